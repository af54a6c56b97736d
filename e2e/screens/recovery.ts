import type { Traveller } from '../fixtures/journey.ts';
import { untilFound } from '../fixtures/patience.ts';
import type { Newcomer } from './frontDoor.ts';

/**
 * The address in the newest mail to somebody that leads to a route, once it was sent. It is read where a newcomer reads
 * mail.
 */
export const mailedAddress = ({ url }: Traveller, person: Pick<Newcomer, 'email'>, route: string): Promise<string> => {
  return untilFound(async () => {
    const answer = await fetch(`${url}/dev/mail.json?to=${encodeURIComponent(person.email)}`);
    // As text: of a mail, only its link is wanted.
    return (await answer.text())
      .match(/https?:\/\/[^\s"\\<]+/g)
      ?.find((found) => found.includes(`#${route}?key=`) || found.endsWith(`#${route}`));
  }, `a mail that leads to ${route}`);
};

/** Login → « Mot de passe oublié? » → the form → login again, with the same words for everybody. */
export const askForLink = async ({ page, t }: Traveller, { email, nam }: Newcomer): Promise<void> => {
  await page.getByRole('link', { name: t('login.forgot'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: t('recover.title'), exact: true }).waitFor();
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=nam]').fill(nam);
  await page.getByRole('button', { name: t('recover.submit'), exact: true }).click();
  await page
    .getByRole('status')
    .filter({ hasText: t('recover.mailSent') })
    .waitFor();
};

/** The page of the link: the login, then a new password twice, then home. */
export const chooseNewPassword = async (
  { page, t }: Traveller,
  { login }: Pick<Newcomer, 'login'>,
  password: string,
): Promise<void> => {
  await page.getByText(t('newPassword.account', { login }), { exact: true }).waitFor();
  await page.locator('[name=newPassword]').fill(password);
  await page.locator('[name=confirmNewPassword]').fill(password);
  await page.getByRole('button', { name: t('newPassword.submit'), exact: true }).click();
  await page
    .getByRole('status')
    .filter({ hasText: t('newPassword.done') })
    .waitFor();
};
