import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

import { languages } from '../../../contract/catalogues.ts';

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

/** A file when no mail server is set (product §6). */
export type KeptMail = z.infer<typeof keptMail>;

export const keptMailsFolder = (dataDir: string): string => join(dataDir, 'mail');

const fileShape = /^[0-9a-f-]{36}\.json$/;

/** Idempotent: the id names the file. */
export const keepMail = async (folder: string, mail: KeptMail): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${mail.id}.json`);
  await writeFile(`${file}.new`, JSON.stringify(mail, null, 2), { mode: 0o600 });
  await rename(`${file}.new`, file);
};

export const readKeptMails = async (folder: string, limit = 200): Promise<KeptMail[]> => {
  const names = (await readdir(folder).catch(() => [])).filter((name) => fileShape.test(name)).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts
    .map((text) => keptMail.parse(JSON.parse(text)))
    .reverse()
    .sort((one, other) => other.sentAt.localeCompare(one.sentAt))
    .slice(0, limit);
};
