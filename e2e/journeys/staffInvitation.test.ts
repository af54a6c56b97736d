// Holds: product §8 staff
import { journey, type Traveller } from '../fixtures/journey.ts';
import { beginning } from '../fixtures/text.ts';
import { assertCleanOnBoth } from '../looks/clean.ts';
import { somebodyElse } from '../screens/bookAtClinic.ts';
import { comeIn, invitationIn, mailTo, newInvitee, type Invitee } from '../screens/invitation.ts';
import { press, typeIn } from '../screens/keyboard.ts';
import { signInAtClinic, speakAtClinic } from '../screens/staff.ts';
import { openSlotsPage } from '../screens/staffSlots.ts';

const typeCard = async ({ page, lang, t }: Traveller, { nam, birthDate, email }: Invitee): Promise<void> => {
  await typeIn(page, 'nam', nam);
  await typeIn(page, 'birthDate', birthDate.replaceAll('-', ''));
  await typeIn(page, 'firstName', 'Rita');
  await typeIn(page, 'lastName', 'Gagnon');
  await typeIn(page, 'email', email);
  await page.locator(`[name=lang][value=${lang}]`).focus();
  await page.keyboard.press('Space');
  await page.locator('[name=careType]').selectOption({ label: t('careType.follow-up') });
};

const walk = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  const person = newInvitee();
  const invited = await somebodyElse(traveller);
  await signInAtClinic(traveller, () => Promise.resolve());
  await speakAtClinic(traveller);
  await openSlotsPage(traveller);
  await press(page, page.getByRole('link', { name: t('staff.invitations.link'), exact: true }));
  await typeCard(traveller, person);
  await assertCleanOnBoth(traveller);
  await press(page, page.getByRole('button', { name: t('staff.invite.submit'), exact: true }));
  const card = page.getByRole('region', { name: 'Rita Gagnon', exact: true });
  await card.getByText(t('staff.invitation.open'), { exact: true }).waitFor();
  await assertCleanOnBoth(traveller);

  await comeIn(invited, person, invitationIn(await mailTo(traveller, person.email, 1)));
  const title = invited.t('invitation.list.title.of', { name: 'Rita' });
  await invited.page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();

  await press(page, card.getByRole('button', { name: beginning(t('staff.invitation.end')) }));
  await press(page, page.getByRole('button', { name: t('staff.invitation.end.confirm'), exact: true }));
  await card.waitFor({ state: 'detached' });
};

for (const lang of ['fr', 'en'] as const)
  journey(
    `${lang}: a receptionist invites a person, who comes in with the code of the email, and takes the invitation back`,
    { lang, width: 1280 },
    walk,
  );
