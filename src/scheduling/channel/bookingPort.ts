import type { Appointment } from '../../../contract/appointments.ts';
import type { Person } from '../../api/appointmentsApi';
import type { SearchChoice } from '../search/searchChoice';
import type { BookingStep } from '../search/searchQuery';

export type BookingWays<S extends string = BookingStep> = {
  /** `replace` leaves no history entry. */
  go: (step: S, options?: { choice?: SearchChoice; replace?: boolean; visit?: string }) => void;
  /** Defaults to the current criteria. */
  addressOf: (step: S, choice?: SearchChoice) => string;
};

/** `personName` is undefined for the user. */
export type AppointmentRights = { mayBook: boolean; personName: string | undefined };

export type BookingStepProps = BookingWays & {
  person: Person;
  personName: string | undefined;
  /** Whether the user may read that person's appointments. */
  seesHistory: boolean;
  choice: SearchChoice;
  /** Absent for a new one. */
  moving?: Appointment;
};
