import { z } from 'zod';

import { keptMailsFolder, readKeptMails } from '../../src/data/keptMails.ts';
import { keptTexts } from '../../src/data/texts/keptTexts.ts';
import { settle } from '../support/alerts.ts';
import type { Family } from './family.ts';

const pushed = z.object({ title: z.string(), body: z.string(), route: z.string() });

/** Everything that left the network in one step, oldest first, and what Marie has not read since. */
export type Outgoing = {
  emails: { to: string; subject: string; text: string }[];
  texts: { to: string; body: string }[];
  pushes: z.infer<typeof pushed>[];
  unread: number;
};

/** Reads what left since it was last asked. */
export const outgoingOf = ({ deps, device, marie, service, work }: Family): (() => Promise<Outgoing>) => {
  const known = new Set<string>();
  const fresh = <T extends { id: string }>(each: readonly T[]): T[] => {
    const found = each.filter(({ id }) => !known.has(id));
    for (const { id } of found) known.add(id);
    return found.reverse();
  };
  let pushes = 0;
  return async () => {
    await settle(deps);
    await work();
    const calls = service.calls.slice(pushes);
    pushes = service.calls.length;
    return {
      emails: fresh(await readKeptMails(keptMailsFolder(deps.config.dataDir))),
      texts: fresh(await keptTexts(deps.config.dataDir).read()),
      pushes: calls.map(({ body }) => pushed.parse(device.read(body))),
      unread: Number((await marie.send('POST', 'mailbox/unread')).raw),
    };
  };
};
