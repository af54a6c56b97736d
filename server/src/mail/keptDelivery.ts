import { keepMail } from '../data/keptMails.ts';
import type { Delivery } from './delivery.ts';

/** For `/dev/mail` (product §6). */
export const keptDelivery = (folder: string): Delivery => ({
  deliver: ({ attempts: _attempts, ...mail }) => keepMail(folder, { ...mail, sentAt: new Date().toISOString() }),
  close: () => undefined,
});
