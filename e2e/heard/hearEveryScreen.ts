import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { errors, type Page } from 'playwright-core';

import { withEveryScreen } from '../fixtures/everyScreen.ts';
import type { Traveller } from '../fixtures/journey.ts';
import type { Lang } from '../fixtures/text.ts';
import { complain, complaining } from '../looks/complaining.ts';
import { walkEveryScreen } from '../screens/everyScreen.ts';
import type { See } from '../screens/passing.ts';
import { masked } from './masked.ts';
import { asProse } from './prose.ts';
import { readAloud } from './readAloud.ts';
import { sameNames } from './sameNames.ts';
import { walkStates } from './states.ts';
import { steadyLog } from './steadyLog.ts';

/** In milliseconds, longer than what a live region said stays (decision 88). */
const longestSpeech = 6_000;

/** What spoke by itself is gone, or is a notice that stays. */
const untilSpoken = (page: Page): Promise<unknown> =>
  page
    .waitForFunction(
      () =>
        [...document.querySelectorAll('[aria-live]')].every(
          (region) => region.clientWidth > 1 || region.textContent.trim() === '',
        ),
      undefined,
      { timeout: longestSpeech },
    )
    .catch((error: unknown) => {
      if (!(error instanceof errors.TimeoutError)) throw error;
    });

/**
 * Writes what a screen reader says on every screen, and in the states that matter, in both languages, one file each.
 * @returns the controls that nobody tells apart by ear, and the screens that nothing led to
 */
export const hearEveryScreen = async (folder: string): Promise<string[]> => {
  mkdirSync(folder, { recursive: true });
  const problems: string[] = [];
  const hear: See = async ({ page, lang }, name) => {
    await untilSpoken(page);
    const stops = await readAloud(page);
    const lines = asProse(stops, name).map(masked);
    const steady = name.startsWith('app-account-access') ? steadyLog(lines) : lines;
    writeFileSync(join(folder, `${name}.${lang}.txt`), `${steady.join('\n')}\n`);
    const isEmptyStatus = stops.some(({ phrase, isEmpty }) => isEmpty && phrase === 'status');
    if (isEmptyStatus) problems.push(`${name}.${lang}.txt: an empty status is a stop for Orca`);
    problems.push(...sameNames(stops).map((problem) => `${name}.${lang}.txt: ${problem} do different things`));
  };
  const look: See = async (traveller, name) => {
    await hear(traveller, name);
    if (!complaining.has(new URL(traveller.page.url()).hash.slice(1))) return;
    await complain(traveller.page);
    await hear(traveller, `${name}-error`);
  };
  const walk = async (traveller: Traveller): Promise<string[]> => {
    await traveller.steadySlots();
    const missed = await walkEveryScreen(traveller, look);
    await walkStates(traveller, hear);
    return missed;
  };
  // All share one network address, and few steady slots.
  const settings = { RATE_LIMITS: 'off', NEWCOMER_SHARE: '100' };
  const each = (['fr', 'en'] satisfies Lang[]).map((lang) =>
    withEveryScreen({ look: hear, walk, langs: [lang], settings }),
  );
  for (const outcome of await Promise.allSettled(each)) if (outcome.status === 'rejected') throw outcome.reason;
  return problems;
};
