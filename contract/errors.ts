import type { Appointment, Slot } from './appointments.ts';
import type { ErrorCode } from './errorCodes.ts';
import type { WorkChallenge } from './proof.ts';
import type { StaffErrorCode } from './staffErrors.ts';

/**
 * Body of every refusal (product §4); the request id is in `X-Request-Id`. A 409 may carry three nearby free slots,
 * conflicting reservations, or the choices left. It only names reservations the caller may read or booked.
 */
export type ErrorBody = {
  message: ErrorCode | StaffErrorCode;
  fields?: Record<string, ErrorCode>;
  spaces?: Slot[];
  reservation?: Appointment;
  reservations?: Appointment[];
  clinicPhone?: string;
  reopenUntil?: string;
  challenge?: WorkChallenge;
};
