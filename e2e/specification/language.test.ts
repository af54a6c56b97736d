import assert from 'node:assert/strict';

import { messagesOf } from '../fixtures/text.ts';
import { rule } from '../otherBackEnd/rule.ts';
import { says, send } from '../otherBackEnd/steps.ts';

const en = messagesOf('en');

rule(
  'the first language is the browser’s, and it is stored (spec §1 initial-language, spec §9 languages)',
  async ({ open, page, stored, t }) => {
    await open('/login');
    await page.getByRole('heading', { level: 1, name: t('login.title'), exact: true }).waitFor();
    assert.deepEqual(await stored(), { session: { lang: 'en' }, local: { lang: 'en' } });
  },
  { lang: 'en' },
);

rule('a stored language wins over the browser’s (spec §1 initial-language)', async ({ open, page, stored }) => {
  await open('/login');
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.setItem('lang', 'en');
  });
  await page.reload();
  await page.getByRole('heading', { level: 1, name: en('login.title'), exact: true }).waitFor();
  assert.deepEqual(await stored(), { session: { lang: 'en' }, local: { lang: 'en' } });
});

rule(
  'changing the language keeps the address and what was typed, translates errors and the head, and stores it (spec §1 language-stored, spec §2 document-head)',
  async (session) => {
    const { open, page, stored, currentAddress, host } = session;
    await open('/signup?email=luc@exemple.ca');
    await page.locator('[name=nam]').fill('ABCD');
    await page.locator('[name=password]').fill('Canot 7 érables!');
    await send(session);
    await page.getByRole('contentinfo').getByRole('button', { name: 'English', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: en('signup.title'), exact: true }).waitFor();
    await page.locator('form').getByText(en('errors.jsnamInvalidChars')).waitFor();
    assert.equal(currentAddress(), '/signup?email=luc@exemple.ca');
    assert.equal(await page.locator('[name=nam]').inputValue(), 'ABCD');
    assert.equal(await page.locator('[name=password]').inputValue(), 'Canot 7 érables!');
    assert.equal(await page.locator('html').getAttribute('lang'), 'en-CA');
    assert.ok((await page.title()).endsWith(en('portal.title.open', { page: en('signup.title') })));
    assert.deepEqual(await stored(), { session: { lang: 'en' }, local: { lang: 'en' } });
    await page.reload();
    await page.getByRole('heading', { level: 1, name: en('signup.title'), exact: true }).waitFor();
    assert.deepEqual(host.backEnd.heard, []);
  },
);

rule('a recovery asks for its email in the language of the page (spec §3 recovery-payloads)', async (session) => {
  await session.open('/recover');
  await session.page.getByRole('contentinfo').getByRole('button', { name: 'English', exact: true }).click();
  await session.page.getByRole('heading', { level: 1, name: en('recover.title'), exact: true }).waitFor();
  await session.page.locator('[name=email]').fill('luc@exemple.ca');
  await session.page.locator('[name=nam]').fill('123456789');
  await send(session);
  await says(session, 'status', en('recover.mailSent'));
  const [call] = session.host.backEnd.calls('POST recover');
  assert.deepEqual(JSON.parse(call?.body ?? ''), { email: 'luc@exemple.ca', nam: '123456789', lang: 'en' });
  assert.equal(call?.headers['accept-language'], 'en');
});
