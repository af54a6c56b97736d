import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Every rule of axe, with the contrast that AAA asks for, and 24 px of room for each target. */
const rules = { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } };

/** What axe finds on the page as it stands. */
export const axeProblems = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).options({ rules }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`);
};
