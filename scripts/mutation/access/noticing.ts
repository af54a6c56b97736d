import { readFileSync } from 'node:fs';
import { matrix } from '../../../server/test/access/matrix.ts';
import { nameOf } from '../../../server/test/access/asking.ts';
import { nearestTests, type TestFile } from '../nearTests.ts';
import type { AccessCheck } from './accessChecks.ts';
import { firstFailure } from './firstFailure.ts';
import { measureReach } from './reachOf.ts';

const matrixFile = 'server/test/access/matrix.test.ts';
const ofStaff = 'server/test/staff/foreignStaff.test.ts';

/** Who notices that a check is gone: the access matrix, a neighbour, nobody. `elsewhere`: no request comes by it. */
export type Noticed = { by: 'matrix' | 'neighbour' | 'nobody' | 'elsewhere'; rows: number };

/** How many rows are asked at once: most changes show in the first that come by them. */
const atOnce = 12;

/** Tells who notices a check that is taken away. */
export async function noticing(
  tests: readonly TestFile[],
  near: number,
): Promise<(check: AccessCheck) => Promise<Noticed>> {
  const routes = new Map(
    Object.values(matrix)
      .flat()
      .map((row): [string, string] => [nameOf(row), row.route]),
  );
  const rowsOf = await measureReach(matrixFile, (row) => routes.get(row));
  const alone = new Map<string, boolean>();

  /** A test that fails without the change notices nothing. */
  const holds = async (test: string, rows?: readonly string[]): Promise<boolean> => {
    const key = `${test} ${rows?.join() ?? ''}`;
    const passes = alone.get(key) ?? (await firstFailure([test], null, rows && { rows })) === null;
    alone.set(key, passes);
    return passes;
  };

  const noticesInMatrix = async (check: AccessCheck, rows: readonly string[]): Promise<boolean> => {
    for (const some of [rows.slice(0, atOnce), rows.slice(atOnce)]) {
      if (some.length === 0 || (await firstFailure([matrixFile], check, { rows: some })) === null) continue;
      if (await holds(matrixFile, some)) return true;
    }
    return false;
  };

  return async (check) => {
    const rows = rowsOf(check);
    if (rows.length === 0 && !/http|staff/.test(check.file)) return { by: 'elsewhere', rows: 0 };
    if (await noticesInMatrix(check, rows)) return { by: 'matrix', rows: rows.length };
    const others = nearestTests(check.file, readFileSync(check.file, 'utf8'), tests, near);
    for (const test of new Set([...(check.file.includes('staff') ? [ofStaff] : []), ...others])) {
      if (test === matrixFile) continue;
      if ((await firstFailure([test], check)) !== null && (await holds(test)))
        return { by: 'neighbour', rows: rows.length };
    }
    return { by: 'nobody', rows: rows.length };
  };
}
