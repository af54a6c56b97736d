import { networkAnswer } from '../../contract/clinics.ts';
import type { Traveller } from '../fixtures/journey.ts';
import { assertClean } from '../looks/clean.ts';
import { cancelFromConfirmation, confirm, introduceOneself, takeTime } from './booking.ts';
import { signUpToBook } from './confirmEmail.ts';
import { newcomer } from './frontDoor.ts';
import { use } from './keyboard.ts';
import { somebodyElse } from './others.ts';

/** The free times of one clinic, by its name, for somebody who is signed in. */
export const openSlotsOf = async ({ page, t, url }: Traveller, name: string): Promise<void> => {
  const answered = await page.evaluate(async () => (await fetch('/api/appointment/available')).text());
  const { clinics } = networkAnswer.parse(JSON.parse(answered));
  const clinicId = clinics.find((clinic) => clinic.name === name)?.clinicId ?? '';
  await page.goto(`${url}/#/app/appointments/new?step=places&clinics=${clinicId}`);
  await page.getByRole('heading', { level: 1, name: t('booking.slots.title') }).waitFor();
  await page.locator('[name=raisonVisite]').selectOption('cold-flu');
  await page.getByRole('button', { name: t('booking.search') }).click();
};

/** « Me prévenir quand une place se libère » → the page of alerts, where it stands. */
export const askToBeTold = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  await page.getByText(t('booking.empty'), { exact: true }).waitFor();
  await use(traveller, page.getByRole('button', { name: t('watch.start') }));
  await use(traveller, page.getByRole('link', { name: t('watch.see') }));
  await page.getByRole('heading', { level: 1, name: t('alert.list.title') }).waitFor();
  await page.getByText(t('alert.state.waiting'), { exact: true }).waitFor();
};

/** The offer, as it comes without a reload → the page to check. */
export const takeOffer = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  await page.getByRole('heading', { name: t('offer.title'), exact: true }).waitFor();
  await assertClean(traveller);
  await use(traveller, page.getByRole('button', { name: t('offer.take') }));
  await page.getByRole('heading', { level: 1, name: t('review.title') }).waitFor();
  await page.getByRole('timer').waitFor();
};

export const chooseReason = async ({ page }: Traveller): Promise<void> => {
  const reason = page.locator('[name=raisonVisite]');
  if (await reason.isVisible()) await reason.selectOption('cold-flu');
};

/** Somebody else has the only free time of the clinic. @returns what gives it back */
export const takeOnlyTime = async (traveller: Traveller, clinic: string): Promise<() => Promise<void>> => {
  const holder = await somebodyElse(traveller);
  await signUpToBook(holder, newcomer());
  await openSlotsOf(holder, clinic);
  await takeTime(holder, 0);
  await introduceOneself(holder);
  await chooseReason(holder);
  await confirm(holder);
  return async () => {
    await cancelFromConfirmation(holder);
    await openSlotsOf(holder, clinic);
    await holder.page.getByText(holder.t('booking.empty'), { exact: true }).waitFor();
    await holder.page.context().close();
  };
};
