import assert from 'node:assert/strict';
import { test } from 'node:test';

import { clinicOn } from '../support/clinic.ts';
import { reminderStage } from '../support/reminders.ts';

const start = '2026-11-20T14:30:00Z';

test('a clinic sends a reminder by hand, which replaces the next scheduled one (product §4 clinic-changes)', async (t) => {
  const { at, book, deps, mails, person, work } = await reminderStage(t);
  await at('2026-11-10T15:00:00Z');
  const [patient, clinic] = [await person(), clinicOn(deps)];
  const { reference } = await book(patient, start);
  await at('2026-11-16T15:00:00Z');
  assert.equal(
    await clinic.type('remind', reference),
    `A reminder of ${reference} (2026-11-20 09:30) leaves as soon as the server runs.`,
  );
  for (const [instant, expected] of [
    ['2026-11-16T15:01:00Z', 1],
    ['2026-11-17T15:00:00Z', 1],
    ['2026-11-19T15:00:00Z', 2],
  ] as const) {
    await at(instant);
    await work();
    assert.equal((await mails(patient)).length, expected, instant);
  }
});

test('a clinic can also send a reminder by hand on the day of the appointment, when no other is scheduled', async (t) => {
  const { at, book, deps, mails, person, work } = await reminderStage(t);
  await at('2026-11-20T11:00:00Z');
  const patient = await person();
  const { reservationId } = await book(patient, start);
  await clinicOn(deps).type('remind', reservationId);
  await work();
  assert.equal((await mails(patient)).length, 1);
});

test('the clinic command refuses a reminder of an appointment that is cancelled or has begun', async (t) => {
  const { at, book, deps, person } = await reminderStage(t);
  await at('2026-11-10T15:00:00Z');
  const [patient, clinic] = [await person(), clinicOn(deps)];
  const [gone, begun] = [await book(patient, start), await book(patient, '2026-11-21T14:30:00Z')];
  const due = () => deps.db.selectFrom('reminders').select(['due_at', 'handled_at']).orderBy('due_at').execute();
  const before = await due();
  await gone.cancel();
  assert.equal(
    await clinic.type('remind', gone.reference),
    `${gone.reference} is cancelled. There is nothing to remind of.`,
  );
  await at('2026-11-21T14:30:00Z');
  assert.equal(await clinic.type('remind', begun.reference), `${begun.reference} has begun.`);
  assert.deepEqual(await due(), before);
});
