/**
 * Writes what is heard in one language, in files of one folder; a process for each language. `node
 * e2e/heard/hearLanguage.ts <fr|en> <folder>`
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { errors, type Page } from 'playwright-core';

import { withEveryScreen } from '../fixtures/everyScreen.ts';
import type { Traveller } from '../fixtures/journey.ts';
import { complain, complaining } from '../looks/complaining.ts';
import { walkEveryScreen } from '../screens/everyScreen.ts';
import type { See } from '../screens/passing.ts';
import { hearLive } from './live/hearLive.ts';
import { masked } from './masked.ts';
import { asProse } from './prose.ts';
import { readAloud } from './readAloud.ts';
import { sameNames } from './sameNames.ts';
import { walkEveryState } from './states/everyState.ts';
import { steadyLog } from './steadyLog.ts';

const [langAsked, folder = ''] = process.argv.slice(2);
const lang = langAsked === 'en' ? 'en' : 'fr';

/** In milliseconds, longer than what a live region said stays (decision 88). */
const longestSpeech = 6_000;

/** In milliseconds: a hold speaks a second after the title, and on some pages not at all. */
const latestStart = 2_000;

/** Until an unseen region speaks, or none does, or for this long. */
const untilIt = async (page: Page, speaks: boolean, timeout: number): Promise<void> => {
  await page
    .waitForFunction(
      (wanted) =>
        [...document.querySelectorAll('[aria-live]')].some(
          (region) => region.clientWidth <= 1 && region.textContent.trim() !== '',
        ) === wanted,
      speaks,
      { timeout },
    )
    .catch((error: unknown) => {
      if (!(error instanceof errors.TimeoutError)) throw error;
    });
};

/** What spoke by itself is gone, or is a notice that stays. */
const untilSpoken = async (page: Page): Promise<void> => {
  if ((await page.locator('[role=timer]').count()) > 0) await untilIt(page, true, latestStart);
  await untilIt(page, false, longestSpeech);
};

const problems: string[] = [];

const write = (name: string, lines: readonly string[]): void =>
  writeFileSync(join(folder, `${name}.${lang}.txt`), `${lines.join('\n')}\n`);

const hear: See = async ({ page }, name) => {
  await untilSpoken(page);
  const stops = await readAloud(page);
  const lines = asProse(stops, name).map(masked);
  write(name, name.startsWith('app-account-access') ? steadyLog(lines) : lines);
  const isEmptyStatus = stops.some(({ phrase, isEmpty }) => isEmpty && phrase === 'status');
  if (isEmptyStatus) problems.push(`${name}.${lang}.txt: readers stop at an empty status (decision 79)`);
  problems.push(...sameNames(stops).map((problem) => `${name}.${lang}.txt: ${problem} do different things`));
};

/** A form is heard once more when it complains. */
const hearAndComplain: See = async (traveller, name) => {
  await hear(traveller, name);
  if (!complaining.has(new URL(traveller.page.url()).hash.slice(1))) return;
  await complain(traveller.page);
  await hear(traveller, `${name}-error`);
};

const walk = async (asStarted: Traveller): Promise<string[]> => {
  const traveller = { ...asStarted, url: asStarted.url.replace('127.0.0.1', 'localhost') };
  await traveller.steadySlots();
  const missed = await walkEveryScreen(traveller, hearAndComplain);
  await walkEveryState(traveller, hear);
  await hearLive(traveller, (name, lines) => write(`live-${name}`, lines));
  return missed;
};

mkdirSync(folder, { recursive: true });
// All share one network address, and few steady slots; a passkey belongs to a name.
const settings = (port: number) => ({
  RATE_LIMITS: 'off',
  NEWCOMER_SHARE: '100',
  PUBLIC_URL: `http://localhost:${port}`,
});
await withEveryScreen({ look: hearAndComplain, walk, langs: [lang], settings });
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
