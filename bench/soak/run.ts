/** `npm run soak`: every long run; `npm run soak -- races ledger`: those named. Ends with a non-zero code when a promise is broken. */
import { longRuns, type LongRun } from './runs.ts';

const chosen = (names: readonly string[]): readonly LongRun[] => {
  const unknown = names.filter((name) => !longRuns.some((run) => run.name === name));
  if (unknown.length === 0) return names.length === 0 ? longRuns : longRuns.filter(({ name }) => names.includes(name));
  console.error(`No long run is called ${unknown.join(', ')}. There are:`);
  for (const { name, shows } of longRuns) console.error(`  ${name}: ${shows}`);
  process.exit(2);
};

for (const { name, shows, run } of chosen(process.argv.slice(2))) {
  console.log(`\n## ${name}: ${shows}\n`);
  const started = performance.now();
  try {
    await run();
    console.log(`${name}: kept its promise in ${((performance.now() - started) / 1000).toFixed(0)} s.`);
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
