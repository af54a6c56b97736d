import type { Traveller } from '../../fixtures/journey.ts';
import { settled } from '../../looks/settled.ts';
import { bookAppointment, chooseOtherTime, seekOtherTime } from '../../screens/appointments.ts';
import { signUpToBook } from '../../screens/confirmEmail.ts';
import { dayInQuebec } from '../../screens/family.ts';
import { newcomer } from '../../screens/frontDoor.ts';
import { titled } from '../../screens/guest.ts';
import type { See } from '../../screens/passing.ts';

/** A time at which nobody else comes, as clinics type it. */
const lateIn = (days: number): string => `${dayInQuebec({ days })}T21:50`;

/** An appointment that its patient moves, that the clinic then moves, and that the clinic cancels. */
export const walkMoves = async (traveller: Traveller, see: See): Promise<void> => {
  const { page, t, clinic } = traveller;
  await signUpToBook(traveller, newcomer());
  const reference = await bookAppointment(traveller);
  await seekOtherTime(traveller);
  await chooseOtherTime(traveller);
  await see(traveller, 'booking-move-check');
  await page.getByRole('button', { name: t('move.confirm'), exact: true }).click();
  await titled(traveller, 'move.done');
  await see(traveller, 'booking-moved');
  await page.getByRole('link', { name: t('confirmed.see'), exact: true }).click();
  await titled(traveller, 'appointment.title');
  await clinic('move', reference, lateIn(9));
  await page
    .getByRole('alert')
    .filter({ hasText: t('news.moved') })
    .waitFor();
  await page.getByRole('link', { name: t('move.another'), exact: true }).waitFor();
  await see(traveller, 'app-appointments-id-moved-by-clinic');
  await clinic('cancel', reference);
  await page.locator('main').getByText(t('appointment.status.cancelledByClinic'), { exact: true }).waitFor();
  await settled(page);
  await see(traveller, 'app-appointments-id-cancelled-by-clinic');
};
