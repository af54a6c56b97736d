import type { FastifyRequest } from 'fastify';

import type { Appointment } from '../../../../contract/appointments.ts';
import { readOwnPhone } from '../../data/contactPhone.ts';
import { accountOf } from '../sessionHook.ts';
import type { BookingDeps } from './booking.ts';

const withoutNumber = ({ contactPhone: _, ...appointment }: Appointment): Appointment => appointment;

/** Caregivers see only a number of their own. */
export const withOwnNumbers = async (
  request: FastifyRequest,
  appointments: readonly Appointment[],
  { db }: Pick<BookingDeps, 'db'>,
): Promise<Appointment[]> => {
  const { patientId } = accountOf(request);
  const isForeign = ({ patient, contactPhone }: Appointment) =>
    patient.patientId !== patientId && typeof contactPhone === 'string';
  if (!appointments.some(isForeign)) return [...appointments];
  const own = await readOwnPhone(db, patientId);
  return appointments.map((appointment) =>
    isForeign(appointment) && appointment.contactPhone !== own ? withoutNumber(appointment) : appointment,
  );
};
