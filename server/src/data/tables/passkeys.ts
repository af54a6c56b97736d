import type { Stamp } from './columns.ts';

export type PasskeysTable = {
  id: string;
  account_id: string;
  credential_id: Buffer;
  public_key: Buffer;
  user_handle: Buffer;
  counter: string;
  transports: string[];
  name_sealed: Buffer;
  may_be_backed_up: boolean;
  is_backed_up: boolean;
  created_at: Stamp;
  last_used_at: Date | null;
};

export type ChallengePurpose = 'add' | 'signIn' | 'secondStep' | 'check';

export type PasskeyChallengesTable = {
  challenge_hash: Buffer;
  purpose: ChallengePurpose;
  bound_to: Buffer;
  account_id: string | null;
  expires_at: Date;
};
