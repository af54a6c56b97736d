import { appointmentLimits } from '../../../../contract/limits.ts';

/** What a mail says, in the order in which it is read. An address stands alone, so that it can be copied whole. */
export type Email = {
  subject: string;
  before: string[];
  action?: { label: string; address: string };
  after: string[];
};

/**
 * The mails to people with an account, and to somebody perhaps without one who is asked to let another act for them. Each is written
 * in both languages, and none speaks of health; the reminder alone says that there is a visit, neither when nor where (product §8 Mail content).
 */
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

/** The mails to somebody without an account: the code of a visit being booked, what became of one, that it is near, that its reference was locked. */
export type GuestTemplate = 'expressCode' | 'expressVisit' | 'expressReminder' | 'expressLocked';

/**
 * What the words need: whose account, where the one link leads, when it happened, and on which kind of device, such as
 * `Firefox · Android`: empty where it is unknown or not told.
 */
export type MailFacts = { login: string; address: string; at: Date; device: string };

/** The words of one language: one function a mail. */
export type MailMessages = Record<MailTemplate, (facts: MailFacts) => Email> & { greeting: string; footer: string };

/** Until when an offer is to be answered: a minute early, since the mail follows the offer. */
export const answerBy = (at: Date): Date => new Date(at.getTime() + (appointmentLimits.offerMinutes - 1) * 60_000);
