import assert from 'node:assert/strict';

import { rule, ruleOfBoth, type PortalSession } from '../otherBackEnd/rule.ts';
import { arrive, goTo, says, signedIn, signIn, pressLogout, visit } from '../otherBackEnd/steps.ts';

const onlyLanguage = { session: { lang: 'fr' }, local: { lang: 'fr' } };

/** Keeps an invitation token in this browser, as an earlier use of the invitation area left it. */
const keepToken = async ({ page }: PortalSession): Promise<void> => {
  await page.evaluate(() => {
    localStorage.setItem('authToken', 'jeton-rvsp');
  });
};

/** Waits, from now on, until the portal has the answer to its logout. */
const logoutAnswered = ({ page }: PortalSession): Promise<unknown> =>
  page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('/api/logout'));

ruleOfBoth(
  'logging out calls GET logout, then login says so, and only the language is left (spec §2 logout-route, spec §4 logout, spec §7 login)',
  async (session) => {
    const errors: string[] = [];
    session.page.on('console', (message) => {
      if (message.type() === 'error' && /\(request /.test(message.text())) errors.push(message.text());
    });
    await signedIn(session);
    await keepToken(session);
    await pressLogout(session.page);
    await arrive(session, '/login');
    await says(session, 'status', session.t('login.successfulLogout'));
    assert.equal(session.host.backEnd.calls('GET logout').length, 1);
    assert.deepEqual(errors, [], 'What is only unproven is no error.');
    assert.deepEqual(await session.stored(), onlyLanguage);
    await goTo(session, '/app/home');
    await session.page.waitForFunction(() => window.location.hash.startsWith('#/login?returnUrl='));
  },
);

rule(
  'the address /logout works for a person who was never signed in, without an error (spec §2 logout-route, spec §6 anonymous)',
  async (session) => {
    session.host.backEnd.answer('GET logout', { status: 401 });
    await session.open('/logout');
    await arrive(session, '/login');
    await says(session, 'status', session.t('login.successfulLogout'));
    assert.deepEqual(await session.stored(), onlyLanguage);
  },
);

ruleOfBoth(
  'a 401 outside the invitation area logs out: login says that the session is over, and leads back (spec §4 401-elsewhere, spec §2 login-messages, product §8 session-end)',
  async (session) => {
    session.host.backEnd.answer('POST appointment/history', { status: 401 });
    session.host.backEnd.answer('GET logout', { status: 401, type: 'text/html', body: '<html>401</html>' });
    const loggedOut = logoutAnswered(session);
    await signIn(session);
    await says(session, 'alert', session.t('error.msg.invalidToken'));
    assert.equal(session.currentAddress(), `/login?returnUrl=${encodeURIComponent(btoa('/app/home'))}`);
    await loggedOut;
    await visit(session, '/signup'); // a second logout would have been sent by now
    assert.equal(session.host.backEnd.calls('GET logout').length, 1, 'One logout, no loop.');
    assert.deepEqual(await session.stored(), onlyLanguage);
  },
);

rule(
  'a reload stays logged in, another tab joins, and a logout there ends both (spec §4 signed-in, product §8 tabs)',
  async (session) => {
    await signedIn(session);
    await session.page.reload();
    await arrive(session, '/app/home');
    const other = await session.context.newPage();
    await other.goto(session.page.url());
    await pressLogout(other);
    await session.page.waitForFunction(() => window.location.hash.startsWith('#/login'));
    await other.close();
    assert.deepEqual(await session.stored(), onlyLanguage);
  },
);

rule(
  'a 401 to a signed-out person leads to login, which says so, and logs nobody out (spec §4 401-elsewhere)',
  async (session) => {
    for (const [call, address] of [
      ['POST recover/user', '/recover/do?key=vieille'],
      ['GET login/terms', '/terms'],
    ] as const) {
      session.host.backEnd.answer(call, { status: 401 });
      await session.open('/signup');
      await session.open(address);
      await arrive(session, '/login');
      await says(session, 'alert', session.t('error.msg.invalidToken'));
    }
    assert.deepEqual(session.host.backEnd.calls('GET logout'), []);
  },
);

rule(
  'a 401 on the unread count that follows login logs out, says so, and keeps where login was to lead (spec §4 401-elsewhere, spec §2 login-messages)',
  async (session) => {
    const returnUrl = encodeURIComponent(btoa('/app/account'));
    session.host.backEnd.answer('POST mailbox/unread', { status: 401 });
    const loggedOut = logoutAnswered(session);
    await signIn(session, `/login?returnUrl=${returnUrl}`);
    await says(session, 'alert', session.t('error.msg.invalidToken'));
    await loggedOut;
    assert.equal(session.currentAddress(), `/login?returnUrl=${returnUrl}`);
    await visit(session, '/signup'); // a second logout would have been sent by now
    assert.equal(session.host.backEnd.calls('GET logout').length, 1);
    assert.deepEqual(await session.stored(), onlyLanguage);
  },
);

rule('the Back button logs nobody out a second time (spec §2 logout-route)', async (session) => {
  await signedIn(session);
  await goTo(session, '/logout');
  await arrive(session, '/login');
  await session.page.goBack();
  await session.page.waitForFunction(() => window.location.hash.startsWith('#/login?returnUrl='));
  assert.equal(session.host.backEnd.calls('GET logout').length, 1);
});

rule(
  'a user put into session storage by hand is signed in at the next address, and one taken out of it is not (spec §4 signed-in, spec §2 guard, spec §2 not-found)',
  async (session) => {
    const { page, open } = session;
    await open('/login');
    await page.evaluate(() => {
      sessionStorage.setItem('user', 'quelquun');
    });
    await goTo(session, '/nulle-part');
    await page.locator('main a[href="#/app/home"]').click();
    await arrive(session, '/app/home');
    await page.getByRole('heading', { name: session.t('home.hello'), exact: true }).waitFor();
    await page.evaluate(() => {
      sessionStorage.removeItem('user');
    });
    await goTo(session, '/app/account');
    await page.waitForFunction(() => window.location.hash.startsWith('#/login?returnUrl='));
    await page.locator('[name=username]').waitFor();
    assert.deepEqual(await session.stored(), onlyLanguage);
  },
);

rule(
  'a storage written by hand ends in a sane state (spec §3 stored-values, spec §1 initial-language)',
  async (session) => {
    await session.open('/login');
    await session.page.evaluate(() => {
      for (const [key, text] of [
        ['user', ''],
        ['unread', '{"a":1}'],
        ['lang', 'de'],
      ])
        sessionStorage.setItem(key ?? '', text ?? '');
      localStorage.setItem('lang', '<b>');
    });
    await session.page.reload();
    await arrive(session, '/login');
    assert.equal(await session.page.locator('html').getAttribute('lang'), 'fr-CA');
    await session.page.evaluate(() => {
      sessionStorage.setItem('user', 'quelquun');
      sessionStorage.setItem('unread', '-4');
    });
    session.host.backEnd.answer('POST appointment/history', { status: 401 });
    await session.page.reload();
    await says(session, 'alert', session.t('error.msg.invalidToken'));
    assert.deepEqual(await session.stored(), onlyLanguage);
  },
);
