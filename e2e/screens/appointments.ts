import type { Traveller } from '../fixtures/journey.ts';
import { confirm, introduceOneself, searchNear, takeTime } from './booking.ts';
import { press, typeIn } from './keyboard.ts';
import { findTime } from './slots.ts';

/** The confirmation → the page of the appointment. */
const seeAppointment = async ({ page, t }: Traveller): Promise<void> => {
  await page.getByRole('link', { name: t('confirmed.see'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: t('appointment.title'), exact: true }).waitFor();
};

/** From home to the page of a new appointment. @returns its reference */
export const bookAppointment = async (traveller: Traveller): Promise<string> => {
  const { page } = traveller;
  await searchNear(traveller, 'H2X 1Y4');
  await takeTime(traveller);
  if (await page.locator('[name=firstName]').isVisible()) await introduceOneself(traveller);
  const reference = await confirm(traveller);
  await seeAppointment(traveller);
  return reference.replace(/[^A-Z0-9]/g, '');
};

/** The page of an appointment → the search for another time, anywhere → the free times. */
export const seekOtherTime = async ({ page, t }: Traveller): Promise<void> => {
  await page.getByRole('link', { name: t('move.start'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: t('move.title'), exact: true }).waitFor();
  await page.getByRole('radio', { name: t('booking.where.anywhere'), exact: true }).check();
  await page.getByRole('button', { name: t('booking.search'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: t('booking.places.title'), exact: true }).waitFor();
};

/** A tap on another free time → old and new side by side. */
export const chooseOtherTime = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  await (await findTime(traveller)).click();
  await page.getByRole('heading', { level: 1, name: t('move.review'), exact: true }).waitFor();
  await page.getByRole('button', { name: t('move.confirm'), exact: true }).waitFor();
  const phone = page.locator('main [name=phone]');
  if ((await phone.count()) > 0) await phone.fill('514 555-0123');
};

/** The number that will ring, typed into its open form, by the keyboard alone. */
export const saveNumber = async ({ page, t }: Traveller): Promise<void> => {
  await typeIn(page, 'phone', '4385550101');
  await press(page, page.getByRole('button', { name: t('appointment.number.save'), exact: true }));
  await page
    .getByRole('status')
    .filter({ hasText: t('appointment.number.done', { phone: '438 555-0101' }) })
    .waitFor();
};
