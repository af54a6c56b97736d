/** Form rules of the specification, sections 5 and 9: pure functions that answer a message key, or nothing when all is well. */
import type { ErrorCode } from './errorCodes.ts';
import { formLimits as limits } from './limits.ts';
import { checkRequired } from './required.ts';

export { checkRequired };

export const patterns = {
  /** Product §8: one pattern for both forms. It refuses endings longer than four letters, as the specification says. */
  email: /^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,4}$/,
  login: /^[A-Za-z0-9_@.]{6,30}$/,
  phone: /^[\d +()-]{10,14}$/,
  tenOrElevenDigits: /^\d{10,11}$/,
  postalCode: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/,
  forwardSortationArea: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]$/,
  /** People's names: letters of any alphabet, marks, spaces, hyphens, apostrophes, points. */
  name: /^[\p{L}\p{M}][\p{L}\p{M} .'’-]*$/u,
} as const;

const namPatterns = [
  // Quebec. Its date and its check digit only call for advice (healthNumber.ts): the layout is all that is public (spec §5).
  /^[A-Z]{4}\d{8}$/,
  // New Brunswick: 9 digits; the optional M may stand on either side.
  /^(?:M?\d{9}|\d{9}M)$/,
  // Ontario: 10 digits, without the version code.
  /^\d{10}$/,
];

/** A typed health number in upper case, without its spaces and hyphens, however long. */
export const bareNam = (typed: string): string => typed.toUpperCase().replace(/[\s\u2010-\u2015-]/g, '');

/** What the field keeps of a typed health number: bare, then at most 12 characters. */
export const cleanNam = (typed: string): string => bareNam(typed).slice(0, limits.namMax);

/** What the field keeps of a typed e-mail: lower case, without the spaces that phones add. */
export const cleanEmail = (typed: string): string => typed.toLowerCase().trim();

type Rule = (value: string) => ErrorCode | undefined;

const must =
  (holds: (value: string) => boolean, otherwise: ErrorCode): Rule =>
  (value) =>
    holds(value) ? undefined : otherwise;

export const checkEmail = must((value) => value.length <= 254 && patterns.email.test(value), 'errors.invalidEmail');
export const checkNam = must((value) => namPatterns.some((shape) => shape.test(value)), 'errors.jsnamInvalidChars');
export const checkLogin = must((value) => patterns.login.test(value), 'errors.jslogin1InvalidChars');
export const checkName = must(
  (value) => value.length <= limits.name.max && patterns.name.test(value),
  'errors.invalidName',
);
export const checkPhone = must((value) => patterns.phone.test(value), 'errors.invalidPhone');

/** The parts of the password rule, in the order in which the checklist shows them. */
export const passwordParts = {
  length: (value: string) => {
    const characters = [...value].length;
    return characters >= limits.password.min && characters <= limits.password.max;
  },
  lowercase: (value: string) => /[a-z]/.test(value),
  uppercase: (value: string) => /[A-Z]/.test(value),
  digit: (value: string) => /\d/.test(value),
  other: (value: string) => /[^A-Za-z0-9]/.test(value),
} as const;

export const checkPassword = must(
  (value) => Object.values(passwordParts).every((holds) => holds(value)),
  'user.modify.invalidPassword',
);

/** The confirmation: required, and equal to the password. One message says both (spec §5). */
export const checkConfirmation = (confirmation: string, password: string): ErrorCode | undefined =>
  confirmation !== '' && confirmation === password ? undefined : 'user.modify.passwordMustMatch';

/** A birth date is a calendar date, `YYYY-MM-DD`, that exists, is not after `today` and lies within 130 years of it. */
export const checkBirthDate = (value: string, today: string): ErrorCode | undefined => {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined;
  const exists = date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  const recent = Number(today.slice(0, 4)) - Number(value.slice(0, 4)) <= 130;
  return exists && recent && value <= today ? undefined : 'errors.invalidBirthDate';
};
