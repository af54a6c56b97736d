import { globSync, readFileSync } from 'node:fs';
import { keyOf } from '../equalMutants.ts';
import type { TestFile } from '../nearTests.ts';
import { drawSample } from '../seeded.ts';
import { accessChecksOf, type AccessCheck } from './accessChecks.ts';
import { equalChecks } from './equalChecks.ts';
import { noticing, type Noticed } from './noticing.ts';

const files = ['server/src/http/**/*.ts', 'server/src/data/**/*.ts', 'server/src/domain/access.ts'];

type Options = { count: number; seed: number; near: number; only: string; tests: readonly TestFile[] };
export type Tally = { noticed: number; equal: number; survivors: number };

const words: Partial<Record<Noticed['by'], string>> = {
  nobody: 'survives',
  neighbour: 'a neighbour notices',
  broken: 'leaves no statement',
};

/** Takes away one check at a time that decides who comes in or whose a row is, and lists those that nobody misses. */
export async function mutateAccess({ count, seed, near, only, tests }: Options): Promise<Tally> {
  const isNamed = ({ file, line }: AccessCheck): boolean =>
    only.split(',').some((name) => `${file}:${line}:`.includes(name));
  const sources = globSync(files).filter((file) => !/\.test\.ts$|data\/tables/.test(file));
  const all = sources
    .sort()
    .flatMap((file) => accessChecksOf(file, readFileSync(file, 'utf8')))
    .filter(isNamed);
  console.log(`\n== access, --seed=${seed} ==\n${all.length} checks can be taken away.`);
  const find = await noticing(tests, near);
  let equal = 0;
  const counts: Record<Noticed['by'], number> = {
    matrix: 0,
    neighbour: 0,
    nobody: 0,
    broken: 0,
    elsewhere: 0,
    doubled: 0,
  };
  for (const check of drawSample(all, count, seed)) {
    if (equalChecks[keyOf(check)] !== undefined) {
      equal += 1;
      continue;
    }
    const { by, rows, test } = await find(check);
    counts[by] += 1;
    const said = words[by];
    const was = check.was.replace(/\s+/g, ' ').slice(0, 120);
    if (said !== undefined)
      console.log(`${said}: ${check.file}:${check.line}  ${was}  (${test ?? `${rows} rows come by`})`);
  }
  const { matrix, neighbour, nobody, broken, elsewhere, doubled } = counts;
  console.log(
    `access: ${matrix} missed by the access matrix, ${neighbour} by its neighbours, ${nobody} by nobody; ${broken} leave no ` +
      `statement; ${doubled + equal} are checked once more; ${elsewhere} are of jobs and commands, by which no request comes`,
  );
  return { noticed: matrix + neighbour, equal: doubled + equal, survivors: nobody };
}
