import { ageOfDeciding, ageOfMajority } from '../../../../contract/accessBases.ts';
import { ageOn } from '../age.ts';
import { mayActThrough, type Link } from '../access.ts';
import { lockOn, lockReasons } from '../dependentLink.ts';

/** An account as a visit’s patient sees it: their own, or that of somebody linked with them. */
export type Companion = {
  isOwn: boolean;
  /** This very account booked the visit. */
  hasBooked: boolean;
  link: Link | undefined;
};

/** What an account may do with a visit it is reminded of: `act` on it, only `read` what it is, or neither. */
export type AppointmentRight = 'act' | 'read' | 'none';

/** Since their fourteenth birthday a young person decides; the parent who booked may still be told of that visit, no more. */
const keepsReminders = ({ hasBooked, link }: Companion, today: string): boolean =>
  hasBooked && link?.state === 'active' && lockOn(link, today).lockReason === lockReasons.age;

/** The right of an account in a visit, as things stand today in Quebec (product §8 Messages). */
export const rightInAppointment = (companion: Companion, today: string): AppointmentRight => {
  const { isOwn, hasBooked, link } = companion;
  if (isOwn) return 'act';
  if (link === undefined) return 'none';
  const mayBook = mayActThrough(link, { scope: 'book', today });
  if (mayBook && (hasBooked || mayActThrough(link, { scope: 'messages', today }))) return 'act';
  return keepsReminders(companion, today) ? 'read' : 'none';
};

type RemindedAppointment = { birthDate: string | null; bookedByPatient: boolean };

/** From 14 to 17 one books for oneself, and nobody is told (product §8 Messages). */
const isPrivate = ({ birthDate, bookedByPatient }: RemindedAppointment, today: string): boolean => {
  if (birthDate === null || !bookedByPatient) return false;
  const age = ageOn(today, birthDate);
  return age >= ageOfDeciding && age < ageOfMajority;
};

/** Whether an account is reminded of a visit. */
export const isReminded = (companion: Companion, appointment: RemindedAppointment, today: string): boolean =>
  rightInAppointment(companion, today) !== 'none' && (companion.isOwn || !isPrivate(appointment, today));
