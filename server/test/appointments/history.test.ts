// Holds: spec §7 history
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { bookingStage } from '../support/booking.ts';
import { addClinic, addSlot } from '../support/network.ts';

test('the history lists upcoming appointments soonest first, and the others latest first', async (t) => {
  const { db, patient } = await bookingStage(t);
  const clinicId = await addClinic(db);
  const me = await patient();
  const book = async (start: number) => (await me.reserve(await addSlot(db, { clinicId, start }))).body;
  const cancelled = await book(50);
  await me.cancel({ clinicId, reservationId: cancelled.reservationId });
  const [kept, missed] = [await book(24), await book(25)];
  const shift = { starts_at: new Date('2026-01-01T14:00:00Z'), ends_at: new Date('2026-01-01T14:20:00Z') };
  await db
    .updateTable('appointments')
    .set({ ...shift, status: 'fulfilled' })
    .where('id', '=', kept.reservationId)
    .execute();
  await db
    .updateTable('appointments')
    .set({ starts_at: new Date('2026-02-01T14:00:00Z'), ends_at: new Date('2026-02-01T14:20:00Z') })
    .where('id', '=', missed.reservationId)
    .execute();
  const [later, soon] = [await book(30), await book(28)];
  const { status, body } = await me.history();
  assert.equal(status, 200);
  assert.deepEqual(body.upcoming, [soon, later]);
  assert.deepEqual(
    body.past.map(({ reservationId, status: state }) => [reservationId, state]),
    [
      [cancelled.reservationId, 'cancelled'],
      [missed.reservationId, 'booked'],
      [kept.reservationId, 'fulfilled'],
    ],
  );
});

test('an appointment in progress still counts as upcoming', async (t) => {
  const { db, patient } = await bookingStage(t);
  const me = await patient();
  await me.reserve(await addSlot(db, { clinicId: await addClinic(db), start: 24 }));
  const now = Date.now();
  await db
    .updateTable('appointments')
    .set({ starts_at: new Date(now - 60_000), ends_at: new Date(now + 600_000) })
    .execute();
  assert.equal((await me.history()).body.upcoming.length, 1);
});

test('the history is the person’s own, in every form of request that names no one else', async (t) => {
  const { db, patient } = await bookingStage(t);
  const [me, other] = [await patient(), await patient()];
  await me.reserve(await addSlot(db, { clinicId: await addClinic(db), start: 24 }));
  for (const body of [
    undefined,
    {},
    { dependent: null },
    { patientId: me.patientId },
    { dependent: { patientId: me.patientId } },
  ]) {
    assert.equal((await me.history(body)).body.upcoming.length, 1, JSON.stringify(body));
  }
  assert.deepEqual((await other.history()).body, { upcoming: [], past: [] });
});
