import { keptMailsFolder, readKeptMails } from '../../src/data/keptMails.ts';
import { settle } from '../support/alerts.ts';
import type { Family } from './family.ts';

/** Every email that left in one step, oldest first, and what Marie has not read since. */
export type Outgoing = { emails: { to: string; subject: string; text: string }[]; unread: number };

/** Reads what left since it was last asked. */
export const outgoingOf = ({ deps, marie, work }: Family): (() => Promise<Outgoing>) => {
  const known = new Set<string>();
  return async () => {
    await settle(deps);
    await work();
    const emails = (await readKeptMails(keptMailsFolder(deps.config.dataDir))).filter(({ id }) => !known.has(id));
    for (const { id } of emails) known.add(id);
    return { emails: emails.reverse(), unread: Number((await marie.send('POST', 'mailbox/unread')).raw) };
  };
};
