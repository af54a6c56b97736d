import type { AcceptedCard, Coverage, AppointmentKind } from '../../../../contract/careCodes.ts';
import type { CareType, ClinicKind, Language, Mode, Profession, Reason } from '../../../../contract/catalogues.ts';
import type { Defaulted, Stamp } from './columns.ts';

type Sourced = { source: string; source_key: string };

export type ClinicsTable = Sourced & {
  id: string;
  name: string;
  kind: ClinicKind;
  address_line: Defaulted<string>;
  city: Defaulted<string>;
  province: Defaulted<string>;
  postal_code: string | null;
  latitude: number | null;
  longitude: number | null;
  time_zone: string;
  phone: string | null;
  cancel_limit_minutes: Defaulted<number>;
  languages: Defaulted<Language[]>;
  active: Defaulted<boolean>;
  created_at: Stamp;
};

export type ProfessionalsTable = Sourced & {
  id: string;
  name: string;
  profession: Profession;
  languages: Defaulted<Language[]>;
};

export type ServicesTable = Sourced & {
  id: string;
  clinic_id: string;
  name_fr: string;
  name_en: string;
  care_type: CareType;
  min_age: Defaulted<number | null>;
  max_age: Defaulted<number | null>;
  reasons: Defaulted<Reason[]>;
  modes: Defaulted<Mode[]>;
  visit: Defaulted<AppointmentKind | null>;
  coverage: Defaulted<Coverage | null>;
  fee_cents: Defaulted<number | null>;
  fee_fr: Defaulted<string>;
  fee_en: Defaulted<string>;
  cards: Defaulted<AcceptedCard[]>;
  care_by_hand: Defaulted<boolean>;
};

export type SlotStatus = 'free' | 'busy' | 'busy-unavailable' | 'set-aside' | 'elsewhere' | 'entered-in-error';

export type SlotsTable = Sourced & {
  id: string;
  clinic_id: string;
  service_id: string;
  professional_id: string | null;
  care_type: CareType;
  mode: Mode;
  languages: Defaulted<Language[]>;
  starts_at: Date;
  ends_at: Date;
  status: Defaulted<SlotStatus>;
  /** Withdrawn by the clinic: no feed reopens it. */
  withdrawn_by_hand: Defaulted<boolean>;
  /** And its feed no longer has it: nobody offers it again. */
  unpublished: Defaulted<boolean>;
  booking_link: Defaulted<string | null>;
  booking_phone: Defaulted<string | null>;
  updated_at: Stamp;
};
