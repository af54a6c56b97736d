import assert from 'node:assert/strict';

import { rule } from '../otherBackEnd/rule.ts';
import { arrive, goTo, signedIn, signIn, visit } from '../otherBackEnd/steps.ts';

rule('the empty address and sofy lead to login (spec §2 redirects)', async (session) => {
  for (const address of ['', '/', '/sofy']) {
    await session.open(address);
    await arrive(session, '/login');
  }
});

rule(
  'an unknown address leads to /404, and from there a signed-out person to login (spec §2 redirects, spec §2 not-found)',
  async (session) => {
    for (const address of ['/nulle/part', '/login/x', '/app2', '/Login%20']) {
      await session.open(address);
      await arrive(session, '/404');
      await session.page
        .getByRole('heading', { level: 1, name: session.t('error.msg.pagenotfound'), exact: true })
        .waitFor();
      await session.page.getByText(session.t('error.msg.pagenotfound.msg')).waitFor();
    }
    await session.page.locator('main').getByRole('link').click();
    await arrive(session, '/login');
  },
);

rule(
  'the page not found leads a signed-in person home, and /app is /app/home (spec §2 redirects, spec §2 not-found)',
  async (session) => {
    await signedIn(session);
    await goTo(session, '/app/nulle-part');
    await arrive(session, '/404');
    await session.page.locator('main a[href="#/app/home"]').click(); // the page before may still be drawn
    await arrive(session, '/app/home');
    await visit(session, '/app/mailbox');
    await goTo(session, '/app');
    await arrive(session, '/app/home');
  },
);

for (const target of ['/app/home', '/app/appointments?motif=fièvre&à=1', '/app/mailbox?q=a%2Fb+c', '/app/nulle-part']) {
  rule(
    `the guard keeps ${target} in base64, and login leads back to it (spec §2 guard, spec §2 login-success, spec §6 app-guarded)`,
    async (session) => {
      await session.open(target);
      await session.page.waitForFunction(() => window.location.hash.startsWith('#/login?returnUrl='));
      const returnUrl = new URLSearchParams(session.currentAddress().split('?')[1]).get('returnUrl') ?? '';
      assert.equal(decodeURI(Buffer.from(returnUrl, 'base64').toString()), decodeURI(target));
      await session.page.locator('[name=username]').fill('marie.tremblay');
      await session.page.locator('[name=password]').fill('x');
      await session.page.keyboard.press('Enter');
      await arrive(session, target === '/app/nulle-part' ? '/404' : decodeURI(target));
    },
  );
}

rule(
  'login leads a person who is already signed in to the returnUrl, or home without one (spec §2 login-success)',
  async (session) => {
    await signedIn(session);
    await goTo(session, `/login?returnUrl=${encodeURIComponent(btoa('/app/account'))}`);
    await arrive(session, '/app/account');
    await goTo(session, '/login');
    await arrive(session, '/app/home');
  },
);

for (const [what, returnUrl] of [
  ['another site', '//evil.example/app'],
  ['the way out', '/app/../logout'],
] as const) {
  rule(`a returnUrl that names ${what} leads to /app/home (spec §9 post-login)`, async (session) => {
    await signIn(session, `/login?returnUrl=${encodeURIComponent(btoa(returnUrl))}`);
    await arrive(session, '/app/home');
  });
}

rule('the public addresses open without an account (spec §2 open-areas, spec §6 anonymous)', async (session) => {
  for (const address of [
    '/rvsp',
    '/rvsp/auth',
    '/nosession',
    '/signup',
    '/recover',
    '/recover/do',
    '/privacy',
    '/terms',
  ]) {
    await session.open(address);
    assert.ok(session.currentAddress().startsWith(address), session.currentAddress());
  }
  assert.deepEqual((await session.stored()).session, { lang: 'fr' });
});

for (const lang of ['fr', 'en'] as const) {
  rule(
    'the head of the document comes from the route, in the language of the page (spec §2 document-head, spec §2 hash-routing)',
    async ({ page, open, t }) => {
      for (const [address, title] of [
        ['/login', 'login.title'],
        ['/signup', 'signup.title'],
        ['/sofy', 'login.title'],
      ] as const) {
        await open(address);
        await page.getByRole('heading', { level: 1, name: t(title), exact: true }).waitFor();
        assert.equal(await page.title(), t('portal.title.open', { page: t(title) }));
        assert.equal(await page.locator('meta[name=keywords]').getAttribute('content'), t('portal.keywords'));
        assert.equal(await page.locator('meta[name=description]').getAttribute('content'), t('portal.description'));
        assert.equal(await page.locator('html').getAttribute('lang'), `${lang}-CA`);
        assert.equal(new URL(page.url()).pathname, '/some/where/portail/');
      }
    },
    { lang },
  );
}
