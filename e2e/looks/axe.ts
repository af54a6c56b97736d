import axe from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Every rule of axe, with the contrast that AAA asks for. */
export const everyRule = { 'color-contrast-enhanced': { enabled: true } };

/** And 24 px of room for each target. */
const rulesOfPortal = { ...everyRule, 'target-size': { enabled: true } };

/**
 * What axe finds on the page as it stands. The page keeps axe as long as it stays loaded: the portal has no frames, and
 * the builder of Playwright, which reads axe twice and opens a second page at each look, takes ten times as long.
 * @param rules that are not on by themselves
 */
export const axeProblems = async (page: Page, rules: typeof everyRule = rulesOfPortal): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (asked) => {
    if (window.frames.length > 0) throw new Error('axe must be read in each frame too.');
    const { violations } = await window.axe.run({ rules: asked, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`);
  }, rules);
};
