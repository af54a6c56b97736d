import type { Traveller } from '../fixtures/journey.ts';
import { confirm, freeTimes, introduceOneself, searchNear, takeTime } from './booking.ts';

/** The confirmation → the page of the appointment. */
export const seeAppointment = async ({ page, t }: Traveller): Promise<void> => {
  await page.getByRole('link', { name: t('confirmed.see') }).click();
  await page.getByRole('heading', { level: 1, name: t('appointment.title') }).waitFor();
};

/** From home to the page of a new appointment, at the `at`-th free time. @returns its reference */
export const bookAppointment = async (traveller: Traveller, at: number): Promise<string> => {
  const { page } = traveller;
  await searchNear(traveller, 'H2X 1Y4');
  await takeTime(traveller, at);
  if (await page.locator('[name=firstName]').isVisible()) await introduceOneself(traveller);
  const reference = await confirm(traveller);
  await seeAppointment(traveller);
  return reference;
};

/** The page of an appointment → the search for another time, anywhere → the free times. */
export const seekOtherTime = async ({ page, t }: Traveller): Promise<void> => {
  await page.getByRole('link', { name: t('move.start') }).click();
  await page.getByRole('heading', { level: 1, name: t('move.title') }).waitFor();
  await page.getByRole('radio', { name: t('booking.where.anywhere') }).check();
  await page.getByRole('button', { name: t('booking.search') }).click();
  await page.getByRole('heading', { level: 1, name: t('booking.slots.title') }).waitFor();
};

/** A tap on a free time → old and new side by side. */
export const chooseOtherTime = async (traveller: Traveller, at: number): Promise<void> => {
  const { page, t } = traveller;
  await freeTimes(traveller).nth(at).click();
  await page.getByRole('heading', { level: 1, name: t('move.review') }).waitFor();
  await page.getByRole('button', { name: t('move.confirm') }).waitFor();
  const phone = page.locator('main [name=phone]');
  if ((await phone.count()) > 0) await phone.fill('514 555-0123');
};
