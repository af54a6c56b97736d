// Holds: product §4 devices, product §4 changes, product §4 profile, product §4 export, product §4 close-account, product §4 reopen
import assert from 'node:assert/strict';

import { journey, type Traveller } from '../fixtures/journey.ts';
import type { Lang } from '../fixtures/text.ts';
import { changePassword, introduceFromHome, openFromOverview, signInElsewhere } from '../screens/account.ts';
import { closeAccount, reopenAccount } from '../screens/closing.ts';
import { logIn, logOut, newcomer, signUp } from '../screens/frontDoor.ts';
import { press } from '../screens/keyboard.ts';
import { openedByOthers, takeFileAlong } from '../screens/ownFile.ts';
import { mailedAddress } from '../screens/recovery.ts';

const newPassword = 'Outarde 9 bouleaux!';

/** The mail about an unknown phone leads to where it is signed out, and it is out at its next step. */
const signTheIntruderOut = async (traveller: Traveller, intruder: Traveller, address: string): Promise<void> => {
  const { page, t } = traveller;
  await page.goto(address);
  const phone = page.getByRole('article').filter({ hasText: 'Safari · iPhone' });
  await press(page, phone.getByRole('button', { name: t('devices.end'), exact: true }));
  await page.getByText(t('devices.ended'), { exact: true }).waitFor();
  await phone.waitFor({ state: 'detached' });
  await intruder.page.goto(`${intruder.url}/#/app/appointments`);
  await intruder.page.getByRole('heading', { level: 1, name: t('login.title'), exact: true }).waitFor();
};

const walk = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  const browser = page.context().browser();
  assert.ok(browser);
  const person = newcomer();
  await signUp(traveller, person);
  await introduceFromHome(traveller);
  await page.goto(await mailedAddress(traveller, person, '/nosession/verify'));
  await press(page, page.getByRole('button', { name: t('verify.submit'), exact: true }));
  await page.getByText(t('verify.done'), { exact: true }).waitFor();
  await openFromOverview(traveller, 'email.title');
  await page.getByText(t('email.confirmed'), { exact: true }).waitFor();

  const intruder = await signInElsewhere(browser, traveller, person);
  await signTheIntruderOut(traveller, intruder, await mailedAddress(traveller, person, '/app/account/devices'));
  await intruder.page.context().close();

  await openFromOverview(traveller, 'passwordChange.title');
  await changePassword(traveller, person.password, newPassword);
  await logOut(traveller);
  await logIn(traveller, { login: person.login, password: newPassword });

  await openFromOverview(traveller, 'export.title');
  const kinds = openedByOthers(await takeFileAlong(traveller, newPassword));
  assert.ok(['Patient', 'Person', 'Communication', 'Consent', 'Device', 'AuditEvent'].every((kind) => kinds.has(kind)));

  await closeAccount(traveller, newPassword);
  await reopenAccount(traveller, { login: person.login, password: newPassword });
};

for (const { lang, width } of [
  { lang: 'fr', width: 390 },
  { lang: 'en', width: 1280 },
] satisfies { lang: Lang; width: 390 | 1280 }[]) {
  journey(
    'by keyboard alone, a new user completes the profile, signs out an unknown phone, changes the password, exports the file, closes the account and reopens it',
    { lang, width },
    walk,
  );
}
