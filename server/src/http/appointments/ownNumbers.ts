import type { FastifyRequest } from 'fastify';

import type { Appointment } from '../../../../contract/appointments.ts';
import { listChosenBy, readOwnPhone } from '../../data/contactPhone.ts';
import { accountOf } from '../sessionHook.ts';
import type { BookingDeps } from './booking.ts';

const withoutNumber = ({ contactPhone: _, ...appointment }: Appointment): Appointment => appointment;

/** Caregivers see only a number of their own, or that they chose. */
export const withOwnNumbers = async (
  request: FastifyRequest,
  appointments: readonly Appointment[],
  { db }: Pick<BookingDeps, 'db'>,
): Promise<Appointment[]> => {
  const { patientId, accountId } = accountOf(request);
  const isForeign = ({ patient, contactPhone }: Appointment) =>
    patient.patientId !== patientId && typeof contactPhone === 'string';
  if (!appointments.some(isForeign)) return [...appointments];
  const own = await readOwnPhone(db, patientId);
  const chosen = await listChosenBy(
    db,
    accountId,
    appointments.map(({ reservationId }) => reservationId),
  );
  return appointments.map((appointment) =>
    isForeign(appointment) && appointment.contactPhone !== own && !chosen.has(appointment.reservationId)
      ? withoutNumber(appointment)
      : appointment,
  );
};
