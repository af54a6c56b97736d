import { ageOfDeciding, ageOfMajority } from '../../../../contract/accessBases.ts';
import { ageOn } from '../age.ts';
import { mayActThrough, type Link } from '../access.ts';
import { lockOn, lockReasons } from '../dependentLink.ts';

export type Companion = {
  isOwn: boolean;
  hasBooked: boolean;
  link: Link | undefined;
};

export type AppointmentRight = 'act' | 'read' | 'none';

/** From fourteen on the young person decides; the parent who booked only keeps reminders. */
const keepsReminders = ({ hasBooked, link }: Companion, today: string): boolean =>
  hasBooked && link?.state === 'active' && lockOn(link, today).lockReason === lockReasons.age;

/** See product §8 Messages. */
export const rightInAppointment = (companion: Companion, today: string): AppointmentRight => {
  const { isOwn, hasBooked, link } = companion;
  if (isOwn) return 'act';
  if (link === undefined) return 'none';
  const mayBook = mayActThrough(link, { scope: 'book', today });
  if (mayBook && (hasBooked || mayActThrough(link, { scope: 'messages', today }))) return 'act';
  return keepsReminders(companion, today) ? 'read' : 'none';
};

type RemindedAppointment = { birthDate: string | null; bookedByPatient: boolean };

/** Bookings by 14–17-year-olds are private (product §8 Messages). */
const isPrivate = ({ birthDate, bookedByPatient }: RemindedAppointment, today: string): boolean => {
  if (birthDate === null || !bookedByPatient) return false;
  const age = ageOn(today, birthDate);
  return age >= ageOfDeciding && age < ageOfMajority;
};

export const isReminded = (companion: Companion, appointment: RemindedAppointment, today: string): boolean =>
  rightInAppointment(companion, today) !== 'none' && (companion.isOwn || !isPrivate(appointment, today));
