import { join } from 'node:path';

import { z } from 'zod';

import type { TextGateway } from '../../domain/texts/textGateway.ts';
import { keptFolder, type KeptFolder } from '../keptFolder.ts';

const keptText = z.object({ id: z.uuid(), to: z.string(), body: z.string(), sentAt: z.iso.datetime() });

export type KeptText = z.infer<typeof keptText>;

export const keptTexts = (dataDir: string): KeptFolder<KeptText> => keptFolder(join(dataDir, 'texts'), keptText);

export const keptTextGateway = (dataDir: string): TextGateway => ({
  send: ({ id, to, body }) => keptTexts(dataDir).keep({ id, to, body, sentAt: new Date().toISOString() }),
  read: () => null,
  reply: () => ({ type: 'text/plain', body: '' }),
});
