import assert from 'node:assert/strict';

import { rule } from '../otherBackEnd/rule.ts';
import { arrive, goTo, signedIn, signIn } from '../otherBackEnd/steps.ts';

rule('the empty address and sofy lead to login (spec §2 redirects)', async (visit) => {
  for (const address of ['', '/', '/sofy']) {
    await visit.open(address);
    await arrive(visit, '/login');
  }
});

rule(
  'an unknown address leads to /404, and from there to login who is not logged in (spec §2 redirects, spec §2 not-found)',
  async (visit) => {
    for (const address of ['/nulle/part', '/login/x', '/app2', '/Login%20']) {
      await visit.open(address);
      await arrive(visit, '/404');
      await visit.page.getByRole('heading', { level: 1, name: visit.t('error.msg.pagenotfound') }).waitFor();
      await visit.page.getByText(visit.t('error.msg.pagenotfound.msg')).waitFor();
    }
    await visit.page.locator('main').getByRole('link').click();
    await arrive(visit, '/login');
  },
);

rule(
  'the page not found leads home who is logged in, and /app is /app/home (spec §2 redirects, spec §2 not-found)',
  async (visit) => {
    await signedIn(visit);
    await goTo(visit, '/app/nulle-part');
    await arrive(visit, '/404');
    await visit.page.locator('main').getByRole('link').click();
    await arrive(visit, '/app/home');
    await goTo(visit, '/app/mailbox');
    await arrive(visit, '/app/mailbox');
    await goTo(visit, '/app');
    await arrive(visit, '/app/home');
  },
);

for (const target of ['/app/home', '/app/appointments?motif=fièvre&à=1', '/app/mailbox?q=a%2Fb+c', '/app/nulle-part']) {
  rule(
    `the guard keeps ${target} in base64, and login leads back to it (spec §2 guard, spec §2 login-success, spec §6 app-guarded)`,
    async (visit) => {
      await visit.open(target);
      await visit.page.waitForFunction(() => window.location.hash.startsWith('#/login?returnUrl='));
      const returnUrl = new URLSearchParams(visit.place().split('?')[1]).get('returnUrl') ?? '';
      assert.equal(decodeURI(Buffer.from(returnUrl, 'base64').toString()), decodeURI(target));
      await visit.page.locator('[name=username]').fill('marie.tremblay');
      await visit.page.locator('[name=password]').fill('x');
      await visit.page.keyboard.press('Enter');
      await arrive(visit, target === '/app/nulle-part' ? '/404' : decodeURI(target));
    },
  );
}

rule(
  'login leads who is logged in on to the returnUrl, and home without one (spec §2 login-success)',
  async (visit) => {
    await signedIn(visit);
    await goTo(visit, `/login?returnUrl=${encodeURIComponent(btoa('/app/account'))}`);
    await arrive(visit, '/app/account');
    await goTo(visit, '/login');
    await arrive(visit, '/app/home');
  },
);

for (const [what, returnUrl] of [
  ['another site', '//evil.example/app'],
  ['the way out', '/app/../logout'],
] as const) {
  rule(`a returnUrl that names ${what} leads to /app/home (spec §9 post-login)`, async (visit) => {
    await signIn(visit, `/login?returnUrl=${encodeURIComponent(btoa(returnUrl))}`);
    await arrive(visit, '/app/home');
  });
}

rule('what is open to everybody opens without an account (spec §2 open-areas, spec §6 anonymous)', async (visit) => {
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
    await visit.open(address);
    assert.ok(visit.place().startsWith(address), visit.place());
  }
  assert.deepEqual((await visit.stored()).session, { lang: 'fr' });
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
        await page.getByRole('heading', { level: 1, name: t(title) }).waitFor();
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
