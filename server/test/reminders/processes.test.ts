import assert from 'node:assert/strict';
import { test } from 'node:test';

import { keptMailsFolder } from '../../src/data/keptMails.ts';
import { planRemindersJob } from '../../src/jobs/planReminders.ts';
import { sendRemindersJob } from '../../src/jobs/sendReminders.ts';
import { keptDelivery } from '../../src/mail/keptDelivery.ts';
import { jobDeps, runJob } from '../support/jobs.ts';
import { sendAll, senderDeps } from '../support/mail.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { reminderStage } from '../support/reminders.ts';
import { storedMessages } from '../support/messages.ts';

const processes = 6;
const together = <T>(work: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: processes }, work));

test('of six simultaneous processes, only one plans, delivers and mails each reminder (product §4 reminders)', async (t) => {
  const { at, db, deps, mails, messages, person } = await reminderStage(t);
  await at('2026-11-10T15:00:00Z');
  const clinicId = await addClinic(db);
  const patients = await Promise.all(Array.from({ length: 12 }, () => person()));
  for (const [slot, patient] of patients.entries()) {
    const slotId = await addSlot(db, {
      clinicId,
      start: new Date(Date.parse('2026-11-20T13:00:00Z') + slot * 1_800_000).toISOString(),
    });
    assert.equal((await patient.reserve(slotId)).status, 201);
  }
  const lines: object[] = [];
  assert.deepEqual(
    (await together(() => runJob(planRemindersJob, jobDeps(deps, lines)))).reduce((sum, done) => sum + done),
    12,
  );
  await at('2026-11-19T13:00:00Z');
  // The twelve of three days before are over by now: they are dealt with, and nobody hears of them.
  assert.deepEqual(
    (await together(() => runJob(sendRemindersJob, jobDeps(deps, lines)))).reduce((sum, done) => sum + done),
    24,
  );
  await together(() => sendAll(senderDeps(deps, keptDelivery(keptMailsFolder(deps.config.dataDir)), lines)));
  for (const patient of patients)
    assert.deepEqual([(await mails(patient)).length, (await messages(patient)).length], [1, 1]);
  assert.deepEqual(lines, []);
});

test('a cancellation at the exact moment of the reminder either comes first or finds it sent, and no reminder email follows it (product §8 visit-links)', async (t) => {
  const { at, book, deps, mails, messages, person, work } = await reminderStage(t);
  await at('2026-11-10T15:00:00Z');
  const patients = await Promise.all(Array.from({ length: 8 }, () => person()));
  const appointments = [];
  for (const patient of patients) appointments.push(await book(patient, '2026-11-20T14:30:00Z'));
  await at('2026-11-19T13:00:00Z');
  await Promise.all([
    ...appointments.map((appointment) => appointment.cancel()),
    ...Array.from({ length: 3 }, () => runJob(sendRemindersJob, jobDeps(deps))),
  ]);
  await work();
  for (const patient of patients) {
    assert.equal((await mails(patient)).length, 0);
    assert.ok((await messages(patient)).length <= 1);
    const last = (await storedMessages(deps)).filter((each) => each.patient_id === patient.patientId).at(-1);
    assert.equal(last?.subject, 'Votre rendez-vous est annulé', 'the cancellation is the last that is heard');
  }
});

test('a reminder that cannot be written is retried later and delays no other (house: jobs)', async (t) => {
  const { at, book, db, deps, mails, person, work } = await reminderStage(t);
  await at('2026-11-10T15:00:00Z');
  const [unlucky, other] = [await person(), await person()];
  const { clinicId } = await book(unlucky, '2026-11-20T14:30:00Z');
  await book(other, '2026-11-20T14:30:00Z');
  const zone = (name: string) =>
    db.updateTable('clinics').set({ time_zone: name }).where('id', '=', clinicId).execute();
  await zone('Nowhere/Else');
  await at('2026-11-19T13:00:00Z');
  const failures: unknown[] = [];
  for (let turns = 0; turns < 4; turns += 1)
    await runJob(sendRemindersJob, jobDeps(deps)).catch((error: unknown) => failures.push(error));
  await work();
  assert.deepEqual([failures.length, (await mails(unlucky)).length, (await mails(other)).length], [1, 0, 1]);
  await zone('America/Toronto');
  await at('2026-11-19T13:06:00Z');
  await work();
  assert.equal((await mails(unlucky)).length, 1);
});

test('an appointment at a clinic with an unknown time zone gets no reminders and blocks those of no other (house: jobs)', async (t) => {
  const { at, db, deps, patients } = await reminderStage(t);
  await at('2026-11-10T15:00:00Z');
  const people = await patients(2);
  await at('2026-11-10T15:00:00Z');
  const [unknown, known] = [await addClinic(db), await addClinic(db)];
  for (const [slot, clinicId] of [unknown, known].entries()) {
    assert.equal(
      (await people[slot]?.reserve(await addSlot(db, { clinicId, start: '2026-11-20T14:30:00Z' })))?.status,
      201,
    );
  }
  await db.updateTable('clinics').set({ time_zone: 'Nowhere/Else' }).where('id', '=', unknown).execute();
  const lines: object[] = [];
  assert.equal(await runJob(planRemindersJob, jobDeps(deps, lines)), 2);
  assert.deepEqual(lines, [{ job: 'plan reminders', reason: 'RangeError' }]);
  assert.equal((await db.selectFrom('reminders').select('due_at').execute()).length, 2);
});
