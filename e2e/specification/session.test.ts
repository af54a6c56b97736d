import assert from 'node:assert/strict';

import { rule, ruleOfBoth, type Visit } from '../otherBackEnd/rule.ts';
import { arrive, goTo, says, signedIn, signIn } from '../otherBackEnd/steps.ts';

const onlyLanguage = { session: { lang: 'fr' }, local: { lang: 'fr' } };

/** Keeps a hub token in this browser, as an earlier visit to the hub left it. */
const keepToken = async ({ page }: Visit): Promise<void> => {
  await page.evaluate(() => {
    localStorage.setItem('authToken', 'jeton-rvsp');
  });
};

ruleOfBoth(
  'logging out calls GET logout, then login says so, and only the language is left (spec §2 logout-route, spec §4 logout, spec §7 login)',
  async (visit) => {
    await signedIn(visit);
    await keepToken(visit);
    await visit.page.locator('a[href="#/logout"]').first().click();
    await arrive(visit, '/login');
    await says(visit, 'status', visit.t('login.successfulLogout'));
    assert.equal(visit.host.backEnd.calls('GET logout').length, 1);
    assert.deepEqual(await visit.stored(), onlyLanguage);
    await goTo(visit, '/app/home');
    await visit.page.waitForFunction(() => window.location.hash.startsWith('#/login?returnUrl='));
  },
);

rule(
  'the address /logout logs out who was never logged in, without an error (spec §2 logout-route, spec §6 anonymous)',
  async (visit) => {
    visit.host.backEnd.answer('GET logout', { status: 401 });
    await visit.open('/logout');
    await arrive(visit, '/login');
    await says(visit, 'status', visit.t('login.successfulLogout'));
    assert.deepEqual(await visit.stored(), onlyLanguage);
  },
);

ruleOfBoth(
  'a 401 outside the hub logs out: login says that the session is over, and leads back (spec §4 401-elsewhere, spec §2 login-messages, product §8 session-end)',
  async (visit) => {
    visit.host.backEnd.answer('POST appointment/history', { status: 401 });
    visit.host.backEnd.answer('GET logout', { status: 401, type: 'text/html', body: '<html>401</html>' });
    await signIn(visit);
    await says(visit, 'alert', visit.t('error.msg.invalidToken'));
    assert.equal(visit.place(), `/login?returnUrl=${encodeURIComponent(btoa('/app/home'))}`);
    await visit.page.waitForTimeout(200);
    assert.equal(visit.host.backEnd.calls('GET logout').length, 1, 'One logout, no loop.');
    assert.deepEqual(await visit.stored(), onlyLanguage);
  },
);

rule(
  'a reload stays logged in, another tab joins, and a logout there ends both (spec §4 signed-in, product §8 tabs)',
  async (visit) => {
    await signedIn(visit);
    await visit.page.reload();
    await arrive(visit, '/app/home');
    const other = await visit.context.newPage();
    await other.goto(visit.page.url());
    await other.locator('a[href="#/logout"]').first().click();
    await visit.page.waitForFunction(() => window.location.hash.startsWith('#/login'));
    await other.close();
    assert.deepEqual(await visit.stored(), onlyLanguage);
  },
);

rule('a 401 to a visitor leads to login, which says so, and logs nobody out (spec §4 401-elsewhere)', async (visit) => {
  for (const [call, address] of [
    ['POST recover/user', '/recover/do?key=vieille'],
    ['GET login/terms', '/terms'],
  ] as const) {
    visit.host.backEnd.answer(call, { status: 401 });
    await visit.open('/signup');
    await visit.open(address);
    await arrive(visit, '/login');
    await says(visit, 'alert', visit.t('error.msg.invalidToken'));
  }
  assert.deepEqual(visit.host.backEnd.calls('GET logout'), []);
});

rule(
  'a 401 on the unread count that follows login logs out, says so, and keeps where login was to lead (spec §4 401-elsewhere, spec §2 login-messages)',
  async (visit) => {
    const returnUrl = encodeURIComponent(btoa('/app/account'));
    visit.host.backEnd.answer('POST mailbox/unread', { status: 401 });
    await signIn(visit, `/login?returnUrl=${returnUrl}`);
    await says(visit, 'alert', visit.t('error.msg.invalidToken'));
    await visit.page.waitForTimeout(200);
    assert.equal(visit.place(), `/login?returnUrl=${returnUrl}`);
    assert.equal(visit.host.backEnd.calls('GET logout').length, 1);
    assert.deepEqual(await visit.stored(), onlyLanguage);
  },
);

rule('Back from login logs nobody out a second time (spec §2 logout-route)', async (visit) => {
  await signedIn(visit);
  await goTo(visit, '/logout');
  await arrive(visit, '/login');
  await visit.page.goBack();
  await visit.page.waitForFunction(() => window.location.hash.startsWith('#/login?returnUrl='));
  assert.equal(visit.host.backEnd.calls('GET logout').length, 1);
});

rule(
  'a user put into session storage by hand is logged in at the next address, one taken out of it is not (spec §4 signed-in, spec §2 guard, spec §2 not-found)',
  async (visit) => {
    const { page, open } = visit;
    await open('/login');
    await page.evaluate(() => {
      sessionStorage.setItem('user', 'quelquun');
    });
    await goTo(visit, '/nulle-part');
    await page.locator('main a[href="#/app/home"]').click();
    await arrive(visit, '/app/home');
    await page.getByRole('heading', { name: visit.t('home.hello') }).waitFor();
    await page.evaluate(() => {
      sessionStorage.removeItem('user');
    });
    await goTo(visit, '/app/account');
    await page.waitForFunction(() => window.location.hash.startsWith('#/login?returnUrl='));
    await page.locator('[name=username]').waitFor();
    assert.deepEqual(await visit.stored(), onlyLanguage);
  },
);

rule(
  'a storage written by hand ends in a sane state (spec §3 stored-values, spec §1 initial-language)',
  async (visit) => {
    await visit.open('/login');
    await visit.page.evaluate(() => {
      for (const [key, text] of [
        ['user', ''],
        ['unread', '{"a":1}'],
        ['lang', 'de'],
      ])
        sessionStorage.setItem(key ?? '', text ?? '');
      localStorage.setItem('lang', '<b>');
    });
    await visit.page.reload();
    await arrive(visit, '/login');
    assert.equal(await visit.page.locator('html').getAttribute('lang'), 'fr-CA');
    await visit.page.evaluate(() => {
      sessionStorage.setItem('user', 'quelquun');
      sessionStorage.setItem('unread', '-4');
    });
    visit.host.backEnd.answer('POST appointment/history', { status: 401 });
    await visit.page.reload();
    await says(visit, 'alert', visit.t('error.msg.invalidToken'));
    assert.deepEqual(await visit.stored(), onlyLanguage);
  },
);
