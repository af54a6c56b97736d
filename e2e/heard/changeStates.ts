import type { Traveller } from '../fixtures/journey.ts';
import { settled } from '../looks/settled.ts';
import { bookAppointment, chooseOtherTime, seekOtherTime, seeAppointment } from '../screens/appointments.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { dayInQuebec } from '../screens/family.ts';
import { newcomer } from '../screens/frontDoor.ts';
import { titled } from '../screens/guest.ts';
import type { See } from '../screens/passing.ts';
import {
  askToCancelFirst,
  openConversation,
  openDate,
  openThreads,
  signInAtClinic,
  waitingRows,
} from '../screens/staff.ts';
import { patientOfClinic, writeToClinic } from '../screens/staffPatients.ts';

const lastTime = -1;

/** A time at which nobody else comes, as clinics type it. */
const lateIn = (days: number): string => `${dayInQuebec({ days })}T21:50`;

/** An appointment that its patient moves, that the clinic then moves, and that the clinic cancels. */
export const walkMoves = async (traveller: Traveller, see: See): Promise<void> => {
  const { page, t, clinic } = traveller;
  await signUpToBook(traveller, newcomer());
  const reference = await bookAppointment(traveller, lastTime);
  await seekOtherTime(traveller);
  await chooseOtherTime(traveller, lastTime);
  await settled(page);
  await see(traveller, 'booking-move-check');
  await page.getByRole('button', { name: t('move.confirm') }).click();
  await titled(traveller, 'move.done');
  await settled(page);
  await see(traveller, 'booking-moved');
  await seeAppointment(traveller);
  await clinic('move', reference, lateIn(9));
  await page
    .getByRole('alert')
    .filter({ hasText: t('news.moved') })
    .waitFor();
  await page.getByRole('link', { name: t('move.another') }).waitFor();
  await settled(page);
  await see(traveller, 'app-appointments-id-moved-by-clinic');
  await clinic('cancel', reference);
  await page.locator('main').getByText(t('appointment.status.cancelledByClinic')).waitFor();
  await settled(page);
  await see(traveller, 'app-appointments-id-cancelled-by-clinic');
};

/** A message that arrives with a file, its conversation, and the question before it is closed without an answer. */
const seeConversation = async (traveller: Traveller, see: See): Promise<void> => {
  const { page, t } = traveller;
  const subject = traveller.lang === 'fr' ? 'Avant ma visite' : 'Before my visit';
  await writeToClinic(await patientOfClinic(traveller), subject);
  await page.getByRole('link', { name: subject }).waitFor();
  await settled(page);
  await see(traveller, 'staff-threads');
  await openConversation(traveller, subject);
  await settled(page);
  await see(traveller, 'staff-thread');
  await page.getByRole('button', { name: t('staff.thread.take'), exact: true }).click();
  await page.getByRole('button', { name: t('staff.thread.giveBack') }).waitFor();
  await settled(page);
  await see(traveller, 'staff-thread-taken');
  await page.getByRole('button', { name: t('staff.thread.close') }).click();
  await page.getByRole('alertdialog').waitFor();
  await see(traveller, 'staff-thread-close');
};

/** The area of the clinics: the sign-in, a day, the question before a cancellation, and the messages. */
export const walkStaff = async (traveller: Traveller, see: See): Promise<void> => {
  const { page } = traveller;
  await page.setViewportSize({ width: 1280, height: 900 });
  await signInAtClinic(traveller, async () => {
    await settled(page);
    await see(traveller, 'staff');
  });
  // The area speaks the language of the person who works there, who is French here.
  if (traveller.lang === 'en') await page.getByRole('button', { name: 'English' }).click();
  await openDate(traveller, dayInQuebec({ days: 3 }));
  await waitingRows(traveller).first().waitFor();
  await settled(page);
  await see(traveller, 'staff-day');
  await askToCancelFirst(traveller);
  await see(traveller, 'staff-day-cancel');
  await page.keyboard.press('Escape');
  await openThreads(traveller);
  await settled(page);
  await see(traveller, 'staff-threads-empty');
  await seeConversation(traveller, see);
};
