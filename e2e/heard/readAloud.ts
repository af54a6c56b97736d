import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from 'playwright-core';

const bundle = readFileSync(
  createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'),
  'utf8',
);

const [exported = '', name = ''] = /export\s*\{[^}]*?([\w$]+) as virtual\b[^}]*\};?/.exec(bundle) ?? [];

/** As a script and not a module: the policy of the page lets no module in. */
const source = `(() => { ${bundle.replace(exported, '')}\n window.reader = ${name}; })()`;

type Reader = (typeof import('@guidepup/virtual-screen-reader'))['virtual'];

declare global {
  interface Window {
    reader: Reader;
  }
}

/** What a screen reader says from the top of the page to its end, a phrase a stop. */
export const readAloud = async (page: Page): Promise<string[]> => {
  if (!(await page.evaluate(() => 'reader' in window))) await page.evaluate(source);
  return page.evaluate(async () => {
    const reader = window.reader;
    await reader.start({ container: document.body });
    while ((await reader.lastSpokenPhrase()) !== 'end of document') await reader.next();
    const spoken = await reader.spokenPhraseLog();
    await reader.stop();
    return spoken;
  });
};

const silent =
  /^(?:paragraph|strong|time|list|term|definition|end of (?!document|main|dialog|form|navigation|banner|contentinfo|region|article).*|)$/;

/** Without the ends of small things, and without words that the name before them has said. */
export const asProse = (phrases: readonly string[]): string[] =>
  phrases
    .filter((phrase) => !silent.test(phrase))
    .filter((phrase, at, all) => at === 0 || !(all[at - 1] ?? '').includes(`, ${phrase}`));
