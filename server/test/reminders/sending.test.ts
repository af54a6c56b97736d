import assert from 'node:assert/strict';
import { test } from 'node:test';

import { clinicOn } from '../support/clinic.ts';
import { addSlot } from '../support/network.ts';
import { reminderStage } from '../support/reminders.ts';

const start = '2026-11-20T14:30:00Z'; // 9:30 in Montréal

test('reminders of an appointment leave three days and one day before, from 8:00 at the clinic (product §4 reminders)', async (t) => {
  const { allMails, at, book, mails, person, work } = await reminderStage(t);
  await at('2026-11-10T15:00:00Z');
  const patient = await person();
  await book(patient, start);
  await work();
  const { length: before } = await allMails(patient);
  const sent: [instant: string, mails: number][] = [
    ['2026-11-17T12:59:50Z', 0],
    ['2026-11-17T13:00:00Z', 1],
    ['2026-11-18T15:00:00Z', 1],
    ['2026-11-19T12:59:50Z', 1],
    ['2026-11-19T13:00:00Z', 2],
    ['2026-11-20T14:00:00Z', 2],
  ];
  for (const [instant, expected] of sent) {
    await at(instant);
    await work();
    assert.equal((await mails(patient)).length, expected, instant);
  }
  assert.equal((await allMails(patient)).length, before + 2, 'no other mail says that the reminder waits');
});

test('a cancelled appointment gets no reminder, even if the reminder was already on its way (product §8 visit-links)', async (t) => {
  const { at, book, mails, messages, person, runJobs, work } = await reminderStage(t);
  await at('2026-11-10T15:00:00Z');
  const patient = await person();
  const [early, late] = [await book(patient, start), await book(patient, '2026-11-21T14:30:00Z')];
  await early.cancel();
  await at('2026-11-18T15:00:00Z');
  await runJobs();
  assert.equal((await messages(patient)).length, 1, 'the other visit’s, three days before');
  await late.cancel();
  await work();
  assert.equal((await mails(patient)).length, 0);
});

test('a moved appointment gets reminders at its new time only, whether patient or clinic moved it (product §4 reminders)', async (t) => {
  const { at, book, db, deps, mails, messages, person, runJobs, work } = await reminderStage(t);
  await at('2026-11-10T15:00:00Z');
  const patient = await person();
  const { clinicId, reference, reservationId } = await book(patient, start);
  await at('2026-11-17T13:00:00Z');
  await runJobs();
  const spaceId = await addSlot(db, { clinicId, start: '2026-11-26T20:00:00Z' });
  assert.equal(
    (await patient.send('POST', 'appointment/reschedule', { reservationId, space: { spaceId } })).status,
    200,
  );
  await work();
  assert.equal((await mails(patient)).length, 0, 'what was on its way for the former time stays behind');
  await at('2026-11-19T15:00:00Z');
  await work();
  assert.match(await clinicOn(deps).type('move', reference, '2026-11-27T15:00'), /is moved/);
  for (const instant of ['2026-11-19T16:00:00Z', '2026-11-23T15:00:00Z']) {
    await at(instant);
    await work();
    assert.equal((await mails(patient)).length, 0, `${instant}: of the times it had before, nobody hears`);
  }
  for (const instant of ['2026-11-24T13:00:00Z', '2026-11-26T13:00:00Z']) {
    await at(instant);
    await work();
  }
  assert.equal((await mails(patient)).length, 2);
  assert.match((await messages(patient)).at(-1) ?? '', /vendredi 27 novembre 2026 à 15\u00A0h,/);
});

test('an appointment booked inside the reminder window gets only the reminders that still make sense (product §4 reminders)', async (t) => {
  const { at, book, mails, person, work } = await reminderStage(t);
  const booked: [instant: string, mails: number][] = [
    ['2026-11-16T23:00:00Z', 2],
    ['2026-11-17T12:00:00Z', 1],
    ['2026-11-18T15:00:00Z', 1],
    ['2026-11-19T11:00:00Z', 0],
    ['2026-11-20T12:00:00Z', 0],
  ];
  for (const [instant, expected] of booked) {
    await at(instant);
    const patient = await person();
    const appointment = await book(patient, start);
    for (const day of ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'].filter(
      (each) => each >= instant.slice(0, 10),
    )) {
      await at(`${day}T14:00:00Z`);
      await work();
    }
    assert.equal((await mails(patient)).length, expected, instant);
    assert.ok(appointment.reservationId);
  }
});

test('a reminder that misses its hours is not sent at night, nor the next day (product §4 reminders)', async (t) => {
  const { at, book, mails, person, runJobs, work } = await reminderStage(t);
  await at('2026-11-10T15:00:00Z');
  const [queued, waiting] = [await person(), await person()];
  await book(queued, start);
  await at('2026-11-18T01:59:50Z'); // 20:59:50 the evening before, in Montréal
  await runJobs();
  await at('2026-11-18T02:00:00Z');
  await book(waiting, '2026-11-21T14:30:00Z');
  await work();
  assert.equal((await mails(queued)).length, 0, 'it was queued in time, and the mail server was away');
  await at('2026-11-19T03:00:00Z');
  await work();
  assert.equal((await mails(waiting)).length, 0, 'no process ran all day');
});

test('each person gets only the reminders that they chose (product §4 reminders)', async (t) => {
  const { at, book, db, mails, messages, person, work } = await reminderStage(t);
  const choices: [choice: object, mails: number, messages: number][] = [
    [{}, 2, 2],
    [{ remind_3_days: false }, 1, 1],
    [{ remind_1_day: false }, 1, 1],
    [{ notify_by_email: false }, 0, 2],
    [{ remind_3_days: false, remind_1_day: false }, 0, 0],
  ];
  await at('2026-11-10T15:00:00Z');
  const patients = await Promise.all(choices.map(() => person()));
  for (const [slot, patient] of patients.entries()) {
    await db
      .updateTable('accounts')
      .set({ lang: 'fr', ...choices[slot]?.[0] })
      .where('id', '=', patient.accountId)
      .execute();
    await book(patient, start);
  }
  for (const day of ['17', '19']) {
    await at(`2026-11-${day}T15:00:00Z`);
    await work();
  }
  for (const [slot, patient] of patients.entries()) {
    const [choice, mailed, left] = choices[slot] ?? [];
    assert.deepEqual(
      [(await mails(patient)).length, (await messages(patient)).length],
      [mailed, left],
      JSON.stringify(choice),
    );
  }
});
