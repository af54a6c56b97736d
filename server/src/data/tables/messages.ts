import type { AttachmentType } from '../../domain/mailbox/attachedFile.ts';
import type { Defaulted, Stamp } from './columns.ts';

export type MessagesTable = {
  id: string;
  thread_id: string;
  patient_id: string;
  clinic_id: string | null;
  appointment_id: string | null;
  kind: 'clinic' | 'appointment' | 'alert' | 'system';
  sender: 'clinic' | 'network' | 'patient';
  author_account_id: string | null;
  author_staff_id: string | null;
  subject: Defaulted<string>;
  subject_sealed: Buffer | null;
  body_sealed: Buffer;
  sent_at: Stamp;
};

/** Kept by a trigger on messages (decision 84). Waits, or ended. */
export type ClinicThreadsTable = {
  thread_id: string;
  clinic_id: string;
  message_id: string;
  waiting_since: Date | null;
  ended_as: 'answered' | 'closed' | null;
  taken_by: string | null;
  revision: Defaulted<number>;
};

export type MessageRecipientsTable = {
  message_id: string;
  account_id: string;
  read_at: Date | null;
  archived_at: Date | null;
};

export type AttachmentsTable = {
  id: string;
  message_id: string | null;
  account_id: string | null;
  name_sealed: Buffer;
  media_type: AttachmentType;
  size: number;
  content_sealed: Buffer;
  created_at: Stamp;
};
