import type { CareType, Language } from '../../../../contract/catalogues.ts';
import type { Defaulted, Stamp } from './columns.ts';

export type InvitationsTable = {
  id: string;
  clinic_id: string;
  patient_id: string;
  care_type: CareType;
  lang: Language;
  email_sealed: Buffer;
  email_index: Buffer;
  code_digest: Buffer;
  wrong_tries: Defaulted<number>;
  wrong_at: Date | null;
  created_at: Stamp;
  open_until: Date;
  ended_at: Date | null;
};

export type InvitationSlotsTable = { slot_id: string; invitation_id: string };

export type InvitationSessionsTable = {
  token_hash: Buffer;
  id: string;
  invitation_id: string;
  created_at: Stamp;
  last_seen_at: Stamp;
};
