/** Names of ours in the exported file: lists of codes, kinds of identifier, and what FHIR has no element for. */
export type ExportName =
  | /* codes */ 'access-basis'
  | 'access-level'
  | 'actor-kind'
  | 'audit-action'
  | 'care-type'
  | 'consent-kind'
  | 'criterion'
  | 'message-kind'
  | 'offer-outcome'
  | 'profession'
  | 'relationship'
  | 'request-kind'
  | 'visit-mode'
  | 'visit-reason'
  /* identifiers */
  | 'login'
  | 'reference'
  | 'text-version'
  /* what FHIR has no element for */
  | 'account-since'
  | 'archived'
  | 'booked-by'
  | 'calendar-since'
  | 'cancel-until'
  | 'cancelled'
  | 'confirmed'
  | 'device'
  | 'emails'
  | 'last-seen'
  | 'lock-reason'
  | 'moved-from'
  | 'pending'
  | 'reminder-1-day'
  | 'reminder-3-days'
  | 'signed-in'
  | 'verified';

/** The address of such a name, below that of the network. It names, and need not lead anywhere (hl7.org/fhir/R4/references.html). */
export const exportUrl = (base: string, name: ExportName): string => `${base}/fhir/terms/${name}`;

/** Whether an address is that name, whatever network wrote the file. */
export const isExportUrl = (url: string | undefined, name: ExportName): boolean =>
  url?.endsWith(`/fhir/terms/${name}`) === true;
