import type { Defaulted, Stamp } from './columns.ts';

export type TextNumbersTable = {
  account_id: string;
  number_sealed: Buffer;
  number_digest: Buffer;
  code_digest: Buffer | null;
  code_expires_at: Date | null;
  wrong_tries: Defaulted<number>;
  confirmed_at: Date | null;
  created_at: Stamp;
};

export type PushSubscriptionsTable = {
  id: string;
  account_id: string;
  session_id: string;
  endpoint_digest: Buffer;
  subscription_sealed: Buffer;
  server_key: string;
  created_at: Stamp;
};

export type TextStopsTable = { number_digest: Buffer; stopped_at: Stamp };
