/**
 * `npm run bench`: every bench; `npm run bench -- bundle booking`: those named.
 * Ends with a non-zero code when a budget is missed.
 */
import { benches } from './benches.ts';
import { budgetsOf, missedBudgets } from './report/budgets.ts';
import type { Bench } from './report/outcome.ts';
import { keepOutcome } from './report/results.ts';
import { formatTable } from './report/table.ts';

const chosen = (names: readonly string[]): readonly Bench[] => {
  const unknown = names.filter((name) => !benches.some((bench) => bench.name === name));
  if (unknown.length === 0) return names.length === 0 ? benches : benches.filter(({ name }) => names.includes(name));
  console.error(`No bench is called ${unknown.join(', ')}. There are:`);
  for (const { name, measures } of benches) console.error(`  ${name}: ${measures}`);
  process.exit(2);
};

const runBench = async ({ name, measures, run }: Bench): Promise<boolean> => {
  console.log(`\n## ${name}: ${measures}\n`);
  const outcome = await run();
  keepOutcome(name, outcome);
  for (const table of outcome.tables) console.log(`${formatTable(table)}\n`);
  for (const note of outcome.notes ?? []) console.log(note);
  const missed = missedBudgets(budgetsOf(name), outcome);
  for (const budget of missed) console.log(`Budget missed: ${budget}.`);
  if (missed.length === 0) console.log('Every budget is kept.');
  return missed.length === 0;
};

for (const bench of chosen(process.argv.slice(2))) {
  if (!(await runBench(bench))) process.exitCode = 1;
}
