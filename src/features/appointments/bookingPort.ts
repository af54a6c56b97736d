import type { Person } from '../../api/appointmentsApi';
import type { SearchChoice } from './searchChoice';
import type { BookingStep } from './searchQuery';

/** What every step of a booking is handed: for whom, what was searched for, and how to go on. */
export type BookingStepProps = {
  person: Person;
  /** How that person is called; nothing for the user. */
  personName: string | undefined;
  choice: SearchChoice;
  /** Goes to a step; `replace` leaves no way back to this one. */
  go: (step: BookingStep, options?: { choice?: SearchChoice; replace?: boolean; visit?: string }) => void;
};
