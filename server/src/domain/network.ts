import type { CareType, ClinicKind, Language } from '../../../contract/catalogues.ts';
import type { Position } from './distance.ts';

/** `cancelLimitMinutes`: before the start. */
export type NetworkClinic = {
  clinicId: string;
  name: string;
  kind: ClinicKind;
  addressLine: string;
  city: string;
  province: string;
  postalCode: string | null;
  position: Position | null;
  timeZone: string;
  phone: string | null;
  cancelLimitMinutes: number;
  languages: Language[];
  careTypes: CareType[];
  /** An inactive clinic keeps past appointments and offers nothing. */
  active: boolean;
};

/** Changed only by feeds, rarely; never contains slots or reservations. */
export type Network = {
  clinics: ReadonlyMap<string, NetworkClinic>;
  /** perName, by service. */
  serviceNames: ReadonlyMap<string, Record<Language, string>>;
};
