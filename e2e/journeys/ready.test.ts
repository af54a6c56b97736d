import assert from 'node:assert/strict';

import { journey, type Setting, type Traveller } from '../fixtures/journey.ts';
import { assertKept, openWithoutScripts, typeEarly, watchForLogin } from '../screens/early.ts';
import { logOut, newcomer, signUp } from '../screens/frontDoor.ts';

const settings: Setting[] = [
  { lang: 'fr', width: 390 },
  { lang: 'en', width: 1280 },
];
const inBothLanguages = (
  name: string,
  walk: (traveller: Traveller) => Promise<void>,
  more?: Pick<Setting, 'isDrawnAgain'>,
): void => {
  for (const setting of settings) journey(name, { ...setting, ...more }, walk);
};

inBothLanguages(
  'text typed before the scripts load stays in the same field, with focus, caret and the shown password (product §8 content-security)',
  async (traveller) => {
    const { page, t, url } = traveller;
    const release = await openWithoutScripts(page, url);
    const { username } = await typeEarly(traveller);
    const field = await username.elementHandle();
    assert.equal(await page.title(), t('portal.title.open', { page: t('login.title') }));
    await release();
    await assertKept(traveller);
    assert.equal(await field.evaluate((node) => node.isConnected), true, 'Another field stands there.');
  },
);

inBothLanguages(
  'an input method composition continues while the scripts take over, and the form sends what a password manager filled in (product §8 forms)',
  async ({ page, url }) => {
    const release = await openWithoutScripts(page, url);
    const [username, password] = [page.locator('[name=username]'), page.locator('[name=password]')];
    await password.evaluate((field) => {
      if (field instanceof HTMLInputElement) field.value = 'Canot 7 érables!';
    }); // no key, no event
    await username.focus();
    await page.keyboard.type('ma');
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Input.imeSetComposition', { text: 'e', selectionStart: 1, selectionEnd: 1 });
    await release();
    await devTools.send('Input.imeSetComposition', { text: 'ë', selectionStart: 1, selectionEnd: 1 });
    await devTools.send('Input.insertText', { text: 'ë' });
    await page.keyboard.type('lle');
    assert.equal(await username.inputValue(), 'maëlle');
    const sent = page.waitForRequest(/\/api\/login$/);
    await page.keyboard.press('Enter');
    assert.deepEqual((await sent).postDataJSON(), { username: 'maëlle', password: 'Canot 7 érables!' });
  },
);

inBothLanguages(
  'a link followed before the scripts load opens a page whose title takes the focus (product §8 content-security)',
  async ({ page, t, url }) => {
    const release = await openWithoutScripts(page, url);
    await page.getByRole('link', { name: t('login.createAccount'), exact: true }).click();
    await release();
    const title = page.getByRole('heading', { level: 1, name: t('signup.title'), exact: true });
    await title.and(page.locator(':focus')).waitFor();
  },
);

inBothLanguages(
  'a form submitted before the scripts load shows that it waits, then submits, and no password ever appears in an address (product §8 content-security)',
  async (traveller) => {
    const { page, t, url } = traveller;
    const person = newcomer();
    await signUp(traveller, person);
    await logOut(traveller);
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    const release = await openWithoutScripts(page, `${url}/#/login`);
    await page.locator('[name=username]').fill(person.login);
    await page.locator('[name=password]').fill(person.password);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: t('login.submitting'), exact: true }).waitFor();
    assert.match(page.url(), /\/#\/login$/);
    await release();
    await page.getByRole('link', { name: t('home.book'), exact: true }).waitFor();
    assert.deepEqual(
      addresses.filter((address) => decodeURIComponent(address).includes(person.password)),
      [],
    );
  },
);

