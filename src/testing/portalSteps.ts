import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The control with this label, once it is there. */
export const field = (label: string): Promise<HTMLElement> =>
  screen.findByLabelText(label, { selector: 'input, select' });

/** The title of the page, once it is there. */
export const title = (i18n: string): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name: i18n });

/** The part of the page that says these words by itself, once it does. */
export const statusSaying = (i18n: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = screen.getAllByRole('status').find(({ textContent }) => textContent.includes(i18n));
    if (!found) throw new Error(`nothing says: ${i18n}`);
    return found;
  });

/** Types a login id and a password on the login screen, and presses Enter. */
export const signInByForm = async (user: UserEvent, username: string, password: string): Promise<void> => {
  await user.type(await field('Identifiant ou courriel'), username);
  await user.type(await field('Mot de passe'), `${password}{Enter}`);
};
