import assert from 'node:assert/strict';

import type { Traveller } from '../fixtures/journey.ts';
import { axeProblems } from './axe.ts';
import { layoutProblems } from './layout.ts';

/** Nothing to complain of on the page as it stands. */
export const assertClean = async ({ page }: Pick<Traveller, 'page'>): Promise<void> => {
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  assert.deepEqual([...(await axeProblems(page)), ...(await layoutProblems(page))], []);
};

/** As `assertClean`, on a desk and on a phone; leaves it on the desk. */
export const assertCleanOnBoth = async (traveller: Pick<Traveller, 'page'>): Promise<void> => {
  const { page } = traveller;
  await assertClean(traveller);
  await page.setViewportSize({ width: 390, height: 844 });
  await assertClean(traveller);
  await page.setViewportSize({ width: 1280, height: 900 });
};
