import assert from 'node:assert/strict';

import type { Page, Route } from 'playwright-core';

import type { Traveller } from '../fixtures/journey.ts';

/**
 * Opens an address as a first load whose scripts are held back, as on a slow network. The answer lets them come, and
 * resolves once the portal is there.
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
const caretIn = (page: Page): Promise<{ name: string; value: string; from: number | null; to: number | null }> =>
  page.evaluate(() => {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement)) throw new Error('No field has the keyboard.');
    return { name: field.name, value: field.value, from: field.selectionStart, to: field.selectionEnd };
  });

/** Types into the first screen: a shown password, a name, and the caret three letters before its end. */
export const typeEarly = async ({ page, t }: Traveller) => {
  const [username, password] = [page.getByLabel(t('login.username'), { exact: true }), page.locator('[name=password]')];
  await password.fill('Canot 7 é');
  await page
    .getByRole('button', { name: t('password.show.label', { field: t('login.password') }), exact: true })
    .click();
  await username.pressSequentially('marie.tremblay');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
  return { username, password };
};

/** The next key goes where the caret stood, and the password still shows. */
export const assertKept = async ({ page, t }: Traveller): Promise<void> => {
  assert.deepEqual(await caretIn(page), { name: 'username', value: 'marie.tremblay', from: 11, to: 11 });
  await page.keyboard.type('x');
  assert.deepEqual(await caretIn(page), { name: 'username', value: 'marie.trembxlay', from: 12, to: 12 });
  const password = page.locator('[name=password]');
  assert.deepEqual([await password.inputValue(), await password.getAttribute('type')], ['Canot 7 é', 'text']);
  await page
    .getByRole('button', { name: t('password.hide.label', { field: t('login.password') }), exact: true })
    .click();
  assert.equal(await password.getAttribute('type'), 'password');
};
