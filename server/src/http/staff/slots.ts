import type { FastifyRequest } from 'fastify';

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
import { countSlotsOf, listStaffSlots } from '../../data/staff/staffSlots.ts';
import { addDays } from '../../domain/calendar.ts';
import { Conflict, MissingRecord } from '../../domain/errors.ts';
import { endOfDay, startOfDay, toZonedIso } from '../../domain/zonedTime.ts';
import type { Deps, Plugin } from '../deps.ts';
import { onSlots, slotsPostAt, type HeldSlots } from './onSlots.ts';
import { staffAt } from './staffAt.ts';
import { requireStaff } from './staffHook.ts';
import { mostBytes } from './write.ts';

const list = async (request: FastifyRequest, { clinic, from }: StaffSlotsQuery, { db }: Deps): Promise<StaffSlots> => {
  const { clinicId, timeZone } = await slotsPostAt(request, clinic, { db });
  const week = { from: startOfDay(from, timeZone), to: endOfDay(addDays(from, 6), timeZone) };
  const slots = await listStaffSlots(db, { clinicId, ...week });
  return { slots: slots.map(({ startsAt, ...slot }) => ({ ...slot, startsAt: toZonedIso(startsAt, timeZone) })) };
};

/** @throws MissingRecord (404) for a foreign slot as for none */
const onNamed = (
  request: FastifyRequest,
  { clinic, slots: slotIds }: StaffOfferBody,
  deps: Deps,
  act: (held: HeldSlots & { slotIds: string[] }) => Promise<StaffSlotsChanged>,
): Promise<StaffSlotsChanged> =>
  onSlots(request, clinic, deps, {
    act: async (held) => {
      if ((await countSlotsOf(held.transaction, clinic, slotIds)) < new Set(slotIds).size) throw new MissingRecord();
      return act({ ...held, slotIds });
    },
  });

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
      onNamed(request, request.body, deps, async ({ transaction, by, slotIds }) => {
        await lockSlots(transaction, slotIds);
        const { reason, setAside } = request.body;
        const changed = await withdrawByStaff(transaction, by, { slotIds, reason, setAside });
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
      onNamed(request, request.body, deps, async ({ transaction, by, slotIds }) => {
        const changed = await offerAgainByStaff(transaction, by, { slotIds });
        if (changed.done === 0) throw new Conflict('staff.slots.standing');
        return changed;
      }),
  });
};
