import type { FastifyRequest } from 'fastify';

import {
  staffDay,
  staffDayQuery,
  type StaffAppointment,
  type StaffDay,
  type StaffDayQuery,
} from '../../../../contract/staff.ts';
import { recordLooks } from '../../data/audit.ts';
import { clinicEvent } from '../../data/auditTrail.ts';
import { givenReason } from '../../data/givenReason.ts';
import type { Post } from '../../data/staff/posts.ts';
import { readStaffDay, type StaffDayRow } from '../../data/staff/staffDay.ts';
import { ageOn } from '../../domain/age.ts';
import { onlyOf } from '../../domain/staff/may.ts';
import { offeredActs } from '../../domain/staff/staffActs.ts';
import { endOfDay, startOfDay, toZonedIso } from '../../domain/zonedTime.ts';
import type { Deps, Plugin } from '../deps.ts';
import { staffAt } from './staffAt.ts';
import { postAt, requireStaff, staffActor } from './staffHook.ts';

type Shown = { date: string; post: Post; now: Date };

const toAppointment = (
  row: StaffDayRow,
  { date, post, now }: Shown,
  { vault }: Pick<Deps, 'vault'>,
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
  acts: offeredActs({ ...row, now }, post),
});

const recordLook = (
  request: FastifyRequest,
  post: Post,
  rows: readonly StaffDayRow[],
  { db }: Pick<Deps, 'db'>,
): Promise<void> => {
  const actor = { requestId: request.id, staff: staffActor(request, post) };
  return recordLooks(
    db,
    rows.map(({ patientId, reservationId }) => clinicEvent(actor, 'day.read', { patientId, entityId: reservationId })),
  );
};

const showDay = async (request: FastifyRequest, { clinic, date }: StaffDayQuery, deps: Deps): Promise<StaffDay> => {
  const post = await postAt(request, clinic, deps);
  const { clinicId, timeZone } = post;
  const { appointments, freeSlots, now } = await readStaffDay(deps.db, {
    clinicId,
    professionalId: onlyOf(post),
    from: startOfDay(date, timeZone),
    to: endOfDay(date, timeZone),
  });
  await recordLook(request, post, appointments, deps);
  return { appointments: appointments.map((row) => toAppointment(row, { date, post, now }, deps)), freeSlots };
};

export const staffDayRoutes: Plugin = (app, deps) => {
  app.route({
    ...staffAt('showDay'),
    onRequest: requireStaff,
    schema: { querystring: staffDayQuery, response: { 200: staffDay } },
    handler: (request) => showDay(request, request.query, deps),
  });
};
