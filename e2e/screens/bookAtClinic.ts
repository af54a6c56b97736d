import type { Traveller } from '../fixtures/journey.ts';
import { openSlotsOf } from './alerts.ts';
import { seeAppointment } from './appointments.ts';
import { confirm, introduceOneself, takeTime } from './booking.ts';
import { signUpToBook } from './confirmEmail.ts';
import { newcomer } from './frontDoor.ts';
import { staffClinic } from './staff.ts';

/**
 * Signs up, books the first free time of the clinic and opens the appointment. @returns when it is, and the address of
 * its page
 */
export const bookHere = async (traveller: Traveller): Promise<{ date: string; address: string }> => {
  const { page, t } = traveller;
  await signUpToBook(traveller, newcomer());
  await openSlotsOf(traveller, staffClinic);
  await takeTime(traveller, 0);
  await introduceOneself(traveller);
  await confirm(traveller);
  await seeAppointment(traveller);
  const file = await page.getByRole('link', { name: t('appointment.calendar.add') }).getAttribute('href');
  const text = await (await page.request.get(new URL(file ?? '', page.url()).href)).text();
  const [, year, month, day] = /DTSTART;TZID=[^:]+:(\d{4})(\d\d)(\d\d)T/.exec(text) ?? [];
  return { date: `${year}-${month}-${day}`, address: page.url() };
};
