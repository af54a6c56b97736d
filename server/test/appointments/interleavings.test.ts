// Holds: product §4 one-winner, product §4 no-overlap, product §8 one-hold
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql, type Kysely } from 'kysely';

import type { Tables } from '../../src/data/tables.ts';
import { bookingStage, type Patient } from '../support/booking.ts';
import { addClinic, addPlace } from '../support/network.ts';
import { seededRandom } from '../support/seededRandom.ts';

const waves = Number(process.env.INTERLEAVING_WAVES ?? 25);
const atOnce = 16;

type World = { db: Kysely<Tables>; clinicId: string; places: string[]; people: Patient[] };

/** What acknowledged reservations have become, by id: only what a server said. */
type Ledger = Map<string, 'booked' | 'cancelled'>;

/** What must never be found, whatever happened before: each query lists its cases. */
const broken = {
  'a place with two live visits': sql`
    select place_id from reservations where status <> 'cancelled' group by place_id having count(*) > 1`,
  'a place that is busy without a visit, or free with one': sql`
    select id from places where (status = 'busy') <> exists (
      select from reservations where place_id = places.id and status <> 'cancelled')`,
  'a hold on a place that is busy': sql`
    select place_id from holds join places on places.id = holds.place_id where places.status <> 'free'`,
  'a person with two visits at the same time': sql`
    select one.id from reservations as one join reservations as two on one.patient_id = two.patient_id and one.id < two.id
      and one.status = 'booked' and two.status = 'booked'
      and tstzrange(one.starts_at, one.ends_at) && tstzrange(two.starts_at, two.ends_at)`,
  'a person with two holds': sql`select patient_id from holds group by patient_id having count(*) > 1`,
  'a person with more than three visits ahead': sql`
    select patient_id from reservations where status = 'booked' group by patient_id having count(*) > 3`,
};

const assertSound = async ({ db }: World, ledger: Ledger, when: string): Promise<void> => {
  for (const [what, query] of Object.entries(broken)) assert.deepEqual((await query.execute(db)).rows, [], `${what}, ${when}`);
  const rows = await db.selectFrom('reservations').select(['id', 'status']).execute();
  assert.deepEqual(new Map(rows.map(({ id, status }) => [id, status])), ledger, `acknowledged is what stands, ${when}`);
};

const assertNoFault = <T extends { status: number; raw: string }>(reply: T): T => {
  assert.ok(reply.status < 500, reply.raw);
  return reply;
};

const oneOf = <T>(random: () => number, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] ?? assert.fail('nothing to choose from');

/** One thing that somebody does, or time does. What the server acknowledges goes into the ledger. */
const act = async ({ db, clinicId, places, people }: World, ledger: Ledger, random: () => number): Promise<void> => {
  const [who, place, dice] = [oneOf(random, people), oneOf(random, places), random()];
  const booked = [...ledger].filter(([, status]) => status === 'booked').map(([id]) => id);
  if (dice < 0.3) assertNoFault(await who.hold(place));
  else if (dice < 0.35) assertNoFault(await who.release({ spaceId: place }));
  else if (dice < 0.45) await sql`update holds set expires_at = now() where place_id = ${place}`.execute(db);
  else if (dice < 0.8 || booked.length === 0) {
    const reserved = assertNoFault(await who.reserve(place));
    if (reserved.status === 201) ledger.set(reserved.body.reservationId, 'booked');
  } else {
    const reservationId = oneOf(random, booked);
    const cancelled = assertNoFault(await who.cancel({ clinicId, reservationId }));
    if (cancelled.status === 200) ledger.set(reservationId, 'cancelled');
  }
};

test(`whatever order holding, running out, reserving and cancelling happen in, every promise is kept (${waves} waves)`, async (t) => {
  const { db, patients } = await bookingStage(t);
  const clinicId = await addClinic(db);
  const starts = ['14:00', '14:10', '15:00', '16:00', '17:00', '18:00'];
  const places = await Promise.all(starts.map((start) => addPlace(db, { clinicId, start: `2030-01-07T${start}:00Z` })));
  const world: World = { db, clinicId, places, people: await patients(6) };
  const seed = Number(process.env.INTERLEAVING_SEED ?? 2026);
  const random = seededRandom(seed);
  const ledger: Ledger = new Map();
  for (let wave = 0; wave < waves; wave += 1) {
    await Promise.all(Array.from({ length: atOnce }, () => act(world, ledger, random)));
    await assertSound(world, ledger, `wave ${wave}, seed ${seed}`);
  }
  assert.ok(new Set(ledger.values()).size === 2, 'nothing was both booked and cancelled: the test did not test');
});

test('a place that is being cancelled goes to one of those who want it, or to nobody', async (t) => {
  const { db, patient, patients } = await bookingStage(t, { env: { UPCOMING_MOST: '100' } });
  const clinicId = await addClinic(db);
  const [first, others] = [await patient(), await patients(5)];
  for (let round = 0; round < 10; round += 1) {
    const spaceId = await addPlace(db, { clinicId, start: 24 + round });
    const { reservationId } = (await first.reserve(spaceId)).body;
    const cancelling = first.cancel({ clinicId, reservationId });
    const wanted = await Promise.all(others.map((other) => other.reserve(spaceId)));
    assert.equal((await cancelling).status, 200);
    const won = wanted.filter(({ status }) => status === 201).length;
    const live = await db.selectFrom('reservations').select('id').where('place_id', '=', spaceId).where('status', '=', 'booked').execute();
    assert.deepEqual([won <= 1, live.length], [true, won]);
    assert.ok(wanted.every(({ status }) => status === 201 || status === 409));
  }
});
