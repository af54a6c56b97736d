// Holds: product §4 alerts, product §4 one-winner, product §8 alert-offers
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { lockSlots } from '../../src/data/bookingLocks.ts';
import { inTransaction } from '../../src/data/transaction.ts';
import { passOnSlotsJob } from '../../src/jobs/passOnSlots.ts';
import { tellOffersJob } from '../../src/jobs/tellOffers.ts';
import { alertStage, finish, offeredTo, type AlertStage } from '../support/alerts.ts';
import type { Patient } from '../support/booking.ts';
import { addSlot } from '../support/network.ts';
import { seededRandom, testSeed } from '../support/seededRandom.ts';

const waves = Number(process.env.INTERLEAVING_WAVES ?? 25);
const atOnce = 14;

/** What must never be found, whatever happened before: each query lists its cases. */
const broken = {
  'a place with two owners: live visits, live holds and open offers together': sql`
    select p.id from slots as p where (select count(*) from appointments where slot_id = p.id and status <> 'cancelled')
      + (select count(*) from holds where slot_id = p.id and expires_at > statement_timestamp()) > 1`,
  'an open offer that does not keep its place for its watcher': sql`
    select slot_id from alert_offers as offer where outcome is null and expires_at > statement_timestamp() and not exists (
      select from holds join slots on slots.id = holds.slot_id and slots.status = 'free'
      where holds.slot_id = offer.slot_id and holds.kind = 'offer' and holds.patient_id = offer.patient_id and holds.expires_at >= offer.expires_at)`,
  'a place kept by an offer that is not open': sql`
    select slot_id from holds where kind = 'offer' and expires_at > statement_timestamp() and not exists (
      select from alert_offers as offer where offer.slot_id = holds.slot_id and offer.patient_id = holds.patient_id and outcome is null)`,
  'an alert whose state is not that of its offers': sql`
    select id from alerts where (state = 'offered') <> exists (select from alert_offers where alert_id = alerts.id and outcome is null)`,
  'a place offered more than three times': sql`select slot_id from alert_offers group by slot_id having count(*) > 3`,
  'a place that is busy without a visit, or free with one': sql`
    select id from slots where (status = 'busy') <> exists (select from appointments where slot_id = slots.id and status <> 'cancelled')`,
};

/** What acknowledged reservations have become, by id, and whose they are. */
type Ledger = Map<string, { status: 'booked' | 'cancelled'; who: Patient }>;

const assertSound = async ({ db }: AlertStage, ledger: Ledger, when: string): Promise<void> => {
  for (const [what, query] of Object.entries(broken))
    assert.deepEqual((await query.execute(db)).rows, [], `${what}, ${when}`);
  const rows = await db.selectFrom('appointments').select(['id', 'status']).execute();
  const known = new Map([...ledger].map(([id, { status }]) => [id, status]));
  assert.deepEqual(new Map(rows.map(({ id, status }) => [id, status])), known, `acknowledged is what stands, ${when}`);
};

/** The hold on the slot has expired. Locked first: the statement that waits sees no offer made meanwhile. */
const runOut = ({ db }: AlertStage, slotId: string) =>
  inTransaction(db, async (transaction) => {
    await lockSlots(transaction, [slotId]);
    await sql`
      with offers as (update alert_offers set expires_at = statement_timestamp() where slot_id = ${slotId} and outcome is null)
      update holds set expires_at = statement_timestamp() where slot_id = ${slotId}`.execute(transaction);
  });

const noFault = <T extends { status: number; raw: string }>(reply: T): T => {
  assert.ok(reply.status < 500, reply.raw);
  return reply;
};

/** What is over is forgotten, so that the same few people can be offered the same few slots again. */
const forgetPast = async ({ db, ledger }: World): Promise<void> => {
  await sql`delete from alert_offers where outcome is not null`.execute(db);
  await sql`delete from appointments where status = 'cancelled'`.execute(db);
  for (const [id, { status }] of ledger) if (status === 'cancelled') ledger.delete(id);
};

type World = AlertStage & { slots: string[]; people: Patient[]; ledger: Ledger };

