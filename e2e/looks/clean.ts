import assert from 'node:assert/strict';

import type { Traveller } from '../fixtures/journey.ts';
import { axeProblems } from './axe.ts';
import { layoutProblems } from './layout.ts';

/** Nothing to complain of on the page as it stands. */
export const assertClean = async ({ page }: Pick<Traveller, 'page'>): Promise<void> => {
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  assert.deepEqual([...(await axeProblems(page)), ...(await layoutProblems(page))], []);
};
