import { checkName, tidyName } from '../../../contract/names.ts';
import { checkBirthDate, checkPhone } from '../../../contract/rules.ts';
import type { Profile, ProfileChange } from '../../../contract/session.ts';
import { showPhone } from '../../lib/phone';

export type ProfileValues = {
  firstName: string;
  lastName: string;
  birthDate: string;
  phone: string;
  lang: Profile['lang'];
};

export const initialProfile = ({ firstName, lastName, birthDate, phone, lang }: Profile): ProfileValues => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  birthDate: birthDate ?? '',
  phone: showPhone(phone ?? ''),
  lang,
});

/** Known values cannot be removed; others may wait until the first booking. */
const ifGiven = (
  typed: string,
  known: string | null,
  check: (value: string) => string | undefined,
): string | undefined => (typed.trim() === '' && known === null ? undefined : check(typed.trim()));

/** `today` is a calendar date; rules in contract/rules.ts. */
export const validateProfile = (
  values: ProfileValues,
  known: Profile,
  today: string,
): Partial<Record<keyof ProfileValues, string>> => {
  const found = {
    firstName: ifGiven(values.firstName, known.firstName, checkName),
    lastName: ifGiven(values.lastName, known.lastName, checkName),
    birthDate: ifGiven(values.birthDate, known.birthDate, (date) => checkBirthDate(date, today)),
    phone: values.phone.trim() === '' ? undefined : checkPhone(showPhone(values.phone)),
  };
  return Object.fromEntries(Object.entries(found).filter(([, code]) => code !== undefined));
};

/** An empty phone removes it; other empty fields do nothing. */
export const profileChangeOf = ({ firstName, lastName, birthDate, phone, lang }: ProfileValues): ProfileChange => ({
  ...(firstName.trim() !== '' && { firstName: tidyName(firstName) }),
  ...(lastName.trim() !== '' && { lastName: tidyName(lastName) }),
  ...(birthDate !== '' && { birthDate }),
  phone: phone.trim() === '' ? null : showPhone(phone),
  lang,
});
