import type { CareType, ClinicKind, Language } from '../../../contract/catalogues.ts';
import type { Position } from './distance.ts';

/** A clinic as the whole server knows it. Minutes before the start in `cancelLimitMinutes`. */
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
  /** A clinic that left the network keeps its past visits and offers nothing. */
  active: boolean;
};

/** The network at one moment. It changes by feeds, rarely; places and reservations are never in it. */
export type Network = {
  clinics: ReadonlyMap<string, NetworkClinic>;
  /** The name of each period (perName), in both languages, by service. */
  serviceNames: ReadonlyMap<string, Record<Language, string>>;
};
