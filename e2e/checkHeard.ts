/**
 * `npm run check:heard`: the portal says what docs/heard says. Hears every screen again. Where no browser can run, CI
 * fails, and a person is told that nothing was compared.
 */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findChromium } from '../scripts/chromium.ts';
import { changesIn, problemsUnheard } from './heard/compare.ts';
import { ensurePortalBuilt } from '../scripts/portalBuild.ts';
import { report } from '../scripts/report.ts';
import { hearEveryScreen } from './heard/hearEveryScreen.ts';
import { hearLive } from './heard/hearLive.ts';

const root = join(import.meta.dirname, '..');

const read = (folder: string): Map<string, string> =>
  new Map(globSync('*.txt', { cwd: folder }).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));

const advice = 'Read what changed. If it reads well, run "npm run heard" and commit docs/heard.';

const compare = async (): Promise<string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'portail-heard-'));
  try {
    const problems = await hearEveryScreen(folder);
    await hearLive(folder);
    const changes = changesIn(read(join(root, 'docs/heard')), read(folder));
    return [...problems, ...changes, ...(changes.length > 0 ? [advice] : [])];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

if ((await findChromium()) === null) {
  report(problemsUnheard(process.env.CI), 'nothing, since no browser can run here');
} else {
  await ensurePortalBuilt();
  report(await compare(), 'what every screen says');
}
