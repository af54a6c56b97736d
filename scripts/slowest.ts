import { relative } from 'node:path';

/** How long a test took, or a whole file, which bears its own path as a name. */
export type Timed = { name: string; file: string; ms: number };

const shown = 10;
const longestName = 100;

const short = (name: string): string => (name.length > longestName ? `${name.slice(0, longestName)}…` : name);

/**
 * The ten slowest of a suite, the slowest first.
 * @param what they are, such as `tests`
 * @param timed tests without those inside others, which would count twice; or files
 * @param root the folder that file names start from
 * @returns lines to print; none where nothing ran
 */
export function slowestLines(what: string, timed: readonly Timed[], root = process.cwd()): string[] {
  if (timed.length === 0) return [];
  const slowest = timed.toSorted((one, other) => other.ms - one.ms).slice(0, shown);
  const lines = slowest.map(({ name, file, ms }) => {
    const path = relative(root, file);
    return `${(ms / 1000).toFixed(1).padStart(7)} s  ${name === file ? path : `${short(name)} (${path})`}`;
  });
  return [`The slowest ${what}:`, ...lines];
}
