import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { runToEnd } from './childProcess.ts';

/** Everything the portal's build reads. Tests are left out: changing one changes nothing a patient gets. */
const sources = [
  '{src,contract,public}/**/*',
  'webpack.config.js',
  'scripts/{prerender,shell,staff}/*',
  'tsconfig.json',
  'package-lock.json',
];
const isTest = (path: string) => /\.test\.tsx?$|^src\/testing\//.test(path);

/** Kept outside dist/, which the server publishes. */
const stampFolder = '.cache';
const stamp = `${stampFolder}/portal-build.sha256`;

/** One hash over the names and the bytes of the sources: dates change at every checkout, contents do not. */
function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const path of globSync(sources).sort()) {
    if (isTest(path) || statSync(path).isDirectory()) continue;
    hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/**
 * Builds the portal into dist/ for production.
 * @throws when webpack fails; what it said stands on the terminal.
 */
export async function buildPortal(): Promise<void> {
  const hash = hashOfSources();
  const started = performance.now();
  console.log('Building the portal…');
  rmSync(stamp, { force: true }); // an interrupted build is no build
  const args = ['node_modules/webpack-cli/bin/cli.js', '--mode', 'production', '--stats', 'errors-warnings'];
  const { exitCode, output } = await runToEnd(process.execPath, args, { env: { NODE_ENV: 'production' } });
  if (exitCode !== 0) throw new Error(`The portal could not be built.\n${output}`);
  if (output.includes('WARNING')) console.warn(output.trimEnd());
  mkdirSync(stampFolder, { recursive: true });
  writeFileSync(stamp, hash);
  console.log(`Portal built in ${((performance.now() - started) / 1000).toFixed(0)} s.`);
}

/** Builds the portal when dist/ is missing or was built from other sources. */
export async function ensurePortalBuilt(): Promise<void> {
  const isFresh = existsSync('dist/index.html') && existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfSources();
  if (!isFresh) await buildPortal();
}
