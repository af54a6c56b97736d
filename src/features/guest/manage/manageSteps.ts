import type { BookingStep } from '../../../scheduling/search/searchQuery';

/** What one does with a visit that was found again (product §2 nosession/manage). Without a step: the reference is asked for. */
export const manageSteps = ['visit', 'search', 'places', 'review', 'cancel', 'cancelled'] as const;
export type ManageStep = (typeof manageSteps)[number];

/** The steps of a move. */
export const movingSteps = ['search', 'places', 'review'] as const;

/** Where a shared step leads here. */
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
