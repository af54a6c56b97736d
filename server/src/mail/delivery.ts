import type { Language } from '../../../contract/catalogues.ts';
import type { ComposedMail } from '../domain/mail/composeMail.ts';

/** A mail on its way. `id` is that of its row in the outbox. */
export type OutgoingMail = ComposedMail & { id: string; to: string; lang: Language; attempts: number };

/** Hands a mail over for good, or throws. @param signal ends it when the server stops */
export type Delivery = {
  deliver: (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;
  close: () => void;
};
