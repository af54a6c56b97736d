import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { dayMs } from '../domain/durations.ts';

export const reportFolder = (dataDir: string): string => join(dataDir, 'feed-reports');

const keptMs = 14 * dayMs;
const partialMs = dayMs;

/** A killed import leaves a partial one. */
export const sweepReports = (dataDir: string, now: Date): number => {
  const folder = reportFolder(dataDir);
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return 0;
  const old = readdirSync(folder).filter((name) => {
    const age = now.getTime() - (statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? Infinity);
    return (name.endsWith('.ndjson') && age > keptMs) || (name.endsWith('.partial') && age > partialMs);
  });
  for (const name of old) rmSync(join(folder, name), { force: true });
  return old.length;
};
