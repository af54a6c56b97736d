import { keptMailsFolder, readKeptMails } from '../../src/data/keptMails.ts';
import { readKeptPushes } from '../../src/data/pushes/keptPushes.ts';
import { messageContext } from '../../src/data/appointmentMessages.ts';
import { settle } from '../support/alerts.ts';
import { storedMessages } from '../support/messages.ts';
import { sendPushes } from '../support/pushes.ts';
import { textsOf } from '../support/texts.ts';
import type { Family } from './family.ts';

/** All that left in one step, oldest first, and what Marie has not read since. */
export type Outgoing = {
  emails: { to: string; subject: string; text: string }[];
  texts: { to: string; body: string }[];
  pushes: { title: string; body: string; route: string }[];
  /** In the mailbox of the portal, of anybody of the family. */
  messages: { subject: string; body: string }[];
  unread: number;
};

/** Reads what left since it was last asked. */
export const outgoingOf = ({ deps, marie, work }: Family): (() => Promise<Outgoing>) => {
  const known = new Set<string>();
  const isNew = ({ id }: { id: string }): boolean => !known.has(id);
  return async () => {
    await settle(deps);
    await work();
    await sendPushes(deps);
    const emails = (await readKeptMails(keptMailsFolder(deps.config.dataDir))).filter(isNew);
    const texts = (await textsOf(deps)).filter(isNew);
    const pushes = (await readKeptPushes(deps.config.dataDir)).filter(isNew);
    const messages = (await storedMessages(deps)).filter(isNew);
    for (const { id } of [...emails, ...texts, ...pushes, ...messages]) known.add(id);
    return {
      emails: emails.reverse(),
      texts,
      pushes: pushes.reverse(),
      messages: messages.map(({ subject, body_sealed: sealed }) => ({
        subject,
        body: deps.vault.open(sealed, messageContext),
      })),
      unread: Number((await marie.send('POST', 'mailbox/unread')).raw),
    };
  };
};
