import type { Traveller } from '../fixtures/journey.ts';
import { pressInNavigation } from './keyboard.ts';

let newcomers = 0;

/**
 * A person who has never been here; each journey makes a new one. Counted, not drawn: each file has a product of its
 * own. The health number is synthetic.
 */
export const newcomer = () => {
  newcomers += 1;
  const login = `voyage.${newcomers}`;
  const letters = `VO${letter(newcomers / 26)}${letter(newcomers)}`;
  return { login, email: `${login}@exemple.ca`, nam: `${letters} 5412 2816`, password: 'Canot 7 érables!' };
};

const letter = (count: number): string => String.fromCharCode(65 + (Math.floor(count) % 26));

export type Newcomer = ReturnType<typeof newcomer>;

/** Login → « Créer un compte » → the filled form → home. */
export const signUp = async ({ page, t }: Traveller, person: Newcomer): Promise<void> => {
  await page.getByRole('link', { name: t('login.createAccount'), exact: true }).click();
  await page
    .getByRole('heading', { level: 1, name: t('signup.title'), exact: true })
    .and(page.locator(':focus'))
    .waitFor();
  await page.locator('[name=email]').fill(person.email);
  await page.locator('[name=nam]').fill(person.nam);
  await page.locator('[name=login]').fill(person.login);
  await page.locator('[name=password]').fill(person.password);
  await page.locator('[name=confirmPassword]').fill(person.password);
  await page.locator('[name=terms]').check();
  await page.getByRole('button', { name: t('signup.submit'), exact: true }).click();
  // The login screen offers an appointment without an account in nearly the same words.
  await page.getByRole('link', { name: t('home.book'), exact: true }).waitFor();
};

/** The account menu → the login screen with its green message. */
export const logOut = async ({ page, t }: Traveller): Promise<void> => {
  await pressInNavigation({ page, t }, 'header.logout');
  await page
    .getByRole('status')
    .filter({ hasText: t('login.successfulLogout') })
    .waitFor();
};

export const logIn = async (
  { page, t }: Traveller,
  { login, password }: Pick<Newcomer, 'login' | 'password'>,
): Promise<void> => {
  await page.locator('[name=username]').fill(login);
  await page.locator('[name=password]').fill(password);
  await page.getByRole('button', { name: t('login.submit'), exact: true }).click();
  await page.waitForURL(/#\/app\//); // the login has a link of nearly that name, for who has no account
  await page.getByRole('link', { name: t('home.book'), exact: true }).waitFor();
};
