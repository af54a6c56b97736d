/**
 * `npm run heard`: what a screen reader says on every screen, in both languages, one file a screen in docs/heard, and
 * what speaks by itself, one file a journey. Read them aloud: a transcript nobody reads shows nothing.
 * `npm run heard -- --check`: hears everything again, and shows what is said otherwise than docs/heard says.
 * `npm run heard -- orca`: what Orca says in Firefox on the way to an appointment, in docs/heard/orca.
 */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { runToEnd } from '../scripts/childProcess.ts';
import { findChromium } from '../scripts/chromium.ts';
import { ensurePortalBuilt } from '../scripts/portalBuild.ts';
import { report } from '../scripts/report.ts';
import { changesIn, problemsUnheard } from './heard/compare.ts';
import { hearOrca } from './heard/orca/hearOrca.ts';

const kept = join(import.meta.dirname, '../docs/heard');

const hearLanguage = join(import.meta.dirname, 'heard/hearLanguage.ts');

/** Both languages, each with a product and a browser of its own. @returns what went wrong */
const hearInto = async (folder: string): Promise<string[]> => {
  const heard = ['fr', 'en'].map((lang) => runToEnd(process.execPath, [hearLanguage, lang, folder]));
  return (await Promise.all(heard)).flatMap(({ exitCode, output }) => (exitCode === 0 ? [] : [output.trim()]));
};

const read = (folder: string): Map<string, string> =>
  new Map(globSync('*.txt', { cwd: folder }).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));

const advice = 'Read what changed. If it reads well, run "npm run heard" and commit docs/heard.';

const compare = async (): Promise<string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'portail-heard-'));
  try {
    const problems = await hearInto(folder);
    const changes = changesIn(read(kept), read(folder));
    return [...problems, ...changes, ...(changes.length > 0 ? [advice] : [])];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** What is no longer met leaves no file behind. */
const hearAnew = async (): Promise<string[]> => {
  for (const file of globSync('*.txt', { cwd: kept })) rmSync(join(kept, file));
  return hearInto(kept);
};

const isCheck = process.argv.includes('--check');
if (process.argv.includes('orca')) {
  await ensurePortalBuilt();
  report(await hearOrca(join(kept, 'orca')), 'what Orca says');
} else if ((await findChromium()) === null) {
  report(problemsUnheard(process.env.CI), 'nothing, since no browser can run here');
} else {
  await ensurePortalBuilt();
  report(await (isCheck ? compare() : hearAnew()), 'what every screen says');
}
