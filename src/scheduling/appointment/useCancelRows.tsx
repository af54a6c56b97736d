import type { Appointment } from '../../../contract/appointments.ts';
import type { SummaryRow } from '../../ui';
import { useAppointmentRows } from './useAppointmentRows';

export const useCancelRows = (appointment: Appointment): SummaryRow[] => {
  const rows = useAppointmentRows();
  const { firstName, lastName } = appointment.patient;
  return [
    rows.when(appointment),
    rows.where(appointment, null, false),
    rows.who(appointment),
    rows.whom(firstName, lastName),
  ];
};
