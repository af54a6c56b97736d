import { join } from 'node:path';

import { z } from 'zod';

import { systemClock } from '../../domain/clock.ts';
import type { PushService } from '../../domain/pushes/pushService.ts';
import { keptFolder } from '../keptFolder.ts';

const keptPush = z.object({
  id: z.uuid(),
  /** The push service. */
  to: z.string(),
  title: z.string(),
  body: z.string(),
  route: z.string(),
  sentAt: z.iso.datetime(),
});

export type KeptPush = z.infer<typeof keptPush>;

const folderOf = (dataDir: string) => keptFolder(join(dataDir, 'pushes'), keptPush);

export const readKeptPushes = (dataDir: string): Promise<KeptPush[]> => folderOf(dataDir).read();

/** On the wire nobody but the device can read them. */
export const keepingPushes = (service: PushService | null, dataDir: string): PushService | null =>
  service && {
    ...service,
    send: async (push, signal) => {
      const { id, payload, subscription } = push;
      const said: unknown = JSON.parse(payload);
      const shown = keptPush.omit({ id: true, to: true, sentAt: true }).parse(said);
      const to = new URL(subscription.endpoint).host;
      await folderOf(dataDir).keep({ id, to, ...shown, sentAt: systemClock().toISOString() });
      await service.send(push, signal);
    },
  };
