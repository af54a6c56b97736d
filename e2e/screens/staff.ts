import type { Locator } from 'playwright-core';

import type { Traveller } from '../fixtures/journey.ts';
import { untilFound } from '../fixtures/patience.ts';
import { press, typeIn, use } from './keyboard.ts';

/** Where the staff of the demo work. */
export const staffClinic = 'GMF des Trois-Érables';

/** As `npm start` prints them. */
export const receptionist = { name: 'Nadia Roy', login: 'accueil.boreal', password: 'Erable-Matin-52' };
export const manager = { name: 'Maude Aubin', login: 'gestion.boreal', password: 'Loutre-Brume-68' };

/** A code of that login that did not serve yet: at most two do in each half minute. */
export const freshCode = (url: string, login: string): Promise<string> =>
  untilFound(async () => {
    const text = await (await fetch(`${url}/dev/staff-code`)).text();
    return new RegExp(`<h2>${login}</h2><p>(\\d{6})</p>`).exec(text)?.[1];
  }, 'a code that did not serve yet');

/** The sign-in of the staff, looked at as it stands → today at the clinic, by the keyboard alone. */
export const signInAtClinic = async (
  traveller: Traveller,
  look: () => Promise<void>,
  { login, password } = receptionist,
): Promise<void> => {
  const { page, t, url } = traveller;
  await page.goto(`${url}/staff`);
  await page.getByRole('heading', { level: 1, name: t('staff.signIn.title'), exact: true }).waitFor();
  await look();
  await typeIn(page, 'login', login);
  await typeIn(page, 'password', password);
  await typeIn(page, 'code', await freshCode(url, login));
  await page.keyboard.press('Enter');
  await page.locator('[name=date]').waitFor();
};

/** The other language, chosen in the header; the receptionist of the demo speaks French unless one was chosen before. */
export const speakAtClinic = async ({ page, lang, t }: Traveller): Promise<void> => {
  const other = page.getByRole('banner').getByRole('button', { name: /^(English|Français)$/ });
  if ((await other.textContent()) === (lang === 'en' ? 'English' : 'Français')) await other.click();
  await page.getByText(t('staff.area'), { exact: true }).waitFor();
};

/** The day of this date, typed into the form. */
export const openDay = async (traveller: Traveller, date: string): Promise<void> => {
  const { page, t } = traveller;
  await page.locator('[name=date]').fill(date);
  await use(traveller, page.getByRole('button', { name: t('staff.day.show'), exact: true }));
  await page.waitForURL((address) => address.hash.includes(date));
  await page.getByRole('button', { name: t('common.print'), exact: true }).waitFor();
};

export const openToday = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  await use(traveller, page.getByRole('link', { name: t('staff.day.today'), exact: true }));
};

/** Of this patient, in the table or among the cards. */
export const rowOf = ({ page }: Traveller, name: string): Locator =>
  page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: name });

/** Opens the page that a link of this row leads to, such as « Écrire ». */
export const openFromRow = async (traveller: Traveller, name: string, act: 'write' | 'move'): Promise<void> => {
  const { page, t } = traveller;
  const link = rowOf(traveller, name)
    .getByRole('link')
    .filter({ hasText: t(`staff.act.${act}`) });
  await press(page, link);
  await page.getByRole('heading', { level: 1 }).filter({ hasText: name }).waitFor();
};
