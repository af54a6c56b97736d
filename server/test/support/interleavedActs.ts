import assert from 'node:assert/strict';

import { sql } from 'kysely';

import { cancelAppointment } from '../../src/clinic/cancelAppointment.ts';
import { ClinicRefused } from '../../src/clinic/clinicRefused.ts';
import { moveAppointment } from '../../src/clinic/moveAppointment.ts';
import { type AlertStage, offersAge, settle } from './alerts.ts';
import type { Patient } from './booking.ts';
import { type Invited, inviteTo, letInvitationEnd, ownerBy, takeBack } from './invitedPeople.ts';
import type { Acknowledged, AppointmentLedger } from './ledgerOfAppointments.ts';

export type World = AlertStage & {
  slots: string[];
  people: Patient[];
  invited: Invited[];
  ledger: AppointmentLedger;
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
type Act = (world: World, slot: string, appointment: [id: string, known: Acknowledged]) => Promise<unknown>;

const reserve = async (world: World, slot: string): Promise<void> => {
  const who = oneOf(world, world.people);
  const { status, body } = assertNoFault(await who.reserve(slot));
  if (status === 201) world.ledger.set(body.reservationId, { owner: who, status: 'booked', slots: new Set([slot]) });
};

/**
 * The clinic sets one or two slots aside for somebody, the person takes one of them, and in the end what is left is
 * given back.
 */
const invite = async (world: World, slot: string): Promise<void> => {
  const which = Math.floor(world.random() * 4);
  const made = await inviteTo(world, which, which === 0 ? [...new Set([slot, oneOf(world, world.slots)])] : [slot]);
  if (made !== undefined) world.invited.push(made);
};

const takeInvited = async (world: World, slot: string): Promise<void> => {
  if (world.invited.length === 0) return invite(world, slot);
  const invited = oneOf(world, world.invited);
  const [wanted, holdsFirst] = [oneOf(world, invited.slots), world.random() < 0.4];
  if (holdsFirst) assertNoFault(await invited.invitationArea.hold(invited.invitationId, wanted));
  const { status, body } = assertNoFault(await invited.invitationArea.reserve(invited.invitationId, wanted));
  if (status === 201)
    world.ledger.set(body.reservationId, { owner: ownerBy(invited), status: 'booked', slots: new Set([wanted]) });
};

const endInvitation = async (world: World): Promise<void> => {
  if (world.invited.length === 0) return;
  const ended = oneOf(world, world.invited);
  world.invited.splice(world.invited.indexOf(ended), 1);
  await (world.random() < 0.5 ? takeBack : letInvitationEnd)(world, ended);
};

const acts: [weight: number, Act][] = [
  [20, reserve],
  [16, async (world, slot) => assertNoFault(await oneOf(world, world.people).hold(slot))],
  [4, async (world, slot) => assertNoFault(await oneOf(world, world.people).release({ spaceId: slot }))],
  [
    20,
    async (_world, slot, [id, known]) => {
      const moved = await known.owner.reschedule?.(id, slot);
      if (moved !== undefined && assertNoFault(moved).status === 200) known.slots.add(slot);
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
    async ({ deps }, slot, [id, known]) => {
      const moved = await unlessRefused(
        moveAppointment({ ...deps, requestId: 'r' }, { appointment: id, to: slot, leaving: 'free' }),
      );
      if (moved !== undefined) known.slots.add(slot);
    },
  ],
  [
    5,
    async ({ deps }, _place, [id, known]) => {
      const { outcome } = await cancelAppointment({ ...deps, requestId: 'r' }, { appointment: id, leaving: 'free' });
      if (outcome !== 'over') known.status = 'cancelled';
    },
  ],
  [8, ({ db }, slot) => sql`update holds set expires_at = now() where slot_id = ${slot}`.execute(db)],
  [4, ({ deps }) => settle(deps)],
  [4, ({ db }) => offersAge(db, 5)],
  [10, invite],
  [16, takeInvited],
  [4, endInvitation],
];

export const actOnce = async (world: World): Promise<void> => {
  const booked = [...world.ledger].filter(([, { status }]) => status === 'booked');
  const slot = oneOf(world, world.slots);
  const dice = world.random() * acts.reduce((all, [weight]) => all + weight, 0);
  let upTo = 0;
  const chosen = acts.find(([weight]) => dice < (upTo += weight))?.[1] ?? reserve;
  await (booked.length === 0 ? reserve(world, slot) : chosen(world, slot, oneOf(world, booked)));
};
