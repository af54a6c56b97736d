export type ExportName =
  | 'access-basis'
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
  | 'login'
  | 'reference'
  | 'text-version'
  | 'account-since'
  | 'archived'
  | 'booked-by'
  | 'calendar-since'
  | 'cancel-until'
  | 'cancelled'
  | 'confirmed'
  | 'device'
  | 'email-details'
  | 'emails'
  | 'last-seen'
  | 'lock-reason'
  | 'moved-from'
  | 'moved-from-clinic'
  | 'moved-from-mode'
  | 'pending'
  | 'reminder-1-day'
  | 'reminder-3-days'
  | 'signed-in'
  | 'verified';

/** An identifier that need not resolve (hl7.org/fhir/R4/references.html). */
export const exportUrl = (base: string, name: ExportName): string => `${base}/fhir/terms/${name}`;

export const isExportUrl = (url: string | undefined, name: ExportName): boolean =>
  url?.endsWith(`/fhir/terms/${name}`) === true;
