import assert from 'node:assert/strict';

import type { Traveller } from '../fixtures/journey.ts';
import { axeProblems } from './axe.ts';
import { layoutProblems } from './layout.ts';
import { namingProblems } from './naming.ts';
import { wordingProblems } from './wording.ts';

/** What is shown just now: in plain words, within its window however large the letters, and nothing for axe to find. */
export const assertLooksWell = async ({ page, lang }: Pick<Traveller, 'page' | 'lang'>): Promise<void> => {
  assert.deepEqual(
    [
      ...(await wordingProblems(page, lang)),
      ...(await namingProblems(page)),
      ...(await layoutProblems(page)),
      ...(await axeProblems(page)),
    ],
    [],
  );
};
