import type { BookingStep } from '../../scheduling/search/searchQuery';

/** What is asked about the person, one question a page, in this order. */
export const questions = ['name', 'birthDate', 'card', 'contact', 'language'] as const;
export type Question = (typeof questions)[number];

/** From the search to the reference (product §2 nosession). The address says the step; without one, what the area is. */
export const guestSteps = ['search', 'places', ...questions, 'check', 'code', 'done'] as const;
export type GuestStep = (typeof guestSteps)[number];

const counted = guestSteps.filter((step) => step !== 'done');

/** « Étape 3 de 9 ». */
export const positionOf = (step: GuestStep): { step: number; total: number } => ({
  step: counted.findIndex((one) => one === step) + 1,
  total: counted.length,
});

/** Whether the address names a question. */
export const isQuestion = (step: GuestStep): step is Question => questions.some((question) => question === step);

/** The step before a question: the question before, or the times. */
export const stepBefore = (question: Question): GuestStep => questions[questions.indexOf(question) - 1] ?? 'places';

/** Where a shared step leads here: after a place comes what is still to be asked. */
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
