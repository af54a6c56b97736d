import type { Language } from '../../../../contract/catalogues.ts';
import type { outboxTemplates } from '../../domain/mail/email.ts';
import type { Defaulted, Stamp } from './columns.ts';

export type OutboxTable = {
  id: string;
  account_id: string | null;
  template: (typeof outboxTemplates)[number];
  appointment_id: string | null;
  source_id: string | null;
  lang: Language;
  payload_sealed: Buffer;
  attempts: Defaulted<number>;
  next_attempt_at: Stamp;
  sent_at: Date | null;
  abandoned_at: Date | null;
  last_error: string | null;
  created_at: Stamp;
};
