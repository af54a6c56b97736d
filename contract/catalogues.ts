/** Domain codes in display order; the message catalogues label them. */

/** `careType.<code>` */
export const careTypes = ['walk-in', 'priority', 'periodic', 'follow-up', 'pregnancy', 'child', 'covid'] as const;

/** `reason.<code>` */
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

/** `mode.<code>` */
export const modes = ['in-person', 'phone', 'video', 'home'] as const;

/** `profession.<code>` */
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

/** `clinicKind.<code>` */
export const clinicKinds = ['gmf', 'gmf-u', 'gmf-r', 'clsc', 'private'] as const;

/** Product §4. */
export const consentKinds = ['terms', 'privacy', 'analytics'] as const;

/** `notices.kind.<code>` */
export const newsKinds = ['reminder', 'offer', 'change'] as const;

/** `waiting`: for its code; `stopped`: the phone answered STOP. */
export const textNumberStates = ['none', 'waiting', 'confirmed', 'stopped'] as const;

export const folders = ['inbox', 'sent', 'archived'] as const;

export { languages, type Language } from './languages.ts';

export const dayParts = ['morning', 'afternoon', 'evening'] as const;

export const sortOrders = ['soonest', 'nearest'] as const;

export type CareType = (typeof careTypes)[number];
export type Reason = (typeof reasons)[number];
export type Mode = (typeof modes)[number];
export type Profession = (typeof professions)[number];
export type ClinicKind = (typeof clinicKinds)[number];
export type DayPart = (typeof dayParts)[number];
export type NewsKind = (typeof newsKinds)[number];
export type SortOrder = (typeof sortOrders)[number];

export const isCataloguedReason = (text: string): text is Reason => reasons.some((code) => code === text);
