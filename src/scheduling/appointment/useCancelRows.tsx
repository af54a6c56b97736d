import type { Reservation } from '../../../contract/appointments.ts';
import type { SummaryRow } from '../../ui';
import { useVisitRows } from './useVisitRows';

/** What is cancelled, line by line. */
export const useCancelRows = (visit: Reservation): SummaryRow[] => {
  const rows = useVisitRows();
  const { firstName, lastName } = visit.patient;
  return [rows.when(visit), rows.where(visit), rows.who(visit), rows.whom(firstName, lastName)];
};
