import assert from 'node:assert/strict';

import { rule, ruleOfBoth, type Appointment } from '../otherBackEnd/rule.ts';
import { arrive, goTo, says, signedIn, signIn } from '../otherBackEnd/steps.ts';

const onlyLanguage = { session: { lang: 'fr' }, local: { lang: 'fr' } };

/** Keeps a hub token in this browser, as an earlier visit to the hub left it. */
const keepToken = async ({ page }: Appointment): Promise<void> => {
  await page.evaluate(() => {
    localStorage.setItem('authToken', 'jeton-rvsp');
  });
};

ruleOfBoth(
  'logging out calls GET logout, then login says so, and only the language is left (spec §2 logout-route, spec §4 logout, spec §7 login)',
  async (appointment) => {
    await signedIn(appointment);
    await keepToken(appointment);
    await appointment.page.locator('a[href="#/logout"]').first().click();
    await arrive(appointment, '/login');
    await says(appointment, 'status', appointment.t('login.successfulLogout'));
    assert.equal(appointment.host.backEnd.calls('GET logout').length, 1);
    assert.deepEqual(await appointment.stored(), onlyLanguage);
    await goTo(appointment, '/app/home');
    await appointment.page.waitForFunction(() => window.location.hash.startsWith('#/login?returnUrl='));
  },
);

rule(
  'the address /logout logs out who was never logged in, without an error (spec §2 logout-route, spec §6 anonymous)',
  async (appointment) => {
    appointment.host.backEnd.answer('GET logout', { status: 401 });
    await appointment.open('/logout');
    await arrive(appointment, '/login');
    await says(appointment, 'status', appointment.t('login.successfulLogout'));
    assert.deepEqual(await appointment.stored(), onlyLanguage);
  },
);

ruleOfBoth(
  'a 401 outside the hub logs out: login says that the session is over, and leads back (spec §4 401-elsewhere, spec §2 login-messages, product §8 session-end)',
  async (appointment) => {
    appointment.host.backEnd.answer('POST appointment/history', { status: 401 });
    appointment.host.backEnd.answer('GET logout', { status: 401, type: 'text/html', body: '<html>401</html>' });
    await signIn(appointment);
    await says(appointment, 'alert', appointment.t('error.msg.invalidToken'));
    assert.equal(appointment.slot(), `/login?returnUrl=${encodeURIComponent(btoa('/app/home'))}`);
    await appointment.page.waitForTimeout(200);
    assert.equal(appointment.host.backEnd.calls('GET logout').length, 1, 'One logout, no loop.');
    assert.deepEqual(await appointment.stored(), onlyLanguage);
  },
);

rule(
  'a reload stays logged in, another tab joins, and a logout there ends both (spec §4 signed-in, product §8 tabs)',
  async (appointment) => {
    await signedIn(appointment);
    await appointment.page.reload();
    await arrive(appointment, '/app/home');
    const other = await appointment.context.newPage();
    await other.goto(appointment.page.url());
    await other.locator('a[href="#/logout"]').first().click();
    await appointment.page.waitForFunction(() => window.location.hash.startsWith('#/login'));
    await other.close();
    assert.deepEqual(await appointment.stored(), onlyLanguage);
  },
);

rule(
  'a 401 to a visitor leads to login, which says so, and logs nobody out (spec §4 401-elsewhere)',
  async (appointment) => {
    for (const [call, address] of [
      ['POST recover/user', '/recover/do?key=vieille'],
      ['GET login/terms', '/terms'],
    ] as const) {
      appointment.host.backEnd.answer(call, { status: 401 });
      await appointment.open('/signup');
      await appointment.open(address);
      await arrive(appointment, '/login');
      await says(appointment, 'alert', appointment.t('error.msg.invalidToken'));
    }
    assert.deepEqual(appointment.host.backEnd.calls('GET logout'), []);
  },
);

rule(
  'a 401 on the unread count that follows login logs out, says so, and keeps where login was to lead (spec §4 401-elsewhere, spec §2 login-messages)',
  async (appointment) => {
    const returnUrl = encodeURIComponent(btoa('/app/account'));
    appointment.host.backEnd.answer('POST mailbox/unread', { status: 401 });
    await signIn(appointment, `/login?returnUrl=${returnUrl}`);
    await says(appointment, 'alert', appointment.t('error.msg.invalidToken'));
    await appointment.page.waitForTimeout(200);
    assert.equal(appointment.slot(), `/login?returnUrl=${returnUrl}`);
    assert.equal(appointment.host.backEnd.calls('GET logout').length, 1);
    assert.deepEqual(await appointment.stored(), onlyLanguage);
  },
);

rule('Back from login logs nobody out a second time (spec §2 logout-route)', async (appointment) => {
  await signedIn(appointment);
  await goTo(appointment, '/logout');
  await arrive(appointment, '/login');
  await appointment.page.goBack();
  await appointment.page.waitForFunction(() => window.location.hash.startsWith('#/login?returnUrl='));
  assert.equal(appointment.host.backEnd.calls('GET logout').length, 1);
});

rule(
  'a user put into session storage by hand is logged in at the next address, one taken out of it is not (spec §4 signed-in, spec §2 guard, spec §2 not-found)',
  async (appointment) => {
    const { page, open } = appointment;
    await open('/login');
    await page.evaluate(() => {
      sessionStorage.setItem('user', 'quelquun');
    });
    await goTo(appointment, '/nulle-part');
    await page.locator('main a[href="#/app/home"]').click();
    await arrive(appointment, '/app/home');
    await page.getByRole('heading', { name: appointment.t('home.hello') }).waitFor();
    await page.evaluate(() => {
      sessionStorage.removeItem('user');
    });
    await goTo(appointment, '/app/account');
    await page.waitForFunction(() => window.location.hash.startsWith('#/login?returnUrl='));
    await page.locator('[name=username]').waitFor();
    assert.deepEqual(await appointment.stored(), onlyLanguage);
  },
);

rule(
  'a storage written by hand ends in a sane state (spec §3 stored-values, spec §1 initial-language)',
  async (appointment) => {
    await appointment.open('/login');
    await appointment.page.evaluate(() => {
      for (const [key, text] of [
        ['user', ''],
        ['unread', '{"a":1}'],
        ['lang', 'de'],
      ])
        sessionStorage.setItem(key ?? '', text ?? '');
      localStorage.setItem('lang', '<b>');
    });
    await appointment.page.reload();
    await arrive(appointment, '/login');
    assert.equal(await appointment.page.locator('html').getAttribute('lang'), 'fr-CA');
    await appointment.page.evaluate(() => {
      sessionStorage.setItem('user', 'quelquun');
      sessionStorage.setItem('unread', '-4');
    });
    appointment.host.backEnd.answer('POST appointment/history', { status: 401 });
    await appointment.page.reload();
    await says(appointment, 'alert', appointment.t('error.msg.invalidToken'));
    assert.deepEqual(await appointment.stored(), onlyLanguage);
  },
);
