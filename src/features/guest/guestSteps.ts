import type { BookingStep } from '../../scheduling/search/searchQuery';

export const questions = ['name', 'birthDate', 'card', 'contact', 'language'] as const;
export type Question = (typeof questions)[number];

/** Product §2 nosession. */
export const guestSteps = ['search', 'places', ...questions, 'check', 'code', 'done'] as const;
export type GuestStep = (typeof guestSteps)[number];

const counted = guestSteps.filter((step) => step !== 'done');

export const positionOf = (step: GuestStep): { step: number; total: number } => ({
  step: counted.findIndex((one) => one === step) + 1,
  total: counted.length,
});

export const isQuestion = (step: GuestStep): step is Question => questions.some((question) => question === step);

export const stepBefore = (question: Question): GuestStep => questions[questions.indexOf(question) - 1] ?? 'places';

export const guestStepOf = (step: BookingStep, next: GuestStep): GuestStep => {
  switch (step) {
    case 'who':
    case 'search':
      return 'search';
    case 'places':
      return 'places';
    case 'review':
      return next;
    case 'confirmed':
      return 'done';
  }
};
