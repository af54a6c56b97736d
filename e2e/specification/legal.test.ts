import assert from 'node:assert/strict';

import { anchors } from '../otherBackEnd/answers.ts';
import { rule, ruleOfBoth } from '../otherBackEnd/rule.ts';
import { says } from '../otherBackEnd/steps.ts';

for (const kind of ['privacy', 'terms'] as const) {
  rule(
    `each anchor of ${kind} shows its part and takes the keyboard there, and the route stays (spec §2 legal-screens, spec §2 legal-anchors)`,
    async (session) => {
      const { page, open } = session;
      await open(`/${kind}`);
      const before = page.url();
      for (const name of anchors[kind]) {
        await page.getByRole('link', { name: `vers ${name}`, exact: true }).click();
        const shown = await page.evaluate((wanted) => {
          const target = document.getElementById(wanted) ?? document.getElementsByName(wanted)[0];
          const { top = -1 } = target?.getBoundingClientRect() ?? {};
          return { hasFocus: document.activeElement === target, isInView: top >= 0 && top < window.innerHeight };
        }, name);
        assert.deepEqual(shown, { hasFocus: true, isInView: true }, name);
      }
      assert.equal(page.url(), before);
    },
  );
}

rule('an address that ends with an anchor shows its part (spec §2 legal-screens)', async ({ page, open }) => {
  await open('/privacy#hub');
  await page.waitForFunction(() => document.activeElement?.matches('[id=hub], [name=hub]'));
  assert.match(page.url(), /#\/privacy#hub$/);
});

rule(
  'an anchor opened in another tab shows its part there (spec §2 legal-screens)',
  async ({ page, open, context }) => {
    await open('/terms');
    const link = page.getByRole('link', { name: 'vers rvEnLigne', exact: true });
    const click = page.evaluate(
      () =>
        new Promise((resolve) => {
          window.addEventListener('click', ({ defaultPrevented }) => resolve({ defaultPrevented }), { once: true });
        }),
    );
    await link.click({ modifiers: ['ControlOrMeta'] });
    assert.deepEqual(await click, { defaultPrevented: false });
    // Chromium without a window opens no tab on one such click in twenty, not even from an empty page.
    const other = await context.newPage();
    await other.goto(await link.evaluate((element) => (element instanceof HTMLAnchorElement ? element.href : '')));
    await other.waitForFunction(
      () => document.activeElement?.id === 'rvEnLigne' || document.activeElement?.getAttribute('name') === 'rvEnLigne',
    );
    assert.match(other.url(), /#\/terms\?/);
  },
);

ruleOfBoth(
  'the text is fetched in the language of the query, else in the stored one, and nothing in it acts (spec §2 legal-screens, spec §7 legal)',
  async ({ page, open, host }) => {
    for (const [address, lang] of [
      ['/privacy', 'fr'],
      ['/privacy?lang=en', 'en'],
      ['/terms?lang=fr', 'fr'],
      ['/terms?lang=..%2F..%2Fx', 'fr'],
    ] as const) {
      await open(address);
      await page.getByText(`Texte ${lang}`, { exact: true }).waitFor();
    }
    const asked = host.backEnd.heard.map(({ name, query }) => `${name}?${query.toString()}`);
    assert.deepEqual(asked, ['GET login/privacy?lang=fr', 'GET login/privacy?lang=en', 'GET login/terms?lang=fr']);
    assert.equal(await page.evaluate(() => Reflect.has(window, 'hacked')), false);
    assert.equal(
      await page.locator('main').locator('script, img, form, input, style, [onclick], a[href^=javascript]').count(),
      0,
    );
  },
);

rule('a text that cannot be fetched is an error with a way to try again (spec §8 legal-failure)', async (session) => {
  session.host.backEnd.answer('GET login/terms', {
    status: 500,
    type: 'text/html',
    body: '<html><body>erreur</body></html>',
  });
  await session.open('/terms');
  await says(session, 'alert', session.t('errors.http.server', { status: 500 }));
  session.host.backEnd.forget();
  await session.page.getByRole('button', { name: session.t('common.retry'), exact: true }).click();
  await session.page.getByText('Texte fr', { exact: true }).waitFor();
});

rule(
  'logged-out pages have a header with the logo and a footer with language, guide, papers, version and copyright (spec §2 public-layout)',
  async ({ page, open, t }) => {
    for (const address of ['/login', '/signup', '/recover', '/privacy', '/404']) {
      await open(address);
      await page.getByRole('banner').locator('a[href="#/login"] svg').waitFor();
      const footer = page.getByRole('contentinfo');
      for (const route of ['#/terms', '#/privacy', 'aide.html']) await footer.locator(`a[href="${route}"]`).waitFor();
      await footer.getByRole('button', { name: t('footer.language'), exact: true }).waitFor();
      assert.match(await footer.innerText(), /© \d{4}.* 4\.2\.0/s);
    }
  },
  { config: { guideUrl: 'aide.html' } },
);