inBothLanguages(
  'when the network is down on submit, the login form reports it and the person continues from there (spec §8 network)',
  async (traveller) => {
    const { page, t } = traveller;
    const person = newcomer();
    await signUp(traveller, person);
    await logOut(traveller);
    await page.route(/\/api\/login$/, (route) => route.abort());
    await page.locator('[name=username]').fill(person.login);
    await page.locator('[name=password]').fill(person.password);
    await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
    await page.getByRole('alert').getByText(t('errors.network.error')).waitFor();
    assert.equal(await page.locator('[name=username]').inputValue(), person.login);
    await page.unrouteAll();
    await page.locator('[name=password]').fill(person.password);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: t('home.book'), exact: true }).waitFor();
  },
);

inBothLanguages(
  'an early press on the other language waits, then takes effect, and the typed text stays (spec §1 language-stored)',
  async ({ page, lang, url }) => {
    const release = await openWithoutScripts(page, url);
    await page.locator('[name=username]').fill('marie.tremblay');
    await page
      .getByRole('banner')
      .getByRole('button', { name: lang === 'fr' ? 'English' : 'Français', exact: true })
      .click();
    await release();
    await page.locator(`html[lang=${lang === 'fr' ? 'en-CA' : 'fr-CA'}]`).waitFor();
    assert.equal(await page.locator('[name=username]').inputValue(), 'marie.tremblay');
  },
);

inBothLanguages(
  'every other first load shows the frame and never the login (product §8 content-security)',
  async (traveller) => {
    const { page, t, url } = traveller;
    await signUp(traveller, newcomer());
    const hasShownLogin = await watchForLogin(page);
    for (const address of ['#/app/home', '#/terms', '#/login', '']) {
      const release = await openWithoutScripts(page, `${url}/${address}`);
      await page.getByRole('banner').waitFor();
      assert.equal(await page.locator('main').textContent(), '', address);
      await release();
      await page.getByRole('heading', { level: 1 }).waitFor();
      assert.equal(await hasShownLogin(), false, address);
    }
    await page.getByRole('link', { name: t('home.book'), exact: true }).waitFor();
  },
);

inBothLanguages(
  'settings and texts that changed since the build appear, and no typed text is lost (spec §7 config)',
  async (traveller) => {
    const { page, t, lang, url } = traveller;
    await page.route('**/assets/config.json', (route) =>
      route.fulfill({
        json: { baseUrl: '', version: '9', brand: { name: 'Autre réseau', phone: '418 555-0100' }, loginTerms: true },
      }),
    );
    await page.route(`**/assets/i18n/${lang}.json`, async (route) => {
      const catalogue = await (await route.fetch()).text();
      await route.fulfill({
        contentType: 'application/json',
        body: catalogue.replace(`"login.title": "${t('login.title')}"`, '"login.title": "Bonjour!"'),
      });
    });
    const release = await openWithoutScripts(page, url);
    await typeEarly(traveller);
    await release();
    await assertKept(traveller);
    await page.getByRole('heading', { level: 1, name: 'Bonjour!', exact: true }).waitFor();
    await page.getByRole('banner').getByText('Autre réseau', { exact: true }).waitFor();
    await page.getByRole('checkbox', { name: t('login.terms'), exact: true }).waitFor();
  },
  { isDrawnAgain: true },
);

/** The page says in both languages whom to phone. */
const assertPhones = async ({ page }: Pick<Traveller, 'page'>): Promise<void> => {
  for (const text of ['Le portail ne peut pas démarrer', 'The portal cannot start'])
    await page.getByRole('heading', { name: text, exact: true }).waitFor();
  for (const number of ['911', '811', '18885550142'])
    assert.equal(await page.locator(`#unscripted [href="tel:${number}"]:visible`).count(), 2, number);
};

inBothLanguages(
  'when scripts are off or fail to load, the page explains it and shows the phone numbers, in both languages (product §8 content-security)',
  async ({ page, url }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.reload({ waitUntil: 'commit' });
    await assertPhones({ page });
    const browser = page.context().browser();
    const off = await browser?.newContext({ javaScriptEnabled: false });
    if (!off) throw new Error('The browser has gone.');
    const still = await off.newPage();
    await still.goto(url);
    await assertPhones({ page: still });
    assert.equal(await still.locator('input').count(), 0);
    await off.close();
  },
);
