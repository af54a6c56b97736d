import type { BookingStep } from '../../../scheduling/search/searchQuery';

/** The steps (product §2 nosession/manage); without a step, the reference is asked for. */
export const manageSteps = ['visit', 'search', 'places', 'review', 'cancel', 'cancelled'] as const;
export type ManageStep = (typeof manageSteps)[number];

export const movingSteps = ['search', 'places', 'review'] as const;

export const manageStepOf = (step: BookingStep): ManageStep => {
  switch (step) {
    case 'who':
      return 'search';
    case 'confirmed':
      return 'visit';
    default:
      return step;
  }
};
