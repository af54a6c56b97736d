import type { CareType, Language, Reason } from '../../../contract/catalogues.ts';
import { checkDigit } from '../../../contract/healthNumber.ts';
import type { Identity } from '../domain/guest/identity.ts';
import { plainText } from '../domain/plainText.ts';
import { men, surnames, women } from './names.ts';
import { chance, pick } from './seeded.ts';

export type DemoPerson = {
  firstName: string;
  lastName: string;
  birthDate: string;
  sex: 'F' | 'M';
  phone: string | null;
};

/** Printed at every start; never used in production. */
export const demoAccount: { login: string; password: string; email: string; lang: Language } = {
  login: 'demo.boreal',
  password: 'Sapin-Givre-47',
  email: 'elise.castonguay@reseauboreal.test',
  lang: 'fr',
};

/** Invited by a clinic, without an account. */
export const invitedPerson: DemoPerson = {
  firstName: 'Rosaire',
  lastName: 'Lapointe',
  birthDate: '1958-06-21',
  sex: 'M',
  phone: null,
};
export const demoInvitation: { clinic: string; careType: CareType; code: string; email: string; lang: Language } = {
  clinic: 'plateau',
  careType: 'follow-up',
  code: '48217735',
  email: 'rosaire.lapointe@reseauboreal.test',
  lang: 'fr',
};

/** A child whose parent booked without an account. */
export const demoGuest: { identity: Identity; clinic: string; reason: Reason } = {
  identity: {
    firstName: 'Maëlle',
    lastName: 'Bérubé',
    birthDate: '2024-08-03',
    nam: null,
    phone: null,
    email: 'parent.berube@reseauboreal.test',
    lang: 'fr',
  },
  clinic: 'plateau/walk-in',
  reason: 'fever-child',
};

export const demoPatient: DemoPerson = {
  firstName: 'Élise',
  lastName: 'Castonguay',
  birthDate: '1986-04-12',
  sex: 'F',
  phone: '514 555-0142',
};

/** Eight at the first start, so the demo patient may act for him. */
export const childOf = (year: number): DemoPerson => ({
  firstName: 'Théo',
  lastName: 'Castonguay',
  birthDate: `${year - 8}-05-17`,
  sex: 'M',
  phone: null,
});

export const olderParent: DemoPerson = {
  firstName: 'Huguette',
  lastName: 'Fortier',
  birthDate: '1949-09-30',
  sex: 'F',
  phone: '418 555-0177',
};

const emailsOf = (name: string, count: number): string =>
  plainText(name).replaceAll(' ', '').toUpperCase().padEnd(count, 'X').slice(0, count);

/** Letters, birth date (+50 months for women), 1, and the public check digit. */
export const syntheticNam = ({ lastName, firstName, birthDate, sex }: DemoPerson): string => {
  const [year = '', month = '', day = ''] = birthDate.split('-');
  const printedMonth = String(Number(month) + (sex === 'F' ? 50 : 0)).padStart(2, '0');
  const first = `${emailsOf(lastName, 3)}${emailsOf(firstName, 1)}${year.slice(2)}${printedMonth}${day}1`;
  return `${first}${checkDigit(first, Number(year.slice(0, 2)))}`;
};

const twoDigits = (value: number): string => String(value).padStart(2, '0');

export const otherPatients: readonly DemoPerson[] = Array.from({ length: 24 }, (_, at): DemoPerson => {
  const key = `patient/${at + 1}`;
  const sex = at % 2 === 0 ? 'F' : 'M';
  const [month, day] = [1 + Math.floor(chance(`${key}/month`) * 12), 1 + Math.floor(chance(`${key}/day`) * 28)];
  return {
    firstName: pick(`${key}/first`, sex === 'F' ? women : men),
    lastName: pick(`${key}/last`, surnames),
    birthDate: `${1935 + Math.floor(chance(`${key}/year`) * 70)}-${twoDigits(month)}-${twoDigits(day)}`,
    sex,
    phone: `514 555-01${twoDigits(50 + at)}`,
  };
});
