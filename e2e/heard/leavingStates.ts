import type { Traveller } from '../fixtures/journey.ts';
import { openInside, settled } from '../looks/settled.ts';
import { openFromOverview } from '../screens/account.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { logOut, newcomer } from '../screens/frontDoor.ts';
import { titled } from '../screens/guest.ts';
import { comeIn, invitationIn, inviteByCommand, mailTo, steadyInvitee } from '../screens/invitation.ts';
import { press, typeIn } from '../screens/keyboard.ts';
import type { See } from '../screens/passing.ts';

/** The code that is texted to a number, the login once one left, and an account that closed. */
export const walkLeaving = async (traveller: Traveller, see: See): Promise<void> => {
  const { page, t } = traveller;
  const person = newcomer();
  await signUpToBook(traveller, person);
  await openFromOverview(traveller, 'notifications.title');
  await typeIn(page, 'number', '5145550193');
  await press(page, page.getByRole('button', { name: t('texts.send') }));
  await page.getByRole('button', { name: t('texts.confirm') }).waitFor();
  await settled(page);
  await see(traveller, 'app-account-notifications-code');
  await logOut(traveller);
  await settled(page);
  await see(traveller, 'logout');
  await page.locator('[name=username]').fill(person.login);
  await page.locator('[name=password]').fill(person.password);
  await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
  await page.waitForURL(/#\/app\//);
  await openInside(page, '/app/account/close');
  await typeIn(page, 'password', person.password);
  await page.keyboard.press('Enter');
  await titled(traveller, 'closed.title');
  await settled(page);
  await see(traveller, 'nosession-closed');
};

/** An invitation whose code is wrong. */
export const walkRefusedInvitation = async (traveller: Traveller, see: See): Promise<void> => {
  const { page } = traveller;
  await inviteByCommand(traveller, steadyInvitee);
  const { address } = invitationIn(await mailTo(traveller, steadyInvitee.email, 1));
  await comeIn(traveller, steadyInvitee, { address, code: '0000 0000' });
  await page.getByRole('alert').first().waitFor();
  await settled(page);
  await see(traveller, 'rvsp-auth-refused');
};
