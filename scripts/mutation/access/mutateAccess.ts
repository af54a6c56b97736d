import { globSync, readFileSync } from 'node:fs';
import type { CallName } from '../../../contract/calls.ts';
import { everyCall as calls } from '../../../contract/everyCall.ts';
import { drawSample } from '../../seededRandom.ts';
import { keyOf } from '../equalMutants.ts';
import type { TestFile } from '../nearTests.ts';
import { accessChecksOf, type AccessCheck } from './accessChecks.ts';
import { equalChecks } from './equalChecks.ts';
import { noticing } from './noticing.ts';

const files = ['server/src/http/**/*.ts', 'server/src/data/**/*.ts', 'server/src/domain/access.ts'];

type Options = { count: number; seed: number; near: number; only: string; tests: readonly TestFile[] };
export type Tally = { noticed: number; equal: number; survivors: number };

const doors = ['requireSession', 'requireStaff', 'requireInvitationSession'];

const isCallName = (name: string): name is CallName => name in calls;

/** A GET brings nothing that is read before its handler asks who is signed in: that is its second guard. */
const isDoubledDoor = ({ route = '', was }: AccessCheck): boolean =>
  doors.includes(was) && isCallName(route) && calls[route].method === 'GET';

const isEqual = (check: AccessCheck): boolean =>
  isDoubledDoor(check) || equalChecks[keyOf(check, readFileSync(check.file, 'utf8'))] !== undefined;

/**
 * Takes away one check at a time that decides who comes in or whose a row is, and lists those that nobody misses.
 * Counted apart: what no row of the matrix comes by.
 */
export async function mutateAccess({ count, seed, near, only, tests }: Options): Promise<Tally> {
  const isNamed = ({ file, line }: AccessCheck): boolean =>
    only.split(',').some((name) => `${file}:${line}:`.includes(name));
  const sources = globSync(files).filter((file) => !/\.test\.ts$|data\/tables/.test(file));
  const all = sources
    .sort()
    .flatMap((file) => accessChecksOf(file, readFileSync(file, 'utf8')))
    .filter(isNamed);
  console.log(`\n== access ==\n${all.length} checks can be taken away.`);
  const find = await noticing(tests, near);
  const counts = { matrix: 0, neighbour: 0, nobody: 0, elsewhere: 0, equal: 0 };
  for (const check of count < all.length ? drawSample(all, count, seed) : all) {
    if (isEqual(check)) counts.equal += 1;
    else {
      const { by, rows } = await find(check);
      counts[by] += 1;
      if (by === 'matrix' || by === 'elsewhere') continue;
      const words = by === 'nobody' ? 'survives' : 'a neighbour notices';
      const was = check.was.replace(/\s+/g, ' ').slice(0, 120);
      console.log(`${words}: ${check.file}:${check.line}  ${was}  (${rows} rows come by)`);
    }
  }
  const { matrix, neighbour, nobody, equal, elsewhere } = counts;
  console.log(
    `access: ${matrix} missed by the access matrix, ${neighbour} by its neighbours, ${nobody} by nobody; ` +
      `${equal} change nothing; ${elsewhere} are of jobs and commands, by which no request comes`,
  );
  return { noticed: matrix + neighbour, equal, survivors: nobody };
}
