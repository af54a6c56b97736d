import type { Language } from '../../../contract/catalogues.ts';
import { keptMailsFolder, readKeptMails, type KeptMail } from '../../src/data/keptMails.ts';
import { queueMail, type QueuedMail } from '../../src/data/outbox.ts';
import type { Deps } from '../../src/http/deps.ts';
import type { Delivery } from '../../src/mail/delivery.ts';
import { keptDelivery } from '../../src/mail/keptDelivery.ts';
import { sendDue } from '../../src/mail/sender.ts';
import type { SenderDeps } from '../../src/mail/senderDeps.ts';

/** The mail of an application in process: nothing leaves before `send`. */
export type Mail = {
  /** Sends what is due, and what follows from it. */
  send: () => Promise<void>;
  /** Sends, then gives the mails to an address, newest first. */
  to: (address: string) => Promise<KeptMail[]>;
};

export const senderDeps = (deps: Deps, delivery: Delivery, lines: object[] = []): SenderDeps => ({
  db: deps.db,
  vault: deps.vault,
  config: deps.config,
  delivery,
  log: { warn: (fields) => void lines.push(fields), error: (fields) => void lines.push(fields) },
});

/** Takes rows until none is due, one at a time: beside each other they would arrive in any order. */
export const sendAll = async (deps: SenderDeps): Promise<void> => {
  while ((await sendDue(deps, new AbortController().signal, 1)) > 0);
};

export const mailOf = (deps: Deps): Mail => {
  const folder = keptMailsFolder(deps.config.dataDir);
  const send = () => sendAll(senderDeps(deps, keptDelivery(folder)));
  return {
    send,
    to: async (address) => {
      await send();
      return (await readKeptMails(folder)).filter(({ to }) => to === address);
    },
  };
};

/** The key in a mail. @throws when there is no mail or no key */
export const keyIn = (mail: Pick<KeptMail, 'text'> | undefined): string => {
  const key = /[?]key=([\w-]{43})\s/.exec(mail?.text ?? '')?.[1];
  if (key === undefined) throw new Error('No key was mailed.');
  return key;
};

/** Queues a notice to somebody, as a route would. */
export const queueNotice = async (
  deps: Deps,
  mail: Pick<QueuedMail, 'accountId' | 'to'> & { lang?: Language },
): Promise<void> => queueMail(deps.db, deps.vault, { template: 'passwordChanged', lang: 'fr', ...mail });
