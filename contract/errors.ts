import type { Appointment, Slot } from './appointments.ts';
import type { ErrorCode } from './errorCodes.ts';

/**
 * The one body of every refusal (product §4). The request id travels in the header `X-Request-Id`.
 * A 409 also names the conflict: up to three nearby free spaces, the reservation in the way, or the choices left; of somebody else's
 * reservations, those that whoever asks may read or booked themselves.
 */
export type ErrorBody = {
  message: ErrorCode;
  fields?: Record<string, ErrorCode>;
  spaces?: Slot[];
  reservation?: Appointment;
  reservations?: Appointment[];
  clinicPhone?: string;
  /** Until when a closed account can be brought back. */
  reopenUntil?: string;
};
