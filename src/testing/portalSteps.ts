import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** The control with this label, once it is there. */
export const field = (label: string): Promise<HTMLElement> => screen.findByLabelText(label, { selector: 'input, select' });

/** The title of the page, once it is there. */
export const title = (words: string): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name: words });

/** Types a login id and a password on the login screen, and presses Enter. */
export const signInByForm = async (user: UserEvent, username: string, password: string): Promise<void> => {
  await user.type(await field('Identifiant ou courriel'), username);
  await user.type(await field('Mot de passe'), `${password}{Enter}`);
};
