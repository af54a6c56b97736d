import type { AppointmentStatus } from '../../../../contract/appointments.ts';
import type { Mode } from '../../../../contract/catalogues.ts';
import type { Defaulted, Stamp } from './columns.ts';

export type HoldsTable = {
  slot_id: string;
  clinic_id: string;
  id: string;
  kind: Defaulted<'booking' | 'offer'>;
  patient_id: string | null;
  /** No foreign key: a hold lives for minutes. */
  held_by_account_id: string | null;
  guest_token_hash: Buffer | null;
  expires_at: Date;
  extended: Defaulted<boolean>;
  /** Offered to the waiting list after the hold ran out. */
  offered_to_waiting: Defaulted<boolean>;
  /** The end time announced to the streams. */
  ending_notified_for: Date | null;
  end_notified_for: Date | null;
};

export type AppointmentsTable = {
  id: string;
  clinic_id: string;
  slot_id: string;
  patient_id: string;
  booked_by_account_id: string | null;
  invitation_id: string | null;
  reference: string;
  status: Defaulted<AppointmentStatus>;
  reason_sealed: Buffer;
  per_name: string;
  starts_at: Date;
  ends_at: Date;
  cancel_until: Date;
  contact_phone: Defaulted<string | null>;
  phone_chosen_by: Defaulted<string | null>;
  version: Defaulted<number>;
  confirmed_at: Date | null;
  moved_from: Date | null;
  moved_from_mode: Mode | null;
  moved_from_clinic_id: string | null;
  cancelled_at: Date | null;
  cancelled_by: 'patient' | 'clinic' | null;
  /** The planned start; reminders are replanned when it differs. */
  reminders_planned_for: Date | null;
  created_at: Stamp;
};
