import type { ConsentKind } from '../../../../contract/account.ts';
import type { Language } from '../../../../contract/catalogues.ts';
import type { DependentScope } from '../../../../contract/dependents.ts';
import type { KeyPurpose } from '../../domain/mailedKey.ts';
import type { Defaulted, Stamp } from './columns.ts';

export type PatientsTable = {
  id: string;
  first_name: string | null;
  last_name: string | null;
  birth_date: string | null;
  phone: string | null;
  nam_sealed: Buffer | null;
  nam_index: Buffer | null;
  nam_verified_at: Date | null;
  /** The surviving record; this one is empty. */
  merged_into: string | null;
  /** Only the clinics’ record is kept since. */
  account_erased_at: Date | null;
  created_at: Stamp;
};

export type AccountsTable = {
  id: string;
  patient_id: string;
  login: string;
  email: string;
  email_verified_at: Date | null;
  pending_email: string | null;
  password_hash: string;
  lang: Language;
  notify_by_email: Defaulted<boolean>;
  email_details: Defaulted<boolean>;
  remind_3_days: Defaulted<boolean>;
  remind_1_day: Defaulted<boolean>;
  created_at: Stamp;
  closed_at: Date | null;
  /** A change of password ends the seals of devices. */
  device_epoch: Defaulted<number>;
  /** Up to two. */
  sign_ins: Defaulted<number>;
  factor_declined_at: Date | null;
};

export type SessionsTable = {
  token_hash: Buffer;
  id: string;
  account_id: string;
  device: Defaulted<string>;
  created_at: Stamp;
  last_seen_at: Stamp;
  expires_at: Date;
  /** Of the second factor, at sign-in or for an act. */
  code_given_at: Defaulted<Date | null>;
};

export type DependentsTable = {
  id: string;
  account_id: string;
  patient_id: string;
  relationship: string;
  basis: string;
  scopes: Defaulted<DependentScope[]>;
  state: 'pending' | 'active' | 'ended';
  locked_at: Date | null;
  lock_reason: string | null;
  starts_on: Defaulted<string>;
  ends_on: string | null;
  granted_by_account_id: string | null;
  /** When a clinic saw the document or heard the person agree. */
  clinic_verified_at: Date | null;
  patient_notified_at: Date | null;
  created_at: Stamp;
};

export type DependentNoticesTable = { dependent_id: string; days_before: number; notified_at: Stamp };

export type AgreementLinksTable = {
  dependent_id: string;
  key_hash: Buffer;
  wrong_tries: Defaulted<number>;
  created_at: Stamp;
  expires_at: Date;
};

export type AccountKeysTable = {
  key_hash: Buffer;
  account_id: string;
  purpose: KeyPurpose;
  email: string;
  created_at: Stamp;
  expires_at: Date;
  used_at: Date | null;
};

export type ConsentsTable = {
  id: string;
  account_id: string;
  kind: ConsentKind;
  granted: boolean;
  version: string;
  decided_at: Stamp;
};
