import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { AccessCheck } from './accessChecks.ts';
import { firstFailure } from './firstFailure.ts';

type Line = { test: string; ran: [file: string, functions: [start: number, end: number][]][] };

/** What each row of the access matrix runs: of a check, the rows that come by it. */
export type Reach = (check: AccessCheck) => readonly string[];

/** @throws when the matrix fails without a change */
export async function measureReach(matrix: string, routeOfRow: (row: string) => string | undefined): Promise<Reach> {
  const folder = mkdtempSync(join(tmpdir(), 'reach-'));
  const file = join(folder, 'lines');
  try {
    const failed = await firstFailure([matrix], null, { reach: file });
    if (failed !== null) throw new Error(`${failed.test} fails without a change.`);
    const lines = readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a boundary: reach.mjs wrote it
      .map((line) => JSON.parse(line) as Line);
    const known = lines.map(({ test, ran }) => ({ test, isRow: routeOfRow(test) !== undefined, ran: new Map(ran) }));
    const rows = known.filter(({ isRow }) => isRow).map(({ test }) => test);
    return ({ file: source, inside, route }) => {
      if (route !== undefined) return rows.filter((test) => routeOfRow(test) === route);
      // What a file makes as it is loaded is in any row that runs a function of the file.
      const runs = (functions: [number, number][] | undefined): boolean =>
        functions?.some(([start, end]) => inside === null || (start === inside.start && end === inside.end)) === true;
      const came = known.filter(({ ran }) => runs(ran.get(resolve(source))));
      const found = came.filter(({ isRow }) => isRow).map(({ test }) => test);
      // What ran as the application was made, and in no row, may be in any.
      return found.length === 0 && came.length > 0 ? rows : found;
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
