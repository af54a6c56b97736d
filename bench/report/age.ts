import { execFileSync } from 'node:child_process';

/** When a figure was reached: the day, and the commit that was measured. */
export type Measured = { date: string; commit: string };

/** A row of the figures of README; `measured` and `command` as the cells say, or as the row above does for a row that begins with “…”. */
export type Figure = { what: string; command: string; measured: string };

const measuredShape = /^(\d{4}-\d{2}-\d{2}) `([0-9a-f]{7,40})`$/;
const commandShape = /^`npm run (bench|soak) -- ([\w ]+)`$/;

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows of the table under “## Figures”: what, reached, goal, measured, command. */
export const figuresIn = (readme: string): Figure[] => {
  const section = readme.split('\n## Figures\n')[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  let above = { measured: '', command: '' };
  return rows.slice(2).map((line) => {
    const [what = '', , , measured = '', command = ''] = cellsOf(line);
    const own = { measured, command };
    above = what.startsWith('… ') ? { measured: measured || above.measured, command: command || above.command } : own;
    return { what, ...above };
  });
};

/** @returns null when the cell is not a date and a commit */
export const readMeasured = (cell: string): Measured | null => {
  const [, date, commit] = measuredShape.exec(cell) ?? [];
  return date === undefined || commit === undefined ? null : { date, commit };
};

/** @returns null when the cell is no command that measures */
export const readCommand = (cell: string): { script: 'bench' | 'soak'; names: string[] } | null => {
  const [, script, names] = commandShape.exec(cell) ?? [];
  if (script === undefined || names === undefined) return null;
  return { script: script === 'bench' ? 'bench' : 'soak', names: names.split(' ') };
};

/**
 * How many commits changed the code since it was measured.
 * @returns null when git knows no such commit
 */
export const commitsSince = (commit: string, code: readonly string[]): number | null => {
  try {
    const args = ['rev-list', '--count', `${commit}..HEAD`, '--', ...code];
    return Number(execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return null;
  }
};
