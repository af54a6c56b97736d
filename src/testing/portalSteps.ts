import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { sentence } from './sentence';

export const field = (label: string): Promise<HTMLElement> =>
  screen.findByLabelText(label, { selector: 'input, select' });

export const title = (i18n: string): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name: i18n });

export const liveRegions = (): HTMLElement[] => [
  // eslint-disable-next-line testing-library/no-node-access -- a live region may have no role to ask for
  ...document.querySelectorAll<HTMLElement>('[role=status], [aria-live=polite]'),
];

export const statusSaying = (i18n: string): Promise<HTMLElement> =>
  waitFor(() => {
    const found = liveRegions().find(({ textContent }) => textContent.includes(i18n));
    if (!found) throw new Error(`nothing says: ${i18n}`);
    return found;
  });

/** Waits until no text says it any more. */
export const unsaid = (i18n: string): Promise<void> =>
  waitFor(() => {
    expect(screen.queryByText(sentence(i18n))).not.toBeInTheDocument();
  });

/** With Enter. */
export const signInByForm = async (user: UserEvent, username: string, password: string): Promise<void> => {
  await user.type(await field('Identifiant ou courriel'), username);
  await user.type(await field('Mot de passe'), `${password}{Enter}`);
};
