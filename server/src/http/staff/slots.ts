import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';

import { changesSlots } from '../../../../contract/staffRoles.ts';
import {
  staffOfferBody,
  staffSlots,
  staffSlotsChanged,
  staffSlotsQuery,
  staffWithdrawBody,
  type StaffOfferBody,
  type StaffSlots,
  type StaffSlotsChanged,
  type StaffSlotsQuery,
} from '../../../../contract/staffSlots.ts';
import { lockSlots } from '../../data/bookingLocks.ts';
import { offerAgainByStaff, withdrawByStaff } from '../../data/clinicActs/changeSlots.ts';
import type { Post } from '../../data/staff/posts.ts';
import { countSlotsOf, listStaffSlots } from '../../data/staff/staffSlots.ts';
import type { Tables } from '../../data/tables.ts';
import { inTransaction } from '../../data/transaction.ts';
import { addDays } from '../../domain/calendar.ts';
import { Conflict, MissingRecord } from '../../domain/errors.ts';
import type { StaffActor } from '../../domain/staff/staffActor.ts';
import { endOfDay, startOfDay, toZonedIso } from '../../domain/zonedTime.ts';
import type { Deps, Plugin } from '../deps.ts';
import { staffAt } from './staffAt.ts';
import { keepStaff, postAt, requireStaff, staffActor } from './staffHook.ts';
import { mostBytes } from './write.ts';

/** @throws MissingRecord (404) where they change no slots, as where there is no clinic */
const slotsPostAt = async (request: FastifyRequest, clinicId: string, deps: Pick<Deps, 'db'>): Promise<Post> => {
  const post = await postAt(request, clinicId, deps);
  if (!changesSlots(post.role)) throw new MissingRecord();
  return post;
};

const list = async (request: FastifyRequest, { clinic, from }: StaffSlotsQuery, { db }: Deps): Promise<StaffSlots> => {
  const { clinicId, timeZone } = await slotsPostAt(request, clinic, { db });
  const week = { from: startOfDay(from, timeZone), to: endOfDay(addDays(from, 6), timeZone) };
  const slots = await listStaffSlots(db, { clinicId, ...week });
  return { slots: slots.map(({ startsAt, ...slot }) => ({ ...slot, startsAt: toZonedIso(startsAt, timeZone) })) };
};

type Held = { transaction: Transaction<Tables>; by: { requestId: string; staff: StaffActor }; slotIds: string[] };

/** Session and role are read again in the transaction. @throws MissingRecord (404) for a foreign slot as for none */
const onSlots = async (
  request: FastifyRequest,
  { clinic: clinicId, slots: slotIds }: StaffOfferBody,
  { db }: Deps,
  act: (held: Held) => Promise<StaffSlotsChanged>,
): Promise<StaffSlotsChanged> => {
  await slotsPostAt(request, clinicId, { db });
  return inTransaction(db, async (transaction) => {
    const { role } = await keepStaff(request, transaction, clinicId);
    if (!changesSlots(role)) throw new MissingRecord();
    if ((await countSlotsOf(transaction, clinicId, slotIds)) < new Set(slotIds).size) throw new MissingRecord();
    return act({ transaction, slotIds, by: { requestId: request.id, staff: staffActor(request, { clinicId, role }) } });
  });
};

export const staffSlotRoutes: Plugin = (app, deps) => {
  app.route({
    ...staffAt('showSlots'),
    onRequest: requireStaff,
    schema: { querystring: staffSlotsQuery, response: { 200: staffSlots } },
    handler: (request) => list(request, request.query, deps),
  });

  app.route({
    ...staffAt('withdrawSlots'),
    onRequest: requireStaff,
    bodyLimit: mostBytes,
    schema: { body: staffWithdrawBody, response: { 200: staffSlotsChanged } },
    handler: (request) =>
      onSlots(request, request.body, deps, async ({ transaction, by, slotIds }) => {
        await lockSlots(transaction, slotIds);
        const changed = await withdrawByStaff(transaction, by, { slotIds, reason: request.body.reason });
        if (changed.done === 0) throw new Conflict('staff.slots.taken');
        return changed;
      }),
  });

  app.route({
    ...staffAt('offerSlots'),
    onRequest: requireStaff,
    bodyLimit: mostBytes,
    schema: { body: staffOfferBody, response: { 200: staffSlotsChanged } },
    handler: (request) =>
      onSlots(request, request.body, deps, async ({ transaction, by, slotIds }) => {
        const changed = await offerAgainByStaff(transaction, by, { slotIds });
        if (changed.done === 0) throw new Conflict('staff.slots.standing');
        return changed;
      }),
  });
};
