/** What a mail says, in the order in which it is read. An address stands alone, so that it can be copied whole. */
export type Letter = {
  subject: string;
  before: string[];
  action?: { label: string; address: string };
  after: string[];
};

/** The mails to people with an account. Each is written in both languages, and none speaks of health or of a visit. */
export const mailTemplates = ['verification', 'recovery', 'passwordChanged', 'emailChangeRequested', 'emailChanged'] as const;
export type MailTemplate = (typeof mailTemplates)[number];

/** What the words need: whose account, and where the one link leads. */
export type MailFacts = { login: string; address: string };

/** The words of one language: one function a mail. */
export type MailWords = Record<MailTemplate, (facts: MailFacts) => Letter> & { greeting: string; footer: string };
