import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { z } from 'zod';

const fileShape = /^[0-9a-f-]{36}\.json$/;

export type KeptFolder<T> = { keep: (each: T) => Promise<void>; read: (limit?: number) => Promise<T[]> };

export const keptFolder = <T extends { id: string }>(folder: string, shape: z.ZodType<T>): KeptFolder<T> => ({
  keep: async (each) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${each.id}.json`);
    await writeFile(`${file}.new`, JSON.stringify(each, null, 2), { mode: 0o600 });
    await rename(`${file}.new`, file);
  },
  read: async (limit = 200) => {
    const names = await readdir(folder).catch(() => []);
    const files = await Promise.all(
      names
        .filter((name) => fileShape.test(name))
        .map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
    );
    const newest = files.toSorted((a, b) => b.at - a.at || b.name.localeCompare(a.name)).slice(0, limit);
    const texts = await Promise.all(newest.map(({ name }) => readFile(join(folder, name), 'utf8')));
    return texts.map((text) => shape.parse(JSON.parse(text)));
  },
});
