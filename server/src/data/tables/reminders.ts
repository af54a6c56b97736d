import type { DaysBefore } from '../../domain/reminders/reminderTimes.ts';
import type { Defaulted, Stamp } from './columns.ts';

export type RemindersTable = {
  appointment_id: string;
  starts_at: Date;
  days_before: DaysBefore;
  due_at: Date;
  send_before: Date;
  handled_at: Date | null;
};

export type AppointmentLinksTable = {
  appointment_id: string;
  /** Null for guests, as is `days_before`. */
  account_id: string | null;
  days_before: DaysBefore | null;
  key_hash: Buffer;
  wrong_tries: Defaulted<number>;
  created_at: Stamp;
};

export type CalendarFeedsTable = {
  account_id: string;
  secret_hash: Buffer;
  secret_sealed: Buffer;
  created_at: Stamp;
};
