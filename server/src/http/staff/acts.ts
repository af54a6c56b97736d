import { z } from 'zod';

import { staffActBody, staffCancelBody, staffRemindBody, type StaffAct } from '../../../../contract/staff.ts';
import { id } from '../../../../contract/wire.ts';
import { cancelByClinic } from '../../data/cancelByClinic.ts';
import { readCancellability } from '../../data/cancelAppointment.ts';
import { isBookingConflict } from '../../data/constraints.ts';
import { remindByClinic } from '../../data/remindByClinic.ts';
import { writeAct, type ActChange } from '../../data/staff/writeAct.ts';
import { BrokenRule, Conflict, MissingRecord } from '../../domain/errors.ts';
import { decideStaffAct } from '../../domain/staff/staffActs.ts';
import type { Deps, Plugin } from '../deps.ts';
import { onAppointment, type Locked } from './onAppointment.ts';
import { staffAt } from './staffAt.ts';
import { requireStaff } from './staffHook.ts';

const changes: Record<StaffAct, ActChange> = { arrived: 'arrived', done: 'kept', missed: 'missed', undone: 'undone' };

const mark = async ({ transaction, locked: { appointment } }: Locked, act: StaffAct, requestId: string) => {
  const standing = await readCancellability(transaction, appointment.reservationId);
  if (standing === undefined) throw new MissingRecord();
  const verdict = decideStaffAct(act, { ...appointment, ...standing });
  if (verdict === 'done') return;
  if (verdict === 'cancelled') throw new Conflict('appointment.alreadyCancelled');
  if (verdict === 'settled') throw new Conflict('appointment.settled');
  if (verdict === 'tooEarly') throw new BrokenRule('appointment.tooEarly');
  if (verdict === 'tooLate') throw new BrokenRule('staff.tooLateToUndo');
  try {
    await writeAct(transaction, { requestId }, appointment, { to: verdict.to, change: changes[act] });
  } catch (error) {
    if (isBookingConflict(error)) throw new Conflict('appointment.settled');
    throw error;
  }
};

const cancel = async (
  { transaction, locked }: Locked,
  offersAgain: boolean,
  deps: Pick<Deps, 'vault'> & { requestId: string },
): Promise<void> => {
  const outcome = await cancelByClinic(transaction, deps, locked, {
    leaving: offersAgain ? 'free' : 'busy-unavailable',
  });
  if (outcome === 'patient') throw new Conflict('appointment.alreadyCancelled');
  if (outcome === 'over') throw new BrokenRule('staff.tooLateToCancel');
  if (outcome === 'slotGone') throw new MissingRecord();
};

const remind = async ({ transaction, locked }: Locked, requestId: string): Promise<void> => {
  const outcome = await remindByClinic(transaction, { requestId }, locked);
  if (outcome === 'begun') throw new BrokenRule('staff.tooLateToRemind');
  if (outcome !== 'notBooked') return;
  const isCancelled = locked.appointment.status === 'cancelled';
  throw new Conflict(isCancelled ? 'appointment.alreadyCancelled' : 'appointment.settled');
};

const params = z.strictObject({ id });
const nothing = z.undefined();

export const staffActRoutes: Plugin = (app, deps) => {
  app.route({
    ...staffAt('actOnAppointment'),
    onRequest: requireStaff,
    schema: { params, body: staffActBody, response: { 204: nothing } },
    handler: async (request, reply) => {
      const { act, startsAt } = request.body;
      const named = { call: 'actOnAppointment', reservationId: request.params.id, startsAt } as const;
      await onAppointment(request, named, deps, (found) => mark(found, act, request.id));
      reply.code(204);
    },
  });

  app.route({
    ...staffAt('cancelAppointment'),
    onRequest: requireStaff,
    schema: { params, body: staffCancelBody, response: { 204: nothing } },
    handler: async (request, reply) => {
      const { vault } = deps;
      const { offersAgain, startsAt } = request.body;
      const named = { call: 'cancelAppointment', reservationId: request.params.id, startsAt } as const;
      await onAppointment(request, named, deps, (found) =>
        cancel(found, offersAgain, { vault, requestId: request.id }),
      );
      reply.code(204);
    },
  });

  app.route({
    ...staffAt('remindPatient'),
    onRequest: requireStaff,
    schema: { params, body: staffRemindBody, response: { 204: nothing } },
    handler: async (request, reply) => {
      const { startsAt } = request.body;
      const named = { call: 'remindPatient', reservationId: request.params.id, startsAt } as const;
      await onAppointment(request, named, deps, (found) => remind(found, request.id));
      reply.code(204);
    },
  });
};
