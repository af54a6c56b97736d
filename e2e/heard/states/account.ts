import type { Traveller } from '../../fixtures/journey.ts';
import { openInside, settled } from '../../looks/settled.ts';
import { openFromOverview } from '../../screens/account.ts';
import { signUpToBook } from '../../screens/confirmEmail.ts';
import { logIn, logOut, newcomer } from '../../screens/frontDoor.ts';
import { press, typeIn } from '../../screens/keyboard.ts';
import { addKey, bringPhone, openByName } from '../../screens/passkeys.ts';
import type { See } from '../../screens/passing.ts';
import { addApp, enterCode, enterPassword, keepCodes, shownByApp } from '../../screens/secondFactor.ts';

/** The question before the address of a calendar changes, and the warning before a session ends. */
export const walkEnding = async (traveller: Traveller, see: See): Promise<void> => {
  const { page, t, nearSessionEnds } = traveller;
  await signUpToBook(traveller, newcomer());
  await openInside(page, '/app/account/calendar');
  await page.getByRole('button', { name: t('calendar.begin'), exact: true }).click();
  await page.getByRole('button', { name: t('calendar.replace'), exact: true }).waitFor();
  await see(traveller, 'app-account-calendar-on');
  await page.getByRole('button', { name: t('calendar.replace'), exact: true }).click();
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

/** Home at the second sign-in, without a second step. */
export const walkFactorOffer = async (traveller: Traveller, see: See): Promise<void> => {
  const { page, t } = traveller;
  const person = newcomer();
  await signUpToBook(traveller, person);
  await logOut(traveller);
  await logIn(traveller, person);
  await page.getByRole('region', { name: t('factor.title'), exact: true }).waitFor();
  await see(traveller, 'app-home-factor');
};

/** The second step of a sign-in: the app, its recovery codes, and the code on arrival and after one that cannot be. */
export const walkSecondStep = async (traveller: Traveller, see: See): Promise<void> => {
  const { page, t } = traveller;
  const person = newcomer();
  await signUpToBook(traveller, person);
  await openFromOverview(traveller, 'factor.title');
  const secret = await addApp(traveller, person);
  await see(traveller, 'app-account-factor-app');
  await enterCode(traveller, shownByApp(secret, -1));
  await page.getByRole('heading', { name: t('factor.codes.title'), exact: true }).waitFor();
  await see(traveller, 'app-account-factor-codes');
  await keepCodes(traveller);
  await openFromOverview(traveller, 'factor.title');
  await see(traveller, 'app-account-factor-on');
  await logOut(traveller);
  await enterPassword(traveller, person);
  await see(traveller, 'login-code');
  await enterCode(traveller, '12345');
  await page.locator('[name=code][aria-invalid=true]').waitFor();
  await see(traveller, 'login-code-error');
};

const nameOfKey = (traveller: Traveller): string => (traveller.lang === 'fr' ? 'Mon téléphone' : 'My phone');

/** The passkeys of an account that has one. */
export const walkKeys = async (traveller: Traveller, see: See): Promise<void> => {
  const { page, t } = traveller;
  const person = newcomer();
  await openByName(traveller);
  await bringPhone(traveller);
  await signUpToBook(traveller, person);
  await openFromOverview(traveller, 'factor.title');
  await page.getByText(t('passkey.empty'), { exact: true }).waitFor();
  await addKey(traveller, person, nameOfKey(traveller));
  await page.getByRole('heading', { name: t('factor.codes.title'), exact: true }).waitFor();
  await press(page, page.getByRole('button', { name: t('factor.codes.kept'), exact: true }));
  await page.getByText(t('factor.done'), { exact: true }).waitFor();
  await openFromOverview(traveller, 'factor.title');
  await page.getByRole('article', { name: nameOfKey(traveller), exact: true }).waitFor();
  await see(traveller, 'app-account-factor-keys');
};

/** The code that is texted to a number, the login once one left, and an account that closed. */
export const walkLeaving = async (traveller: Traveller, see: See): Promise<void> => {
  const { page, t } = traveller;
  const person = newcomer();
  await signUpToBook(traveller, person);
  await openFromOverview(traveller, 'notifications.title');
  await typeIn(page, 'number', '5145550193');
  await press(page, page.getByRole('button', { name: t('texts.send'), exact: true }));
  await page.getByRole('button', { name: t('texts.confirm'), exact: true }).waitFor();
  await see(traveller, 'app-account-notifications-code');
  await logOut(traveller);
  await see(traveller, 'logout');
  await page.locator('[name=username]').fill(person.login);
  await page.locator('[name=password]').fill(person.password);
  await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
  await page.waitForURL(/#\/app\//);
  await openFromOverview(traveller, 'close.title');
  await typeIn(page, 'password', person.password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: t('closed.title'), exact: true }).waitFor();
  await see(traveller, 'nosession-closed');
};
