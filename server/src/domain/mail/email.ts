/** In reading order; the address is on its own line. */
export type Email = {
  subject: string;
  before: string[];
  action?: { label: string; address: string };
  after: string[];
};

/** Says neither when, where nor why. */
export const mailTemplates = [
  'verification',
  'recovery',
  'passwordChanged',
  'factorOn',
  'factorOff',
  'codesRenewed',
  'recoveryCodeUsed',
  'passkeyAdded',
  'passkeyRemoved',
  'emailChangeRequested',
  'emailChanged',
  'newDevice',
  'visitReminder',
  'offerWaiting',
  'messageWaiting',
  'accountClosed',
  'accountReopened',
  'accessRequest',
] as const;
export type MailTemplate = (typeof mailTemplates)[number];

const guestTemplates = ['expressCode', 'expressVisit', 'expressNumber', 'expressReminder', 'expressLocked'] as const;

/** All that this release can write. A sender leaves other mail to a newer one. */
export const outboxTemplates = [
  ...mailTemplates,
  ...guestTemplates,
  'recoveryRequest',
  'invitation',
  'appointmentNews',
  'feedConflicts',
  'problemReport',
] as const;

/** `device`: `Firefox · Android`, or empty. */
export type MailFacts = { login: string; address: string; at: Date; device: string };

export type MailMessages = Record<MailTemplate, (facts: MailFacts) => Email> & { greeting: string; footer: string };
