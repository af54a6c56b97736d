// Holds: product §9 second-factor
import assert from 'node:assert/strict';

import { journey, type Traveller } from '../fixtures/journey.ts';
import { assertLooksWell } from '../looks/looksWell.ts';
import { openFromOverview } from '../screens/account.ts';
import { logOut, newcomer, signUp } from '../screens/frontDoor.ts';
import { press, typeIn } from '../screens/keyboard.ts';
import { addApp, enterCode, enterPassword, shownByApp } from '../screens/secondFactor.ts';

const walk = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  const person = newcomer();
  await signUp(traveller, person);
  await openFromOverview(traveller, 'factor.title');
  await assertLooksWell(traveller);
  const secret = await addApp(traveller, person);
  await assertLooksWell(traveller);
  await enterCode(traveller, shownByApp(secret, -1));
  await page.getByRole('heading', { name: t('factor.codes.title') }).waitFor();
  await assertLooksWell(traveller);
  const [recoveryCode = ''] = await page.getByText(/^\d{4}-\d{4}-\d{4}$/).allInnerTexts();
  await press(page, page.getByRole('button', { name: t('factor.codes.kept') }));
  await page.getByText(t('factor.done')).waitFor();
  await logOut(traveller);

  await enterPassword(traveller, person);
  await assertLooksWell(traveller);
  await enterCode(traveller, '12345');
  await page.getByText(t('factor.code.missingAny')).last().waitFor();
  await assertLooksWell(traveller);
  await page.locator('[name=code]').clear();
  await enterCode(traveller, shownByApp(secret));
  await page.getByRole('link', { name: t('home.book'), exact: true }).waitFor();
  await logOut(traveller);

  await enterPassword(traveller, person);
  await enterCode(traveller, recoveryCode);
  await page.getByRole('link', { name: t('home.book'), exact: true }).waitFor();
  await openFromOverview(traveller, 'factor.title');
  await page.getByText(t('factor.on.left_other', { count: 9 })).waitFor();
  await press(page, page.getByRole('button', { name: t('factor.off.open'), exact: true }));
  await typeIn(page, 'password', person.password);
  await assertLooksWell(traveller);
  await press(page, page.getByRole('button', { name: t('factor.off'), exact: true }));
  await page.getByText(t('factor.isOff')).waitFor();
  assert.equal(await page.getByRole('heading', { level: 1 }).innerText(), t('account.title'));
};

for (const { lang, width } of [
  { lang: 'fr', width: 390 },
  { lang: 'en', width: 1280 },
] as const)
  journey(
    `${lang}: by keyboard alone, a person turns two-step sign-in on, signs in with a code of the app and with a recovery code, and turns it off`,
    { lang, width },
    walk,
  );
