import type { Language } from '../../../../contract/catalogues.ts';
import type { MessageText } from '../appointmentMessages.ts';
import { englishNotices } from './englishNotices.ts';
import { frenchNotices } from './frenchNotices.ts';
import type { DelegationNotice, NoticeNames, NoticeMessages } from './noticeText.ts';

const messages: Record<Language, NoticeMessages> = { fr: frenchNotices, en: englishNotices };

/** The unencrypted subject names no one. */
export const delegationNotice = (notice: DelegationNotice, lang: Language, names: NoticeNames): MessageText =>
  messages[lang][notice](names);
