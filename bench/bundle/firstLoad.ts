import type { Browser, Response } from 'playwright-core';

import { brotliBytes } from './brotliBytes.ts';
import { kindOf, type Kind } from './kinds.ts';
import { serveFolder } from './serveFolder.ts';

/** One file that the browser fetched; `bytes` under brotli 11, or as it is when its format is compressed already. */
export type Fetched = { path: string; kind: Kind; bytes: number };

const describe = async (response: Response): Promise<Fetched[]> => {
  const { pathname, protocol } = new URL(response.url());
  if (!response.ok() || !protocol.startsWith('http')) return [];
  return [{ path: pathname, kind: kindOf(pathname), bytes: brotliBytes(pathname, await response.body()) }];
};

/**
 * Opens a built application in a French browser that has never seen it, waits until a field can be typed into and
 * nothing is fetched any more, and tells every file that came.
 * @param field a selector of the first field of the login form
 */
export const loadFirst = async (browser: Browser, folder: string, field: string): Promise<Fetched[]> => {
  const { url, stop } = await serveFolder(folder);
  const context = await browser.newContext({ locale: 'fr-CA', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(url);
    await page.locator(field).first().fill('a');
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1_000); // a prefetch would begin only now, and counts
    return (await Promise.all(responses.map(describe))).flat();
  } finally {
    await context.close();
    await stop();
  }
};
