import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, availableParallelism, platform, totalmem } from 'node:os';

import type { Measured } from './age.ts';
import type { Outcome } from './outcome.ts';

const folder = new URL('../results/', import.meta.url);
const fileOf = (bench: string): URL => new URL(`${bench}.json`, folder);

/** Where a figure was reached, in general words: no name and no path of a machine. */
const machine = (): Record<string, string | number> => ({
  platform: `${platform()} ${arch()}`,
  cores: availableParallelism(),
  memoryGiB: Math.round(totalmem() / 2 ** 30),
  node: process.version,
});

/** What README says beside a figure. */
const measuredNow = (): Measured => ({
  date: new Date().toISOString().slice(0, 10),
  commit: execFileSync('git', ['rev-parse', '--short=9', 'HEAD'], { encoding: 'utf8' }).trim(),
});

/** Keeps an outcome in bench/results/, which git does not. */
export const keepOutcome = (bench: string, outcome: Outcome): void => {
  mkdirSync(folder, { recursive: true });
  const kept = { command: `npm run bench -- ${bench}`, ...measuredNow(), machine: machine(), ...outcome };
  writeFileSync(fileOf(bench), `${JSON.stringify(kept, null, 2)}\n`);
};

/** The outcome of the last run of a bench here, or null when there was none. */
export const lastOutcome = (bench: string): (Outcome & Measured) | null => {
  if (!existsSync(fileOf(bench))) return null;
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- written by keepOutcome
  return JSON.parse(readFileSync(fileOf(bench), 'utf8')) as Outcome & Measured;
};
