import type { Transaction } from 'kysely';

import type { Language } from '../../../contract/catalogues.ts';
import { lockPatient } from '../data/bookingLocks.ts';
import { findAppointmentNamed } from '../data/namedAppointments.ts';
import { findAppointment, type AppointmentRow } from '../data/appointmentRows.ts';
import type { Tables } from '../data/tables.ts';
import { wallTimeAt } from '../domain/zonedTime.ts';
import { ClinicRefused } from './clinicRefused.ts';

export type LockedAppointment = { appointment: AppointmentRow; birthDate: string | null; lang: Language };

/**
 * By reference or id; locks the patient.
 * @throws ClinicRefused
 */
export const lockAppointment = async (transaction: Transaction<Tables>, word: string): Promise<LockedAppointment> => {
  const named = await findAppointmentNamed(transaction, word);
  const patient = named && (await lockPatient(transaction, named.patientId));
  const appointment = named && (await findAppointment(transaction, named.reservationId));
  if (appointment === undefined)
    throw new ClinicRefused(`There is no appointment ${word}. Give its reference of ten characters, or its id.`);
  return { appointment, birthDate: patient?.birthDate ?? null, lang: patient?.lang ?? named?.bookerLang ?? 'fr' };
};

export const shownTime = (instant: Date, timeZone: string): string =>
  wallTimeAt(instant, timeZone).slice(0, 16).replace('T', ' ');
