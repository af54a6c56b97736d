/**
 * `npm run soak`: every long run; `npm run soak -- races ledger`: those named. Ends with a non-zero code when a promise
 * is broken.
 */
import { runToEnd } from '../../scripts/childProcess.ts';
import { ensurePortalBuilt } from '../../scripts/portalBuild.ts';
import { longRuns, type LongRun } from './runs.ts';

const chosen = (names: readonly string[]): readonly LongRun[] => {
  const unknown = names.filter((name) => !longRuns.some((run) => run.name === name));
  if (unknown.length === 0) return names.length === 0 ? longRuns : longRuns.filter(({ name }) => names.includes(name));
  console.error(`No long run is called ${unknown.join(', ')}. There are:`);
  for (const { name, shows } of longRuns) console.error(`  ${name}: ${shows}`);
  process.exit(2);
};

for (const { name, shows, test, env, isInBrowser = false } of chosen(process.argv.slice(2))) {
  console.log(`\n## ${name}: ${shows}\n`);
  if (isInBrowser) await ensurePortalBuilt();
  const started = performance.now();
  const { exitCode } = await runToEnd(process.execPath, ['--test', '--test-reporter=spec', test], {
    env,
    isShown: true,
  });
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  console.log(
    exitCode === 0 ? `${name}: every promise kept (${minutes} min).` : `${name}: a promise is broken (${minutes} min).`,
  );
  if (exitCode !== 0) process.exitCode = 1;
}
