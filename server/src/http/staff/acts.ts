import { z } from 'zod';

import { staffActBody, staffCancelBody, staffRemindBody, type StaffAct } from '../../../../contract/staff.ts';
import { id } from '../../../../contract/wire.ts';
import { cancelByClinic } from '../../data/clinicActs/cancelByClinic.ts';
import { markByClinic } from '../../data/clinicActs/markByClinic.ts';
import { remindByClinic } from '../../data/clinicActs/remindByClinic.ts';
import { BrokenRule, Conflict, MissingRecord } from '../../domain/errors.ts';
import type { Plugin } from '../deps.ts';
import { onAppointment, type Locked } from './onAppointment.ts';
import { staffAt } from './staffAt.ts';
import { requireStaff } from './staffHook.ts';

const mark = async ({ transaction, locked, deps }: Locked, act: StaffAct): Promise<void> => {
  const outcome = await markByClinic(transaction, deps, locked, act);
  if (outcome === 'cancelled') throw new Conflict('staff.cancelled');
  if (outcome === 'settled') throw new Conflict('staff.settled');
  if (outcome === 'tooEarly') throw new BrokenRule('staff.tooEarly');
};

const cancel = async ({ transaction, locked, deps }: Locked, offersAgain: boolean): Promise<void> => {
  const leaving = offersAgain ? 'free' : 'busy-unavailable';
  const outcome = await cancelByClinic(transaction, deps, locked, { leaving });
  if (outcome === 'patient') throw new Conflict('staff.cancelled');
  if (outcome === 'over') throw new BrokenRule('staff.tooLateToCancel');
  if (outcome === 'slotGone') throw new MissingRecord();
};

const remind = async ({ transaction, locked, deps }: Locked): Promise<void> => {
  const outcome = await remindByClinic(transaction, deps, locked);
  if (outcome === 'begun') throw new BrokenRule('staff.tooLateToRemind');
  if (outcome === 'notBooked')
    throw new Conflict(locked.appointment.status === 'cancelled' ? 'staff.cancelled' : 'staff.settled');
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
      await onAppointment(request, named, deps, (found) => mark(found, act));
      reply.code(204);
    },
  });

  app.route({
    ...staffAt('cancelAppointment'),
    onRequest: requireStaff,
    schema: { params, body: staffCancelBody, response: { 204: nothing } },
    handler: async (request, reply) => {
      const { offersAgain, startsAt } = request.body;
      const named = { call: 'cancelAppointment', reservationId: request.params.id, startsAt } as const;
      await onAppointment(request, named, deps, (found) => cancel(found, offersAgain));
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
      await onAppointment(request, named, deps, remind);
      reply.code(204);
    },
  });
};
