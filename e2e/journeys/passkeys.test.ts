import assert from 'node:assert/strict';

import { journey, setFirst, type Traveller } from '../fixtures/journey.ts';
import { assertLooksWell } from '../looks/looksWell.ts';
import { openFromOverview } from '../screens/account.ts';
import { openWithoutScripts } from '../screens/early.ts';
import { logOut, newcomer, signUp } from '../screens/frontDoor.ts';
import { press, typeIn } from '../screens/keyboard.ts';
import { addKey, bringPhone, namedUrl, openByName, removeKey, useKey } from '../screens/passkeys.ts';
import { enterPassword } from '../screens/secondFactor.ts';

setFirst({ PUBLIC_URL: 'http://localhost' });

const walk = async (traveller: Traveller): Promise<void> => {
  const { letCodesAge, page, t } = traveller;
  const person = newcomer();
  const isHome = () => page.getByRole('link', { name: t('home.book'), exact: true }).waitFor();
  const heading = (key: string) => page.getByRole('heading', { name: t(key), exact: true }).waitFor();
  await page.getByRole('button', { name: t('login.submit'), exact: true }).waitFor();
  await page.getByRole('link', { name: t('login.passkey'), exact: true }).waitFor({ state: 'detached' });
  await openByName(traveller);
  await bringPhone(traveller);
  await signUp(traveller, person);
  await openFromOverview(traveller, 'factor.title');
  await page.getByText(t('passkey.empty'), { exact: true }).waitFor();
  await assertLooksWell(traveller);
  await addKey(traveller, person, 'Tablette');
  await heading('factor.codes.title');
  await press(page, page.getByRole('button', { name: t('factor.codes.kept'), exact: true }));
  await page.getByText(t('factor.done'), { exact: true }).waitFor();
  await logOut(traveller);

  await press(page, page.getByRole('link', { name: t('login.passkey'), exact: true }));
  await heading('passkey.login.title');
  await assertLooksWell(traveller);
  await useKey(traveller);
  await isHome();
  await logOut(traveller);

  await enterPassword(traveller, person);
  await page.getByRole('button', { name: t('passkey.use'), exact: true }).waitFor();
  await assertLooksWell(traveller);
  await useKey(traveller);
  await isHome();

  await letCodesAge();
  await openFromOverview(traveller, 'export.title');
  await typeIn(page, 'password', person.password);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: t('factor.ask.title'), exact: true }).waitFor();
  await page.getByRole('button', { name: t('passkey.use'), exact: true }).waitFor();
  await assertLooksWell(traveller);
  await useKey(traveller);
  await page.getByText(t('export.ready'), { exact: true }).waitFor();

  await openFromOverview(traveller, 'factor.title');
  await page.getByRole('article', { name: 'Tablette', exact: true }).waitFor();
  await assertLooksWell(traveller);
  await removeKey(traveller, person, 'Tablette');
  await page.getByText(t('passkey.removed'), { exact: true }).waitFor();
  await page.getByText(t('passkey.empty'), { exact: true }).waitFor();
};

const drawnLink = async (traveller: Traveller, address: string) => {
  const letScriptsCome = await openWithoutScripts(traveller.page, address);
  const link = traveller.page.locator('main a[href="#/login/passkey"]');
  await link.waitFor({ state: 'attached' });
  return { isVisible: await link.isVisible(), letScriptsCome };
};

journey(
  'the link to sign in with a passkey is on the page as it is drawn where one is possible, and never shows where none is',
  { lang: 'fr', width: 390 },
  async (traveller) => {
    const bare = await drawnLink(traveller, traveller.url);
    assert.equal(bare.isVisible, false);
    await bare.letScriptsCome();
    await traveller.page
      .getByRole('link', { name: traveller.t('login.passkey'), exact: true })
      .waitFor({ state: 'detached' });
    assert.equal((await drawnLink(traveller, namedUrl(traveller))).isVisible, true);
  },
);

for (const { lang, width } of [
  { lang: 'fr', width: 390 },
  { lang: 'en', width: 1280 },
] as const)
  journey(
    `${lang}: by keyboard alone, a person who is offered none at a bare address adds a passkey, signs in with it alone and after the password, gives it again to export the file, and removes it (product §9 second-factor)`,
    { lang, width },
    walk,
  );
