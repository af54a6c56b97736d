// Holds: product §4 one-winner, product §4 no-overlap, product §8 one-hold, product §4 reschedule, product §4 clinic-changes
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { sql } from 'kysely';

import { cancelVisit } from '../../src/clinic/cancelVisit.ts';
import { ClinicRefused } from '../../src/clinic/clinicRefused.ts';
import { moveVisit } from '../../src/clinic/moveVisit.ts';
import { alertStage, offersAge, settle, type AlertStage } from '../support/alerts.ts';
import type { Patient } from '../support/booking.ts';
import { inviteTo, letInvitationEnd, ownerBy, takeBack, type Invited } from '../support/invitedPeople.ts';
import { assertAcknowledged, type Acknowledged, type VisitLedger } from '../support/ledgerOfVisits.ts';
import { addPlace } from '../support/network.ts';
import { assertPromisesDuring } from '../support/promises.ts';
import { seededRandom, testSeed } from '../support/seededRandom.ts';

const waves = Number(process.env.INTERLEAVING_WAVES ?? 50);
const seed = testSeed(2026);
const atOnce = 16;

type World = AlertStage & {
  places: string[];
  people: Patient[];
  invited: Invited[];
  ledger: VisitLedger;
  random: () => number;
};

const assertNoFault = <T extends { status: number; raw: string }>(reply: T): T => {
  assert.ok(reply.status < 500, reply.raw);
  return reply;
};

const oneOf = <T>({ random }: Pick<World, 'random'>, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] ?? assert.fail('nothing to choose from');

/** A refusal is an answer too. */
const unlessRefused = async <T>(work: Promise<T>): Promise<T | undefined> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ClinicRefused) return undefined;
    throw error;
  }
};

/** Something that somebody does, or time does. What is acknowledged goes into the ledger. */
type Act = (world: World, place: string, visit: [id: string, known: Acknowledged]) => Promise<unknown>;

const reserve = async (world: World, place: string): Promise<void> => {
  const who = oneOf(world, world.people);
  const { status, body } = assertNoFault(await who.reserve(place));
  if (status === 201) world.ledger.set(body.reservationId, { owner: who, status: 'booked', places: new Set([place]) });
};

/** The clinic sets one or two places aside for somebody, the person takes one of them, and in the end what is left is given back. */
const invite = async (world: World, place: string): Promise<void> => {
  const which = Math.floor(world.random() * 4);
  const made = await inviteTo(world, which, which === 0 ? [...new Set([place, oneOf(world, world.places)])] : [place]);
  if (made !== undefined) world.invited.push(made);
};

const takeInvited = async (world: World, place: string): Promise<void> => {
  if (world.invited.length === 0) return invite(world, place);
  const guest = oneOf(world, world.invited);
  const [wanted, holdsFirst] = [oneOf(world, guest.places), world.random() < 0.4];
  if (holdsFirst) assertNoFault(await guest.hub.hold(guest.invitationId, wanted));
  const { status, body } = assertNoFault(await guest.hub.reserve(guest.invitationId, wanted));
  if (status === 201)
    world.ledger.set(body.reservationId, { owner: ownerBy(guest), status: 'booked', places: new Set([wanted]) });
};

const endInvitation = async (world: World): Promise<void> => {
  if (world.invited.length === 0) return;
  const ended = oneOf(world, world.invited);
  world.invited.splice(world.invited.indexOf(ended), 1);
  await (world.random() < 0.5 ? takeBack : letInvitationEnd)(world, ended);
};

const acts: [weight: number, Act][] = [
  [20, reserve],
  [16, async (world, place) => assertNoFault(await oneOf(world, world.people).hold(place))],
  [4, async (world, place) => assertNoFault(await oneOf(world, world.people).release({ spaceId: place }))],
  [
    20,
    async (_world, place, [id, known]) => {
      const moved = await known.owner.reschedule?.(id, place);
      if (moved !== undefined && assertNoFault(moved).status === 200) known.places.add(place);
    },
  ],
  [
    10,
    async ({ clinicId }, _place, [id, known]) => {
      if (assertNoFault(await known.owner.cancel({ clinicId, reservationId: id })).status === 200)
        known.status = 'cancelled';
    },
  ],
  [3, async (_world, _place, [id, known]) => assertNoFault(await known.owner.confirm(id))],
  [
    6,
    async ({ deps }, place, [id, known]) => {
      const moved = await unlessRefused(
        moveVisit({ ...deps, requestId: 'r' }, { visit: id, to: place, leaving: 'free' }),
      );
      if (moved !== undefined) known.places.add(place);
    },
  ],
  [
    5,
    async ({ deps }, _place, [id, known]) => {
      const { outcome } = await cancelVisit({ ...deps, requestId: 'r' }, { visit: id, leaving: 'free' });
      if (outcome !== 'over') known.status = 'cancelled';
    },
  ],
  [8, ({ db }, place) => sql`update holds set expires_at = now() where place_id = ${place}`.execute(db)],
  [4, ({ deps }) => settle(deps)],
  [4, ({ db }) => offersAge(db, 5)],
  [10, invite],
  [16, takeInvited],
  [4, endInvitation],
];

