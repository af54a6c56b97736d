import type { Page, Route } from 'playwright-core';

/**
 * Opens an address as a first load whose scripts are held back, as on a slow network. The answer lets them come, and resolves once
 * the portal is there.
 */
export const openWithoutScripts = async (page: Page, address: string): Promise<() => Promise<void>> => {
  await page.goto('about:blank'); // else an address that differs after the # alone loads nothing
  const waiting: Route[] = [];
  let isHeld = true;
  await page.route(/\.js$/, async (route) => {
    if (isHeld) waiting.push(route);
    else await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return async () => {
    isHeld = false;
    await Promise.all(waiting.map((route) => route.continue()));
    await page.locator('#portal:not([data-early])').waitFor({ state: 'attached' });
  };
};

/** Notes, from the next load on, whether a password field ever stood on the page; the answer tells. */
export const watchForLogin = async (page: Page): Promise<() => Promise<boolean>> => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('#portal [name=password]')) Object.assign(window, { hasShownLogin: true });
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => 'hasShownLogin' in window);
};

/** The field that has the keyboard, and where the caret stands in it. */
export const caretIn = (page: Page): Promise<{ name: string; value: string; from: number | null; to: number | null }> =>
  page.evaluate(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement)) throw new Error('No field has the keyboard.');
    return { name: field.name, value: field.value, from: field.selectionStart, to: field.selectionEnd };
  });
