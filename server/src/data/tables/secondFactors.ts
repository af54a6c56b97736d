import type { Stamp } from './columns.ts';

/** Of the app: `secret_sealed`, and `used_step`, the latest that served. */
export type SecondFactorsTable = {
  id: string;
  account_id: string;
  kind: 'app' | 'passkey';
  secret_sealed: Buffer | null;
  used_step: string | null;
  begun_at: Stamp;
  confirmed_at: Date | null;
};

export type RecoveryCodesTable = { account_id: string; code_digest: Buffer; used_at: Date | null };

/** `epoch`: of the account, which each new password raises. */
export type SecondStepsTable = {
  token_hash: Buffer;
  account_id: string;
  epoch: number;
  reopens: boolean;
  expires_at: Date;
};
