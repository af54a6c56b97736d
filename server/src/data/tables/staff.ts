import type { Generated } from 'kysely';

import type { Language } from '../../../../contract/catalogues.ts';
import type { StaffRole } from '../../../../contract/staffRoles.ts';
import type { WithdrawalReason } from '../../../../contract/withdrawalReasons.ts';
import type { Defaulted, Stamp } from './columns.ts';

export type StaffTable = {
  id: string;
  login: string;
  name: string;
  lang: Defaulted<Language>;
  password_hash: string;
  totp_sealed: Buffer;
  /** A bigint, which the driver gives as text. */
  totp_used_step: string | null;
  state: Defaulted<'active' | 'suspended'>;
  created_at: Stamp;
};

export type StaffClinicsTable = {
  staff_id: string;
  clinic_id: string;
  role: StaffRole;
  professional_id: string | null;
};

export type SlotWithdrawalsTable = {
  id: Generated<string>;
  slot_id: string;
  staff_id: string | null;
  reason: WithdrawalReason;
  withdrawn_at: Stamp;
  offered_at: Date | null;
};

export type StaffSessionsTable = {
  token_hash: Buffer;
  id: string;
  staff_id: string;
  created_at: Stamp;
  last_seen_at: Stamp;
  expires_at: Date;
};
