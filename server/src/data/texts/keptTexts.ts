import { join } from 'node:path';

import { z } from 'zod';

import { systemClock } from '../../domain/clock.ts';
import type { TextGateway } from '../../domain/texts/textGateway.ts';
import { keptFolder } from '../keptFolder.ts';

const keptText = z.object({ id: z.uuid(), to: z.string(), body: z.string(), sentAt: z.iso.datetime() });

export type KeptText = z.infer<typeof keptText>;

const folderOf = (dataDir: string) => keptFolder(join(dataDir, 'texts'), keptText);

export const readKeptTexts = (dataDir: string): Promise<KeptText[]> => folderOf(dataDir).read();

/** Nothing comes in but by the page of development. */
export const keptTextGateway = (dataDir: string): TextGateway => ({
  send: (text) => folderOf(dataDir).keep({ ...text, sentAt: systemClock().toISOString() }),
  read: () => null,
  reply: () => ({ type: 'text/plain', body: '' }),
});
