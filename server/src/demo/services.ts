import type { CareType, Mode, Profession } from '../../../contract/catalogues.ts';

/** Modes listed several times are offered more often. */
export type DemoService = {
  key: string;
  fr: string;
  en: string;
  careType: CareType;
  minutes: number;
  modes: readonly Mode[];
};

const anywhere = ['in-person', 'in-person', 'in-person', 'phone', 'video'] as const;
const onSite = ['in-person'] as const;

const service = (
  key: string,
  [fr, en]: readonly [string, string],
  careType: CareType,
  appointment: Pick<DemoService, 'minutes' | 'modes'>,
): DemoService => ({ key, fr, en, careType, ...appointment });

const walkIn = service('walk-in', ['Sans rendez-vous', 'Walk-in clinic'], 'walk-in', {
  minutes: 15,
  modes: ['in-person', 'in-person', 'in-person', 'phone'],
});
const priority = service('priority', ['Consultation prioritaire', 'Priority consultation'], 'priority', {
  minutes: 20,
  modes: anywhere,
});
const followUp = service('follow-up', ['Suivi médical', 'Medical follow-up'], 'follow-up', {
  minutes: 20,
  modes: anywhere,
});
const periodic = service('periodic', ['Examen périodique', 'Periodic examination'], 'periodic', {
  minutes: 30,
  modes: onSite,
});
const pregnancy = service('pregnancy', ['Suivi de grossesse', 'Pregnancy follow-up'], 'pregnancy', {
  minutes: 30,
  modes: onSite,
});
const child = service('child', ['Pédiatrie, de 0 à 5 ans', 'Children, 0 to 5 years'], 'child', {
  minutes: 30,
  modes: onSite,
});
const respiratory = service('respiratory', ['Infections respiratoires', 'Respiratory infections'], 'covid', {
  minutes: 15,
  modes: onSite,
});
const nursing = service('nursing', ['Soins infirmiers', 'Nursing care'], 'walk-in', {
  minutes: 20,
  modes: ['in-person', 'in-person', 'home'],
});
const bloodTests = service('blood-tests', ['Prélèvements', 'Blood tests'], 'periodic', { minutes: 15, modes: onSite });
const vaccination = service('vaccination', ['Vaccination', 'Vaccination'], 'periodic', { minutes: 15, modes: onSite });
const mentalHealth = service('mental-health', ['Santé mentale', 'Mental health'], 'follow-up', {
  minutes: 45,
  modes: anywhere,
});
const medication = service('medication', ['Suivi de la médication', 'Medication review'], 'follow-up', {
  minutes: 20,
  modes: anywhere,
});
const physiotherapy = service('physiotherapy', ['Physiothérapie', 'Physiotherapy'], 'follow-up', {
  minutes: 30,
  modes: onSite,
});
const nutrition = service('nutrition', ['Nutrition', 'Nutrition'], 'follow-up', { minutes: 45, modes: anywhere });
const occupational = service('occupational-therapy', ['Ergothérapie', 'Occupational therapy'], 'follow-up', {
  minutes: 45,
  modes: ['in-person', 'home'],
});
const breathing = service('respiratory-therapy', ['Santé respiratoire', 'Respiratory health'], 'follow-up', {
  minutes: 30,
  modes: onSite,
});

export const servicesOf: Record<Profession, readonly DemoService[]> = {
  'family-doctor': [walkIn, priority, followUp, periodic, pregnancy, child],
  resident: [walkIn, priority, followUp],
  'nurse-practitioner': [walkIn, priority, periodic, child],
  nurse: [nursing, bloodTests, vaccination, respiratory],
  pharmacist: [medication],
  'social-worker': [mentalHealth],
  psychologist: [mentalHealth],
  physiotherapist: [physiotherapy],
  nutritionist: [nutrition],
  'occupational-therapist': [occupational],
  'respiratory-therapist': [breathing],
};