const actOnce = async (world: World): Promise<void> => {
  const booked = [...world.ledger].filter(([, { status }]) => status === 'booked');
  const place = oneOf(world, world.places);
  const dice = world.random() * acts.reduce((all, [weight]) => all + weight, 0);
  let upTo = 0;
  const chosen = acts.find(([weight]) => dice < (upTo += weight))?.[1] ?? reserve;
  await (booked.length === 0 ? reserve(world, place) : chosen(world, place, oneOf(world, booked)));
};

const makeWorld = async (t: TestContext): Promise<World> => {
  const stage = await alertStage(t);
  const starts = [26, 26.2, 28, 30, 32, 34, 36];
  const places = await Promise.all(starts.map((start) => addPlace(stage.db, { clinicId: stage.clinicId, start })));
  const people = await stage.patients(6);
  for (const watcher of people.slice(0, 3)) {
    assert.equal(
      (await watcher.send('POST', 'appointment/alerts', { criteria: { clinicIds: [stage.clinicId] }, dependent: null }))
        .status,
      201,
    );
  }
  return { ...stage, places, people, invited: [], ledger: new Map(), random: seededRandom(seed) };
};

test(`whatever order booking, moving, cancelling, running out, offers, invitations and the clinic come in, every place has one owner at every moment (${waves} waves)`, async (t) => {
  const world = await makeWorld(t);
  let moments = 0;
  for (let wave = 0; wave < waves; wave += 1) {
    const when = `wave ${wave}, seed ${seed}`;
    moments += await assertPromisesDuring(
      world.db,
      Promise.all(Array.from({ length: atOnce }, () => actOnce(world))),
      when,
    );
    await assertAcknowledged(world.db, world.ledger, when);
  }
  const happened = async (action: string) =>
    (await world.db.selectFrom('audit_events').select('id').where('action', '=', action).limit(1).execute()).length > 0;
  for (const action of [
    'reservation.booked',
    'reservation.moved',
    'reservation.cancelled',
    'hold.placed',
    'place.offered',
    'invitation.sent',
    'invitation.ended',
  ]) {
    assert.ok(await happened(action), `${action} never happened: the test did not test`);
  }
  const invited = await world.db
    .selectFrom('reservations')
    .select('id')
    .where('invitation_id', 'is not', null)
    .execute();
  assert.ok(invited.length > 0, 'nobody booked by an invitation');
  t.diagnostic(`${world.ledger.size} visits, ${invited.length} of them by an invitation`);
  assert.ok(moments > waves, 'nobody looked while things happened');
});

test('a place that is being cancelled goes to one of those who want it, or to nobody', async (t) => {
  const { db, clinicId, patient, patients } = await alertStage(t, { env: { UPCOMING_MOST: '100' } });
  const [first, others] = [await patient(), await patients(5)];
  for (let round = 0; round < 10; round += 1) {
    const spaceId = await addPlace(db, { clinicId, start: 24 + round });
    const { reservationId } = (await first.reserve(spaceId)).body;
    const cancelling = first.cancel({ clinicId, reservationId });
    const wanted = await Promise.all(others.map((other) => other.reserve(spaceId)));
    assert.equal((await cancelling).status, 200);
    const won = wanted.filter(({ status }) => status === 201).length;
    const live = await db
      .selectFrom('reservations')
      .select('id')
      .where('place_id', '=', spaceId)
      .where('status', '=', 'booked')
      .execute();
    assert.deepEqual([won <= 1, live.length], [true, won]);
    assert.ok(wanted.every(({ status }) => status === 201 || status === 409));
  }
});
