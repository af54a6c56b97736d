import type { FastifyRequest } from 'fastify';

import {
  staffDay,
  staffDayQuery,
  type StaffAppointment,
  type StaffDay,
  type StaffDayQuery,
} from '../../../../contract/staff.ts';
import { recordReadingsOfTheDay } from '../../data/audit.ts';
import { givenReason } from '../../data/givenReason.ts';
import type { Post } from '../../data/staff/staffAccounts.ts';
import { readStaffDay, type StaffDayRow } from '../../data/staff/staffDay.ts';
import { ageOn } from '../../domain/age.ts';
import { onlyOf } from '../../domain/staff/may.ts';
import { offeredActs } from '../../domain/staff/staffActs.ts';
import { endOfDay, startOfDay, toZonedIso } from '../../domain/zonedTime.ts';
import type { Deps, Plugin } from '../deps.ts';
import { staffAt } from './staffAt.ts';
import { atClinic, requireStaff } from './staffHook.ts';

const toAppointment = (
  row: StaffDayRow,
  { date, post }: { date: string; post: Post },
  { clock, vault }: Deps,
): StaffAppointment => ({
  reservationId: row.reservationId,
  reference: row.reference,
  startsAt: toZonedIso(row.startsAt, row.timeZone),
  endsAt: toZonedIso(row.endsAt, row.timeZone),
  name: [row.firstName, row.lastName].filter(Boolean).join(' '),
  age: row.birthDate === null ? null : ageOn(date, row.birthDate),
  phone: row.contactPhone,
  reason: givenReason(row, vault),
  mode: row.mode,
  professional: row.professional,
  status: row.status,
  isConfirmed: row.confirmedAt !== null,
  hasConflict: row.hasConflict,
  acts: offeredActs({ ...row, now: clock() }, post),
});

const recordLook = (request: FastifyRequest, rows: readonly StaffDayRow[], { db }: Deps): Promise<void> =>
  recordReadingsOfTheDay(
    db,
    rows.map(({ patientId, reservationId }) => ({
      action: 'day.read',
      capacity: 'clinic',
      actorAccountId: null,
      patientId,
      entityId: reservationId,
      requestId: request.id,
    })),
  );

const showDay = async (request: FastifyRequest, post: Post, { date }: StaffDayQuery, deps: Deps): Promise<StaffDay> => {
  const { clinicId, timeZone } = post;
  const professionalId = onlyOf(post, 'showDay');
  const day = { clinicId, professionalId, from: startOfDay(date, timeZone), to: endOfDay(date, timeZone) };
  const { slots, appointments } = await readStaffDay(deps.db, day);
  await recordLook(request, appointments, deps);
  const now = deps.clock();
  return {
    appointments: appointments.map((row) => toAppointment(row, { date, post }, deps)),
    freeSlots: slots.filter(({ slotStatus, startsAt }) => slotStatus === 'free' && startsAt > now).length,
  };
};

export const staffDayRoutes: Plugin = (app, deps) => {
  app.route({
    ...staffAt('showDay'),
    onRequest: requireStaff,
    schema: { querystring: staffDayQuery, response: { 200: staffDay } },
    handler: (request) =>
      atClinic(request, request.query.clinic, deps, (post) => showDay(request, post, request.query, deps)),
  });
};
