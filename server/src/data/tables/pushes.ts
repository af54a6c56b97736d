import type { Language, NewsKind } from '../../../../contract/catalogues.ts';
import type { Defaulted, Stamp } from './columns.ts';

export type PushSubscriptionsTable = {
  id: string;
  account_id: string;
  session_id: string;
  device_digest: Buffer;
  endpoint_digest: Buffer;
  subscription_sealed: Buffer;
  server_key: string;
  seen_at: Stamp;
};

export type PushOutboxTable = {
  id: string;
  subscription_id: string;
  account_id: string;
  kind: NewsKind;
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

export type ClosedChannelsTable = { channel: 'text'; closed_at: Stamp };
