import type { Traveller } from '../../fixtures/journey.ts';
import {
  bookByCode,
  findAppointment,
  introduceGuest,
  keepTime,
  lookWithoutAccount,
  titled,
  type Guest,
} from '../../screens/guest.ts';
import { comeIn, invitationIn, inviteByCommand, mailTo, newInvitee } from '../../screens/invitation.ts';
import type { See } from '../../screens/passing.ts';
import { bookAndBeReminded, openAppointment } from '../../screens/reminders.ts';

/** Each question of a guest, then the appointment, found again and cancelled. */
export const walkGuest = async (traveller: Traveller, see: See): Promise<void> => {
  const { page, t, lang } = traveller;
  const person: Guest = {
    firstName: 'Élise',
    lastName: 'Ouellet-D’Amours',
    birthDate: '1988-02-29',
    email: `elise.ouellet.${lang}@exemple.ca`,
  };
  const seeNext =
    (...names: string[]) =>
    async (): Promise<void> => {
      const name = names.shift();
      if (name !== undefined) await see(traveller, name);
    };
  await lookWithoutAccount(traveller, async () => undefined);
  await keepTime(traveller, 'guest.name.title');
  const questions = ['name', 'birth-date', 'card', 'contact', 'language'];
  await introduceGuest(traveller, person, seeNext(...questions.map((name) => `guest-${name}`)));
  const reference = await bookByCode(traveller, person, seeNext('guest-check', 'guest-code', 'guest-confirmed'));
  await page.getByRole('link', { name: t('guest.manage.open'), exact: true }).click();
  await findAppointment(traveller, reference, person);
  await see(traveller, 'guest-appointment');
  await page.getByRole('link', { name: t('appointment.cancel'), exact: true }).click();
  await titled(traveller, 'cancel.title');
  await see(traveller, 'guest-cancel');
  await page.getByRole('button', { name: t('cancel.confirm'), exact: true }).click();
  await titled(traveller, 'cancel.done.title');
  await see(traveller, 'guest-cancelled');
};

/** The link of a reminder, with a wrong birth date and with the right one. */
export const walkMailedLink = async (traveller: Traveller, see: See): Promise<void> => {
  const { page, t } = traveller;
  const { address } = await bookAndBeReminded(traveller);
  await openAppointment(traveller, address, '1954-12-27');
  await page
    .getByRole('alert')
    .filter({ hasText: t('visitLink.wrongBirthDate') })
    .waitFor();
  await see(traveller, 'mailed-appointment-refused');
  await openAppointment(traveller, address);
  await titled(traveller, 'appointment.title');
  await see(traveller, 'mailed-appointment');
  await page.getByRole('button', { name: t('attendance.confirm'), exact: true }).click();
  await page.getByText(t('appointment.status.confirmed'), { exact: true }).waitFor();
  await see(traveller, 'mailed-appointment-confirmed');
};

/** An invitation whose code is wrong. */
export const walkRefusedInvitation = async (traveller: Traveller, see: See): Promise<void> => {
  const { page, t } = traveller;
  const person = newInvitee();
  await inviteByCommand(traveller, person);
  const { address } = invitationIn(await mailTo(traveller, person.email, 1));
  await comeIn(traveller, person, { address, code: '0000 0000' });
  await page
    .getByRole('alert')
    .filter({ hasText: t('hub.refused') })
    .waitFor();
  await see(traveller, 'rvsp-auth-refused');
};
