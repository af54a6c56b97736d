import assert from 'node:assert/strict';

import { journey } from '../fixtures/journey.ts';
import { openWithoutScripts } from '../screens/early.ts';

/** Runs in the page: where the login field stood when it came, and whether anything followed it. */
const watchTheForm = (): void => {
  const coming = new MutationObserver(() => {
    const field = document.querySelector('[name=username]');
    if (!field) return;
    coming.disconnect();
    const { left, top } = field.getBoundingClientRect();
    Object.assign(window, { atFirst: { left, top, isFollowed: document.querySelector('footer') !== null } });
  });
  coming.observe(document, { childList: true, subtree: true });
};

const now = (): object => {
  const { left, top } = document.querySelector('[name=username]')?.getBoundingClientRect() ?? {};
  return { left, top, isFollowed: document.querySelector('footer') !== null };
};

for (const setting of [
  { lang: 'fr', width: 390 },
  { lang: 'en', width: 1280 },
] as const)
  journey(
    'the login form comes first and what follows it right after, and nothing moves (product §8 content-security)',
    setting,
    async ({ page, url, t }) => {
      await page.addInitScript(watchTheForm);
      await page.route(/\.woff2$/, (route) => route.abort());
      await openWithoutScripts(page, url);
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('link', { name: t('help.emergency'), exact: true }).waitFor({ state: 'attached' });
      await page.locator('main a[href="#/signup"]').waitFor();
      assert.equal(await page.locator('[data-coming]').count(), 0);
      const atFirst: unknown = await page.evaluate('window.atFirst');
      assert.deepEqual(atFirst, { ...(await page.evaluate(now)), isFollowed: false });
    },
  );
