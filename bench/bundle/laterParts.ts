import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { brotliBytes } from './brotliBytes.ts';
import type { Build } from './build.ts';

/**
 * What one `import()` brings: its name, and the brotli bytes of the scripts that the first load did not bring already.
 */
export type LaterPart = { name: string; files: number; bytes: number };

/** The part of webpack's description that is read here. An origin is the `import()` that asks for a chunk. */
type Stats = { chunks: { files: string[]; initial: boolean; origins: { request?: string }[] }[] };

const filesByPart = ({ chunks }: Stats): Map<string, Set<string>> => {
  const parts = new Map<string, Set<string>>();
  for (const { files, initial, origins } of chunks) {
    if (initial) continue;
    for (const { request = '' } of origins) {
      parts.set(request, new Set([...(parts.get(request) ?? []), ...files]));
    }
  }
  return parts;
};

/**
 * Every lazy part of a build, heaviest first. A chunk shared by two parts counts in both: a person who goes straight
 * there pays for it.
 * @param alreadyThere paths that the first load fetched, such as `/main.1a2b3c4d.js`
 */
export const laterParts = ({ folder, statsFile }: Build, alreadyThere: ReadonlySet<string>): LaterPart[] => {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- webpack's own description of a build
  const stats = JSON.parse(readFileSync(statsFile, 'utf8')) as Stats;
  const parts = [...filesByPart(stats)].map(([request, files]) => {
    const own = [...files].filter((file) => !alreadyThere.has(`/${file}`));
    const bytes = own.map((file) => brotliBytes(file, readFileSync(join(folder, file))));
    return { name: basename(request), files: own.length, bytes: bytes.reduce((sum, size) => sum + size, 0) };
  });
  return parts.toSorted((a, b) => b.bytes - a.bytes);
};
