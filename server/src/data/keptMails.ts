import { join } from 'node:path';

import { z } from 'zod';

import { languages } from '../../../contract/catalogues.ts';
import { keptFolder } from './keptFolder.ts';

const keptMail = z.object({
  id: z.uuid(),
  to: z.string(),
  lang: z.enum(languages),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sentAt: z.iso.datetime(),
  attachment: z.object({ name: z.string(), type: z.string(), text: z.string() }).optional(),
});

export type KeptMail = z.infer<typeof keptMail>;

export const keptMailsFolder = (dataDir: string): string => join(dataDir, 'mail');

export const keepMail = (folder: string, mail: KeptMail): Promise<void> => keptFolder(folder, keptMail).keep(mail);

export const readKeptMails = (folder: string, limit?: number): Promise<KeptMail[]> =>
  keptFolder(folder, keptMail).read(limit);
