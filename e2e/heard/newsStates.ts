import type { Traveller } from '../fixtures/journey.ts';
import { openInside, settled } from '../looks/settled.ts';
import {
  cancelFromConfirmation,
  confirm,
  freeTimes,
  introduceOneself,
  searchNear,
  takeTime,
} from '../screens/booking.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { demoPatient } from '../screens/everyScreen.ts';
import { logIn, newcomer } from '../screens/frontDoor.ts';
import { somebodyElse } from '../screens/others.ts';
import type { See } from '../screens/passing.ts';

/** A thread with a clinic, a search that finds nothing, what was sent, and who read the file. */
export const walkReading = async (traveller: Traveller, see: See): Promise<void> => {
  const { page, t } = traveller;
  await logIn(traveller, demoPatient);
  await openInside(page, '/app/mailbox?folder=sent');
  await see(traveller, 'app-mailbox-sent');
  await openInside(page, '/app/mailbox');
  await page.locator('[name=q]').fill('zzz');
  await page.keyboard.press('Enter');
  await page.getByText(t('mailbox.empty.search')).first().waitFor();
  await settled(page);
  await see(traveller, 'app-mailbox-search-none');
  await openInside(page, '/app/home');
  await page.getByRole('link', { name: /^Le carnet de vaccination/ }).click();
  await page.getByRole('heading', { level: 1, name: /^Le carnet de vaccination/ }).waitFor();
  await settled(page);
  await see(traveller, 'app-mailbox-id-clinic');
  await openInside(page, '/app/account/access?by=all');
  await see(traveller, 'app-account-access-all');
};

/** Somebody else books the last time. @returns what cancels it */
const takeLastTime = async (traveller: Traveller): Promise<() => Promise<void>> => {
  const other = await somebodyElse(traveller);
  await signUpToBook(other, newcomer());
  await searchNear(other, 'H2X');
  await takeTime(other, -1);
  await introduceOneself(other);
  await confirm(other);
  return async () => {
    await cancelFromConfirmation(other);
    await other.page.context().close();
  };
};

/** A place that is offered: told on another page, shown on the home page and beside its alert, and left to others. */
const seeOffer = async (traveller: Traveller, giveBack: () => Promise<void>, see: See): Promise<void> => {
  const { page, t, letNoonCome } = traveller;
  await openInside(page, '/app/appointments');
  const giveHoursBack = await letNoonCome();
  await giveBack();
  await page
    .getByRole('region')
    .getByRole('link', { name: t('live.alert.see') })
    .waitFor();
  await giveHoursBack();
  await settled(page);
  await see(traveller, 'app-appointments-offered');
  await page
    .getByRole('region')
    .getByRole('link', { name: t('live.alert.see') })
    .click();
  await page.getByRole('button', { name: t('offer.take') }).waitFor();
  await settled(page);
  await see(traveller, 'app-home-offered');
  await openInside(page, '/app/alerts');
  await page.getByText(t('alert.state.offered'), { exact: true }).waitFor();
  await see(traveller, 'app-alerts-offered');
  await openInside(page, '/app/home');
  await page.getByRole('button', { name: t('offer.leave') }).click();
  await page.getByText(t('offer.leave.done')).first().waitFor();
  await settled(page);
  await see(traveller, 'app-home-offer-left');
};

/** An alert that waits for a time, the question before it ends, and the place that it brings. */
export const walkAlert = async (traveller: Traveller, see: See): Promise<void> => {
  const { page, t } = traveller;
  const giveBack = await takeLastTime(traveller);
  await signUpToBook(traveller, newcomer());
  await searchNear(traveller, 'H2X');
  await freeTimes(traveller).first().waitFor();
  await page.getByRole('button', { name: t('watch.start') }).click();
  await page.getByRole('link', { name: t('watch.see') }).click();
  await page.getByText(t('alert.state.waiting'), { exact: true }).waitFor();
  await settled(page);
  await see(traveller, 'app-alerts-waiting');
  await page.getByRole('button', { name: t('alert.end') }).click();
  await page.getByRole('alertdialog').waitFor();
  await see(traveller, 'app-alerts-end');
  await page.keyboard.press('Escape');
  await seeOffer(traveller, giveBack, see);
};
