/**
 * `npm run bench:check`: fails when a budget of `budgets.json` is missed. The bundle is measured again, since it comes out
 * the same on every machine; the other benches are judged by their last run here, and named when there was none. Names
 * the figures, here and in README, that are older than the code they measure.
 */
import { readFileSync } from 'node:fs';

import { benches, portal, server } from './benches.ts';
import { commitsSince, figuresIn, readCommand, readMeasured, type Measured } from './report/age.ts';
import { budgetsOf, missedBudgets } from './report/budgets.ts';
import type { Bench, Outcome } from './report/outcome.ts';
import { keepOutcome, lastOutcome } from './report/results.ts';
import { longRuns } from './soak/runs.ts';

const nameAge = (what: string, { date, commit }: Measured, code: readonly string[]): void => {
  const commits = commitsSince(commit, code);
  if (commits === 0) return;
  const since = commits === null ? `at ${commit}, which git does not know` : `${commits} changes of the code ago`;
  console.log(`${what}: measured on ${date}, ${since}`);
};

const isDeterministic = ({ name }: Bench): boolean => name === 'bundle';

const outcomeOf = async (bench: Bench): Promise<Outcome | null> => {
  if (isDeterministic(bench)) {
    const outcome = await bench.run({ isSmoke: false });
    keepOutcome(bench.name, outcome);
    return outcome;
  }
  const last = lastOutcome(bench.name);
  if (last !== null) nameAge(`${bench.name}, here`, last, bench.code);
  return last;
};

let kept = 0;
for (const bench of benches) {
  const outcome = await outcomeOf(bench);
  const budgets = budgetsOf(bench.name);
  if (outcome === null) {
    console.log(`${bench.name}: not measured here, run "npm run bench -- ${bench.name}"`);
    continue;
  }
  const missed = missedBudgets(budgets, outcome);
  for (const budget of missed) console.error(`${bench.name}: ${budget}`);
  kept += Object.keys(budgets).length - missed.length;
  if (missed.length > 0) process.exitCode = 1;
}

const codeOf = (script: 'bench' | 'soak', name: string): readonly string[] => {
  if (script === 'bench') return benches.find((bench) => bench.name === name)?.code ?? [];
  return longRuns.find((run) => run.name === name)?.isInBrowser === true ? [...portal, ...server] : server;
};

for (const { what, measured, command } of figuresIn(readFileSync('README.md', 'utf8'))) {
  const [at, by] = [readMeasured(measured), readCommand(command)];
  if (at && by) nameAge(`README, ${what}`, at, [...new Set(by.names.flatMap((name) => codeOf(by.script, name)))]);
}
console.log(`${kept} budgets kept${process.exitCode === 1 ? ', some missed' : ''}`);
