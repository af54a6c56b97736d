import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

import { staffMoveBody, staffOpenings, type StaffOpenings } from '../../../../contract/staff.ts';
import { id } from '../../../../contract/wire.ts';
import { findAppointment } from '../../data/appointmentRows.ts';
import { isBookingConflict } from '../../data/constraints.ts';
import { givenReason } from '../../data/givenReason.ts';
import { moveByClinic, type ClinicMoveRefusal } from '../../data/moveByClinic.ts';
import { listOpenings } from '../../data/staff/clinicOpenings.ts';
import { findClinicOf, type Post } from '../../data/staff/staffAccounts.ts';
import { addDays } from '../../domain/calendar.ts';
import { BrokenRule, Conflict, MissingRecord, type Refusal } from '../../domain/errors.ts';
import { onlyOf, reachesAppointmentOf } from '../../domain/staff/may.ts';
import { dateIn, endOfDay, toZonedIso } from '../../domain/zonedTime.ts';
import type { Deps, Plugin } from '../deps.ts';
import { onAppointment, type Locked } from './onAppointment.ts';
import { staffAt } from './staffAt.ts';
import { atClinic, requireStaff } from './staffHook.ts';

const daysAhead = 14;

const listFor = async (post: Post, reservationId: string, deps: Deps): Promise<StaffOpenings> => {
  const { clock, db, vault } = deps;
  const found = await findAppointment(db, reservationId);
  if (found?.clinicId !== post.clinicId) throw new MissingRecord();
  if (!reachesAppointmentOf(post, 'showOpenings', found.professionalId)) throw new MissingRecord();
  const { timeZone } = post;
  const [now, dateOf] = [clock(), (instant: Date) => dateIn(instant, timeZone)];
  if (found.status !== 'booked' || found.startsAt <= now) return { openings: [] };
  const openings = await listOpenings(db, found, {
    professionalId: onlyOf(post, 'showOpenings'),
    until: endOfDay(addDays(dateOf(now), daysAhead - 1), timeZone),
    reason: givenReason(found, vault),
  });
  const isSame = ({ professionalId }: { professionalId: string | null }) => professionalId === found.professionalId;
  return {
    openings: openings
      .map((slot) => ({ slot, date: dateOf(slot.startsAt), isSame: isSame(slot) }))
      .sort((one, two) => one.date.localeCompare(two.date) || Number(two.isSame) - Number(one.isSame))
      .map(({ slot, isSame: same }) => ({
        slotId: slot.slotId,
        startsAt: toZonedIso(slot.startsAt, timeZone),
        mode: slot.mode,
        professional: slot.professional,
        isSame: same,
      })),
  };
};

const refusalOf: Record<Exclude<ClinicMoveRefusal, 'over'>, () => Refusal> = {
  cancelled: () => new Conflict('appointment.alreadyCancelled'),
  overlap: () => new Conflict('staff.move.overlap'),
  taken: () => new Conflict('staff.move.taken'),
  past: () => new Conflict('staff.move.taken'),
  elsewhere: () => new Conflict('staff.move.taken'),
  slotGone: () => new Conflict('staff.move.taken'),
  age: () => new BrokenRule('staff.move.unsuited'),
  reason: () => new BrokenRule('staff.move.unsuited'),
  mode: () => new BrokenRule('staff.move.unsuited'),
};

type Wanted = { slotId: string; offersAgain: boolean };

const move = async (
  { transaction, locked, post }: Locked,
  { slotId, offersAgain }: Wanted,
  deps: Pick<Deps, 'vault'> & { requestId: string },
): Promise<void> => {
  const { clinicId, status } = locked.appointment;
  const within = { clinicId, professionalId: onlyOf(post, 'moveAppointment') };
  const leaving = offersAgain ? 'free' : 'busy-unavailable';
  const { outcome } = await moveByClinic(transaction, deps, locked, { slotId, leaving, within });
  if (outcome === 'moved' || outcome === 'unchanged') return;
  if (outcome !== 'over') throw refusalOf[outcome]();
  throw status === 'booked' ? new BrokenRule('staff.tooLateToMove') : new Conflict('appointment.settled');
};

const moveOnce = (...asked: Parameters<typeof move>): Promise<void> =>
  move(...asked).catch((error: unknown) => {
    throw isBookingConflict(error) ? new Conflict('staff.move.taken') : error;
  });

const params = z.strictObject({ id });

const openingsOf = async (request: FastifyRequest, reservationId: string, deps: Deps): Promise<StaffOpenings> => {
  const clinicId = await findClinicOf(deps.db, reservationId);
  if (clinicId === undefined) throw new MissingRecord();
  return atClinic(request, clinicId, deps, (post) => listFor(post, reservationId, deps));
};

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
      const { vault } = deps;
      await onAppointment(request, named, deps, (found) => moveOnce(found, wanted, { vault, requestId: request.id }));
      reply.code(204);
    },
  });
};
