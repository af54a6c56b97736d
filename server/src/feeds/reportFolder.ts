import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { dayMs } from '../domain/durations.ts';
import { draftEnding } from './report.ts';

const keptMs = 14 * dayMs;

export const reportFolder = (dataDir: string): string => join(dataDir, 'feed-reports');

/** A killed import leaves a draft. */
export const sweepReports = (dataDir: string, now: Date): void => {
  const folder = reportFolder(dataDir);
  if (statSync(folder, { throwIfNoEntry: false }) === undefined) return;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const age = now.getTime() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now.getTime());
    const isOld = (name.endsWith('.ndjson') && age > keptMs) || (name.endsWith(draftEnding) && age > dayMs);
    if (isOld) rmSync(path, { force: true });
  }
};
