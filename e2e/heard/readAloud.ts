import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from 'playwright-core';

const source = readFileSync(
  createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'),
  'utf8',
);

type Reader = (typeof import('@guidepup/virtual-screen-reader'))['virtual'];

declare global {
  interface Window {
    reader: Reader;
  }
}

/**
 * What a screen reader says from the top of the page to its end, a phrase a stop.
 * The page’s context must bypass the content security policy: the reader is loaded from a blob.
 */
export const readAloud = async (page: Page): Promise<string[]> => {
  const isLoaded = await page.evaluate(() => 'reader' in window);
  if (!isLoaded)
    await page.evaluate(async (text) => {
      const module: { virtual: Reader } = await import(
        URL.createObjectURL(new Blob([text], { type: 'text/javascript' }))
      );
      window.reader = module.virtual;
    }, source);
  return page.evaluate(async () => {
    const reader = window.reader;
    await reader.start({ container: document.body });
    while ((await reader.lastSpokenPhrase()) !== 'end of document') await reader.next();
    const spoken = await reader.spokenPhraseLog();
    await reader.stop();
    return spoken;
  });
};
