import type { Traveller } from '../fixtures/journey.ts';
import { settled } from '../looks/settled.ts';
import {
  bookByCode,
  findAppointment,
  introduceGuest,
  keepTime,
  lookWithoutAccount,
  titled,
  type Guest,
} from '../screens/guest.ts';
import type { See } from '../screens/passing.ts';
import { bookAndBeReminded, openAppointment } from '../screens/reminders.ts';

/** Earlier walks took times from the front of the list, more or fewer of them. */
const lastTime = -1;

/** Each question of a guest, then the appointment, found again and cancelled. */
export const walkGuest = async (traveller: Traveller, see: See): Promise<void> => {
  const { page, t, lang } = traveller;
  const person: Guest = {
    firstName: 'Élise',
    lastName: 'Ouellet-D’Amours',
    birthDate: '1988-02-29',
    email: `elise.ouellet.${lang}@exemple.ca`,
  };
  const seeNext = (names: readonly string[]) => {
    const left = [...names];
    return async (): Promise<void> => {
      const name = left.shift();
      if (name === undefined) return;
      await settled(page);
      await see(traveller, name);
    };
  };
  await lookWithoutAccount(traveller, async () => undefined);
  await keepTime(traveller, lastTime, 'guest.name.title');
  const questions = ['name', 'birth-date', 'card', 'contact', 'language'];
  await introduceGuest(traveller, person, seeNext(questions.map((name) => `guest-${name}`)));
  const reference = await bookByCode(traveller, person, seeNext(['guest-check', 'guest-code', 'guest-confirmed']));
  await page.getByRole('link', { name: t('guest.manage.open') }).click();
  await findAppointment(traveller, reference, person);
  await seeNext(['guest-appointment'])();
  await page.getByRole('link', { name: t('appointment.cancel') }).click();
  await titled(traveller, 'cancel.title');
  await seeNext(['guest-cancel'])();
  await page.getByRole('button', { name: t('cancel.confirm') }).click();
  await titled(traveller, 'cancel.done.title');
  await seeNext(['guest-cancelled'])();
};

/** The link of a reminder, with a wrong birth date and with the right one. */
export const walkMailedLink = async (traveller: Traveller, see: See): Promise<void> => {
  const { page, t } = traveller;
  const { address } = await bookAndBeReminded(traveller, lastTime);
  await openAppointment(traveller, address, '1954-12-27');
  await page.getByText(t('visitLink.wrongBirthDate')).first().waitFor();
  await settled(page);
  await see(traveller, 'mailed-appointment-refused');
  await openAppointment(traveller, address);
  await titled(traveller, 'appointment.title');
  await settled(page);
  await see(traveller, 'mailed-appointment');
  await page.getByRole('button', { name: t('attendance.confirm') }).click();
  await page.getByText(t('appointment.status.confirmed'), { exact: true }).waitFor();
  await settled(page);
  await see(traveller, 'mailed-appointment-confirmed');
};
