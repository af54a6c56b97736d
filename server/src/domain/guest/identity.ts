import { checkCalledPhone } from '../../../../contract/calledPhone.ts';
import type { GuestIdentity } from '../../../../contract/guest.ts';
import { checkName, tidyName } from '../../../../contract/names.ts';
import { bareNam, checkBirthDate, checkEmail, checkNam, cleanEmail } from '../../../../contract/rules.ts';
import { refuseWrong } from '../brokenFields.ts';

export type Identity = Omit<GuestIdentity, 'nam' | 'phone'> & { nam: string | null; phone: string | null };

const orNull = (text: string | null | undefined): string | null =>
  text === null || text === undefined || text === '' ? null : text;

/**
 * Card and phone are optional: newborns have neither. Never looks up known people.
 * @throws BrokenRule (422) naming each wrong field
 */
export const toIdentity = (
  { nam, phone, firstName, lastName, email, ...rest }: GuestIdentity,
  today: string,
): Identity => {
  const typed = {
    ...rest,
    nam: orNull(bareNam(nam ?? '')),
    phone: orNull(phone?.trim()),
    firstName: tidyName(firstName),
    lastName: tidyName(lastName),
    email: cleanEmail(email),
  };
  refuseWrong({
    nam: typed.nam === null ? undefined : checkNam(typed.nam),
    firstName: checkName(typed.firstName),
    lastName: checkName(typed.lastName),
    birthDate: checkBirthDate(typed.birthDate, today),
    email: checkEmail(typed.email),
    phone: typed.phone === null ? undefined : checkCalledPhone(typed.phone),
  });
  return typed;
};

const folded = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^\p{L}]|\u02BC/gu, '')
    .toLowerCase();

/** Only its keyed digest is stored. */
export const personText = ({ email, firstName, lastName, birthDate, nam }: Identity): string =>
  ['express person', email, folded(firstName), folded(lastName), birthDate, nam ?? ''].join('\n');

export const contactText = (email: string): string => `express contact\n${email}`;
