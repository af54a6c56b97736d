import { openInside } from '../looks/settled.ts';
import { freeTimes, givePhone, takeTime } from '../screens/booking.ts';
import { bookByCode, guest, introduceGuest, keepTime, lookWithoutAccount, titled } from '../screens/guest.ts';
import { comeIn, invitationIn, inviteByCommand, mailTo, steadyInvitee } from '../screens/invitation.ts';
import { found, type Journey } from './liveJourneys.ts';
import { holdStarts } from './liveRecord.ts';

const lastTime = -1;

/** A login that is sent empty, and then with a wrong password. */
const refused: Journey = async ({ page, t }, { at }) => {
  await openInside(page, '/login');
  await at('the page opens');
  await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
  await page.getByRole('alert').first().waitFor();
  await at('an empty form is sent');
  await page.locator('[name=username]').fill('demo.boreal');
  await page.locator('[name=password]').fill('Sapin-Givre-48');
  await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
  await page.getByText(t('errors.invalidCredentials')).first().waitFor();
  await at('a wrong password is sent');
};

const byGuest: Journey = async (traveller, { at }) => {
  const person = guest();
  const moments = ['', 'the birth date is asked', 'the card is asked', 'the contact is asked', 'the language is asked'];
  const next = async (): Promise<void> => {
    const moment = moments.shift() ?? '';
    if (moment !== '') await at(moment);
  };
  await lookWithoutAccount(traveller, async () => undefined);
  await freeTimes(traveller).first().waitFor();
  await at('the search ends', found);
  await keepTime(traveller, lastTime, 'guest.name.title');
  await at('the hold starts', holdStarts);
  await introduceGuest(traveller, person, next);
  moments.push('the answers are checked', 'the code is asked', 'the appointment is confirmed');
  await bookByCode(traveller, person, next);
};

const invitation: Journey = async (traveller, { at }) => {
  const { page, t } = traveller;
  await inviteByCommand(traveller, steadyInvitee);
  await comeIn(traveller, steadyInvitee, invitationIn(await mailTo(traveller, steadyInvitee.email, 1)));
  await page.getByRole('link', { name: t('invitation.choose') }).waitFor();
  await at('the invitation opens');
  await page.getByRole('link', { name: t('invitation.choose') }).click();
  await freeTimes(traveller).first().waitFor();
  await at('the times are shown');
  await takeTime(traveller, 0);
  await at('the hold starts', holdStarts);
  await givePhone(traveller);
  await page.getByRole('button', { name: t('review.confirm') }).click();
  await titled(traveller, 'confirmed.title');
  await at('the appointment is confirmed');
};

/** Each in a browser of its own. */
export const liveApart = { refused, guest: byGuest, invitation } satisfies Record<string, Journey>;
