// Holds: product §4 clinic-changes
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';

import { clinicStage } from '../support/clinic.ts';
import { taken } from '../support/appointments.ts';
import { yearAhead } from '../support/years.ts';

test('a clinic move refuses a reserved, held or withdrawn slot, and the appointment stays where it is', async (t) => {
  const { clinic, other, slot, book, stored } = await clinicStage(t);
  const appointment = await book(24);
  const [reserved, held, withdrawn] = [await slot(48), await slot(50), await slot(52, { status: 'busy-unavailable' })];
  await other.reserve(reserved);
  await other.hold(held);
  for (const to of [reserved, held, withdrawn]) {
    assert.equal(
      await clinic.type('move', appointment.reference, to),
      `${appointment.reference} is not moved. The slot is booked, held, or withdrawn.`,
    );
  }
  assert.deepEqual(await stored(appointment.spaceId), taken);
});

test('a clinic move refuses a slot that overlaps another appointment of the same person', async (t) => {
  const { clinic, slot, book } = await clinicStage(t);
  const appointment = await book(`${yearAhead}-01-07T14:00:00Z`);
  await book(`${yearAhead}-01-08T14:00:00Z`);
  assert.equal(
    await clinic.type('move', appointment.reference, await slot(`${yearAhead}-01-08T14:10:00Z`)),
    `${appointment.reference} is not moved. The patient has another appointment at that time.`,
  );
});

test('a clinic move refuses a cancelled appointment, one that is over and a target in the past', async (t) => {
  const { db, clinic, me, clinicId, slot, book } = await clinicStage(t);
  const [gone, kept, appointment] = [await book(24), await book(26), await book(28)];
  await me.cancel({ clinicId, reservationId: gone.reservationId });
  await db.updateTable('appointments').set({ status: 'fulfilled' }).where('id', '=', kept.reservationId).execute();
  const to = await slot(48);
  assert.equal(await clinic.type('move', gone.reference, to), `${gone.reference} is not moved. It was cancelled.`);
  assert.equal(
    await clinic.type('move', kept.reference, to),
    `${kept.reference} is not moved. It has begun, or is over.`,
  );
  assert.equal(
    await clinic.type('move', appointment.reference, await slot(-1)),
    `${appointment.reference} is not moved. The new time is past.`,
  );
});

test('a clinic move gives separate errors for an unknown appointment, an unknown slot, an invalid time, and a repeated or skipped time', async (t) => {
  const { clinic, book } = await clinicStage(t);
  const { reference } = await book(24);
  const nowhere = randomUUID();
  assert.equal(
    await clinic.type('move', 'XXXXXXXXXX', nowhere),
    'There is no appointment XXXXXXXXXX. Give its reference of ten characters, or its id.',
  );
  assert.equal(await clinic.type('move', reference, nowhere), `There is no slot ${nowhere}.`);
  assert.match(
    await clinic.type('move', reference, 'tomorrow'),
    /^tomorrow is neither a slot id nor a time\. Write a time as /,
  );
  assert.match(await clinic.type('move', reference, `${yearAhead}-13-41T25:00`), /is neither a slot id nor a time/);
  for (const unreal of [
    `${yearAhead}-02-30T09:00`,
    `${yearAhead}-02-28 24:00`,
    `${yearAhead}-02-30T09:00:00-05:00`,
    `${yearAhead}-02-28T24:00-05:00`,
    `${yearAhead}-02-28T09:00-25:00`,
    `${yearAhead}-02-28T09:00:60-05:00`,
    '0000-02-28T09:00',
  ])
    assert.match(await clinic.type('move', reference, unreal), /is neither a slot id nor a time/);
  assert.equal(
    await clinic.type('move', reference, `${yearAhead}-03-10T02:30`),
    `The clocks of the clinic never show ${yearAhead}-03-10T02:30: they are put forward in that hour.`,
  );
  assert.equal(
    await clinic.type('move', reference, `${yearAhead}-11-03T01:30`),
    `The clocks of the clinic show ${yearAhead}-11-03T01:30 twice: add the offset, as in ${yearAhead}-11-03T01:30-04:00.`,
  );
  assert.match(
    await clinic.type('move', reference, `${yearAhead}-11-03T01:30-05:00`),
    new RegExp(` to ${yearAhead}-11-03 01:30, GMF du Fleuve\\.`),
  );
});
