import type { Appointment } from '../../../contract/appointments.ts';
import type { Person } from '../../api/appointmentsApi';
import type { SearchChoice } from '../search/searchChoice';
import type { BookingStep } from '../search/searchQuery';

/** How a step leads to another: by going there, or by a link. */
export type BookingWays<S extends string = BookingStep> = {
  /** Goes to a step; `replace` leaves no way back to this one. */
  go: (step: S, options?: { choice?: SearchChoice; replace?: boolean; visit?: string }) => void;
  /** The address of a step, with the criteria as they are, or others. */
  addressOf: (step: S, choice?: SearchChoice) => string;
};

/** What the user may do about somebody’s visits, and how that person is called when it is not the user. */
export type AppointmentRights = { mayBook: boolean; personName: string | undefined };

/** What every step of a booking is handed: for whom, what was searched for, and how to go on. */
export type BookingStepProps = BookingWays & {
  person: Person;
  /** How that person is called; nothing for the user. */
  personName: string | undefined;
  /** Whether the user may read that person's visits: to say early what stands in the way. */
  seesHistory: boolean;
  choice: SearchChoice;
  /** The visit that a new place would replace; nothing when a new visit is booked. */
  moving?: Appointment;
};
