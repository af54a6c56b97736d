// Holds: product §4 alerts, product §8 alert-offers
import assert from 'node:assert/strict';

import { importFirst, journey, type Traveller } from '../fixtures/journey.ts';
import { noonClinics, publishAtNoon } from '../fixtures/noonClinic.ts';
import { askToBeTold, openSlotsOf, takeOffer } from '../screens/alerts.ts';
import { bookFirstAt, somebodyElse } from '../screens/bookAtClinic.ts';
import { assertClean } from '../looks/clean.ts';
import { cancelFromConfirmation, introduceOneself, givePhone } from '../screens/booking.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { newcomer } from '../screens/frontDoor.ts';
import { inNavigation, tabTo, typeIn, use } from '../screens/keyboard.ts';

importFirst(...publishAtNoon());

const chooseReason = async ({ page }: Traveller): Promise<void> => {
  const reason = page.locator('[name=raisonVisite]');
  if (await reason.isVisible()) await reason.selectOption('cold-flu');
};

/** What the page to check still asks of a new person, then « Confirmer »: in French by the keyboard alone. */
const bookTheOffer = async (traveller: Traveller): Promise<void> => {
  const { page, t, lang } = traveller;
  await assertClean(traveller);
  if (lang === 'en') {
    await introduceOneself(traveller);
    await chooseReason(traveller);
  } else {
    const reason = page.locator('[name=raisonVisite]');
    if (await reason.isVisible()) {
      await tabTo(page, reason);
      await page.keyboard.type(t('reason.cold-flu').slice(0, 6));
    }
    for (const [name, text] of [
      ['firstName', 'Maëlle'],
      ['lastName', 'D’Amours-Roy'],
      ['birthDate', '19541228'],
    ] as const)
      await typeIn(page, name, text);
  }
  await givePhone(traveller);
  await use(traveller, page.getByRole('button', { name: t('review.confirm'), exact: true }));
  await page.getByRole('heading', { level: 1, name: t('confirmed.title'), exact: true }).waitFor();
};

/** Two people and one slot: who waits is offered it the moment the other gives it back, and books it. */
const walkToAnOffer = async (traveller: Traveller): Promise<void> => {
  const clinic = noonClinics[traveller.lang];
  const holder = await somebodyElse(traveller);
  await bookFirstAt(holder, clinic);

  await signUpToBook(traveller, newcomer());
  await openSlotsOf(traveller, clinic);
  await askToBeTold(traveller);
  await assertClean(traveller);
  await use(traveller, inNavigation(traveller, 'header.home'));

  await cancelFromConfirmation(holder);
  await openSlotsOf(holder, clinic);
  await holder.page.getByText(holder.t('booking.empty'), { exact: true }).waitFor();
  await holder.page.context().close();

  await takeOffer(traveller);
  await bookTheOffer(traveller);
  assert.ok((await traveller.page.locator('main').innerText()).includes(clinic));
  await traveller.page.goto(`${traveller.url}/#/app/alerts`);
  await traveller.page.getByText(traveller.t('alert.state.met'), { exact: true }).waitFor();
};

journey(
  'by keyboard alone and without a reload, a person sets an alert, another person cancels, and the first books the offered slot',
  { lang: 'fr', width: 390 },
  walkToAnOffer,
);
journey(
  'on desktop in English with a mouse and without a reload, a person sets an alert, another person cancels, and the first books the offered slot',
  { lang: 'en', width: 1280 },
  walkToAnOffer,
);
