/**
 * `npm test`: every suite, one after the other, each showing its own output; the last line adds them up.
 * A suite that breaks does not hide the next ones.
 */
import { ensurePortalBuilt } from './portalBuild.ts';
import { addCounts, type Counts, formatCounts } from './testCounts.ts';
import { runJest, runSuite } from './testSuites.ts';

type Suite = { name: string; run: () => Promise<Counts> };

const suites: readonly Suite[] = [
  { name: 'Checks of the project', run: () => runSuite('scripts/testTools.ts') },
  { name: 'Portal and contract', run: runJest },
  { name: 'Server, on the embedded database', run: () => runSuite('server/test/run.ts') },
  { name: 'Browser journey', run: runBrowserJourney },
];

async function runBrowserJourney(): Promise<Counts> {
  await ensurePortalBuilt();
  return runSuite('e2e/run.ts');
}

async function countSuite({ name, run }: Suite): Promise<Counts> {
  console.log(`\n== ${name} ==`);
  try {
    return await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

const all: Counts[] = [];
for (const suite of suites) all.push(await countSuite(suite));

console.log('\n== All ==');
for (const [at, suite] of suites.entries()) {
  const counts = all[at];
  if (counts) console.log(`${suite.name}: ${formatCounts(counts)}`);
}
const total = addCounts(all);
console.log(formatCounts(total));
process.exitCode = total.failed > 0 ? 1 : 0;
