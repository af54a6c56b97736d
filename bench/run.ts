/**
 * `npm run bench`: every bench; `npm run bench -- bundle booking`: those named; `--smoke`: one small round of each, which
 * shows that it runs to its end and measures what it says. Ends with a non-zero code when a bench fails or misses a budget.
 */
import { formatCounts } from '../scripts/testCounts.ts';
import { benches } from './benches.ts';
import { budgetsOf, missedBudgets, ofSmokeRound } from './report/budgets.ts';
import type { Bench } from './report/outcome.ts';
import { keepOutcome } from './report/results.ts';
import { formatTable } from './report/table.ts';

const args = process.argv.slice(2);
const isSmoke = args.includes('--smoke');

const chosen = (names: readonly string[]): readonly Bench[] => {
  const unknown = names.filter((name) => !benches.some((bench) => bench.name === name));
  if (unknown.length === 0) return names.length === 0 ? benches : benches.filter(({ name }) => names.includes(name));
  console.error(`No bench is called ${unknown.join(', ')}. There are:`);
  for (const { name, measures } of benches) console.error(`  ${name}: ${measures}`);
  process.exit(2);
};

/** @returns what is wrong */
const judge = async ({ name, run }: Bench): Promise<string[]> => {
  try {
    const outcome = await run({ isSmoke });
    if (!isSmoke) keepOutcome(name, outcome);
    for (const table of outcome.tables) console.log(`${formatTable(table)}\n`);
    for (const note of outcome.notes ?? []) console.log(note);
    const budgets = budgetsOf(name);
    const missed = missedBudgets(isSmoke ? ofSmokeRound(budgets) : budgets, outcome);
    return missed.map((budget) => `Budget missed: ${budget}.`);
  } catch (error) {
    return [
      `${name} did not run to its end. ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    ];
  }
};

const counts = { passed: 0, failed: 0, skipped: 0 };
for (const bench of chosen(args.filter((arg) => arg !== '--smoke'))) {
  const started = performance.now();
  console.log(`\n## ${bench.name}: ${bench.measures}\n`);
  const wrong = await judge(bench);
  for (const sentence of wrong) console.log(sentence);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(wrong.length === 0 ? `Every budget is kept (${seconds} s).` : `${bench.name} failed (${seconds} s).`);
  counts[wrong.length === 0 ? 'passed' : 'failed'] += 1;
}
console.log(`\n${formatCounts(counts)}`);
process.exitCode = counts.failed > 0 ? 1 : 0;
