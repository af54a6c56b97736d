import assert from 'node:assert/strict';

import { journey, type Traveller } from '../fixtures/journey.ts';
import { untilFound } from '../fixtures/patience.ts';
import { confirm, introduceOneself, searchNear, takeTime, givePhone } from '../screens/booking.ts';
import { newcomer, signUp } from '../screens/frontDoor.ts';
import { mailedAddress } from '../screens/recovery.ts';

const walk = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  const person = newcomer();
  await signUp(traveller, person);
  await searchNear(traveller, 'H2X 1Y4');
  await takeTime(traveller);
  await introduceOneself(traveller);
  const needsReason = await page.locator('[name=raisonVisite]').isVisible();
  if (needsReason) await page.locator('[name=raisonVisite]').selectOption('cold-flu');
  await givePhone(traveller);
  await page.getByRole('button', { name: t('review.confirm'), exact: true }).click();
  await page.getByText(t('appointment.emailUnconfirmed')).waitFor();
  await page.getByText(t('booking.emailFirst'), { exact: true }).waitFor();
  const first = await mailedAddress(traveller, person, '/nosession/verify');
  await page.getByRole('button', { name: t('verify.again'), exact: true }).click();
  await page.getByText(t('verify.again.done'), { exact: true }).waitFor();

  const mailTab = await page.context().newPage();
  // The second email replaces the key of the first.
  const second = await untilFound(async () => {
    const newest = await mailedAddress(traveller, person, '/nosession/verify');
    return newest === first ? undefined : newest;
  }, 'a second email');
  await mailTab.goto(second);
  await mailTab.getByRole('button', { name: t('verify.submit'), exact: true }).click();
  await mailTab.getByText(t('verify.done'), { exact: true }).waitFor();
  await mailTab.close();

  assert.match(await confirm(traveller), /\S/, 'The chosen slot is booked.');
};

journey(
  'a new user who books before confirming the address is told what to do, gets the email again, confirms in another tab and books the same slot',
  { lang: 'fr', width: 390 },
  walk,
);
journey(
  'on desktop in English, a new user who books before confirming the address confirms it and books the same slot',
  { lang: 'en', width: 1280 },
  walk,
);
