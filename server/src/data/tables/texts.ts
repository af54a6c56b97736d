import type { Language, NewsKind } from '../../../../contract/catalogues.ts';
import type { Defaulted, Stamp } from './columns.ts';

export type NewsChannel = 'text' | 'push';

export type NewsChoicesTable = { account_id: string; channel: NewsChannel; kind: NewsKind; chosen_at: Stamp };

export type TextNumbersTable = {
  account_id: string;
  number_sealed: Buffer;
  number_digest: Buffer;
  code_digest: Buffer | null;
  code_expires_at: Date | null;
  wrong_tries: Defaulted<number>;
  confirmed_at: Date | null;
  shows_details: Defaulted<boolean>;
  created_at: Stamp;
};

export type TextStopsTable = { number_digest: Buffer; stopped_at: Stamp };

export type NewsOutboxTable = {
  id: string;
  channel: 'text';
  kind: NewsKind | 'code';
  account_id: string;
  lang: Language;
  payload_sealed: Buffer;
  appointment_id: string | null;
  attempts: Defaulted<number>;
  next_attempt_at: Stamp;
  sent_at: Date | null;
  abandoned_at: Date | null;
  last_error: string | null;
  created_at: Stamp;
};
