import type { Generated, GeneratedAlways } from 'kysely';

import type { Language } from '../../../../contract/catalogues.ts';
import type { AttachmentType } from '../../domain/mailbox/attachedFile.ts';
import type { ExpressTemplate, MailTemplate } from '../../domain/mail/letter.ts';
import type { Defaulted, Stamp } from './columns.ts';

export type MessagesTable = {
  id: string;
  thread_id: string;
  patient_id: string;
  clinic_id: string | null;
  reservation_id: string | null;
  kind: 'clinic' | 'appointment' | 'alert' | 'system';
  sender: 'clinic' | 'network' | 'patient';
  /** Who wrote, for the person or as the person. */
  author_account_id: string | null;
  subject: string;
  body_sealed: Buffer;
  sent_at: Stamp;
};

export type MessageRecipientsTable = {
  message_id: string;
  account_id: string;
  read_at: Date | null;
  archived_at: Date | null;
};

export type AttachmentsTable = {
  id: string;
  /** None until it is sent. */
  message_id: string | null;
  account_id: string | null;
  name_sealed: Buffer;
  media_type: AttachmentType;
  size: number;
  content_sealed: Buffer;
  created_at: Stamp;
};

export type OutboxTable = {
  id: string;
  account_id: string | null;
  template: MailTemplate | ExpressTemplate | 'recoveryRequest' | 'invitation';
  /** The visit it is about, where it goes to whoever booked without an account. */
  reservation_id: string | null;
  lang: Language;
  payload_sealed: Buffer;
  attempts: Defaulted<number>;
  next_attempt_at: Stamp;
  sent_at: Date | null;
  abandoned_at: Date | null;
  last_error: string | null;
  created_at: Stamp;
};

export type IdempotencyKeysTable = {
  scope: string;
  route: string;
  key: string;
  body_hash: Buffer;
  status: number | null;
  answer_sealed: Buffer | null;
  locked_until: Date;
  created_at: Stamp;
};

export type AuditEventsTable = {
  id: GeneratedAlways<string>;
  at: Generated<Date>;
  actor_account_id: string | null;
  capacity: 'self' | 'delegate' | 'clinic' | 'system' | 'anonymous';
  action: string;
  patient_id: string | null;
  entity_id: string | null;
  request_id: string | null;
  device: Defaulted<string>;
};
