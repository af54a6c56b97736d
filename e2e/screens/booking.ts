import type { Traveller } from '../fixtures/journey.ts';
import { findTime, type Wish } from './slots.ts';

/** A page and its words are enough to look for slots. */
type Looking = Pick<Traveller, 'page' | 't'>;

/** The question form, filled → the free times. */
export const askNear = async ({ page, t }: Looking, postalCode: string): Promise<void> => {
  await page.locator('[name=raisonVisite]').selectOption('cold-flu');
  await page.getByRole('radio', { name: t('booking.where.near'), exact: true }).check();
  await page.locator('[name=postalCode]').fill(postalCode);
  await page.getByRole('button', { name: t('booking.search'), exact: true }).click();
  await page.getByRole('heading', { name: t('booking.places.title'), exact: true }).waitFor();
};

/** Home → « Prendre un rendez-vous » → the question form, filled → the free times. */
export const searchNear = async (traveller: Looking, postalCode: string): Promise<void> => {
  await traveller.page.getByRole('link', { name: traveller.t('home.book'), exact: true }).click();
  await askNear(traveller, postalCode);
};

/** A tap on a free time → the page to check. @returns the id of the slot */
export const takeTime = async (traveller: Traveller, wish?: Wish): Promise<string> => {
  const { page, t } = traveller;
  const slot = await findTime(traveller, wish);
  const chosen = (await slot.getAttribute('id')) ?? '';
  await slot.click();
  await page.getByRole('heading', { level: 1, name: t('review.title'), exact: true }).waitFor();
  return chosen;
};

/** What the clinic needs once from a new person, asked on the page to check. */
export const introduceOneself = async ({ page }: Traveller): Promise<void> => {
  await page.locator('[name=firstName]').fill('Maëlle');
  await page.locator('[name=lastName]').fill('D’Amours-Roy');
  await page.locator('[name=birthDate]').fill('1954-12-28');
};

/** An appointment by telephone asks which number rings. */
export const givePhone = async ({ page, t }: Looking): Promise<void> => {
  await page.getByRole('button', { name: t('review.confirm'), exact: true }).waitFor();
  const phone = page.locator('main [name=phone]');
  if ((await phone.count()) > 0 && (await phone.inputValue()) === '') await phone.fill('514 555-0123');
};

/** Also in groups of five. */
const shownReference = (text: string): string => {
  const reference = /\b[A-Z0-9]{10}\b|\b[A-Z0-9]{5}[  -][A-Z0-9]{5}\b/.exec(text)?.[0];
  if (reference === undefined) throw new Error('The page shows no reference.');
  return reference;
};

/** The reference that a page shows, without the spaces of its groups. */
export const referenceIn = (text: string): string => shownReference(text).replace(/[^A-Z0-9]/g, '');

/** « Confirmer le rendez-vous » → the confirmation. @returns the reference */
export const confirm = async (traveller: Traveller): Promise<string> => {
  const { page, t } = traveller;
  await givePhone(traveller);
  await page.getByRole('button', { name: t('review.confirm'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: t('confirmed.title'), exact: true }).waitFor();
  return shownReference(await page.locator('main').innerText());
};

/** The confirmation → the appointment → its own page to cancel → cancelled. */
export const cancelFromConfirmation = async ({ page, t }: Traveller): Promise<void> => {
  await page.getByRole('link', { name: t('confirmed.see'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: t('appointment.title'), exact: true }).waitFor();
  await page.getByRole('link', { name: t('appointment.cancel'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: t('cancel.title'), exact: true }).waitFor();
  await page.getByRole('link', { name: t('cancel.keep'), exact: true }).waitFor();
  await page.getByRole('button', { name: t('cancel.confirm'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: t('cancel.done.title'), exact: true }).waitFor();
};
