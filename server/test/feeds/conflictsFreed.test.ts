// Holds: product §4 one-winner, product §5 slots-feed
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { busy, conflictStage, fedStage, nine, ten } from './conflictStage.ts';
import { location, publishedSlot, schedule } from './publicationFolder.ts';

const elsewhere = { locations: [location('A'), location('B')], schedules: [schedule('a', 'B')] };

for (const [name, change] of [
  ['is busy', { slots: [busy(nine), ten] }],
  ['is gone', { slots: [ten] }],
  ['is at another time', { slots: [publishedSlot('09:05-09:35'), ten] }],
  ['is at another site', { ...elsewhere, slots: [nine, ten] }],
] as const)
  test(`a time that ${name} in its publication cannot be booked once its appointment is cancelled, and no screen is told that it is free`, async (t) => {
    const { run, cancel, slots, first, endings, db } = await conflictStage(t);
    await run(change);
    await db.deleteFrom('live_events').execute();
    assert.equal((await cancel()).status, 200);
    const slot = (await slots()).find(({ id }) => id === first);
    assert.deepEqual([slot?.status, slot?.withdrawn_by_hand, await endings()], ['busy-unavailable', false, ['cancel']]);
    const events = await db.selectFrom('live_events').select('event').execute();
    assert.deepEqual(events.map(({ event }) => event.type).sort(), ['unread', 'visit']);
  });

test('a conflict is settled when its appointment moves, by its patient or its clinic, and nobody else books the time that it leaves', async (t) => {
  const { run, me, appointment, second, clinic, endings, statuses, slots } = await conflictStage(t);
  await run({ slots: [busy(nine), ten] });
  assert.match(await clinic.type('move', appointment.reference, second, '--free'), /is moved from/);
  assert.deepEqual([await endings(), await statuses()], [['move'], ['busy-unavailable', 'busy']]);
  const eleven = publishedSlot('11:00-11:30');
  await run({ slots: [busy(nine), busy(ten), eleven] });
  const third = (await slots()).at(-1)?.id ?? '';
  assert.equal((await me.reschedule(appointment.reservationId, third)).status, 200);
  assert.deepEqual(
    [await endings(), await statuses()],
    [
      ['move', 'move'],
      ['busy-unavailable', 'busy-unavailable', 'busy'],
    ],
  );
});

test('a person who waits for any time is offered none that is in conflict', async (t) => {
  const { run, cancel, patient } = await conflictStage(t);
  const other = await patient();
  assert.equal((await other.watch({ from: '2087-06-10', to: '2087-06-10' })).status, 201);
  await run({ slots: [busy(nine), busy(ten)] });
  await cancel();
  assert.deepEqual(
    (await other.alerts()).body.alerts.map(({ state }) => state),
    ['waiting'],
  );
});

test('the next import opens a time again that left a conflict, once the publication says that it is free', async (t) => {
  const { run, cancel, statuses, first, patient, book } = await conflictStage(t);
  await run({ slots: [busy(nine), ten] });
  await cancel();
  assert.deepEqual((await run({ slots: [busy(nine), ten] })).slots.freedAgain, 0);
  const { slots, conflicts } = await run({ slots: [nine, ten] });
  assert.deepEqual([slots.freedAgain, conflicts, await statuses()], [1, { found: 0, open: 0 }, ['free', 'free']]);
  const again = await book(await patient(), first);
  assert.equal(again.spaceId, first);
});

test('a time that a clinic withdrew by hand stays withdrawn, whatever the publication says later', async (t) => {
  const { run, clinic, appointment, statuses } = await conflictStage(t);
  await run({ slots: [busy(nine), ten] });
  await clinic.type('cancel', appointment.reference);
  await run({ slots: [nine, ten] });
  assert.deepEqual(await statuses(), ['busy-unavailable', 'free']);
});

test('a period that has no room for all of its appointments sells no time again when one of the others leaves it', async (t) => {
  const { run, slots, statuses, patients, book, endings } = await fedStage(t);
  const period = (capacity: number) => publishedSlot('09:00-09:30', capacity);
  await run({ slots: [period(2)] });
  const [[one, other], [first, second]] = [await patients(2), await slots()];
  if (!one || !other || !first || !second) throw new Error('Too few.');
  const { clinicId, reservationId } = await book(one, first.id);
  await book(other, second.id);
  await run({ slots: [period(1)] });
  assert.equal((await one.cancel({ clinicId, reservationId })).status, 200);
  assert.deepEqual([await statuses(), await endings()], [['busy-unavailable', 'busy'], ['open']]);
  await run({ slots: [period(1)] });
  assert.deepEqual([await statuses(), await endings()], [['busy-unavailable', 'busy'], ['publication']]);
  await run({ slots: [period(2)] });
  assert.deepEqual(await statuses(), ['free', 'busy']);
});

test('a settled conflict still keeps the time from others when its appointment leaves', async (t) => {
  const { run, clinic, conflicts, cancel, statuses } = await conflictStage(t);
  await run({ slots: [busy(nine), ten] });
  await clinic.type('settle', (await conflicts())[0]?.id ?? '');
  await cancel();
  assert.deepEqual(await statuses(), ['busy-unavailable', 'free']);
});

test('an older server beside the newer one frees no time in conflict, also in two statements (decision 58)', async (t) => {
  const { run, db, first, appointment, endings, statuses } = await conflictStage(t);
  await run({ slots: [busy(nine), ten] });
  await sql`update appointments set status = 'cancelled', cancelled_by = 'patient', cancelled_at = now()
    where id = ${appointment.reservationId}::uuid`.execute(db);
  await sql`update slots set status = 'free' where id = ${first}::uuid`.execute(db);
  assert.deepEqual([await endings(), await statuses()], [['cancel'], ['busy-unavailable', 'free']]);
});
