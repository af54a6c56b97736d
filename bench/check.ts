/**
 * `npm run bench:check`: fails when a budget of `budgets.json` is missed. The bundle is measured again, since it comes
 * out the same on every machine; the other benches are judged by their last run here, and named when there was none.
 */
import { benches } from './benches.ts';
import { budgetsOf, missedBudgets } from './report/budgets.ts';
import type { Bench, Outcome } from './report/outcome.ts';
import { keepOutcome, lastOutcome } from './report/results.ts';

const isDeterministic = ({ name }: Bench): boolean => name === 'bundle';

const outcomeOf = async (bench: Bench): Promise<Outcome | null> => {
  if (!isDeterministic(bench)) return lastOutcome(bench.name);
  const outcome = await bench.run();
  keepOutcome(bench.name, outcome);
  return outcome;
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
console.log(`${kept} budgets kept${process.exitCode === 1 ? ', some missed' : ''}`);
