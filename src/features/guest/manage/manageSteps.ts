import type { BookingStep } from '../../../scheduling/search/searchQuery';

/** Product §2 nosession/manage. */
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
