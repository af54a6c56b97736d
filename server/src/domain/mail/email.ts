import { appointmentLimits } from '../../../../contract/limits.ts';

/** In reading order; the address is on its own line. */
export type Email = {
  subject: string;
  before: string[];
  action?: { label: string; address: string };
  after: string[];
};

/** None mentions health; only the reminder reveals an appointment, never when or where (product §8 Mail content). */
export const mailTemplates = [
  'verification',
  'recovery',
  'passwordChanged',
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

export type GuestTemplate = 'expressCode' | 'expressVisit' | 'expressReminder' | 'expressLocked';

/** `device`: `Firefox · Android`, or empty. */
export type MailFacts = { login: string; address: string; at: Date; device: string };

export type MailMessages = Record<MailTemplate, (facts: MailFacts) => Email> & { greeting: string; footer: string };

/** A minute early, since the email follows the offer. */
export const answerBy = (at: Date): Date => new Date(at.getTime() + (appointmentLimits.offerMinutes - 1) * 60_000);
