import type { Traveller } from '../../fixtures/journey.ts';
import { openInside } from '../../looks/settled.ts';
import { bookAppointment } from '../../screens/appointments.ts';
import { searchNear } from '../../screens/booking.ts';
import { somebodyElse } from '../../screens/bookAtClinic.ts';
import { signUpToBook } from '../../screens/confirmEmail.ts';
import { newcomer } from '../../screens/frontDoor.ts';
import { titled } from '../../screens/guest.ts';
import type { See } from '../../screens/passing.ts';

/** Somebody else books. @returns what cancels it */
const bookMeanwhile = async (traveller: Traveller): Promise<() => Promise<void>> => {
  const other = await somebodyElse(traveller);
  const { page, t } = other;
  await signUpToBook(other, newcomer());
  await bookAppointment(other);
  return async () => {
    await page.getByRole('link', { name: t('appointment.cancel'), exact: true }).click();
    await titled(other, 'cancel.title');
    await page.getByRole('button', { name: t('cancel.confirm'), exact: true }).click();
    await titled(other, 'cancel.done.title');
    await page.context().close();
  };
};

/** An alert that waits for a time, and the question before it ends. */
const seeWaiting = async (traveller: Traveller, see: See): Promise<void> => {
  const { page, t } = traveller;
  await searchNear(traveller, 'H2X');
  await page.getByRole('button', { name: t('watch.start'), exact: true }).click();
  await page.getByRole('link', { name: t('watch.see'), exact: true }).click();
  await page.getByText(t('alert.state.waiting'), { exact: true }).waitFor();
  await see(traveller, 'app-alerts-waiting');
  await page.getByRole('button', { name: t('alert.end'), exact: true }).click();
  await page.getByRole('alertdialog').waitFor();
  await see(traveller, 'app-alerts-end');
  await page.keyboard.press('Escape');
};

/** A place that is offered: told on another page, shown on the home page and beside its alert, and left to others. */
export const walkOffer = async (traveller: Traveller, see: See): Promise<void> => {
  const { page, t } = traveller;
  const giveBack = await bookMeanwhile(traveller);
  await signUpToBook(traveller, newcomer());
  await seeWaiting(traveller, see);
  await openInside(page, '/app/appointments');
  const giveHoursBack = await traveller.letNoonCome();
  await giveBack();
  const told = page.getByRole('region').getByRole('link', { name: t('live.alert.see'), exact: true });
  await told.waitFor();
  await giveHoursBack();
  await see(traveller, 'app-appointments-offered');
  await told.click();
  await page.getByRole('button', { name: t('offer.take'), exact: true }).waitFor();
  await see(traveller, 'app-home-offered');
  await openInside(page, '/app/alerts');
  await page.getByText(t('alert.state.offered'), { exact: true }).waitFor();
  await see(traveller, 'app-alerts-offered');
  await openInside(page, '/app/home');
  await page.getByRole('button', { name: t('offer.leave'), exact: true }).click();
  await page.getByRole('button', { name: t('offer.leave'), exact: true }).waitFor({ state: 'detached' });
  await see(traveller, 'app-home-offer-left');
};
