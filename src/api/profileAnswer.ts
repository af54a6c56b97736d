import { isCalendarDate } from '../../contract/instants.ts';
import type { Notifications, Profile } from '../../contract/session.ts';
import { isRecord, type Fields } from '../lib/isRecord';

const textIn = (fields: Fields, name: string): string | null => {
  const value = fields[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

const choicesIn = (value: unknown): Notifications | undefined => {
  if (!isRecord(value)) return undefined;
  const { email, reminders3d, reminders1d, emailDetails } = value;
  return typeof email === 'boolean' && typeof reminders3d === 'boolean' && typeof reminders1d === 'boolean'
    ? { email, reminders3d, reminders1d, ...(typeof emailDetails === 'boolean' && { emailDetails }) }
    : undefined;
};

/**
 * Other back ends may omit fields (product §8); an email not marked as pending counts as confirmed.
 * @throws when the answer is not a profile
 */
export const profileIn = (answer: unknown): Profile => {
  const login = isRecord(answer) ? textIn(answer, 'login') : null;
  if (!isRecord(answer) || login === null) throw new Error('user answered no profile');
  const text = (name: string) => textIn(answer, name);
  const [pendingEmail, notifications] = [text('pendingEmail'), choicesIn(answer['notifications'])];
  const birthDate = text('birthDate');
  return {
    login,
    email: text('email') ?? '',
    emailVerified: answer['emailVerified'] !== false,
    ...(pendingEmail !== null && { pendingEmail }),
    nam: text('nam'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    birthDate: isCalendarDate(birthDate) ? birthDate : null,
    phone: text('phone'),
    lang: answer['lang'] === 'en' ? 'en' : 'fr',
    patientId: text('patientId') ?? '',
    ...(notifications && { notifications }),
    ...(answer['secondFactorOffered'] === true && { secondFactorOffered: true }),
  };
};
