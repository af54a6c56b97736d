import type { Reservation } from '../../../contract/appointments.ts';
import { useListHistoryQuery, type Person } from '../../api/appointmentsApi';

/** One visit, read from the history, so that a reload finds it too. */
export const useVisit = (reservationId: string, person: Person) => {
  const { data, isLoading, error, refetch } = useListHistoryQuery(person);
  const visit: Reservation | undefined = data && [...data.upcoming, ...data.past].find((one) => one.reservationId === reservationId);
  return { visit, isLoading, error, askAgain: () => { void refetch(); } };
};
