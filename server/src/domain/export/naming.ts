import type { Coding, Extension, Identifier, Reference, ResourceType } from '@medplum/fhirtypes';

import { exportUrl, type ExportName } from '../../../../contract/exportNames.ts';
import type { Language } from '../../../../contract/catalogues.ts';
import { quebecZone } from '../../../../contract/quebec.ts';
import { toZonedIso } from '../zonedTime.ts';

export type Owner = {
  accountId: string;
  patientId: string;
  lang: Language;
  base: string;
  /** Link ids by delegate account. */
  delegates: ReadonlyMap<string, string>;
  reservationIds: ReadonlySet<string>;
};

export const instantOf = (instant: Date, timeZone: string = quebecZone): string => toZonedIso(instant, timeZone);

/** Fits any FHIR type; the validator checks the target. */
export const refTo = (type: ResourceType, id: string): Reference<never> => ({ reference: `${type}/${id}` });

export const refToOwner = ({ patientId }: Owner): Reference<never> => refTo('Patient', patientId);

/** Null for anyone but the owner and delegates. */
export const refToAccount = (owner: Owner, accountId: string | null): Reference<never> | null => {
  if (accountId === owner.accountId) return refToOwner(owner);
  const linkId = accountId === null ? undefined : owner.delegates.get(accountId);
  return linkId === undefined ? null : refTo('RelatedPerson', linkId);
};

/** Null for others' appointments and those booked since the export began. */
export const refToAppointment = ({ reservationIds }: Owner, reservationId: string | null): Reference<never> | null =>
  reservationId !== null && reservationIds.has(reservationId) ? refTo('Appointment', reservationId) : null;

export const codingOf = ({ base }: Owner, name: ExportName, code: string, display?: string): Coding => ({
  system: exportUrl(base, name),
  code,
  ...(display === undefined ? {} : { display }),
});

export const identifierOf = ({ base }: Owner, name: ExportName, value: string): Identifier => ({
  system: exportUrl(base, name),
  value,
});

export const extensionOf = ({ base }: Owner, name: ExportName, value: Omit<Extension, 'url'>): Extension => ({
  url: exportUrl(base, name),
  ...value,
});

export const instantExtension = (
  owner: Owner,
  name: ExportName,
  instant: Date | null,
  timeZone?: string,
): Extension[] => (instant === null ? [] : [extensionOf(owner, name, { valueDateTime: instantOf(instant, timeZone) })]);
