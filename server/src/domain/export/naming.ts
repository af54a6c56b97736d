import type { Coding, Extension, Identifier, Reference, ResourceType } from '@medplum/fhirtypes';

import { exportUrl, type ExportName } from '../../../../contract/exportNames.ts';
import type { Language } from '../../../../contract/catalogues.ts';
import { quebecZone } from '../../../../contract/quebec.ts';
import { toZonedIso } from '../zonedTime.ts';

/**
 * Whose file it is: the account and its person, in the account’s language, under the network’s address (`https://…`); and what else
 * stands in it that an entry may refer to.
 */
export type Owner = {
  accountId: string;
  patientId: string;
  lang: Language;
  base: string;
  /** The accounts that act or acted for the owner, each with its link. */
  delegates: ReadonlyMap<string, string>;
  /** The owner’s visits. */
  visits: ReadonlySet<string>;
};

/** An instant with its offset, as FHIR wants it: on a clinic’s clock, or on Quebec’s. */
export const instantOf = (instant: Date, timeZone: string = quebecZone): string => toZonedIso(instant, timeZone);

/** A reference to another entry of the file; it fits wherever FHIR wants a reference, the validator says whether to the right type. */
export const refTo = (type: ResourceType, id: string): Reference<never> => ({ reference: `${type}/${id}` });

/** The account’s own person. */
export const refToOwner = ({ patientId }: Owner): Reference<never> => refTo('Patient', patientId);

/** Whoever did something, by their account: the owner, or one who acts for them. Null for anybody else. */
export const refToAccount = (owner: Owner, accountId: string | null): Reference<never> | null => {
  if (accountId === owner.accountId) return refToOwner(owner);
  const linkId = accountId === null ? undefined : owner.delegates.get(accountId);
  return linkId === undefined ? null : refTo('RelatedPerson', linkId);
};

/** One of the owner’s visits; null for any other, and for what was booked after the file was begun. */
export const refToAppointment = ({ visits }: Owner, reservationId: string | null): Reference<never> | null =>
  reservationId !== null && visits.has(reservationId) ? refTo('Appointment', reservationId) : null;

/** A code of ours. */
export const codingOf = ({ base }: Owner, name: ExportName, code: string, display?: string): Coding => ({
  system: exportUrl(base, name),
  code,
  ...(display === undefined ? {} : { display }),
});

export const identifierOf = ({ base }: Owner, name: ExportName, value: string): Identifier => ({
  system: exportUrl(base, name),
  value,
});

/** What FHIR has no element for. */
export const extensionOf = ({ base }: Owner, name: ExportName, value: Omit<Extension, 'url'>): Extension => ({
  url: exportUrl(base, name),
  ...value,
});

/** An instant that FHIR has no element for; nothing when it never came. */
export const instantExtension = (
  owner: Owner,
  name: ExportName,
  instant: Date | null,
  timeZone?: string,
): Extension[] => (instant === null ? [] : [extensionOf(owner, name, { valueDateTime: instantOf(instant, timeZone) })]);
