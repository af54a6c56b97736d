import type { Language } from '../../../../contract/catalogues.ts';
import { englishMessages } from './englishText.ts';
import { frenchMessages } from './frenchText.ts';
import type { MailFacts, MailTemplate } from './email.ts';

/** Also sent to the mailbox, for people who do not read email. */
export type WarningTemplate = Extract<
  MailTemplate,
  | 'passwordChanged'
  | 'factorOn'
  | 'factorOff'
  | 'codesRenewed'
  | 'recoveryCodeUsed'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'emailChangeRequested'
  | 'emailChanged'
  | 'newDevice'
  | 'accountReopened'
>;

export const noticeText = (
  template: WarningTemplate,
  lang: Language,
  facts: MailFacts,
): { subject: string; body: string } => {
  const { subject, before, action, after } = (lang === 'fr' ? frenchMessages : englishMessages)[template](facts);
  return { subject, body: [...before, ...(action === undefined ? [] : [action.address]), ...after].join('\n\n') };
};
