import type { Traveller } from '../fixtures/journey.ts';
import { openInside, settled } from '../looks/settled.ts';
import { searchNear } from '../screens/booking.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { enterCode, enterPassword, addApp, shownByApp } from '../screens/secondFactor.ts';
import { logOut, newcomer } from '../screens/frontDoor.ts';
import { openFromOverview } from '../screens/account.ts';
import type { See } from '../screens/passing.ts';

/** The question before the address of a calendar changes, and the warning before a session ends. */
export const walkEnding = async (traveller: Traveller, see: See): Promise<void> => {
  const { page, t, nearSessionEnds } = traveller;
  await signUpToBook(traveller, newcomer());
  await openInside(page, '/app/account/calendar');
  await page.getByRole('button', { name: t('calendar.begin') }).click();
  await page.getByRole('button', { name: t('calendar.replace') }).waitFor();
  await settled(page);
  await see(traveller, 'app-account-calendar-on');
  await page.getByRole('button', { name: t('calendar.replace') }).click();
  await page.getByRole('alertdialog').waitFor();
  await see(traveller, 'app-account-calendar-replace');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await page.clock.install();
  await openInside(page, '/app/account');
  await settled(page);
  await nearSessionEnds();
  await page.clock.fastForward('26:00'); // the page asks the server how long it lasts
  await page.getByRole('alertdialog').waitFor();
  await see(traveller, 'session-ends');
};

/** The second step of a sign-in, on arrival and after a code that cannot be one. */
export const walkSecondStep = async (traveller: Traveller, see: See): Promise<void> => {
  const { page, t } = traveller;
  const person = newcomer();
  await signUpToBook(traveller, person);
  await openFromOverview(traveller, 'factor.title');
  const secret = await addApp(traveller, person);
  await settled(page);
  await see(traveller, 'app-account-factor-app');
  await enterCode(traveller, shownByApp(secret, -1));
  await page.getByRole('heading', { name: t('factor.codes.title') }).waitFor();
  await settled(page);
  await see(traveller, 'app-account-factor-codes');
  await page.getByRole('button', { name: t('factor.codes.kept') }).click();
  await page.getByText(t('factor.done')).waitFor();
  await logOut(traveller);
  await enterPassword(traveller, person);
  await settled(page);
  await see(traveller, 'login-code');
  await enterCode(traveller, '12345');
  await page.getByText(t('factor.code.missingAny')).last().waitFor();
  await see(traveller, 'login-code-error');
};

/** Times that only their clinics book. */
export const walkElsewhere = async (traveller: Traveller, see: See): Promise<void> => {
  const { page, t, bookElsewhere } = traveller;
  await signUpToBook(traveller, newcomer());
  await bookElsewhere();
  await searchNear(traveller, 'H2X');
  await page
    .getByRole('link', { name: t('booking.elsewhere.link') })
    .first()
    .waitFor();
  await settled(page);
  await see(traveller, 'booking-times-elsewhere');
};
