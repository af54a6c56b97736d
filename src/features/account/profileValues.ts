import { checkBirthDate, checkName, checkPhone } from '../../../contract/rules.ts';
import type { Profile, ProfileChange } from '../../../contract/session.ts';
import { showPhone } from '../../lib/phone';

/** Who one is, by the contract's field names. */
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

/** What is known is corrected, not taken away; what was never given may wait for the first booking. */
const ifGiven = (
  typed: string,
  known: string | null,
  check: (value: string) => string | undefined,
): string | undefined => (typed.trim() === '' && known === null ? undefined : check(typed.trim()));

/** All that is wrong, as message keys (contract/rules.ts). `today` is a calendar date. */
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

/** What is sent: an empty phone takes it away, other empty fields are left alone. */
export const profileChangeOf = ({ firstName, lastName, birthDate, phone, lang }: ProfileValues): ProfileChange => ({
  ...(firstName.trim() !== '' && { firstName: firstName.trim() }),
  ...(lastName.trim() !== '' && { lastName: lastName.trim() }),
  ...(birthDate !== '' && { birthDate }),
  phone: phone.trim() === '' ? null : showPhone(phone),
  lang,
});
