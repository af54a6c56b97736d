import type { Browser } from 'playwright-core';

import type { Traveller } from '../fixtures/journey.ts';
import { beginning } from '../fixtures/text.ts';
import { logIn, type Newcomer } from './frontDoor.ts';
import { press, pressInNavigation, typeIn } from './keyboard.ts';

/**
 * The header → the overview of the account → one of its pages, by the title of both; by the keyboard, as everything
 * here.
 */
export const openFromOverview = async ({ page, t }: Traveller, title: string): Promise<void> => {
  await pressInNavigation({ page, t }, 'header.account');
  await page.getByRole('heading', { level: 1, name: t('account.title'), exact: true }).waitFor();
  await press(page, page.getByRole('link', { name: beginning(t(title)) }));
  await page.getByRole('heading', { level: 1, name: t(title), exact: true }).waitFor();
};

/** Home → « Compléter mes renseignements » → the filled form → the overview, which shows the name. */
export const introduceFromHome = async ({ page, t }: Traveller): Promise<void> => {
  await press(
    page,
    page.getByRole('link', { name: `${t('home.finish.profile')}, ${t('home.finish.profile.hint')}`, exact: true }),
  );
  await typeIn(page, 'firstName', 'Maëlle');
  await typeIn(page, 'lastName', 'D’Amours-Roy');
  await typeIn(page, 'birthDate', '19541228');
  await typeIn(page, 'phone', '5145550199');
  await press(page, page.getByRole('button', { name: t('account.save'), exact: true }));
  await page.getByText(t('profile.saved'), { exact: true }).waitFor();
  await page.getByText('Maëlle D’Amours-Roy · 514 555-0199', { exact: true }).waitFor();
};

/** Someone signs in with this person's password on another phone. @returns what that phone shows */
export const signInElsewhere = async (browser: Browser, traveller: Traveller, person: Newcomer): Promise<Traveller> => {
  const context = await browser.newContext({
    locale: traveller.lang === 'fr' ? 'fr-CA' : 'en-CA',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
  });
  const page = await context.newPage();
  await page.goto(traveller.url);
  const elsewhere = { ...traveller, page };
  await logIn(elsewhere, person);
  return elsewhere;
};

/** The page of the password: the present one, a new one twice, then the overview. */
export const changePassword = async ({ page, t }: Traveller, password: string, newPassword: string): Promise<void> => {
  await typeIn(page, 'password', password);
  await typeIn(page, 'newPassword', newPassword);
  await typeIn(page, 'confirmNewPassword', newPassword);
  await press(page, page.getByRole('button', { name: t('newPassword.submit'), exact: true }));
  await page.getByText(t('passwordChange.done'), { exact: true }).waitFor();
};
