import type { Config } from '../config.ts';
import { keptMailsFolder } from '../data/keptMails.ts';
import type { Delivery } from './delivery.ts';
import { keptDelivery } from './keptDelivery.ts';
import { smtpDelivery } from './smtpDelivery.ts';

export const openDelivery = ({ dataDir, mail: { smtpUrl, from }, production, publicUrl }: Config): Delivery =>
  smtpUrl === null ? keptDelivery(keptMailsFolder(dataDir)) : smtpDelivery({ smtpUrl, from, production, publicUrl });
