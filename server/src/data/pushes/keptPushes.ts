import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import { z } from 'zod';

import type { PushService } from '../../domain/pushes/pushService.ts';
import { keptFolder, type KeptFolder } from '../keptFolder.ts';

const keptPush = z.object({ id: z.uuid(), to: z.string(), body: z.string(), sentAt: z.iso.datetime() });

export type KeptPush = z.infer<typeof keptPush>;

export const keptPushes = (dataDir: string): KeptFolder<KeptPush> => keptFolder(join(dataDir, 'pushes'), keptPush);

/** In development. */
export const keepingPushes = (service: PushService, dataDir: string): PushService => ({
  ...service,
  send: async (push, signal) => {
    const { host } = new URL(push.subscription.endpoint);
    await keptPushes(dataDir).keep({
      id: randomUUID(),
      to: host,
      body: push.payload,
      sentAt: new Date().toISOString(),
    });
    await service.send(push, signal);
  },
});
