import type { Language } from '../../../contract/catalogues.ts';
import type { ComposedMail } from '../domain/mail/composeMail.ts';

export type MailAttachment = { name: string; type: string; text: string };

/** `id` of the outbox row. */
export type OutgoingMail = ComposedMail & {
  id: string;
  to: string;
  lang: Language;
  attempts: number;
  attachment?: MailAttachment;
};

export type Delivery = {
  deliver: (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;
  close: () => void;
};
