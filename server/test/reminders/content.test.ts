import assert from 'node:assert/strict';
import { test } from 'node:test';

import { keyIn } from '../support/mail.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { addLink, addPatient } from '../support/people.ts';
import { reminderStage } from '../support/reminders.ts';

const start = '2026-11-20T14:30:00Z'; // 9:30 in Montréal

test('the mailbox gets the whole reminder, while the email contains no date, clinic or reason for a person who wants emails without (product §8 mail-content)', async (t) => {
  const { at, book, mails, messages, person, work } = await reminderStage(t);
  await at('2026-11-10T15:00:00Z');
  const patient = await person();
  assert.equal((await patient.send('PATCH', 'user', { notifications: { emailDetails: false } })).status, 200);
  const appointment = await book(patient, start, {
    name: 'Clinique du Fjord',
    address_line: '1 rue du Quai',
    city: 'Saguenay',
  });
  await at('2026-11-19T15:00:00Z');
  await work();
  const [message] = await messages(patient);
  assert.match(message ?? '', /vendredi 20 novembre 2026 à 9\u00A0h\u00A030, heure de la clinique/);
  assert.match(message ?? '', /Clinique du Fjord, 1 rue du Quai, Saguenay/);
  assert.match(message ?? '', new RegExp(appointment.reference));
  const [mail] = await mails(patient);
  assert.ok(mail);
  const said = `${mail.subject}\n${mail.text}\n${mail.html}`;
  assert.doesNotMatch(
    said.replaceAll(patient.accountId, '').replace(/key=[\w-]+/g, ''),
    /20|novembre|9\u00A0h|Fjord|Saguenay|screening|ITSS|Camille|Tremblay/,
  );
  assert.doesNotMatch(message ?? '', /screening|ITSS/i);
  assert.equal(said.includes(appointment.reference), false);
});

test('the email of a reminder says when and where, until when it can be cancelled, and never the reason (product §8 mail-content)', async (t) => {
  const { at, book, mails, person, work } = await reminderStage(t);
  await at('2026-11-10T15:00:00Z');
  const patient = await person();
  await book(patient, start, { name: 'Clinique du Fjord', address_line: '1 rue du Quai', city: 'Saguenay' });
  await at('2026-11-19T15:00:00Z');
  await work();
  const [mail] = await mails(patient);
  assert.equal(mail?.subject, 'Rappel\u00A0: votre rendez-vous');
  for (const part of ['vendredi 20 novembre 2026', '9\u00A0h\u00A030', 'Clinique du Fjord, 1 rue du Quai, Saguenay'])
    assert.ok(mail.text.includes(part), part);
  assert.match(mail.text, /Vous pourrez confirmer votre présence\. Vous pourrez l’annuler jusqu’au vendredi 20/);
  assert.doesNotMatch(`${mail.subject} ${mail.text}`, /screening|ITSS/i);
});

test('the email of a reminder about a child names the child (product §8 mail-content)', async (t) => {
  const { at, db, mails, person, work } = await reminderStage(t);
  await at('2026-11-10T15:00:00Z');
  const parent = await person();
  const patientId = await addPatient(db, { first_name: 'Léa', birth_date: '2020-05-01' });
  await addLink(db, { account_id: parent.accountId, patient_id: patientId, scopes: ['book', 'history', 'messages'] });
  const slotId = await addSlot(db, { clinicId: await addClinic(db), start });
  assert.equal((await parent.reserve(slotId, { dependent: { patientId } })).status, 201);
  await work();
  await at('2026-11-19T15:00:00Z');
  await work();
  const [mail] = await mails(parent);
  assert.equal(mail?.subject, 'Rappel\u00A0: le rendez-vous de Léa');
});

test('a reminder uses the language of the person (product §6 mail)', async (t) => {
  const { at, book, db, mails, messages, person, work } = await reminderStage(t);
  await at('2026-11-10T15:00:00Z');
  const patient = await person();
  await db.updateTable('accounts').set({ lang: 'en' }).where('id', '=', patient.accountId).execute();
  await book(patient, start);
  await at('2026-11-19T15:00:00Z');
  await work();
  const [mail] = await mails(patient);
  assert.equal(mail?.subject, 'Reminder: your appointment');
  assert.match((await messages(patient))[0] ?? '', /Friday, November 20, 2026 at 9:30\u00A0a\.m\., clinic time/);
});

test('the link of a reminder begins with PUBLIC_URL, whatever host the booking request claimed (security: T4)', async (t) => {
  const { at, db, mails, patients, runJobs, work } = await reminderStage(t, {
    env: { PUBLIC_URL: 'http://portail.example/sante' },
  });
  await at('2026-11-10T15:00:00Z');
  const [patient] = await patients(1);
  assert.ok(patient);
  await at('2026-11-10T15:00:00Z');
  const slotId = await addSlot(db, { clinicId: await addClinic(db), start });
  const lies = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
  assert.equal((await patient.reserve(slotId, {}, lies)).status, 201);
  await runJobs();
  await at('2026-11-19T15:00:00Z');
  await work();
  const [mail] = await mails(patient);
  assert.ok(mail);
  const addresses = [...`${mail.text}\n${mail.html}`.matchAll(/\bhttps?:\/\/[^\s"<]+/g)].map(([address]) => address);
  assert.equal(addresses.length, 3);
  for (const address of addresses)
    assert.equal(address, `http://portail.example/sante/#/nosession/visit?key=${keyIn(mail)}`);
});
