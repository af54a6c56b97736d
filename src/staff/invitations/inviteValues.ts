import { careTypes, type CareType, type Language } from '../../../contract/catalogues.ts';
import { checkName } from '../../../contract/names.ts';
import { checkRequired } from '../../../contract/required.ts';
import { checkBirthDate, checkEmail, checkNam } from '../../../contract/rules.ts';
import type { StaffInviteBody } from '../../../contract/staffInvitations.ts';
import type { StaffSeriesChoices } from '../../../contract/staffSlots.ts';

export type InviteValues = {
  nam: string;
  birthDate: string;
  firstName: string;
  lastName: string;
  email: string;
  lang: Language;
  careType: CareType | '';
  count: string;
  days: string;
};

/** What is typed for one person. */
export const inviteFields = [
  'nam',
  'birthDate',
  'firstName',
  'lastName',
  'email',
  'lang',
  'careType',
  'count',
  'days',
] as const;

export const counts = [3, 6, 10] as const;
export const spans = [7, 14, 30, 60] as const;

/** Those of the services of the clinic. */
export const careTypesOf = ({ services }: StaffSeriesChoices): CareType[] =>
  careTypes.filter((careType) => services.some((service) => service.careType === careType));

export const initialInvite = (choices: StaffSeriesChoices): InviteValues => {
  const [first, ...others] = careTypesOf(choices);
  const who = { nam: '', birthDate: '', firstName: '', lastName: '', email: '' };
  return { ...who, lang: 'fr', careType: others.length === 0 ? (first ?? '') : '', count: '6', days: '14' };
};

export const validateInvite = (
  { nam, birthDate, firstName, lastName, email, careType }: InviteValues,
  today: string,
): Partial<Record<keyof InviteValues, string>> => {
  const found = {
    nam: checkRequired(nam) ?? checkNam(nam),
    birthDate: checkRequired(birthDate) ?? checkBirthDate(birthDate, today),
    firstName: checkRequired(firstName) ?? checkName(firstName),
    lastName: checkRequired(lastName) ?? checkName(lastName),
    email: checkRequired(email) ?? checkEmail(email),
    careType: checkRequired(careType),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
};

/** Undefined for what `validateInvite` refuses. */
export const toInviteBody = (
  clinic: string,
  { careType, count, days, ...values }: InviteValues,
): StaffInviteBody | undefined =>
  careType === '' ? undefined : { clinic, ...values, careType, count: Number(count), days: Number(days) };
