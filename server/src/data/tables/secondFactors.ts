import type { Defaulted, Stamp } from './columns.ts';

export type SecondFactorsTable = {
  id: string;
  account_id: string;
  kind: 'app';
  secret_sealed: Buffer;
  used_step: string | null;
  begun_at: Stamp;
  confirmed_at: Date | null;
};

export type RecoveryCodesTable = { account_id: string; code_digest: Buffer; used_at: Date | null };

export type SecondStepsTable = {
  token_hash: Buffer;
  account_id: string;
  reopens: Defaulted<boolean>;
  expires_at: Date;
};
