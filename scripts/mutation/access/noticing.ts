import { readFileSync } from 'node:fs';
import { nameOf, routeOf } from '../../../server/test/access/asking.ts';
import { matrix } from '../../../server/test/access/matrix.ts';
import { nearestTests, type TestFile } from '../nearTests.ts';
import type { AccessCheck } from './accessChecks.ts';
import { firstFailure, type Failure } from './firstFailure.ts';
import { measureReach } from './reachOf.ts';

const matrixFile = 'server/test/access/matrix.test.ts';
/** Ends each session behind the door, which the matrix does not. */
const endedFile = 'server/test/access/endedMeanwhile.test.ts';

/**
 * Who notices that a check is gone: the access matrix, a neighbour, nobody. `broken`: the statement without it fails by
 * itself, which tells nothing. `elsewhere`: no request comes by it. `doubled`: the next check on the way is the same.
 */
export type Noticed = {
  by: 'matrix' | 'neighbour' | 'nobody' | 'broken' | 'elsewhere' | 'doubled';
  rows: number;
  test?: string;
};

/** How many rows are asked at once: most changes show in the first that come by them. */
const atOnce = 12;

const doors = ['requireSession', 'requireStaff', 'requireInvitationSession'];

const rowsOfMatrix = Object.values(matrix).flat();

/** A GET brings nothing that is read before its handler asks who is signed in: that is its second guard. */
const isDoubledDoor = ({ route, was }: AccessCheck): boolean =>
  doors.includes(was) && rowsOfMatrix.some((row) => row.route === route && routeOf(row).method === 'GET');

/** A condition of SQL that leaves no statement: the server answers 500 to everybody. */
const isBroken = ({ text }: AccessCheck, { says }: Failure): boolean => text !== 'false' && / got 500 /.test(says);

/** Tells who notices a check that is taken away. */
export async function noticing(
  tests: readonly TestFile[],
  near: number,
): Promise<(check: AccessCheck) => Promise<Noticed>> {
  const routes = new Map(rowsOfMatrix.map((row): [string, string] => [nameOf(row), row.route]));
  const rowsOf = await measureReach(matrixFile, (row) => routes.get(row));
  const alone = new Map<string, boolean>();

  /** A test that fails without the change notices nothing. */
  const holds = async (test: string, rows?: readonly string[]): Promise<boolean> => {
    const key = `${test} ${rows?.join() ?? ''}`;
    const passes = alone.get(key) ?? (await firstFailure([test], null, rows && { rows })) === null;
    alone.set(key, passes);
    return passes;
  };

  const failureInMatrix = async (check: AccessCheck, rows: readonly string[]): Promise<Failure | null> => {
    for (const some of [rows.slice(0, atOnce), rows.slice(atOnce)]) {
      const failed = some.length === 0 ? null : await firstFailure([matrixFile], check, { rows: some });
      if (failed !== null && (await holds(matrixFile, some))) return failed;
    }
    return null;
  };

  return async (check) => {
    const rows = rowsOf(check);
    const noticed = (by: Noticed['by'], test?: string): Noticed => ({ by, rows: rows.length, ...(test && { test }) });
    if (isDoubledDoor(check)) return noticed('doubled');
    if (rows.length === 0 && !/http|staff/.test(check.file)) return noticed('elsewhere');
    const failed = await failureInMatrix(check, rows);
    if (failed !== null) return noticed(isBroken(check, failed) ? 'broken' : 'matrix', failed.test);
    const nearest = nearestTests(check.file, readFileSync(check.file, 'utf8'), tests, near);
    const isOfSession = check.was.includes('keepSession') || check.file.endsWith('/sessions.ts');
    for (const test of new Set([...(isOfSession ? [endedFile] : []), ...nearest])) {
      if (test === matrixFile) continue;
      const missed = await firstFailure([test], check);
      if (missed !== null && (await holds(test))) return noticed('neighbour', `${test}: ${missed.test}`);
    }
    return noticed('nobody');
  };
}
