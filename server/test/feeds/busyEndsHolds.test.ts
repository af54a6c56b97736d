// Holds: product §5 slots-feed
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';

import type { Kysely } from 'kysely';

import type { Tables } from '../../src/data/tables.ts';
import { importSlots } from '../../src/feeds/slots/importSlots.ts';
import { alertStage, offeredTo, waitInLine } from '../support/alerts.ts';
import { bookingStage } from '../support/booking.ts';
import { publicationFolder, publishedSlot } from './publicationFolder.ts';

const importing = (t: TestContext, db: Kysely<Tables>) => {
  const { folder, publish } = publicationFolder(t);
  return (slots: object[]) =>
    importSlots(db, publish({ slots }), {
      reportPath: join(folder, 'report.ndjson'),
      givenZone: null,
      clock: () => new Date('2027-06-01T12:00:00Z'),
      newMode: 'entrusted',
    });
};

/** Two slots that were imported, in the order of their time and number, and two people who book. */
const stageOf = async (t: TestContext, slots: object[]) => {
  const { db, patients } = await bookingStage(t);
  const run = importing(t, db);
  await run(slots);
  const [one, two] = await db.selectFrom('slots').select('id').orderBy('starts_at').orderBy('source_key').execute();
  const [me, other] = await patients(2);
  if (one === undefined || two === undefined || me === undefined || other === undefined) throw new Error('Too few.');
  return { db, run, one: one.id, two: two.id, me, other };
};

test('a slot that its clinic publishes as busy ends the hold on it, and is free for nobody afterwards', async (t) => {
  const published = [publishedSlot('09:00-10:00'), publishedSlot('10:00-11:00')];
  const { db, run, one, two, me, other } = await stageOf(t, published);
  assert.equal((await me.hold(one)).status, 200);
  assert.equal((await other.hold(two)).status, 200);
  await db.deleteFrom('live_events').execute();

  await run([publishedSlot('09:00-10:00', 1, { status: 'busy' }), publishedSlot('10:00-11:00')]);
  assert.deepEqual(await db.selectFrom('slots').select('status').orderBy('starts_at').execute(), [
    { status: 'busy-unavailable' },
    { status: 'free' },
  ]);
  assert.deepEqual(await db.selectFrom('holds').select('slot_id').execute(), [{ slot_id: two }]);
  const events = await db.selectFrom('live_events').select('event').orderBy('id').execute();
  assert.deepEqual(
    events.map(({ event }) => event.type),
    ['place', 'hold'],
  );
  assert.deepEqual((await me.held()).body.holds, []);
  assert.equal((await me.reserve(one, { raisonVisite: 'vaccination' })).refusal.message, 'appointment.spaceTaken');
});

test('a period with room for fewer ends as many holds as are too many, and no appointment', async (t) => {
  const { db, run, one, two, me, other } = await stageOf(t, [publishedSlot('09:00-10:00', 2)]);
  assert.equal((await me.hold(one)).status, 200);
  assert.equal((await other.hold(two)).status, 200);
  await run([publishedSlot('09:00-10:00', 1)]);
  assert.deepEqual(await db.selectFrom('holds').select('slot_id').execute(), [{ slot_id: one }]);
  assert.equal((await me.reserve(one, { raisonVisite: 'vaccination' })).status, 201);
  await run([publishedSlot('09:00-10:00', 0)]);
  assert.deepEqual(await db.selectFrom('slots').select('status').orderBy('source_key').execute(), [
    { status: 'busy' },
    { status: 'busy-unavailable' },
  ]);
});

test('an offer of a slot that its clinic publishes as busy ends, and the person goes on waiting', async (t) => {
  const stage = await alertStage(t);
  const { db } = stage;
  const { first, second, spaceId } = await waitInLine(stage);
  assert.equal(await offeredTo(first), spaceId);
  const offered = await db.selectFrom('slots').selectAll().where('id', '=', spaceId).executeTakeFirstOrThrow();
  const [start, end] = [offered.starts_at.toISOString(), offered.ends_at.toISOString()];
  await db
    .updateTable('slots')
    .set({ source: 'smart:clinics.example', source_key: `a|${start}|${end}#1` })
    .where('id', '=', spaceId)
    .execute();
  await importing(t, db)([publishedSlot('09:00-10:00', 1, { status: 'busy', start, end })]);
  assert.deepEqual([await offeredTo(first), await offeredTo(second)], [undefined, undefined]);
  assert.deepEqual(
    (await first.alerts()).body.alerts.map(({ state }) => state),
    ['waiting'],
  );
  assert.equal((await first.reserve(spaceId)).refusal.message, 'appointment.spaceTaken');
});
