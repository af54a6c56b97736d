import type { Language } from '../../../../contract/catalogues.ts';
import { englishMessages } from './englishText.ts';
import { frenchMessages } from './frenchText.ts';
import type { MailFacts, MailTemplate } from './email.ts';

/** The mails that warn the owner of an account: what they say also stands in the mailbox, for who reads no mail. */
export type WarningTemplate = Extract<
  MailTemplate,
  'passwordChanged' | 'emailChangeRequested' | 'emailChanged' | 'newDevice' | 'accountReopened'
>;

/** What such a mail says, as a message of the mailbox: the same words, the link among them, without greeting and footer. */
export const noticeText = (
  template: WarningTemplate,
  lang: Language,
  facts: MailFacts,
): { subject: string; body: string } => {
  const { subject, before, action, after } = (lang === 'fr' ? frenchMessages : englishMessages)[template](facts);
  return { subject, body: [...before, ...(action === undefined ? [] : [action.address]), ...after].join('\n\n') };
};
