import assert from 'node:assert/strict';

import { rule } from '../otherBackEnd/rule.ts';
import { arrive, goTo, signedIn, signIn } from '../otherBackEnd/steps.ts';

rule('the empty address and sofy lead to login (spec §2 redirects)', async (appointment) => {
  for (const address of ['', '/', '/sofy']) {
    await appointment.open(address);
    await arrive(appointment, '/login');
  }
});

rule(
  'an unknown address leads to /404, and from there to login who is not logged in (spec §2 redirects, spec §2 not-found)',
  async (appointment) => {
    for (const address of ['/nulle/part', '/login/x', '/app2', '/Login%20']) {
      await appointment.open(address);
      await arrive(appointment, '/404');
      await appointment.page
        .getByRole('heading', { level: 1, name: appointment.t('error.msg.pagenotfound') })
        .waitFor();
      await appointment.page.getByText(appointment.t('error.msg.pagenotfound.msg')).waitFor();
    }
    await appointment.page.locator('main').getByRole('link').click();
    await arrive(appointment, '/login');
  },
);

rule(
  'the page not found leads home who is logged in, and /app is /app/home (spec §2 redirects, spec §2 not-found)',
  async (appointment) => {
    await signedIn(appointment);
    await goTo(appointment, '/app/nulle-part');
    await arrive(appointment, '/404');
    await appointment.page.locator('main').getByRole('link').click();
    await arrive(appointment, '/app/home');
    await goTo(appointment, '/app/mailbox');
    await arrive(appointment, '/app/mailbox');
    await goTo(appointment, '/app');
    await arrive(appointment, '/app/home');
  },
);

for (const target of ['/app/home', '/app/appointments?motif=fièvre&à=1', '/app/mailbox?q=a%2Fb+c', '/app/nulle-part']) {
  rule(
    `the guard keeps ${target} in base64, and login leads back to it (spec §2 guard, spec §2 login-success, spec §6 app-guarded)`,
    async (appointment) => {
      await appointment.open(target);
      await appointment.page.waitForFunction(() => window.location.hash.startsWith('#/login?returnUrl='));
      const returnUrl = new URLSearchParams(appointment.slot().split('?')[1]).get('returnUrl') ?? '';
      assert.equal(decodeURI(Buffer.from(returnUrl, 'base64').toString()), decodeURI(target));
      await appointment.page.locator('[name=username]').fill('marie.tremblay');
      await appointment.page.locator('[name=password]').fill('x');
      await appointment.page.keyboard.press('Enter');
      await arrive(appointment, target === '/app/nulle-part' ? '/404' : decodeURI(target));
    },
  );
}

rule(
  'login leads who is logged in on to the returnUrl, and home without one (spec §2 login-success)',
  async (appointment) => {
    await signedIn(appointment);
    await goTo(appointment, `/login?returnUrl=${encodeURIComponent(btoa('/app/account'))}`);
    await arrive(appointment, '/app/account');
    await goTo(appointment, '/login');
    await arrive(appointment, '/app/home');
  },
);

for (const [what, returnUrl] of [
  ['another site', '//evil.example/app'],
  ['the way out', '/app/../logout'],
] as const) {
  rule(`a returnUrl that names ${what} leads to /app/home (spec §9 post-login)`, async (appointment) => {
    await signIn(appointment, `/login?returnUrl=${encodeURIComponent(btoa(returnUrl))}`);
    await arrive(appointment, '/app/home');
  });
}

rule(
  'what is open to everybody opens without an account (spec §2 open-areas, spec §6 anonymous)',
  async (appointment) => {
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
      await appointment.open(address);
      assert.ok(appointment.slot().startsWith(address), appointment.slot());
    }
    assert.deepEqual((await appointment.stored()).session, { lang: 'fr' });
  },
);

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
