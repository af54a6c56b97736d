import type { Language } from '../../../contract/catalogues.ts';
import type { ComposedMail } from '../domain/mail/composeMail.ts';

/** `id` of the outbox row. */
export type OutgoingMail = ComposedMail & { id: string; to: string; lang: Language; attempts: number };

export type Delivery = {
  deliver: (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;
  close: () => void;
};
