import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';

import { importSlots } from '../../src/feeds/slots/importSlots.ts';
import { bookingStage } from '../support/booking.ts';
import { publicationFolder, publishedSlot } from './publicationFolder.ts';

test('a slot that its clinic publishes as busy ends the hold on it, and is free for nobody afterwards', async (t) => {
  const { db, patients } = await bookingStage(t);
  const { folder, publish } = publicationFolder(t);
  const now = new Date('2027-06-01T12:00:00Z');
  const run = (slots: object[]) =>
    importSlots(db, publish({ slots }), {
      reportPath: join(folder, 'report.ndjson'),
      givenZone: null,
      clock: () => now,
      newMode: 'entrusted',
    });
  await run([publishedSlot('09:00-10:00'), publishedSlot('10:00-11:00')]);
  const [nine, ten] = await db.selectFrom('slots').select('id').orderBy('starts_at').execute();
  const [me, other] = await patients(2);
  assert.equal((await me?.hold(nine?.id ?? ''))?.status, 200);
  assert.equal((await other?.hold(ten?.id ?? ''))?.status, 200);
  await db.deleteFrom('live_events').execute();

  await run([publishedSlot('09:00-10:00', 1, { status: 'busy' }), publishedSlot('10:00-11:00')]);
  assert.deepEqual(await db.selectFrom('slots').select('status').orderBy('starts_at').execute(), [
    { status: 'busy-unavailable' },
    { status: 'free' },
  ]);
  assert.deepEqual(await db.selectFrom('holds').select('slot_id').execute(), [{ slot_id: ten?.id }]);
  const events = await db.selectFrom('live_events').select('event').orderBy('id').execute();
  assert.deepEqual(
    events.map(({ event }) => event.type),
    ['place', 'hold'],
  );
  assert.deepEqual((await me?.held())?.body.holds, []);
  assert.equal((await me?.reserve(nine?.id ?? ''))?.refusal.message, 'appointment.spaceTaken');
});
