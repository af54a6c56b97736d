// Holds: product §4 alerts, product §8 alert-offers
import assert from 'node:assert/strict';

import { noonClinics, publishAtNoon } from '../fixtures/noonClinic.ts';
import { importFirst, journey, setFirst, type Traveller } from '../fixtures/journey.ts';
import { stateTimeout } from '../fixtures/patience.ts';
import { assertClean } from '../looks/clean.ts';
import { bookFirstAt, somebodyElse } from '../screens/bookAtClinic.ts';
import { referenceIn } from '../screens/booking.ts';
import { arriveAt } from '../screens/family.ts';
import { inNavigation, use } from '../screens/keyboard.ts';

importFirst(...publishAtNoon('entrusted', [], [2, 6]));
setFirst({ NEWCOMER_SHARE: '100' }); // the clinic has two slots, perhaps in one week

/** The confirmation → the appointment → « Me prévenir si une place plus tôt se libère ». */
const askForEarlier = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  await use(traveller, page.getByRole('link', { name: t('confirmed.see'), exact: true }));
  await arriveAt(traveller, t('appointment.title'));
  await use(traveller, page.getByRole('button', { name: t('watch.earlier'), exact: true }));
  await page.getByText(t('watch.earlier.on'), { exact: true }).waitFor();
  await assertClean(traveller);
};

/** The offer on home, the old time beside it → the move to check. */
const takeEarlier = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  const offer = page.getByRole('region', { name: t('offer.title'), exact: true });
  await offer.getByRole('heading', { name: t('move.old'), exact: true }).waitFor();
  await offer.getByText(t('offer.replaces.kept'), { exact: true }).waitFor();
  await assertClean(traveller);
  await use(traveller, offer.getByRole('button', { name: t('offer.take'), exact: true }));
  await arriveAt(traveller, t('move.review'));
  await page.getByRole('timer').waitFor();
  await assertClean(traveller);
};

const walk = async (traveller: Traveller): Promise<void> => {
  const { page, t, lang, clinic } = traveller;
  const holder = await somebodyElse(traveller);
  const earlier = await bookFirstAt(holder, noonClinics[lang]);
  await holder.page.context().close();

  const reference = await bookFirstAt(traveller, noonClinics[lang]);
  await askForEarlier(traveller);
  await use(traveller, inNavigation(traveller, 'header.home'));
  await clinic('cancel', earlier, '--free');
  await takeEarlier(traveller);
  await use(traveller, page.getByRole('button', { name: t('move.confirm'), exact: true }));
  await arriveAt(traveller, t('move.done'));
  assert.equal(referenceIn(await page.locator('main').innerText()), reference);
  await assertClean(traveller);

  await use(traveller, inNavigation(traveller, 'header.appointments'));
  await page.getByRole('article').waitFor();
  assert.equal(await page.getByRole('article').count(), 1);
  await page.goto(`${traveller.url}/#/app/alerts`);
  await page.getByText(t('alert.state.met'), { exact: true }).waitFor();
};

for (const [lang, width] of [
  ['fr', 390],
  ['en', 1280],
] as const)
  journey(
    'a person who waits for an earlier time is offered it beside the one that it replaces, takes it, and has one appointment',
    { lang, width, timeout: 8 * stateTimeout },
    walk,
  );
