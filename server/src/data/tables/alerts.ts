import type { CareType, DayPart, Language, Mode, Reason } from '../../../../contract/catalogues.ts';
import type { Defaulted, Stamp } from './columns.ts';

export type AlertState = 'waiting' | 'offered' | 'met' | 'ended';

export type AlertsTable = {
  id: string;
  patient_id: string;
  account_id: string;
  appointment_id: string | null;
  criteria_sealed: Buffer;
  care_types: CareType[];
  clinic_ids: string[];
  professional_ids: string[];
  modes: Mode[];
  languages: Language[];
  day_parts: DayPart[];
  weekdays: number[];
  /** `daterange`. */
  period: string;
  latitude: number | null;
  longitude: number | null;
  radius_metres: number | null;
  /** `box`. */
  area: string;
  max_upcoming: number;
  newcomer_share: Defaulted<number>;
  reason: Defaulted<Reason | null>;
  usual_care_types: Defaulted<CareType[]>;
  state: Defaulted<AlertState>;
  missed_at: Date | null;
  created_at: Stamp;
};

export type AlertOffersTable = {
  slot_id: string;
  patient_id: string;
  alert_id: string;
  turn: number;
  offered_at: Stamp;
  expires_at: Date;
  notified_at: Date | null;
  outcome: 'taken' | 'declined' | 'missed' | null;
};

export type FreedSlotsTable = { slot_id: string; freed_at: Stamp };
