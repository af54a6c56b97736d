import assert from 'node:assert/strict';
import { test } from 'node:test';

import { joinRecords } from '../../src/data/delegation/mergeRecords.ts';
import { issueAppointmentKey } from '../../src/data/reminders/appointmentLinks.ts';
import { hashAppointmentKey, newAppointmentKey } from '../../src/domain/reminders/appointmentLink.ts';
import { bookingStage } from '../support/booking.ts';
import { mailOf } from '../support/mail.ts';
import { whilePatientIsLocked } from '../support/lockedPatient.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { reminderStage } from '../support/reminders.ts';
import { bookAsGuest, newborn, guest } from '../support/guest.ts';
import { linkIn } from '../support/appointmentLink.ts';

test('a guest gets a reminder email with date, phone and reference and confirms by its link; a cancelled appointment gets none (product §4 reminders)', async (t) => {
  const { app, at, db, deps, work } = await reminderStage(t);
  await at('2025-11-03T15:00:00Z');
  const clinicId = await addClinic(db);
  const slot = (start: string) => addSlot(db, { clinicId, start });
  const kept = await bookAsGuest(deps, guest(app), await slot('2025-11-10T15:00:00Z'), { lang: 'en' });
  const dropped = await bookAsGuest(deps, guest(app), await slot('2025-11-10T16:00:00Z'), {
    email: 'autre@exemple.ca',
  });
  await work();
  await at('2025-11-07T15:00:00Z');
  const {
    body: { manageToken },
  } = await guest(app).manage(dropped.reference, newborn.birthDate);
  await guest(app).cancel(manageToken);
  await work();
  const reminders = async (to: string) =>
    (await mailOf(deps).to(to)).filter(({ subject }) => /reminder|rappel/i.test(subject));
  assert.deepEqual(await reminders('autre@exemple.ca'), []);
  const [mail] = await reminders(newborn.email);
  for (const part of [kept.reference, '514\u00A0555-0100', 'Monday, November 10, 2025'])
    assert.ok(mail?.text.includes(part), part);
  assert.doesNotMatch(mail?.text ?? '', /vaccin|Élodie/);
  assert.match(
    mail?.text ?? '',
    /You can confirm that you are coming\. You can cancel it until Monday, November 10, 2025/,
  );
  const [booked] = (await mailOf(deps).to(newborn.email)).filter(({ subject }) => /confirmed/.test(subject));
  assert.match(booked?.text ?? '', /You can cancel it until Monday.*Once reminded, you can also confirm\./);
  assert.ok((await linkIn(app, mail)('confirm', { birthDate: newborn.birthDate })).visit.confirmedAt);
  await at('2025-11-09T15:00:00Z');
  await work();
  assert.equal((await reminders(newborn.email)).length, 2);
});

test('emails to a guest about one appointment that leave at the same moment share its key, and none fails (product §4 express-manage)', async (t) => {
  const { app, deps, db } = await bookingStage(t);
  const slot = await addSlot(db, { clinicId: await addClinic(db), start: 24 });
  const { reservationId } = await bookAsGuest(deps, guest(app), slot);
  const link = { reservationId, accountId: null, daysBefore: null };
  for (let round = 0; round < 500; round += 1) {
    await db.deleteFrom('appointment_links').execute();
    const key = newAppointmentKey();
    await Promise.all(Array.from({ length: 10 }, () => issueAppointmentKey(db, link, key)));
    const stored = await db.selectFrom('appointment_links').select('key_hash').execute();
    assert.deepEqual(stored, [{ key_hash: hashAppointmentKey(key) }], `round ${round}`);
  }
});

test('no link goes to the address of a guest that a merge of records deletes meanwhile (product §8 clinic-identity)', async (t) => {
  const { app, deps, db, patient } = await bookingStage(t);
  const slot = await addSlot(db, { clinicId: await addClinic(db), start: 24 });
  const { reservationId } = await bookAsGuest(deps, guest(app), slot);
  const { patient_id: from } = await db
    .selectFrom('appointments')
    .select('patient_id')
    .where('id', '=', reservationId)
    .executeTakeFirstOrThrow();
  const { patientId: into } = await patient();
  const link = { reservationId, accountId: null, daysBefore: null };
  await issueAppointmentKey(db, link);
  const issued = await whilePatientIsLocked(db, from, async (waiting, merging) => {
    await joinRecords(merging, from, into);
    const issuing = issueAppointmentKey(db, link).then(() => 'issued', String);
    await waiting(1);
    return { issuing };
  });
  assert.match(await issued.issuing, /is gone/);
  assert.deepEqual(await db.selectFrom('appointment_links').select('key_hash').execute(), []);
});

test('an email to a guest says what may still be done, and no more', async (t) => {
  const { app, at, db, deps, work } = await reminderStage(t);
  await at('2025-11-07T15:00:00Z');
  const clinicId = await addClinic(db, { cancel_limit_minutes: 36 * 60 });
  const book = async (start: string) => bookAsGuest(deps, guest(app), await addSlot(db, { clinicId, start }));
  const said = async () => (await mailOf(deps).to(newborn.email))[0]?.text.match(/(?<=la personne\. ).*$/m)?.[0];
  await book('2025-11-10T15:00:00Z');
  await work();
  assert.equal(
    await said(),
    'Vous pourrez l’annuler jusqu’au samedi 8 novembre 2025 à 22\u00A0h. Au moment du rappel, vous pourrez aussi confirmer.',
  );
  await at('2025-11-09T15:00:00Z');
  await work();
  assert.equal(await said(), 'Vous pourrez confirmer votre présence. Pour l’annuler, appelez la clinique.');
  await book('2025-11-09T20:00:00Z');
  await work();
  assert.match((await said()) ?? '', /^Vous pourrez l’annuler jusqu’au [^.]*\.$/, 'no reminder follows');
});
