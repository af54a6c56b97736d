import type { ReservationStatus } from '../../../../contract/appointments.ts';
import type { Defaulted, Stamp } from './columns.ts';

export type HoldsTable = {
  place_id: string;
  clinic_id: string;
  id: string;
  kind: Defaulted<'booking' | 'offer'>;
  patient_id: string | null;
  express_token_hash: Buffer | null;
  expires_at: Date;
  extended: Defaulted<boolean>;
};

export type ReservationsTable = {
  id: string;
  clinic_id: string;
  place_id: string;
  patient_id: string;
  booked_by: string | null;
  reference: string;
  status: Defaulted<ReservationStatus>;
  reason_sealed: Buffer;
  per_name: string;
  starts_at: Date;
  ends_at: Date;
  cancel_until: Date;
  version: Defaulted<number>;
  confirmed_at: Date | null;
  cancelled_at: Date | null;
  cancelled_by: 'patient' | 'clinic' | null;
  created_at: Stamp;
};
