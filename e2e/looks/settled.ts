import type { Page, Request } from 'playwright-core';

/** In milliseconds. */
const longestLoad = 10_000;

/** What each page has asked for and not had yet: parts of the portal and answers; a live stream never ends. */
const awaited = new WeakMap<Page, Set<Request>>();

const isAwaited = (request: Request): boolean =>
  request.resourceType() === 'script' ||
  (request.resourceType() === 'fetch' && request.headers()['accept'] !== 'text/event-stream');

const awaitedBy = (page: Page): ReadonlySet<Request> => {
  const known = awaited.get(page);
  if (known !== undefined) return known;
  const pending = new Set<Request>();
  awaited.set(page, pending);
  page.on('request', (request) => isAwaited(request) && pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return pending;
};

/** Until nothing has changed for a while, or for four seconds. */
const quiet = (page: Page): Promise<void> =>
  /* eslint-disable waits/no-fixed-wait -- that nothing changes shows with time alone */
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const quiet = 250;
        const longest = 4_000;
        const done = () => {
          watch.disconnect();
          resolve();
        };
        let timer = setTimeout(done, quiet);
        const watch = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, quiet);
        });
        watch.observe(document.body, { subtree: true, childList: true, characterData: true });
        setTimeout(done, longest);
      }),
  );
/* eslint-enable waits/no-fixed-wait */

/**
 * Waits until a page has its title and what it asked for, and nothing in it has changed for a while; a page that never
 * rests is looked at as it is.
 */
export const settled = async (page: Page): Promise<void> => {
  const pending = awaitedBy(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const patience = Date.now() + longestLoad;
  do await quiet(page);
  while (pending.size > 0 && Date.now() < patience);
};

/**
 * Goes to an in-app address without loading the portal again, and waits until its page, and no longer the one before,
 * has settled.
 */
export const openInside = async (page: Page, address: string): Promise<void> => {
  await page.evaluate((hash) => {
    if (window.location.hash === `#${hash}`) return; // one that led here is followed by this one
    for (const title of document.querySelectorAll('h1')) title.dataset['left'] = '';
    window.location.hash = hash;
  }, address);
  // Two addresses of one page share its title. On a busy machine a page comes late, and the one before must not be taken for it.
  await page
    .locator('h1:not([data-left])')
    .waitFor({ timeout: 10_000 })
    .catch(() => undefined);
  await settled(page);
};
