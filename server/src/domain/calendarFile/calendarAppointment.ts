import type { Mode } from '../../../../contract/catalogues.ts';

/** No reason or service name: both may reveal an illness. */
export type CalendarAppointment = {
  reservationId: string;
  /** Change count; calendars keep the highest. */
  version: number;
  isCancelled: boolean;
  firstName: string | null;
  startsAt: Date;
  endsAt: Date;
  timeZone: string;
  mode: Mode;
  reference: string;
  clinicName: string;
  clinicAddress: string;
  clinicPhone: string | null;
  cancelUntil: Date;
};
