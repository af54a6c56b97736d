/**
 * `npm run verify`: every script of package.json named `check:…`, two at a time, then all tests, the
 * server's once more on a PostgreSQL server of its own, a smoke round of every bench, and what every screen says
 * against docs/heard. Repairs nothing. `--static` leaves all but the checks out. Each check counts as one in the last line.
 */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { runNpm } from './npm.ts';
import { addCounts, type Counts, formatCounts } from './testCounts.ts';
import { keepFailure } from './testFailures.ts';
import { runSuite, suiteTimeout } from './testSuites.ts';

/** More would not end sooner on two cores, and each may take a gigabyte. */
const lanes = Math.min(2, availableParallelism());

function checkNames(): string[] {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- our own package.json
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  return Object.keys(scripts).filter((name) => name.startsWith('check:'));
}

async function runCheck(name: string, ...args: string[]): Promise<Counts> {
  const started = performance.now();
  const { exitCode, output } = await runNpm('run', '--silent', name, ...(args.length > 0 ? ['--', ...args] : []));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${exitCode === 0 ? '✔' : '✖'} ${name} (${seconds} s)`);
  if (exitCode !== 0) {
    console.log(output.trimEnd());
    keepFailure(name, output);
  }
  return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 };
}

/** Takes the next check from the queue until none is left. */
async function drain(queue: string[]): Promise<Counts> {
  const done: Counts[] = [];
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) done.push(await runCheck(name));
  return addCounts(done);
}

const queue = checkNames();
const counts = await Promise.all(Array.from({ length: lanes }, () => drain(queue)));
if (!process.argv.includes('--static')) {
  counts.push(await runSuite('scripts/test.ts', { files: ['--all'], timeout: 3 * suiteTimeout }));
  counts.push(await runSuite('scripts/testPostgres.ts'));
  counts.push(await runSuite('bench/run.ts', { files: ['--smoke'] }));
  counts.push(await runCheck('heard', '--check'));
}

const total = addCounts(counts);
console.log(formatCounts(total));
process.exitCode = total.failed > 0 ? 1 : 0;
