import type { Mode } from '../../../../contract/catalogues.ts';

/** A visit as it stands in a calendar. There is no reason for it here, and no name of a service: both may tell an illness. */
export type CalendarAppointment = {
  reservationId: string;
  /** How often the visit was changed: a calendar keeps the highest. */
  version: number;
  isCancelled: boolean;
  /** Whose visit it is, when it is not one’s own. */
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
