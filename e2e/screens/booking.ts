import type { Locator } from 'playwright-core';

import type { Traveller } from '../fixtures/journey.ts';

/** A page and its words are enough to look for slots. */
type Looking = Pick<Traveller, 'page' | 't'>;

/** The question form, filled → the free times. */
export const askNear = async ({ page, t }: Looking, postalCode: string): Promise<void> => {
  await page.locator('[name=raisonVisite]').selectOption('cold-flu');
  await page.getByRole('radio', { name: t('booking.where.near') }).check();
  await page.locator('[name=postalCode]').fill(postalCode);
  await page.getByRole('button', { name: t('booking.search') }).click();
  await page.getByRole('heading', { name: t('booking.slots.title') }).waitFor();
};

/** Home → « Prendre un rendez-vous » → the question form, filled → the free times. */
export const searchNear = async (traveller: Looking, postalCode: string): Promise<void> => {
  await traveller.page.getByRole('link', { name: traveller.t('home.book') }).click();
  await askNear(traveller, postalCode);
};

/**
 * The buttons of the free times, in the order of the page, without those for small children or beside an appointment.
 */
export const freeTimesPath =
  '//*[starts-with(@id,"place-")][not(@data-off="true")][not(ancestor::*[starts-with(@data-ages,"0-") and @data-ages!="0-"])]';

export const freeTimes = ({ page }: Pick<Looking, 'page'>): Locator => page.locator(`xpath=${freeTimesPath}`);

/** A tap on a free time → the page to check. @returns the id of the slot */
export const takeTime = async (traveller: Traveller, at: number): Promise<string> => {
  const { page, t } = traveller;
  const slot = freeTimes(traveller).nth(at);
  await slot.waitFor();
  const chosen = (await slot.getAttribute('id')) ?? '';
  await slot.click();
  await page.getByRole('heading', { level: 1, name: t('review.title') }).waitFor();
  return chosen;
};

/** What the clinic needs once from a new person, asked on the page to check. */
export const introduceOneself = async ({ page }: Traveller): Promise<void> => {
  await page.locator('[name=firstName]').fill('Maëlle');
  await page.locator('[name=lastName]').fill('D’Amours-Roy');
  await page.locator('[name=birthDate]').fill('1954-12-28');
};

/** One number has one budget, which two journeys on one database would share. */
const numberOf = (lang: string): string => (lang === 'fr' ? '514 555-0123' : '514 555-0124');

/** An appointment by telephone asks which number rings; which time is taken first differs from day to day. */
export const givePhone = async ({ page, t, lang }: Pick<Traveller, 'page' | 't' | 'lang'>): Promise<void> => {
  await page.getByRole('button', { name: t('review.confirm') }).waitFor();
  const phone = page.locator('main [name=phone]');
  if ((await phone.count()) > 0 && (await phone.inputValue()) === '') await phone.fill(numberOf(lang));
};

/** Also in groups of five. */
export const referenceIn = (text: string): string => {
  const reference = /\b[A-Z0-9]{5}\s?[A-Z0-9]{5}\b/.exec(text)?.[0];
  if (reference === undefined) throw new Error('The page shows no reference.');
  return reference.replace(/\s/g, '');
};

/** « Confirmer le rendez-vous » → the confirmation. @returns the reference */
export const confirm = async (traveller: Traveller): Promise<string> => {
  const { page, t } = traveller;
  await givePhone(traveller);
  await page.getByRole('button', { name: t('review.confirm') }).click();
  await page.getByRole('heading', { level: 1, name: t('confirmed.title') }).waitFor();
  return referenceIn(await page.locator('main').innerText());
};

/** The confirmation → the appointment → its own page to cancel → cancelled. */
export const cancelFromConfirmation = async ({ page, t }: Traveller): Promise<void> => {
  await page.getByRole('link', { name: t('confirmed.see') }).click();
  await page.getByRole('heading', { level: 1, name: t('appointment.title') }).waitFor();
  await page.getByRole('link', { name: t('appointment.cancel') }).click();
  await page.getByRole('heading', { level: 1, name: t('cancel.title') }).waitFor();
  await page.getByRole('link', { name: t('cancel.keep') }).waitFor();
  await page.getByRole('button', { name: t('cancel.confirm') }).click();
  await page.getByRole('heading', { level: 1, name: t('cancel.done.title') }).waitFor();
};
