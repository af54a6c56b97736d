import type { Traveller } from '../fixtures/journey.ts';
import { axeProblems } from './axe.ts';
import { layoutProblems } from './layout.ts';
import { namingProblems } from './naming.ts';
import { settled } from './settled.ts';
import { targetProblems } from './targets.ts';
import { looks, resize, wear } from './variants.ts';
import { wordingProblems } from './wording.ts';

/** What axe finds in each theme. */
const problemsInThemes = async ({ page }: Pick<Traveller, 'page'>): Promise<string[]> => {
  const found: string[] = [];
  for (const theme of looks.themes) {
    await wear(page, theme);
    found.push(...(await axeProblems(page)).map((problem) => `${theme}: ${problem}`));
  }
  return found;
};

/**
 * All that is wrong with the page that is open: its words, its names, and in every theme and size that is asked for
 * what does not fit, what is too small to press, and what axe finds.
 */
export const everyProblem = async ({ page, lang }: Pick<Traveller, 'page' | 'lang'>): Promise<string[]> => {
  await settled(page);
  const found = [...(await wordingProblems(page, lang)), ...(await namingProblems(page))];
  for (const width of looks.widths.toReversed()) {
    await resize(page, width);
    const problems = [
      ...(await layoutProblems(page)),
      ...(await targetProblems(page)),
      ...(await problemsInThemes({ page })),
    ];
    found.push(...problems.map((problem) => `(${width} px) ${problem}`));
  }
  await wear(page, 'light');
  return [...new Set(found)];
};
