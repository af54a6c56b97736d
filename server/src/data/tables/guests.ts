import type { Language } from '../../../../contract/catalogues.ts';
import type { Defaulted, Stamp } from './columns.ts';

export type GuestBookingsTable = {
  token_hash: Buffer;
  /** A keyed digest, kept as long as the row. */
  ip_address_index: Buffer;
  slot_id: string;
  identity_sealed: Buffer | null;
  email_index: Buffer | null;
  code_digest: Buffer | null;
  code_expires_at: Date | null;
  wrong_codes: Defaulted<number>;
  code_used_for_slot_id: string | null;
  expires_at: Date;
  created_at: Stamp;
};

export type GuestsTable = {
  patient_id: string;
  person_index: Buffer;
  email_index: Buffer;
  email_sealed: Buffer;
  lang: Language;
  created_at: Stamp;
};

export type GuestTriesTable = {
  reference_index: Buffer;
  wrong_tries: Defaulted<number>;
  locked_until: Date | null;
  tried_at: Stamp;
};

export type GuestManagementTokensTable = { token_hash: Buffer; appointment_id: string; expires_at: Date };

export type SpentProofsTable = { nonce: Buffer; spent_at: Stamp };
