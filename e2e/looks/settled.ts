import type { Page } from 'playwright-core';

/**
 * Waits until a page has its title and nothing in it has changed for a while; a page that never rests is looked at as
 * it is.
 */
export const settled = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  /* eslint-disable waits/no-fixed-wait -- that nothing changes shows with time alone */
  await page.evaluate(
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
