import type { Stamp } from './columns.ts';

/** `user_handle`: of the account, as its devices know it. */
export type PasskeysTable = {
  id: string;
  factor_id: string;
  credential_id: Buffer;
  public_key: Buffer;
  user_handle: Buffer;
  counter: string;
  transports: string[];
  name_sealed: Buffer;
  is_backed_up: boolean;
  created_at: Stamp;
  last_used_at: Date | null;
};

export type ChallengePurpose = 'add' | 'signIn' | 'secondStep' | 'check';

/** `bound_to`: digest of the session, of the begun sign-in or of a cookie. */
export type PasskeyChallengesTable = {
  challenge_hash: Buffer;
  purpose: ChallengePurpose;
  bound_to: Buffer;
  account_id: string | null;
  expires_at: Date;
};
