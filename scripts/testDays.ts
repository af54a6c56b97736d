/**
 * `npm run test:days [-- --moments=1-4] [files]`: every test of the product, or some files, as if it began at other
 * moments: product, database and browser follow a faked clock (Debian's `faketime`). No file runs a second time within a
 * run. Lists what ever failed.
 */
import { spawnSync } from 'node:child_process';
import { runToEnd } from './childProcess.ts';
import { ensurePortalBuilt } from './portalBuild.ts';
import { type Moment, moments, underFakedClock } from './repeat/moments.ts';
import { sourceFiles } from './sourceFiles.ts';
import { addCounts, type Counts, formatCounts, judgedCounts, parseCounts } from './testCounts.ts';
import { keepingFailures, keepLine } from './testFailures.ts';
import { kindOfTest } from './testKinds.ts';

const words = process.argv.slice(2);
const [, first = '1', last = String(moments.length)] = /^--moments=(\d+)-(\d+)$/.exec(words[0] ?? '') ?? [];
const named = words.filter((word) => !word.startsWith('--'));
/** They await a timer of the database, which never rings under a faked clock, or read the time of a file. */
const seeTheRealClock = new Set([
  'server/test/data/migrateIndexes.test.ts',
  'server/test/data/migrate.test.ts',
  'server/test/data/rotateCsrf.test.ts',
  'server/test/data/transaction.test.ts',
  'server/test/http/databaseAway.test.ts',
]);
/** The checks of the project know no day. */
const isChosen = (path: string): boolean => kindOfTest(path) !== 'tools' && !seeTheRealClock.has(path);
const chosen = named.length > 0 ? named : sourceFiles('.test.ts', '.test.tsx').filter(isChosen);

async function runAtMoment(moment: Moment): Promise<Counts> {
  console.log(`\n=== ${moment.name}: ${moment.local} in Montréal ===`);
  keepLine(`--- ${moment.name} ---`);
  const args = underFakedClock(moment, new Date(), [process.execPath, 'scripts/test.ts', ...chosen]);
  // A faked monotonic clock would end waits early; the fix for an old glibc wakes each waiting thread every millisecond.
  const env = { FAKETIME_DONT_FAKE_MONOTONIC: '1', FAKETIME_FORCE_MONOTONIC_FIX: '0', TEST_RETRIES: 'off' };
  const { exitCode, output } = await runToEnd('faketime', args, { env, isShown: true });
  return judgedCounts(parseCounts(output), exitCode);
}

async function runAll(): Promise<Counts> {
  await ensurePortalBuilt();
  const counts: Counts[] = [];
  for (const moment of moments.slice(Number(first) - 1, Number(last))) counts.push(await runAtMoment(moment));
  return addCounts(counts);
}

if (spawnSync('faketime', ['--version']).error === undefined) {
  const counts = await keepingFailures(runAll);
  console.log(formatCounts(counts));
  process.exitCode = counts.failed > 0 ? 1 : 0;
} else {
  console.log('The tests at other moments are skipped: the program faketime is not installed.');
  console.log(formatCounts({ passed: 0, failed: 0, skipped: 1 }));
}
