import type { FastifyRequest } from 'fastify';

import type { Appointment } from '../../../../contract/appointments.ts';
import { recordReadings } from '../../data/audit.ts';
import { listBookedBy } from '../../data/appointmentRows.ts';
import type { Capacity } from '../../domain/access.ts';
import { Conflict, ForbiddenAction, MissingRecord } from '../../domain/errors.ts';
import { actorFor } from '../actor.ts';
import { accountOf } from '../sessionHook.ts';
import type { BookingDeps } from './booking.ts';

const readsAs = async (
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

type Known = { visits: Appointment[]; others: string[] };

/** Readable at level *history*, or booked by the user. */
const knownTo = async (request: FastifyRequest, asked: readonly Appointment[], deps: BookingDeps): Promise<Known> => {
  const people = [...new Set(asked.map(({ patient }) => patient.patientId))];
  const capacities = new Map(
    await Promise.all(people.map(async (patientId) => [patientId, await readsAs(request, patientId, deps)] as const)),
  );
  const capacityOf = ({ patient }: Appointment) => capacities.get(patient.patientId);
  const closed = asked
    .filter((appointment) => capacityOf(appointment) === undefined)
    .map(({ reservationId }) => reservationId);
  const booked = closed.length === 0 ? [] : await listBookedBy(deps.db, accountOf(request).accountId, closed);
  const appointments = asked.filter(
    (appointment) => capacityOf(appointment) !== undefined || booked.includes(appointment.reservationId),
  );
  const others = appointments
    .filter((appointment) => capacityOf(appointment) !== 'self')
    .map(({ patient }) => patient.patientId);
  return { visits: appointments, others: [...new Set(others)] };
};

/** Records others' conflicting appointments as history reads. */
const conflictFor = async (request: FastifyRequest, conflict: Conflict, deps: BookingDeps): Promise<Conflict> => {
  const { reservation, reservations = [], ...parts } = conflict.parts;
  const { visits, others } = await knownTo(
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
  const known = reservations.filter((appointment) => visits.includes(appointment));
  return new Conflict(conflict.code, {
    ...parts,
    ...(reservation !== undefined && visits.includes(reservation) ? { reservation } : {}),
    ...(known.length > 0 ? { reservations: known } : {}),
  });
};

/**
 * Level *book* does not open the history: refusals name only readable appointments.
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
    visits: [known],
  } = await knownTo(request, [appointment], deps);
  return known ?? { ...appointment, raisonVisite: appointment.perName };
};
