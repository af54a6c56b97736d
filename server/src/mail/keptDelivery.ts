import { keepMail } from '../data/keptMails.ts';
import type { Delivery } from './delivery.ts';

/** For `/dev/mail` (product §6). */
export const keptDelivery = (folder: string): Delivery => ({
  deliver: ({ id, to, lang, subject, text, html }) =>
    keepMail(folder, { id, to, lang, subject, text, html, sentAt: new Date().toISOString() }),
  close: () => undefined,
});
