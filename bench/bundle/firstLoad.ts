import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Browser, Response } from 'playwright-core';

import { brotliBytes } from './brotliBytes.ts';
import { kindOf, type Kind } from './kinds.ts';
import { serveFolder } from './serveFolder.ts';

/**
 * One file that the browser fetched; `bytes` under brotli 11, or as it is when its format is compressed already. `isAhead`: fetched
 * once the page stands, for what a person may do next.
 */
export type Fetched = { path: string; kind: Kind; bytes: number; isAhead: boolean };

const isAhead = (response: Response): boolean =>
  response.request().headers()['sec-purpose']?.startsWith('prefetch') === true;

const describe = async (response: Response, folder: string): Promise<Fetched[]> => {
  const { pathname, protocol } = new URL(response.url());
  if (!response.ok() || !protocol.startsWith('http')) return [];
  // The browser keeps the body of what it fetches ahead to itself.
  const body = isAhead(response) ? readFileSync(join(folder, pathname)) : await response.body();
  return [{ path: pathname, kind: kindOf(pathname), bytes: brotliBytes(pathname, body), isAhead: isAhead(response) }];
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
    await page.waitForTimeout(1_000); // what is fetched ahead waits until nothing else is
    return (await Promise.all(responses.map((response) => describe(response, folder)))).flat();
  } finally {
    await context.close();
    await stop();
  }
};
