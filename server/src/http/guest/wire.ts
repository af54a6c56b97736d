import type { Appointment } from '../../../../contract/appointments.ts';
import type { GuestAppointment } from '../../../../contract/guest.ts';
import { Conflict } from '../../domain/errors.ts';

/** Reference and birth date reveal neither reason, number nor last name. */
export const toGuestAppointment = (appointment: Appointment): GuestAppointment => {
  const {
    raisonVisite,
    contactPhone,
    patient: { firstName },
    ...shown
  } = appointment;
  return { ...shown, firstName };
};

/**
 * Hides conflicting appointments: they include a reason.
 * @throws Refusal
 */
export const withoutAppointments = async <T>(asked: Promise<T>): Promise<T> => {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    const { reservation, reservations, ...parts } = error.parts;
    throw new Conflict(error.code, parts);
  }
};
