/** Form rules (spec §5, §9). Each returns a message key, or undefined. */
import type { ErrorCode } from './errorCodes.ts';
import { isCalendarDate } from './instants.ts';
import { formLimits as limits } from './limits.ts';
import { checkRequired } from './required.ts';

export { checkRequired };

export const patterns = {
  /** Product §8. As specified, endings have at most four letters. */
  email: /^[a-z0-9._%+-]+@[a-z0-9.-]+\.[a-z]{2,4}$/,
  login: /^[A-Za-z0-9_@.]{6,30}$/,
  phone: /^[\d +()-]{10,14}$/,
  tenOrElevenDigits: /^\d{10,11}$/,
  postalCode: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/,
  forwardSortationArea: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]$/,
} as const;

const namPatterns = [
  // Quebec. Only the layout is public (spec §5); date and check digit only give advice (healthNumber.ts).
  /^[A-Z]{4}\d{8}$/,
  // New Brunswick: 9 digits, with an optional M at either end.
  /^(?:M?\d{9}|\d{9}M)$/,
  /^\d{10}$/,
];

const blanks = /[\s\u200B\u2060]/g;
const dashes = /[\u00AD\u2010-\u2015\u2212-]/g;
/** As on a card or a form: `NAM : TREM 5912 2811`. Alone they may be the letters of a name. */
const labels = /^(?:(?:NAM|RAMQ)?:|(?:NAM|RAMQ)(?=[A-Z]{4}\d{8}$))/;

export const bareNam = (typed: string): string =>
  typed.toUpperCase().replace(blanks, '').replace(dashes, '').replace(labels, '');

export const cleanNam = (typed: string): string => bareNam(typed).slice(0, limits.namMax);

/** On each key: what follows may still be missing. */
export const typedEmail = (typed: string): string => typed.toLowerCase().replace(blanks, '');

/** What was meant: without `mailto:`, a name before the address in `<…>`, and a full stop or comma after it. */
export const cleanEmail = (typed: string): string => {
  const text = typedEmail(typed);
  const address = /<([^<>]+)>[.,;]?$/.exec(text)?.[1] ?? text;
  return address.replace(/^mailto:([^?]*).*$/, '$1').replace(/[.,;]+$/, '');
};

type Rule = (value: string) => ErrorCode | undefined;

const must =
  (holds: (value: string) => boolean, otherwise: ErrorCode): Rule =>
  (value) =>
    holds(value) ? undefined : otherwise;

export const checkEmail = must((value) => value.length <= 254 && patterns.email.test(value), 'errors.invalidEmail');
export const checkNam = must((value) => namPatterns.some((shape) => shape.test(value)), 'errors.jsnamInvalidChars');
export const checkLogin = must((value) => patterns.login.test(value), 'errors.jslogin1InvalidChars');
export const checkPhone = must((value) => patterns.phone.test(value), 'errors.invalidPhone');

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

/** Required and equal to the password; one message for both (spec §5). */
export const checkConfirmation = (confirmation: string, password: string): ErrorCode | undefined =>
  confirmation !== '' && confirmation === password ? undefined : 'user.modify.passwordMustMatch';

export const checkBirthDate = (value: string, today: string): ErrorCode | undefined => {
  const recent = Number(today.slice(0, 4)) - Number(value.slice(0, 4)) <= 130;
  return isCalendarDate(value) && recent && value <= today ? undefined : 'errors.invalidBirthDate';
};
