import type { Appointment } from '../../../contract/appointments.ts';
import { useAppointmentsOf } from '../appointment/useAppointmentsOf';
import type { BookingStepProps } from '../channel/bookingPort';
import { useNetwork } from '../text/useNetwork';

export type Whose = Pick<BookingStepProps, 'person' | 'seesHistory' | 'moving'>;

/** Undefined also where the network names no limit (product §4). */
export const useReachedLimit = ({
  person,
  seesHistory,
  moving,
}: Whose): { appointments: Appointment[]; max: number } | undefined => {
  const appointments = useAppointmentsOf(person, seesHistory);
  const { upcomingMost: max } = useNetwork();
  return moving || max === undefined || appointments.length < max ? undefined : { appointments, max };
};
