import assert from 'node:assert/strict';
import { test } from 'node:test';

import { addLink, addPatient } from '../support/people.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { reminderStage, type ReminderStage } from '../support/reminders.ts';
import { linkIn } from '../support/appointmentLink.ts';
import type { Patient } from '../support/booking.ts';

const dayBefore = '2026-11-19T15:00:00Z';

const bookFor = async ({ at, db, runJobs }: ReminderStage, parent: Patient, patientId: string): Promise<void> => {
  await at('2026-11-10T15:00:00Z');
  const slotId = await addSlot(db, { clinicId: await addClinic(db), start: '2026-11-20T14:30:00Z' });
  const { status, raw } = await parent.reserve(slotId, { dependent: { patientId } });
  assert.equal(status, 201, raw);
  await runJobs();
};

test('the parent who books for a child gets the reminder, and opens its link with the child’s birth date (product §8 reminder-people)', async (t) => {
  const stage = await reminderStage(t);
  const { app, at, db, mails, person, work } = stage;
  const [parent, other, reader] = [await person(), await person(), await person()];
  const child = await addPatient(db, { first_name: 'Léa', birth_date: '2019-05-06' });
  await addLink(db, { account_id: parent.accountId, patient_id: child });
  await addLink(db, { account_id: other.accountId, patient_id: child, scopes: ['book', 'messages'] });
  await addLink(db, { account_id: reader.accountId, patient_id: child, scopes: ['history'] });
  await bookFor(stage, parent, child);
  await at(dayBefore);
  await work();
  assert.deepEqual(
    await Promise.all([parent, other, reader].map(async (each) => (await mails(each)).length)),
    [1, 1, 0],
  );
  const open = linkIn(app, (await mails(parent))[0]);
  assert.equal((await open('read', { birthDate: '1980-02-29' })).status, 403, 'the parent’s own');
  assert.equal((await open('confirm', { birthDate: '2019-05-06' })).visit.firstName, 'Léa');
});

test('a child without an account gets one reminder, in the mailbox that its parents read (product §8 reminder-people)', async (t) => {
  const stage = await reminderStage(t);
  const { at, db, messages, person, work } = stage;
  const [parent, other] = [await person(), await person()];
  const child = await addPatient(db, { first_name: 'Léa', birth_date: '2019-05-06' });
  for (const { accountId } of [parent, other])
    await addLink(db, { account_id: accountId, patient_id: child, scopes: ['book', 'messages'] });
  await db.updateTable('accounts').set({ lang: 'en' }).where('id', '=', parent.accountId).execute();
  await bookFor(stage, parent, child);
  await at(dayBefore);
  await work();
  const left = await messages({ patientId: child });
  assert.equal(left.length, 1);
  assert.match(left[0] ?? '', /^Léa’s appointment is on/, 'in the language of the person who booked');
});

test('after the age lock the parent who booked gets the reminder and can view it, but can neither confirm nor cancel (product §8 reminder-people)', async (t) => {
  const stage = await reminderStage(t);
  const { app, at, db, mails, person, work } = stage;
  const parent = await person();
  const child = await addPatient(db, { birth_date: '2012-11-15' });
  await addLink(db, { account_id: parent.accountId, patient_id: child });
  await bookFor(stage, parent, child);
  await db
    .updateTable('dependents')
    .set({ locked_at: new Date('2026-11-15T05:00:00Z'), lock_reason: 'age14' })
    .where('patient_id', '=', child)
    .execute();
  await at(dayBefore);
  await work();
  const [mail] = await mails(parent);
  assert.doesNotMatch(mail?.text ?? '', /Vous pourrez/);
  const open = linkIn(app, mail);
  const birthDate = '2012-11-15';
  const { status: seen, visit } = await open('read', { birthDate });
  assert.deepEqual([seen, visit.mayAct], [200, false]);
  for (const action of ['confirm', 'cancel'] as const) {
    const { status, refusal } = await open(action, { birthDate });
    assert.deepEqual([status, refusal.message], [403, 'dependents.noAccess']);
  }
});

