import type { Traveller } from '../fixtures/journey.ts';
import { beginning } from '../fixtures/text.ts';
import { openInside } from '../looks/settled.ts';
import { introduceFromHome } from './account.ts';
import { takeTime, givePhone } from './booking.ts';
import { addChild, arriveAt, changeInOtherTab, changeOf, dayInQuebec, pressLink, turnFourteen } from './family.ts';
import { newcomer, signUp } from './frontDoor.ts';
import { comeIn, invitationIn, inviteByCommand, invitingClinic, mailTo, newInvitee } from './invitation.ts';
import { timesListed } from './slots.ts';

/** Called on each page that is to be seen, with a name for it. */
export type See = (traveller: Traveller, name: string) => Promise<void>;

const child = { firstName: 'Élise-Anne', lastName: 'D’Août-Roy' };
const name = `${child.firstName} ${child.lastName}`;

/**
 * What stands only while an access is suspended, or waits for an answer: the pages of a parent and of their
 * child who turns fourteen.
 */
export const walkThroughFamily = async (traveller: Traveller, see: See): Promise<void> => {
  const { page, t } = traveller;
  await signUp(traveller, newcomer());
  await introduceFromHome(traveller);
  await openInside(page, '/app/home');
  await addChild(traveller, { ...child, birthDate: dayInQuebec({ years: -14, days: 1 }) }, async () => undefined);
  await openInside(page, '/app/dependents');
  await changeInOtherTab(traveller, { tab: page, act: 'lock', person: name });
  await see(traveller, 'app-dependents-locked');
  await page.getByRole('link', { name: changeOf(traveller, 'unlock', name), exact: true }).click();
  await page.getByRole('link', { name: t('dependents.unlock.keep'), exact: true }).waitFor();
  const record = /dependents\/([^/]+)\/unlock/.exec(page.url())?.[1] ?? '';
  await see(traveller, 'app-dependents-id-unlock');

  const young = await turnFourteen(traveller, record);
  await openInside(page, '/app/dependents');
  await page.reload();
  await page.getByText(t('dependents.state.lockedByAge')).waitFor();
  await page.getByRole('link', { name: changeOf(traveller, 'ask', name), exact: true }).click();
  await arriveAt(traveller, t('dependents.ask.title', { name }));
  await see(traveller, 'app-dependents-id-ask');

  await openInside(young.page, '/app/dependents');
  await see(young, 'app-dependents-asked');
  await young.page
    .getByRole('region')
    .getByRole('link', { name: beginning(t('delegates.answer.open', { name: '' })) })
    .click();
  await young.page.locator('[name=scopes][value=book]').waitFor();
  await see(young, 'app-delegates-id-share');
  await young.page.locator('[name=scopes][value=book]').check();
  await young.page.locator('main form [type=submit]').click();
  await young.page.getByText(t('delegates.share.done'), { exact: true }).waitFor();
  await pressLink(young.page, t('delegates.withdraw.open'));
  await young.page.getByRole('link', { name: t('delegates.withdraw.keep'), exact: true }).waitFor();
  await see(young, 'app-delegates-id-withdraw');
  await young.page.context().close();
};

/**
 * What a person sees whom a clinic invites: the invitations, the times set aside, and the appointment that was booked.
 */
export const walkThroughInvitation = async (traveller: Traveller, see: See): Promise<void> => {
  const { page, t } = traveller;
  const person = newInvitee();
  await inviteByCommand(traveller, person);
  await comeIn(traveller, person, invitationIn(await mailTo(traveller, person.email, 1)));
  await page.getByRole('link', { name: t('invitation.choose.at', { clinic: invitingClinic }), exact: true }).waitFor();
  await see(traveller, 'rvsp');
  await page.getByRole('link', { name: t('invitation.choose.at', { clinic: invitingClinic }), exact: true }).click();
  await timesListed(traveller);
  await see(traveller, 'rvsp-id-places');
  await takeTime(traveller, {});
  await givePhone(traveller);
  await page.getByRole('button', { name: t('review.confirm'), exact: true }).click();
  await page.getByRole('link', { name: t('confirmed.see'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: t('appointment.title'), exact: true }).waitFor();
  await see(traveller, 'rvsp-id');
};
