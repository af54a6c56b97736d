// Holds: product §9 second-factor
import assert from 'node:assert/strict';

import type { Locator } from 'playwright-core';

import { journey, type Traveller } from '../fixtures/journey.ts';
import { assertLooksWell } from '../looks/looksWell.ts';
import { settled } from '../looks/settled.ts';
import { signInElsewhere } from '../screens/account.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { logIn, logOut, newcomer } from '../screens/frontDoor.ts';
import { use } from '../screens/keyboard.ts';

const offerIn = ({ page, t }: Pick<Traveller, 'page' | 't'>): Locator =>
  page.getByRole('region', { name: t('factor.title'), exact: true });

const assertNoOffer = async (traveller: Traveller): Promise<void> => {
  await traveller.page.reload();
  await traveller.page.getByRole('heading', { name: traveller.t('home.finish'), exact: true }).waitFor();
  await settled(traveller.page);
  assert.equal(await offerIn(traveller).count(), 0);
};

const walk = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  const browser = page.context().browser();
  assert.ok(browser);
  const person = newcomer();
  await signUpToBook(traveller, person);
  await assertNoOffer(traveller);
  await logOut(traveller);

  await logIn(traveller, person);
  await offerIn(traveller).waitFor();
  await assertLooksWell(traveller);
  await use(traveller, offerIn(traveller).getByRole('link', { name: t('factor.offer.open'), exact: true }));
  await page.getByRole('heading', { level: 1, name: t('factor.title'), exact: true }).waitFor();
  await page.goBack();
  const elsewhere = await signInElsewhere(browser, traveller, person);
  await offerIn(elsewhere).waitFor();

  await use(traveller, offerIn(traveller).getByRole('button'));
  await page.getByText(t('factor.offer.declined'), { exact: true }).waitFor();
  assert.equal(await offerIn(traveller).count(), 0);
  await assertLooksWell(traveller);
  await assertNoOffer(traveller);
  await assertNoOffer(elsewhere);
  await elsewhere.page.context().close();
};

for (const { lang, width } of [
  { lang: 'fr', width: 390 },
  { lang: 'en', width: 1280 },
] as const)
  journey(
    'the first sign-in offers no second step, the second does, and “not now” hides it on every device (product §9 second-factor)',
    { lang, width },
    walk,
  );
