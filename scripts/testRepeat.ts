/**
 * `npm run test:repeat -- 20 [files]`: the whole suite, or some files of it, again and again, each time under other
 * conditions and half of the times beside a load on every core. Lists what ever failed with the seed of its run. Takes
 * hours; FIRST_SEED repeats the draws of an earlier time.
 */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToEnd } from './childProcess.ts';
import {
  clockEnv,
  describeRun,
  type Machine,
  missingFor,
  type Run,
  runAt,
  whatEverFailed,
} from './repeat/conditions.ts';
import { type Counts, formatCounts, judgedCounts, parseCounts } from './testCounts.ts';

const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
const [fakeTime = null] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1');
const machine: Machine = { isRoot, fakeTime };
const firstSeed = Number(process.env.FIRST_SEED ?? Math.floor(Date.now() / 1000));

/** Copies the checkout with its packages, without what it built. @returns where it lies */
function copyCheckout(folder: string, { condition }: Run): string {
  if (condition.folder === null) return process.cwd();
  const above = join(folder, 'above');
  mkdirSync(above, { mode: condition.onlyRootEnters ? 0o700 : 0o755 });
  const copy = join(above, condition.folder);
  const run = (command: string, ...words: string[]): void => {
    const { status, stderr } = spawnSync(command, words, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
  };
  run('cp', '-a', '.', copy);
  for (const made of ['.cache', 'dist', 'data']) rmSync(join(copy, made), { recursive: true, force: true });
  if (condition.asOrdinaryUser && isRoot) run('chown', '-R', `${nobody}:${nobody}`, folder);
  return copy;
}

/** Keeps every core busy. @returns how to end that */
function startLoad(): () => void {
  const busy = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  const stop = (): void => busy.forEach((child) => child.kill('SIGKILL'));
  process.once('exit', stop); // also when this is interrupted
  return () => {
    process.off('exit', stop);
    stop();
  };
}

/** Runs the suite once. @returns its counts, and what failed as it was kept */
async function runOnce(run: Run, files: readonly string[]): Promise<{ counts: Counts; failures: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'repeat-'));
  chmodSync(folder, 0o777); // the ordinary user keeps failures here
  const kept = join(folder, 'failures');
  const stopLoad = run.isLoaded ? startLoad() : () => undefined;
  try {
    const checkout = copyCheckout(folder, run);
    const asUser = run.condition.asOrdinaryUser && isRoot;
    const prefix = asUser ? ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups', '--'] : [];
    const [program = '', ...words] = [...prefix, process.execPath, 'scripts/test.ts', ...files];
    const own = asUser ? { HOME: folder, NODE_COMPILE_CACHE: join(checkout, '.cache/node') } : {};
    const clock = clockEnv(run.condition, machine, Date.now());
    const env = {
      ...run.condition.env,
      ...clock,
      ...own,
      TEST_SEED: String(run.seed),
      TEST_FAILURES: kept,
      TEST_RETRIES: 'off',
    };
    const { exitCode, output } = await runToEnd(program, words, { env, cwd: checkout, isShown: true });
    const counts = judgedCounts(parseCounts(output), exitCode);
    const failures = existsSync(kept) ? readFileSync(kept, 'utf8') : '';
    return { counts, failures: counts.failed > 0 && failures === '' ? '✖ the run itself\n' : failures };
  } finally {
    stopLoad();
    rmSync(folder, { recursive: true, force: true });
  }
}

const [times = '20', ...files] = process.argv.slice(2);
const kept: { run: Run; failures: string }[] = [];
let [passed, skipped] = [0, 0];
for (let at = 0; at < Number(times); at += 1) {
  const run = runAt(at, firstSeed);
  console.log(`\n=== Run ${at + 1} of ${times}: ${describeRun(run)} ===`);
  const missing = missingFor(run.condition, machine);
  if (missing !== null) {
    console.log(`Skipped: ${missing}.`);
    skipped += 1;
    continue;
  }
  const { counts, failures } = await runOnce(run, files);
  if (counts.failed === 0) passed += 1;
  kept.push({ run, failures });
}

console.log(`\n=== What ever failed in ${times} runs ===`);
for (const line of whatEverFailed(kept)) console.log(line);
console.log(formatCounts({ passed, failed: kept.length - passed, skipped }));
process.exitCode = passed === kept.length && passed > 0 ? 0 : 1;
