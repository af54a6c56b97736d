import assert from 'node:assert/strict';

import { journey, type Traveller } from '../fixtures/journey.ts';
import { assertLooksWell } from '../looks/looksWell.ts';
import { openFromOverview } from '../screens/account.ts';
import { logOut, newcomer, signUp } from '../screens/frontDoor.ts';
import { press, typeIn } from '../screens/keyboard.ts';
import { addApp, enterCode, enterPassword, keepCodes, shownByApp } from '../screens/secondFactor.ts';

const walk = async (traveller: Traveller): Promise<void> => {
  const { letCodesAge, page, t } = traveller;
  const person = newcomer();
  const isHome = () => page.getByRole('link', { name: t('home.book'), exact: true }).waitFor();
  await signUp(traveller, person);
  await openFromOverview(traveller, 'factor.title');
  await assertLooksWell(traveller);
  const secret = await addApp(traveller, person);
  await assertLooksWell(traveller);
  await enterCode(traveller, shownByApp(secret));
  const [recoveryCode, another] = await keepCodes(traveller);
  await logOut(traveller);

  await enterPassword(traveller, person);
  await assertLooksWell(traveller);
  await enterCode(traveller, '12345');
  await page.locator('[name=code][aria-invalid=true]').waitFor();
  await assertLooksWell(traveller);
  await page.locator('[name=code]').clear();
  await enterCode(traveller, shownByApp(secret, 1));
  await isHome();
  await logOut(traveller);

  await enterPassword(traveller, person);
  await enterCode(traveller, recoveryCode);
  await isHome();
  await openFromOverview(traveller, 'factor.title');
  await page.getByText(t('factor.on.left_other', { count: 9 }), { exact: true }).waitFor();
  await press(page, page.locator('summary', { hasText: t('factor.off.open') }));
  await typeIn(page, 'password', person.password);
  await letCodesAge();
  await press(page, page.getByRole('button', { name: t('factor.off'), exact: true }));
  await page.getByRole('dialog', { name: t('factor.ask.title'), exact: true }).waitFor();
  await assertLooksWell(traveller);
  await enterCode(traveller, another);
  await page.getByText(t('factor.isOff'), { exact: true }).waitFor();
  assert.equal(await page.getByRole('heading', { level: 1 }).innerText(), t('account.title'));
};

for (const { lang, width } of [
  { lang: 'fr', width: 390 },
  { lang: 'en', width: 1280 },
] as const)
  journey(
    `${lang}: by keyboard alone, a person turns two-step sign-in on, signs in with a code of the app and with a recovery code, gives another for an act, and turns it off (product §9 second-factor)`,
    { lang, width },
    walk,
  );
