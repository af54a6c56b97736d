import type { CareType, ClinicKind, Language } from '../../../contract/catalogues.ts';
import type { ServiceTerms } from './care/serviceTerms.ts';
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
  /** Inactive: keeps past appointments, offers nothing. */
  active: boolean;
};

export type NetworkService = { serviceId: string; clinicId: string; careType: CareType; terms: ServiceTerms };

/** Changed only by feeds and clinics; never contains slots or reservations. */
export type Network = {
  clinics: ReadonlyMap<string, NetworkClinic>;
  serviceNames: ReadonlyMap<string, Record<Language, string>>;
  services: ReadonlyMap<string, NetworkService>;
  /** Those not for every age. */
  agedServices: readonly NetworkService[];
};
