import { networkAnswer } from '../../contract/clinics.ts';
import type { Traveller } from '../fixtures/journey.ts';
import { assertClean } from '../looks/clean.ts';
import { use } from './keyboard.ts';

export const clinicIdOf = async ({ page }: Pick<Traveller, 'page'>, name: string): Promise<string> => {
  const answered = await page.evaluate(async () => (await fetch('/api/appointment/available')).text());
  const { clinics } = networkAnswer.parse(JSON.parse(answered));
  return clinics.find((clinic) => clinic.name === name)?.clinicId ?? '';
};

/** The free times of one clinic, by its name, for somebody who is signed in. */
export const openSlotsOf = async (traveller: Traveller, name: string, date?: string): Promise<void> => {
  const { page, t, url } = traveller;
  const clinicId = await clinicIdOf(traveller, name);
  await page.goto(
    `${url}/#/app/appointments/new?step=places&clinics=${clinicId}${date === undefined ? '' : `&from=${date}&to=${date}`}`,
  );
  await page.getByRole('heading', { level: 1, name: t('booking.places.title'), exact: true }).waitFor();
  await page.locator('[name=raisonVisite]').selectOption('cold-flu');
  await page.getByRole('button', { name: t('booking.search'), exact: true }).click();
};

/** « Me prévenir quand une place se libère » → the page of alerts, where it stands. */
export const askToBeTold = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  await page.getByText(t('booking.empty'), { exact: true }).waitFor();
  await use(traveller, page.getByRole('button', { name: t('watch.start'), exact: true }));
  await use(traveller, page.getByRole('link', { name: t('watch.see'), exact: true }));
  await page.getByRole('heading', { level: 1, name: t('alert.list.title'), exact: true }).waitFor();
  await page.getByText(t('alert.state.waiting'), { exact: true }).waitFor();
};

/** The offer, as it comes without a reload → the page to check. */
export const takeOffer = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  await page.getByRole('heading', { name: t('offer.title'), exact: true }).waitFor();
  await assertClean(traveller);
  await use(traveller, page.getByRole('button', { name: t('offer.take'), exact: true }));
  await page.getByRole('heading', { level: 1, name: t('review.title'), exact: true }).waitFor();
  await page.getByRole('timer').waitFor();
};
