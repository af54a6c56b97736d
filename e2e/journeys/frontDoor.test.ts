// Holds: spec §1 visitors, spec §2 recover-do-screen
import assert from 'node:assert/strict';

import { journey, type Traveller } from '../fixtures/journey.ts';
import { beginning } from '../fixtures/text.ts';
import { logIn, logOut, newcomer, signUp } from '../screens/frontDoor.ts';
import { press, pressInNavigation, tabTo, typeIn } from '../screens/keyboard.ts';
import { askForLink, chooseNewPassword, mailedAddress } from '../screens/recovery.ts';

const newPassword = 'Outarde 9 bouleaux!';

/** The key stands neither in the address nor in what the browser keeps. */
const assertKeyHidden = async ({ page }: Traveller, address: string): Promise<void> => {
  const key = address.split('key=')[1] ?? '';
  const kept = await page.evaluate(() =>
    [
      window.location.href,
      document.title,
      ...Object.values<string>(sessionStorage),
      ...Object.values<string>(localStorage),
    ].join('\n'),
  );
  assert.ok(key.length > 20 && !kept.includes(key), 'The key is still in the address or in a storage.');
};

/** A page under /app opens once who asked for it has signed in. */
const comeBackTo = async ({ page, t, url }: Traveller, signIn: () => Promise<void>): Promise<void> => {
  await page.goto(`${url}/#/app/mailbox?motif=fièvre`);
  await page.waitForURL(/#\/login\?returnUrl=/);
  await signIn();
  await page.getByRole('heading', { level: 1, name: beginning(t('mailbox.title')) }).waitFor();
  assert.match(decodeURIComponent(page.url()), /#\/app\/mailbox\?motif=fièvre$/);
};

journey(
  'a new user signs up, resets a lost password by email, and returns to the page where the guard stopped them (spec §2 recover-screen, spec §2 guard, spec §4 recovery)',
  { lang: 'fr', width: 390 },
  async (traveller) => {
    const { page, t } = traveller;
    const person = newcomer();
    await signUp(traveller, person);
    await page.goto(await mailedAddress(traveller, person, '/nosession/verify'));
    await page.getByRole('button', { name: t('verify.submit'), exact: true }).click();
    await page.getByText(t('verify.done'), { exact: true }).waitFor();
    await logOut(traveller);
    await askForLink(traveller, person);
    const address = await mailedAddress(traveller, person, '/recover/do');
    await page.goto(address);
    await assertKeyHidden(traveller, address);
    await chooseNewPassword(traveller, person, newPassword);
    await logOut(traveller);
    await page.goto(address);
    await page.getByRole('link', { name: t('newPassword.again'), exact: true }).waitFor();
    await comeBackTo(traveller, async () => {
      await page.locator('[name=username]').fill(person.email);
      await page.locator('[name=password]').fill(newPassword);
      await page.keyboard.press('Enter');
    });
    await logOut(traveller);
    await logIn(traveller, { login: person.login, password: newPassword });
  },
);

/** The same by Tab, Space and Enter alone. */
const walkByKeyboard = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  const person = newcomer();
  await press(page, page.getByRole('link', { name: t('login.createAccount'), exact: true }));
  await page.getByRole('heading', { level: 1, name: t('signup.title'), exact: true }).waitFor();
  for (const name of ['email', 'nam', 'login', 'password'] as const) await typeIn(page, name, person[name]);
  await typeIn(page, 'confirmPassword', person.password);
  await tabTo(page, page.locator('[name=terms]'));
  await page.keyboard.press('Space');
  await press(page, page.getByRole('button', { name: t('signup.submit'), exact: true }));
  await pressInNavigation(traveller, 'header.logout');
  await press(page, page.getByRole('link', { name: t('login.forgot'), exact: true }));
  await page.getByRole('heading', { level: 1, name: t('recover.title'), exact: true }).waitFor();
  await typeIn(page, 'email', person.email);
  await typeIn(page, 'nam', person.nam);
  await page.keyboard.press('Enter');
  await page
    .getByRole('status')
    .filter({ hasText: t('recover.mailSent') })
    .waitFor();
  const address = await mailedAddress(traveller, person, '/recover/do');
  await page.goto(address);
  await assertKeyHidden(traveller, address);
  await typeIn(page, 'newPassword', newPassword);
  await typeIn(page, 'confirmNewPassword', newPassword);
  await page.keyboard.press('Enter');
  await page
    .getByRole('status')
    .filter({ hasText: t('newPassword.done') })
    .waitFor();
  await pressInNavigation(traveller, 'header.logout');
  await page
    .getByRole('status')
    .filter({ hasText: t('login.successfulLogout') })
    .waitFor();
  await comeBackTo(traveller, async () => {
    await typeIn(page, 'username', person.login);
    await typeIn(page, 'password', newPassword);
    await page.keyboard.press('Enter');
  });
};

journey(
  'by keyboard alone in English, a new user signs up, resets a lost password by email, and returns to the guarded page (spec §2 login-success, product §8 accessible-keyboard)',
  { lang: 'en', width: 1280 },
  walkByKeyboard,
);
