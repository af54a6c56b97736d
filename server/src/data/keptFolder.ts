import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { z } from 'zod';

const fileShape = /^[0-9a-f-]{36}\.json$/;

type Kept = { id: string; sentAt: string };

/** Files where nothing real is set (product §6). Idempotent: the id names the file. Read newest first. */
export const keptFolder = <T extends Kept>(folder: string, shape: z.ZodType<T>) => ({
  keep: async (each: T): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${each.id}.json`);
    await writeFile(`${file}.new`, JSON.stringify(each, null, 2), { mode: 0o600 });
    await rename(`${file}.new`, file);
  },
  read: async (limit = 200): Promise<T[]> => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => fileShape.test(name)).sort();
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    return texts
      .map((text) => shape.parse(JSON.parse(text)))
      .reverse()
      .sort((one, other) => other.sentAt.localeCompare(one.sentAt))
      .slice(0, limit);
  },
});
