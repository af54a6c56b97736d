import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';

import { rule, ruleOfBoth } from '../otherBackEnd/rule.ts';
import { arrive, fillSignup, send, signedIn, pressLogout, visit } from '../otherBackEnd/steps.ts';

/** As the specification writes them (§2, §4, §8). */
const keys = [
  'errors.network.error',
  'error.msg.invalidToken',
  'errors.invalidEmail',
  'errors.jsnamInvalidChars',
  'errors.jslogin1InvalidChars',
  'user.modify.invalidPassword',
  'user.modify.passwordMustMatch',
  'errors.acceptTermsAndPrivacy',
  'errors.cannotBeEmpty',
  'login.successfulLogout',
  'error.msg.pagenotfound',
  'error.msg.pagenotfound.msg',
];

ruleOfBoth(
  'every call carries the cookies and the language; the forgery token goes only with unsafe relative calls (spec §7 cookies-sent, spec §7 accept-language, spec §7 xsrf)',
  async (session, base) => {
    const { backEnd } = session.host;
    await signedIn(session);
    await visit(session, '/app/appointments');
    await pressLogout(session.page);
    await arrive(session, '/login');
    const after = backEnd.heard.slice(backEnd.heard.findIndex(({ name }) => name === 'POST login') + 1);
    assert.ok(
      after.some(({ name }) => name === 'POST mailbox/unread') && after.some(({ name }) => name === 'GET logout'),
    );
    for (const { name, headers } of after) {
      const isUnsafe = !name.startsWith('GET');
      assert.equal(headers['accept-language'], 'fr', name);
      assert.match(headers.cookie ?? '', /XSRF-TOKEN=/, name);
      assert.equal(headers['x-xsrf-token'], isUnsafe && base === 'relative' ? 'jeton+1' : undefined, name);
      assert.equal(headers['authtoken'], undefined, name);
    }
  },
);

ruleOfBoth(
  'a stored authToken goes with every call, to the three roots alone (spec §7 auth-token, product §8 roots)',
  async (session) => {
    await session.open('/login');
    await session.page.evaluate(() => {
      localStorage.setItem('authToken', 'jeton-rvsp');
    });
    session.host.assetCalls.length = 0;
    await session.open('/login?depuis=ailleurs');
    await session.page.reload();
    await session.page.locator('[name=username]').fill('marie.tremblay');
    await session.page.locator('[name=password]').fill('x');
    await send(session);
    await arrive(session, '/app/home');
    assert.equal(session.host.backEnd.calls('POST login')[0]?.headers['authtoken'], 'jeton-rvsp');
    for (const { path, headers } of session.host.assetCalls) {
      for (const name of ['authtoken', 'x-xsrf-token', 'x-requested-with'])
        assert.equal(headers[name], undefined, path);
    }
  },
);

rule(
  'a token that is put into local storage, or taken out of it, counts from the next call on, without a reload (spec §7 auth-token)',
  async (session) => {
    const {
      page,
      open,
      host: { backEnd },
    } = session;
    await open('/recover');
    await page.evaluate(() => {
      localStorage.setItem('authToken', 'jeton-rvsp');
    });
    await page.locator('[name=email]').fill('luc@exemple.ca');
    await page.locator('[name=nam]').fill('123456789');
    backEnd.answer('POST recover', { status: 500 });
    for (const token of ['jeton-rvsp', undefined]) {
      const [answer] = await Promise.all([page.waitForResponse('**/api/recover'), send(session)]);
      assert.equal(answer.request().headers()['authtoken'], token);
      await page.evaluate(() => {
        localStorage.removeItem('authToken');
      });
    }
  },
);

rule(
  'the settings are read from assets/config.json, the messages from assets/i18n/{lang}.json, beside the page (spec §7 config, spec §7 translations)',
  async (session) => {
    await session.open('/signup');
    const paths = session.host.assetCalls.map(({ path }) => path);
    assert.ok(paths.includes('assets/config.json') && paths.includes('assets/i18n/en.json'), paths.join());
    assert.ok(!paths.includes('assets/i18n/fr.json'), 'Only the language that is spoken.');
    await fillSignup(session);
    await send(session);
    await arrive(session, '/app/home');
    assert.equal(session.host.backEnd.calls('POST signup')[0]?.headers['accept-language'], 'en');
    await session.page.getByText(/\b4\.2\.0\b/).waitFor();
  },
  { lang: 'en' },
);

for (const lang of ['fr', 'en']) {
  test(`assets/i18n/${lang}.json has a text for every key of the specification (spec §7 translations, spec §8 codes)`, async () => {
    const messages: unknown = JSON.parse(
      await readFile(join(import.meta.dirname, `../../public/assets/i18n/${lang}.json`), 'utf8'),
    );
    for (const key of keys) assert.match(String(Reflect.get(Object(messages), key)), /\p{L}{3}/u, key);
  });
}

rule(
  'without readable settings the page says so in both languages, and how to try again (spec §7 config)',
  async (session) => {
    const { page, host } = session;
    const refused = [
      ['assets/config.json', 500, 'x'],
      ['assets/config.json', 200, ''],
      ['assets/config.json', 200, '{'],
      ['assets/config.json', 200, '<html><body>Request Rejected</body></html>'],
      ['assets/i18n/fr.json', 200, ''],
      ['assets/i18n/fr.json', 200, '{}'],
    ] as const;
    for (const [file, status, body] of refused) {
      await page.route(`**/${file}`, (route) => route.fulfill({ status, body }));
      await page.goto('about:blank');
      await page.goto(host.url);
      await page.getByRole('heading', { name: 'Le portail ne peut pas démarrer', exact: true }).waitFor();
      await page.getByRole('heading', { name: 'The portal cannot start', exact: true }).waitFor();
      await page.unrouteAll();
    }
  },
);

rule(
  'settings of a wrong kind are left out one by one, and no setting makes a link that runs a script (spec §7 config)',
  async (session) => {
    await session.open('/login');
    const { page, t } = session;
    await page.getByRole('banner').getByText('Réseau du Nord', { exact: true }).waitFor();
    await page.getByRole('link', { name: t('login.forgot'), exact: true }).waitFor();
    const addresses = await page.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    assert.deepEqual(
      addresses.filter((address) => /^(?!#|tel:|mailto:|https?:|assets\/)/.test(address ?? '')),
      [],
    );
  },
  {
    config: {
      version: { of: 2 },
      timeZone: 5,
      brand: { name: { fr: 'Réseau du Nord', en: 7 }, phone: {} },
      guideUrl: 'javascript:alert(1)',
      loginTerms: 'yes',
    },
  },
);
