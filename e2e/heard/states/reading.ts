import type { Traveller } from '../../fixtures/journey.ts';
import { beginning } from '../../fixtures/text.ts';
import { openInside, settled } from '../../looks/settled.ts';
import { signUpToBook } from '../../screens/confirmEmail.ts';
import { logIn, newcomer } from '../../screens/frontDoor.ts';
import { titled } from '../../screens/guest.ts';
import { threadOf } from '../../screens/mailbox.ts';
import { demoPatient } from '../../screens/everyScreen.ts';
import type { See } from '../../screens/passing.ts';

/** What a person reads who has nothing yet. */
export const walkEmpty = async (traveller: Traveller, see: See): Promise<void> => {
  await signUpToBook(traveller, newcomer());
  for (const name of ['home', 'appointments', 'dependents', 'mailbox']) {
    await openInside(traveller.page, `/app/${name}`);
    await see(traveller, `app-${name}-empty`);
  }
};

/** A wrong password; then a list that the network fails to bring. */
export const walkRefused = async (traveller: Traveller, see: See): Promise<void> => {
  const { page, t } = traveller;
  await page.locator('[name=username]').fill(demoPatient.login);
  await page.locator('[name=password]').fill('Sapin-Givre-48');
  await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: t('errors.invalidCredentials') })
    .waitFor();
  await see(traveller, 'login-refused');
  await logIn(traveller, demoPatient);
  await page.route('**/api/appointment/**', (route) => route.abort());
  await page.reload();
  await openInside(page, '/app/appointments');
  await page.getByRole('button', { name: t('common.retry'), exact: true }).waitFor();
  await see(traveller, 'app-appointments-failed');
};

/** The pages of somebody for whom the user acts. */
export const walkActing = async (traveller: Traveller, see: See): Promise<void> => {
  const { page, t } = traveller;
  const name = 'Théo Castonguay';
  await logIn(traveller, demoPatient);
  await openInside(page, '/app/dependents');
  await page.getByRole('button', { name: t('dependents.actFor', { name }), exact: true }).click();
  await page
    .getByRole('region', { name: beginning(t('dependents.actingFor', { name })) })
    .or(page.getByText(t('dependents.actingFor', { name }), { exact: true }))
    .waitFor();
  for (const address of ['home', 'appointments', 'mailbox', 'appointments/new']) {
    await openInside(page, `/app/${address}`);
    await see(traveller, `app-${address.replace('/', '-')}-acting`);
  }
};

/** What a clinic of the demo wrote. */
const fromClinic = 'Le carnet de vaccination de Théo';

/** A message of a clinic, a search that finds nothing, what was sent, and everybody who read the file. */
export const walkReading = async (traveller: Traveller, see: See): Promise<void> => {
  const { page, t } = traveller;
  await logIn(traveller, demoPatient);
  await openInside(page, '/app/mailbox?folder=sent');
  await see(traveller, 'app-mailbox-sent');
  await openInside(page, '/app/mailbox');
  await page.locator('[name=q]').fill('zzz');
  await page.keyboard.press('Enter');
  await page.getByText(t('mailbox.empty.search'), { exact: true }).waitFor();
  await see(traveller, 'app-mailbox-search-none');
  await openInside(page, '/app/home'); // leaves the search
  await openInside(page, '/app/mailbox');
  await threadOf({ page }, fromClinic).click();
  await page.getByRole('heading', { level: 1, name: fromClinic, exact: true }).waitFor();
  await see(traveller, 'app-mailbox-id-clinic');
  await openInside(page, '/app/account/access');
  await titled(traveller, 'accessLog.title');
  await page.getByRole('button', { name: t('accessLog.all.actors'), exact: true }).click();
  await settled(page);
  await see(traveller, 'app-account-access-all');
};
