import type { Appointment } from '../../../../contract/appointments.ts';
import type { GuestAppointment } from '../../../../contract/guest.ts';
import { Conflict } from '../../domain/errors.ts';

/** A visit as whoever knows a reference and a birth date may see it: neither its reason nor a last name. */
export const toGuestAppointment = (appointment: Appointment): GuestAppointment => {
  const {
    raisonVisite,
    patient: { firstName },
    ...shown
  } = appointment;
  return { ...shown, firstName };
};

/** Waits for what they asked; a conflict is told without the visit that is in the way, which has a reason. @throws Refusal */
export const withoutAppointments = async <T>(asked: Promise<T>): Promise<T> => {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    const { reservation, reservations, ...parts } = error.parts;
    throw new Conflict(error.code, parts);
  }
};
