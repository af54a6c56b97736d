import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { staffMoveBody, staffOpenings, type StaffOpenings } from '../../../../contract/staff.ts';
import type { StaffErrorCode } from '../../../../contract/staffErrors.ts';
import { id } from '../../../../contract/wire.ts';
import { findAppointment } from '../../data/appointmentRows.ts';
import { moveByClinic } from '../../data/clinicActs/moveByClinic.ts';
import { givenReason } from '../../data/givenReason.ts';
import { listOpenings } from '../../data/staff/clinicOpenings.ts';
import { addDays } from '../../domain/calendar.ts';
import type { ClinicMoveRefusal } from '../../domain/clinicChanges.ts';
import { BrokenRule, Conflict, MissingRecord } from '../../domain/errors.ts';
import { onlyOf, reaches } from '../../domain/staff/may.ts';
import { dateIn, endOfDay, toZonedIso } from '../../domain/zonedTime.ts';
import type { Deps, Plugin } from '../deps.ts';
import { onAppointment, type Locked } from './onAppointment.ts';
import { staffAt } from './staffAt.ts';
import { postAt, requireStaff } from './staffHook.ts';

const daysAhead = 14;

/** Each day those of the same professional first. */
const openingsOf = async (request: FastifyRequest, reservationId: string, deps: Deps): Promise<StaffOpenings> => {
  const { clock, db, vault } = deps;
  const found = await findAppointment(db, reservationId);
  if (found === undefined) throw new MissingRecord();
  const post = await postAt(request, found.clinicId, deps);
  if (!reaches(post, 'showOpenings', found.professionalId)) throw new MissingRecord();
  const { timeZone } = post;
  const [now, dateOf] = [clock(), (instant: Date) => dateIn(instant, timeZone)];
  if (found.status !== 'booked' || found.startsAt <= now) return { openings: [] };
  const openings = await listOpenings(db, found, {
    professionalId: onlyOf(post),
    until: endOfDay(addDays(dateOf(now), daysAhead - 1), timeZone),
    reason: givenReason(found, vault),
  });
  return {
    openings: openings
      .map((slot) => ({ slot, date: dateOf(slot.startsAt), isSame: slot.professionalId === found.professionalId }))
      .sort((one, two) => one.date.localeCompare(two.date) || Number(two.isSame) - Number(one.isSame))
      .map(({ slot: { slotId, startsAt, mode, professional }, isSame }) => ({
        slotId,
        startsAt: toZonedIso(startsAt, timeZone),
        mode,
        professional,
        isSame,
      })),
  };
};

const refusals: Record<Exclude<ClinicMoveRefusal, 'over'> | 'slotGone', StaffErrorCode> = {
  cancelled: 'staff.cancelled',
  overlap: 'staff.move.overlap',
  taken: 'staff.move.taken',
  past: 'staff.move.taken',
  elsewhere: 'staff.move.taken',
  slotGone: 'staff.move.taken',
  age: 'staff.move.unsuited',
  reason: 'staff.move.unsuited',
  mode: 'staff.move.unsuited',
};

const move = async (
  { transaction, locked, held, deps }: Locked,
  { slotId, offersAgain }: { slotId: string; offersAgain: boolean },
): Promise<void> => {
  const { clinicId, status } = locked.appointment;
  const within = { clinicId, professionalId: onlyOf(held) };
  const leaving = offersAgain ? 'free' : 'busy-unavailable';
  const { outcome } = await moveByClinic(transaction, deps, locked, { slotId, leaving, within });
  if (outcome === 'moved' || outcome === 'unchanged') return;
  if (outcome === 'over')
    throw status === 'booked' ? new BrokenRule('staff.tooLateToMove') : new Conflict('staff.settled');
  const code = refusals[outcome];
  throw code === 'staff.move.unsuited' ? new BrokenRule(code) : new Conflict(code);
};

const params = z.strictObject({ id });

export const staffMoveRoutes: Plugin = (app, deps) => {
  app.route({
    ...staffAt('showOpenings'),
    onRequest: requireStaff,
    schema: { params, response: { 200: staffOpenings } },
    handler: (request) => openingsOf(request, request.params.id, deps),
  });

  app.route({
    ...staffAt('moveAppointment'),
    onRequest: requireStaff,
    schema: { params, body: staffMoveBody, response: { 204: z.undefined() } },
    handler: async (request, reply) => {
      const { startsAt, ...wanted } = request.body;
      const named = { call: 'moveAppointment', reservationId: request.params.id, startsAt } as const;
      await onAppointment(request, named, deps, (found) => move(found, wanted));
      reply.code(204);
    },
  });
};
