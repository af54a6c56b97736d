import type { FastifyRequest } from 'fastify';

import type { Appointment } from '../../../../contract/appointments.ts';
import { recordReadings } from '../../data/audit.ts';
import { findAppointment, listBookedBy, type AppointmentRow } from '../../data/appointmentRows.ts';
import type { Capacity } from '../../domain/access.ts';
import { AppointmentInTheWay, Conflict, ForbiddenAction, MissingRecord, type Refusal } from '../../domain/errors.ts';
import { actorFor } from '../actor.ts';
import { accountOf } from '../sessionHook.ts';
import type { BookingDeps } from './booking.ts';
import { withOwnNumbers } from './ownNumbers.ts';

/** Undefined below level *history*. */
export const readsAs = async (
  request: FastifyRequest,
  patientId: string,
  deps: BookingDeps,
): Promise<Capacity | undefined> => {
  try {
    return (await actorFor(request, { patientId, scope: 'history' }, deps)).capacity;
  } catch (error) {
    if (error instanceof ForbiddenAction || error instanceof MissingRecord) return undefined;
    throw error;
  }
};

type Known = { appointments: Appointment[]; others: string[] };

type Row = Pick<AppointmentRow, 'patientId' | 'reservationId'>;

type Seen<T> = { rows: T[]; capacities: ReadonlyMap<string, Capacity | undefined> };

/** Readable at level *history*, or booked by the user. */
const seenBy = async <T extends Row>(
  request: FastifyRequest,
  asked: readonly T[],
  deps: BookingDeps,
): Promise<Seen<T>> => {
  const people = [...new Set(asked.map(({ patientId }) => patientId))];
  const capacities = new Map(
    await Promise.all(people.map(async (patientId) => [patientId, await readsAs(request, patientId, deps)] as const)),
  );
  const isReadable = ({ patientId }: Row) => capacities.get(patientId) !== undefined;
  const closed = asked.filter((row) => !isReadable(row)).map(({ reservationId }) => reservationId);
  const booked = closed.length === 0 ? [] : await listBookedBy(deps.db, accountOf(request).accountId, closed);
  const rows = asked.filter((row) => isReadable(row) || booked.includes(row.reservationId));
  return { rows, capacities };
};

export const seenRows = async <T extends Row>(
  request: FastifyRequest,
  asked: readonly T[],
  deps: BookingDeps,
): Promise<T[]> => (await seenBy(request, asked, deps)).rows;

const knownTo = async (request: FastifyRequest, asked: readonly Appointment[], deps: BookingDeps): Promise<Known> => {
  const named = asked.map((appointment) => ({
    appointment,
    patientId: appointment.patient.patientId,
    reservationId: appointment.reservationId,
  }));
  const { rows, capacities } = await seenBy(request, named, deps);
  const others = rows.map(({ patientId }) => patientId).filter((patientId) => capacities.get(patientId) !== 'self');
  const shown = rows.map(({ appointment }) => appointment);
  return { appointments: await withOwnNumbers(request, shown, deps), others: [...new Set(others)] };
};

/** Records others' conflicting appointments as history reads. */
const conflictFor = async (request: FastifyRequest, conflict: Conflict, deps: BookingDeps): Promise<Refusal> => {
  const { reservation, reservations = [], ...parts } = conflict.parts;
  const { appointments, others } = await knownTo(
    request,
    reservation === undefined ? reservations : [reservation, ...reservations],
    deps,
  );
  await recordReadings(
    deps.db,
    others.map((patientId) => ({
      action: 'history.read',
      capacity: 'delegate',
      actorAccountId: accountOf(request).accountId,
      patientId,
      entityId: patientId,
      requestId: request.id,
    })),
  );
  if (conflict instanceof AppointmentInTheWay && appointments.length === 0) return conflict.otherwise();
  const known = reservations.filter((appointment) => appointments.includes(appointment));
  return new Conflict(conflict.code, {
    ...parts,
    ...(reservation !== undefined && appointments.includes(reservation) ? { reservation } : {}),
    ...(known.length > 0 ? { reservations: known } : {}),
  });
};

/**
 * Level *book* does not open the history.
 * @throws Refusal
 */
export const refusedTo = async <T>(request: FastifyRequest, asked: Promise<T>, deps: BookingDeps): Promise<T> => {
  try {
    return await asked;
  } catch (error) {
    throw error instanceof Conflict ? await conflictFor(request, error, deps) : error;
  }
};

/**
 * An appointment that a delegate may not see looks missing.
 * @throws MissingRecord, ForbiddenAction, as `decideAccess` says
 */
export const findSeenAppointment = async (
  request: FastifyRequest,
  reservationId: string,
  deps: BookingDeps,
): Promise<AppointmentRow> => {
  const row = await findAppointment(deps.db, reservationId);
  if (row === undefined) throw new MissingRecord();
  await actorFor(request, { patientId: row.patientId, scope: 'book' }, deps);
  const [seen] = await seenRows(request, [row], deps);
  if (seen === undefined) throw new MissingRecord();
  return seen;
};

/**
 * Also hides reasons the user may not read.
 * @throws Refusal
 */
export const shownTo = async (
  request: FastifyRequest,
  asked: Promise<Appointment>,
  deps: BookingDeps,
): Promise<Appointment> => {
  const appointment = await refusedTo(request, asked, deps);
  const {
    appointments: [known],
  } = await knownTo(request, [appointment], deps);
  if (known !== undefined) return known;
  const [bare = appointment] = await withOwnNumbers(request, [appointment], deps);
  return { ...bare, raisonVisite: bare.perName };
};
