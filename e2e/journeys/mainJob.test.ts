import assert from 'node:assert/strict';

import { journey, type Traveller } from '../fixtures/journey.ts';
import { cancelFromConfirmation, confirm, introduceOneself, searchNear, takeTime } from '../screens/booking.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { logIn, logOut, newcomer } from '../screens/frontDoor.ts';
import { inNavigation } from '../screens/keyboard.ts';
import { timesListed } from '../screens/slots.ts';

/** From the first page to a cancelled appointment, with a reload in the middle and a look at what the browser keeps. */
const walkTheMainJob = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  const person = newcomer();
  await signUpToBook(traveller, person);

  await searchNear(traveller, 'H2X 1Y4');
  const slot = await takeTime(traveller);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: t('review.title'), exact: true }).waitFor();
  await introduceOneself(traveller);
  const needsReason = await page.locator('[name=raisonVisite]').isVisible();
  if (needsReason) await page.locator('[name=raisonVisite]').selectOption('cold-flu');
  const reference = await confirm(traveller);

  await page.goBack();
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: t('confirmed.title'), exact: true }).waitFor();
  assert.ok((await page.locator('main').innerText()).includes(reference), 'Back and forward change nothing.');

  await cancelFromConfirmation(traveller);
  await searchNearAgain(traveller);
  await timesListed(traveller);
  assert.equal(await page.locator(`#${slot}`).count(), 1, 'The freed place is free again.');

  const kept = await page.evaluate(() => Object.keys(sessionStorage).concat(Object.keys(localStorage)).sort());
  assert.deepEqual(kept, ['lang', 'lang', 'unread', 'user'], 'Nothing else of the patient stays in the browser.');
  await logOut(traveller);
  const left = await page.evaluate(() => Object.keys(sessionStorage).concat(Object.keys(localStorage)).sort());
  assert.deepEqual(left, ['lang', 'lang'], 'After logout only the language is left.');
  await logIn(traveller, person);
};

const searchNearAgain = async (traveller: Traveller): Promise<void> => {
  await inNavigation(traveller, 'header.home').click();
  await searchNear(traveller, 'H2X 1Y4');
};

journey(
  'a new user signs up, finds a slot, holds it, books it, sees the appointment, cancels it and signs out (spec §1 booking, spec §1 visitors)',
  { lang: 'fr', width: 390 },
  walkTheMainJob,
);
journey(
  'on desktop in English, a new user signs up, finds a slot, holds it, books it, sees the appointment, cancels it and signs out (spec §1 booking, spec §9 languages)',
  { lang: 'en', width: 1280 },
  walkTheMainJob,
);
