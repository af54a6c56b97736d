import type { Lang } from '../fixtures/text.ts';
import type { Traveller } from '../fixtures/journey.ts';
import { signUpToBook } from './confirmEmail.ts';
import { logOut, newcomer } from './frontDoor.ts';
import { openMailbox, openThread } from './mailbox.ts';
import { mailedAddress } from './recovery.ts';
import { bookAppointment } from './appointments.ts';

/** The birth date that a newcomer gives at the first booking (booking.ts). */
const birthDate = '1954-12-28';

/** The subject of the message that a reminder leaves (server/src/domain/reminders). */
const subjects: Record<Lang, string> = { fr: 'Rappel\u00A0: votre rendez-vous', en: 'Reminder: your appointment' };

/** What a booked appointment is told as: its reference, when by the clinic’s clock, and the link that was mailed. */
export type Reminded = { address: string; reference: string; time: RegExp; message: string };

/** `091500` on the clinic’s clock, as people read it. */
const spoken = (hour: number, minute: string, lang: Lang): RegExp =>
  lang === 'fr'
    ? new RegExp(`\\b${hour}\\sh${minute === '00' ? '' : `\\s${minute}`}\\b`)
    : new RegExp(`\\b${hour % 12 || 12}:${minute}\\s${hour < 12 ? 'a' : 'p'}\\.m\\.`);

/** The time in the calendar file of the appointment that is shown, as the clinic’s clock tells it. */
const timeInFile = async ({ page, lang, t }: Traveller): Promise<RegExp> => {
  const file = await page.getByRole('link', { name: t('appointment.calendar.add'), exact: true }).getAttribute('href');
  const text = await (await page.request.get(new URL(file ?? '', page.url()).href)).text();
  const [, hour = '', minute = ''] = /DTSTART;TZID=America\/Toronto:\d{8}T(\d\d)(\d\d)00/.exec(text) ?? [];
  if (hour === '') throw new Error('The calendar file names no time of the clinic.');
  return spoken(Number(hour), minute, lang);
};

/** A newcomer books, is reminded by mail and message, and leaves. */
export const bookAndBeReminded = async (traveller: Traveller): Promise<Reminded> => {
  const { page, lang } = traveller;
  const person = newcomer();
  await signUpToBook(traveller, person);
  const reference = await bookAppointment(traveller);
  const time = await timeInFile(traveller);
  await traveller.clinic('remind', reference);
  const address = await mailedAddress(traveller, person, '/nosession/visit');
  await openMailbox(traveller, 1);
  await openThread(traveller, subjects[lang]);
  const message = await page.locator('main').innerText();
  await logOut(traveller);
  return { reference, address, time, message };
};

/** The mailed link → the birth date → the appointment. */
export const openAppointment = async ({ page, t }: Traveller, address: string, date = birthDate): Promise<void> => {
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: t('appointmentLink.title'), exact: true }).waitFor();
  await page.locator('[name=birthDate]').fill(date);
  await page.getByRole('button', { name: t('appointmentLink.open'), exact: true }).click();
};
