import type { GuestIdentity } from '../../../../contract/guest.ts';
import {
  bareNam,
  checkBirthDate,
  checkEmail,
  checkName,
  checkNam,
  checkPhone,
  cleanEmail,
} from '../../../../contract/rules.ts';
import { refuseWrong } from '../brokenFields.ts';
import { tidyName } from '../profileRules.ts';

/** Whom an express visit is for, as it will be kept. */
export type Identity = Omit<GuestIdentity, 'nam' | 'phone'> & { nam: string | null; phone: string | null };

const orNull = (text: string | null | undefined): string | null =>
  text === null || text === undefined || text === '' ? null : text;

/**
 * What a stranger typed, under the rules of the forms inside. A card and a phone are no conditions: newborns have neither.
 * @param today the date in Quebec @throws BrokenRule (422) naming each wrong field; whether anybody is known plays no part
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
    phone: typed.phone === null ? undefined : checkPhone(typed.phone),
  });
  return typed;
};

const folded = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\p{M}\s.'’-]/gu, '')
    .toLowerCase();

/** The same person as the same mailbox described them before, whatever the accents; of it only a keyed digest is kept. */
export const personText = ({ email, firstName, lastName, birthDate, nam }: Identity): string =>
  ['express person', email, folded(firstName), folded(lastName), birthDate, nam ?? ''].join('\n');

/** A mailbox; of it only a keyed digest is compared. */
export const contactText = (email: string): string => `express contact\n${email}`;
