/** Codes of the field, in the order in which people meet them. Their words stand in the message catalogues. */

/** Kinds of consultation (`careType.<code>`). */
export const careTypes = ['walk-in', 'priority', 'periodic', 'follow-up', 'pregnancy', 'child', 'covid'] as const;

/** Reasons for a visit (`reason.<code>`). */
export const reasons = [
  'cold-flu',
  'fever-child',
  'throat-ear',
  'gastro',
  'urinary',
  'skin',
  'injury',
  'pain',
  'eye',
  'allergy-asthma',
  'mental-health',
  'sti-screening',
  'contraception-pregnancy',
  'chronic',
  'prescription',
  'blood-test',
  'vaccination',
  'form',
  'other',
] as const;

/** How the visit takes place (`mode.<code>`). */
export const modes = ['in-person', 'phone', 'video', 'home'] as const;

/** Who receives (`profession.<code>`). */
export const professions = [
  'family-doctor',
  'resident',
  'nurse-practitioner',
  'nurse',
  'pharmacist',
  'social-worker',
  'psychologist',
  'physiotherapist',
  'nutritionist',
  'occupational-therapist',
  'respiratory-therapist',
] as const;

/** Kinds of clinic (`clinicKind.<code>`). */
export const clinicKinds = ['gmf', 'gmf-u', 'gmf-r', 'clsc', 'private'] as const;

/** What a person agrees to, or not (product §4). */
export const consentKinds = ['terms', 'privacy', 'analytics'] as const;

/** Where messages lie. */
export const folders = ['inbox', 'sent', 'archived'] as const;

export { languages, type Language } from './languages.ts';

/** The parts of a day, in order; when each begins and ends stands in `dayPartHours`. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const;

export const sortOrders = ['soonest', 'nearest'] as const;

export type CareType = (typeof careTypes)[number];
export type Reason = (typeof reasons)[number];
export type Mode = (typeof modes)[number];
export type Profession = (typeof professions)[number];
export type ClinicKind = (typeof clinicKinds)[number];
export type DayPart = (typeof dayParts)[number];
export type SortOrder = (typeof sortOrders)[number];

/** The reasons of the catalogue; anything else is the person's own words. */
export const isCataloguedReason = (text: string): text is Reason => reasons.some((code) => code === text);