/** One thing that somebody does, or time does, or a server does by itself. */
const act = async (world: World, random: () => number): Promise<void> => {
  const oneOf = <T>(list: readonly T[]): T =>
    list[Math.floor(random() * list.length)] ?? assert.fail('nothing to choose from');
  const [who, slot, dice] = [oneOf(world.people), oneOf(world.slots), random()];
  const booked = [...world.ledger].filter(([, { status }]) => status === 'booked');
  if (dice < 0.12) noFault(await who.watch());
  else if (dice < 0.22) noFault(await who.release({ spaceId: slot }));
  else if (dice < 0.32) await runOut(world, slot);
  else if (dice < 0.44) await finish(oneOf([passOnSlotsJob, tellOffersJob]), world.deps);
  else if (dice < 0.52) noFault(await who.hold(slot));
  else if (dice < 0.56) {
    const [alert] = (await who.alerts()).body.alerts;
    if (alert !== undefined) noFault(await who.endAlert(alert.alertId));
  } else if (dice < 0.76 || booked.length === 0) {
    const offered = dice < 0.66 ? await offeredTo(who) : undefined;
    const { status, body } = noFault(await who.reserve(offered ?? slot));
    if (status === 201) world.ledger.set(body.reservationId, { status: 'booked', who });
  } else {
    const [reservationId, { who: owner }] = oneOf(booked);
    if (dice < 0.86) {
      noFault(await owner.reschedule(reservationId, (await offeredTo(owner)) ?? slot));
      return;
    }
    const { status } = noFault(await owner.cancel({ clinicId: world.clinicId, reservationId }));
    if (status === 200) world.ledger.set(reservationId, { status: 'cancelled', who: owner });
  }
};

test(`every slot has one owner, whatever the order of alerts, offers, bookings, moves, declines, expiries and cancellations (${waves} waves)`, async (t) => {
  const stage = await alertStage(t, { env: { MAX_UPCOMING: '6' } });
  const slots = await Promise.all(
    [26, 27, 30, 34, 38, 42, 46, 50].map((start) => addSlot(stage.db, { clinicId: stage.clinicId, start })),
  );
  const world: World = { ...stage, slots, people: await stage.patients(10), ledger: new Map() };
  for (const person of world.people) await person.watch();
  const seed = testSeed(2026);
  const random = seededRandom(seed);
  for (let wave = 0; wave < waves; wave += 1) {
    if (wave % 3 === 2) await forgetPast(world);
    await Promise.all(Array.from({ length: atOnce }, () => act(world, random)));
    await assertSound(stage, world.ledger, `wave ${wave}, seed ${seed}`);
  }
  const {
    rows: [told],
  } = await sql<{ offers: number; taken: number }>`
    select (select count(*)::int from audit_events where action = 'place.offered') as offers,
      (select count(*)::int from alerts where state = 'met') as taken`.execute(stage.db);
  t.diagnostic(`${told?.offers} offers, ${told?.taken} taken, ${world.ledger.size} visits`);
  assert.ok((told?.offers ?? 0) > 10 && (told?.taken ?? 0) > 0, 'hardly anything was offered: the test did not test');
});

type Racers = { watcher: Patient; next: Patient; other: Patient };

/** The watcher takes and leaves the slot, others reserve it, its offer ends, and two servers look after it. @returns how many were told that they have it */
const raceFor = async (stage: AlertStage, { watcher, next, other }: Racers, spaceId: string): Promise<number> => {
  const inputs = Promise.all([watcher, next, other].map((who) => who.reserve(spaceId)));
  const turns = Promise.all([
    runOut(stage, spaceId),
    watcher.release({ spaceId }),
    finish(passOnSlotsJob, stage.deps),
    finish(passOnSlotsJob, stage.deps),
  ]);
  await turns;
  return (await inputs).map(noFault).filter(({ status }) => status === 201).length;
};

test('when a watcher takes a slot, others reserve it and the offer ends all at once, one person gets the slot and only they get a confirmation', async (t) => {
  const stage = await alertStage(t, { env: { MAX_UPCOMING: '100' } });
  for (let round = 0; round < 12; round += 1) {
    const [watcher, next, other] = await stage.patients(3);
    assert.ok(watcher && next && other);
    for (const person of [watcher, next]) await person.watch();
    const { spaceId, cancel } = await stage.takenSlot(26 + round);
    await cancel();
    const told = await raceFor(stage, { watcher, next, other }, spaceId);
    const live = await stage.db
      .selectFrom('appointments')
      .select('id')
      .where('slot_id', '=', spaceId)
      .where('status', '=', 'booked')
      .execute();
    assert.deepEqual([live.length, told <= 1], [told, true]);
    for (const [what, query] of Object.entries(broken))
      assert.deepEqual((await query.execute(stage.db)).rows, [], `${what}, round ${round}`);
    for (const person of [watcher, next])
      for (const { alertId } of (await person.alerts()).body.alerts) await person.endAlert(alertId);
  }
});
