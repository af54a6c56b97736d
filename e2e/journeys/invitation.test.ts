import assert from 'node:assert/strict';

import { journey, type Traveller } from '../fixtures/journey.ts';
import type { Lang } from '../fixtures/text.ts';
import { assertLooksWell } from '../looks/looksWell.ts';
import { newcomer, signUp } from '../screens/frontDoor.ts';
import { comeIn, invitationIn, inviteByCommand, invitingClinic, mailTo, newInvitee } from '../screens/invitation.ts';
import { press } from '../screens/keyboard.ts';
import { givePhone, referenceIn } from '../screens/booking.ts';
import { findTime, timesListed } from '../screens/slots.ts';

const titled = ({ page, t }: Traveller, key: string, values: Record<string, string> = {}): Promise<void> =>
  page.getByRole('heading', { level: 1, name: t(key, values), exact: true }).waitFor();

const token = ({ page }: Traveller): Promise<string | null> => page.evaluate(() => localStorage.getItem('authToken'));

/** Where the token is sent from now on. */
const followToken = ({ page }: Traveller): string[] => {
  const sentTo: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['authtoken'] !== undefined) sentTo.push(request.url());
  });
  return sentTo;
};

/** The name of the link to the times set aside. */
const choosing = ({ t }: Traveller): string => t('invitation.choose.at', { clinic: invitingClinic });

/** The times set aside, each a button. */
const times = ({ page }: Traveller) => page.locator('main button[id^="place-"]');

/** From the mail to a booked appointment, by the keyboard alone, with a reload on the way. */
const book = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  await assertLooksWell(traveller);
  await press(page, page.getByRole('link', { name: choosing(traveller), exact: true }));
  await titled(traveller, 'booking.places.title');
  await timesListed(traveller);
  assert.ok((await times(traveller).count()) >= 2);
  await assertLooksWell(traveller);
  await press(page, await findTime(traveller, {}));
  await titled(traveller, 'review.title');
  await page.reload();
  await titled(traveller, 'review.title');
  await page.getByRole('timer').waitFor();
  await assertLooksWell(traveller);
  await givePhone(traveller);
  await press(page, page.getByRole('button', { name: t('review.confirm'), exact: true }));
  await titled(traveller, 'confirmed.title');
  await assertLooksWell(traveller);
};

const confirmAndCancel = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  await traveller.clinic('remind', referenceIn(await page.locator('main').innerText()));
  await press(page, page.getByRole('link', { name: t('confirmed.see'), exact: true }));
  await titled(traveller, 'appointment.title');
  await page.reload();
  await press(page, page.getByRole('button', { name: t('attendance.confirm'), exact: true }));
  await page.getByText(t('appointment.status.confirmed'), { exact: true }).waitFor();
  await assertLooksWell(traveller);
  await press(page, page.getByRole('link', { name: t('appointment.cancel'), exact: true }));
  await titled(traveller, 'cancel.title');
  await assertLooksWell(traveller);
  await press(page, page.getByRole('button', { name: t('cancel.confirm'), exact: true }));
  await page.getByText(t('invitation.cancelled'), { exact: true }).waitFor();
  await assertLooksWell(traveller);
};

/** Invited by the command, and in by the mail. */
const invitedIn = async (traveller: Traveller): Promise<{ email: string; invitationId: string }> => {
  const person = newInvitee();
  const invitationId = await inviteByCommand(traveller, person);
  await comeIn(traveller, person, invitationIn(await mailTo(traveller, person.email, 1)));
  await titled(traveller, 'invitation.list.title.of', { name: 'Rita' });
  assert.match((await token(traveller)) ?? '', /^[\w-]{43}$/);
  return { ...person, invitationId };
};

for (const lang of ['fr', 'en'] satisfies Lang[]) {
  journey(
    'by keyboard alone, an invited person with an emailed code books a set-aside slot, confirms it, cancels it and leaves (product §4 hub, product §4 hub-auth)',
    { lang, width: 390 },
    async (traveller) => {
      const { page, t, url } = traveller;
      const sentTo = followToken(traveller);
      const { email } = await invitedIn(traveller);
      await book(traveller);
      assert.doesNotMatch(await mailTo(traveller, email, 2), /Rita|Gagnon/);
      await confirmAndCancel(traveller);
      await press(page, page.getByRole('button', { name: t('invitation.leave'), exact: true }));
      await page.getByText(t('invitation.left'), { exact: true }).waitFor();
      await assertLooksWell(traveller);
      assert.deepEqual([await token(traveller), new URL(page.url()).hash], [null, '#/rvsp/auth']);
      assert.ok(sentTo.includes(`${url}/rvsp/api/invitations`));
      assert.deepEqual(
        sentTo.filter((address) => !address.startsWith(`${url}/rvsp/api/`)),
        [],
        'the token goes to the hub of our own origin alone',
      );
    },
  );
}

journey(
  'an invitation that its clinic withdraws leads back to identification with an explanation, closes in every tab and keeps the portal session (spec §4 401-hub)',
  { lang: 'fr', width: 390 },
  async (traveller) => {
    const { page, t, url, clinic } = traveller;
    await signUp(traveller, newcomer());
    const { invitationId } = await invitedIn(traveller);
    const other = await page.context().newPage();
    await other.goto(`${url}/#/rvsp`);
    await other.getByRole('link', { name: choosing(traveller), exact: true }).waitFor();
    await clinic('uninvite', invitationId);
    await page.getByRole('link', { name: choosing(traveller), exact: true }).click();
    await page.getByText(t('invitation.ended'), { exact: true }).waitFor();
    await other.getByRole('heading', { level: 1, name: t('invitation.title'), exact: true }).waitFor();
    for (const tab of [page, other]) assert.equal(new URL(tab.url()).hash, '#/rvsp/auth');
    assert.equal(await token(traveller), null);
    await page.goto(`${url}/#/app/home`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    assert.equal(new URL(page.url()).hash, '#/app/home');
  },
);