test('a delegate whose access has ended gets no reminder, and the link already mailed opens nothing (product §4 not-yours)', async (t) => {
  const stage = await reminderStage(t);
  const { app, at, db, mails, person, work } = stage;
  const [parent, late] = [await person(), await person()];
  const child = await addPatient(db, { birth_date: '2019-05-06' });
  for (const { accountId } of [parent, late])
    await addLink(db, { account_id: accountId, patient_id: child, scopes: ['book', 'messages'] });
  await bookFor(stage, parent, child);
  const end = (accountId: string) =>
    db.updateTable('dependents').set({ state: 'ended' }).where('account_id', '=', accountId).execute();
  await end(late.accountId);
  await at(dayBefore);
  await work();
  assert.equal((await mails(late)).length, 0);
  await end(parent.accountId);
  assert.equal((await linkIn(app, (await mails(parent))[0])('read', { birthDate: '2019-05-06' })).status, 410);
});

test('a person with an unknown birth date gets a link to the login, without a key (product §8 visit-links)', async (t) => {
  const stage = await reminderStage(t);
  const { at, book, db, deps, mails, person, work } = stage;
  await at('2026-11-10T15:00:00Z');
  const patient = await person();
  await db.updateTable('patients').set({ birth_date: null }).where('id', '=', patient.patientId).execute();
  await book(patient, '2026-11-20T14:30:00Z');
  await at(dayBefore);
  await work();
  const [mail] = await mails(patient);
  assert.ok(mail);
  assert.ok(mail.text.includes(`${deps.config.publicUrl}/#/app/appointments\n`));
  assert.doesNotMatch(mail.text, /key=/);
});

test('delegates get no reminders of what a person of 14 to 17 booked alone, even as a guest or with the account closed since (product §8 reminder-people)', async (t) => {
  const stage = await reminderStage(t);
  const { at, book, db, mails, person, work } = stage;
  await at('2026-11-10T15:00:00Z');
  const [delegate, closed, joined] = [await person(), await person(), await person()];
  for (const { patientId } of [closed, joined]) {
    await db.updateTable('patients').set({ birth_date: '2011-05-06' }).where('id', '=', patientId).execute();
    await addLink(db, {
      account_id: delegate.accountId,
      patient_id: patientId,
      basis: 'written-authorization',
      scopes: ['book', 'messages'],
    });
  }
  const appointments = [await book(closed, '2026-11-20T14:30:00Z'), await book(joined, '2026-11-20T14:30:00Z')];
  await db.updateTable('accounts').set({ closed_at: new Date() }).where('id', '=', closed.accountId).execute();
  await db
    .updateTable('appointments')
    .set({ booked_by_account_id: null })
    .where('id', '=', appointments[1]?.reservationId ?? '')
    .execute();
  await at(dayBefore);
  await work();
  assert.deepEqual([(await mails(delegate)).length, (await mails(joined)).length], [0, 1]);
});

test('when the booker’s account was erased, other delegates of a person of 14 to 17 without an account get the reminder (product §8 reminder-people)', async (t) => {
  const stage = await reminderStage(t);
  const { at, db, mails, person, work } = stage;
  const [booker, delegate] = [await person(), await person()];
  const patientId = await addPatient(db, { birth_date: '2011-05-06' });
  for (const { accountId } of [booker, delegate]) {
    await addLink(db, {
      account_id: accountId,
      patient_id: patientId,
      basis: 'written-authorization',
      scopes: ['book', 'messages'],
    });
  }
  await bookFor(stage, booker, patientId);
  await db.deleteFrom('accounts').where('id', '=', booker.accountId).execute();
  await at(dayBefore);
  await work();
  assert.equal((await mails(delegate)).length, 1);
});
