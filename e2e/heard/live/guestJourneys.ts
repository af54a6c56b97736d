import { givePhone, takeTime } from '../../screens/booking.ts';
import { bookByCode, guest, introduceGuest, keepTime, lookWithoutAccount, titled } from '../../screens/guest.ts';
import { comeIn, invitationIn, inviteByCommand, invitingClinic, mailTo, newInvitee } from '../../screens/invitation.ts';
import { timesListed } from '../../screens/slots.ts';
import { found, holdStarts, type Journey } from './journeys.ts';

const withoutAccount: Journey = async (traveller, { at }) => {
  const person = guest();
  const next =
    (...moments: string[]) =>
    async (): Promise<void> => {
      const moment = moments.shift();
      if (moment !== undefined && moment !== '') await at(moment);
    };
  await lookWithoutAccount(traveller, async () => undefined);
  await timesListed(traveller);
  await at('the search ends', found);
  await keepTime(traveller, 'guest.name.title');
  await at('the hold starts', holdStarts(traveller));
  const questions = ['the birth date', 'the card', 'the contact', 'the language'];
  await introduceGuest(traveller, person, next('', ...questions.map((question) => `${question} is asked`)));
  await bookByCode(
    traveller,
    person,
    next('the answers are checked', 'the code is asked', 'the appointment is confirmed'),
  );
};

const invited: Journey = async (traveller, { at }) => {
  const { page, t } = traveller;
  const person = newInvitee();
  await inviteByCommand(traveller, person);
  await comeIn(traveller, person, invitationIn(await mailTo(traveller, person.email, 1)));
  const choose = page.getByRole('link', { name: t('invitation.choose.at', { clinic: invitingClinic }), exact: true });
  await choose.waitFor();
  await at('the invitation opens');
  await choose.click();
  await timesListed(traveller);
  await at('the times are shown');
  await takeTime(traveller, {});
  await at('the hold starts', holdStarts(traveller));
  await givePhone(traveller);
  await page.getByRole('button', { name: t('review.confirm'), exact: true }).click();
  await titled(traveller, 'confirmed.title');
  await at('the appointment is confirmed');
};

/** Of people who have no account, each in a browser of its own. */
export const guestJourneys = { guest: withoutAccount, invitation: invited } satisfies Record<string, Journey>;
