import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { callFor } from './callNames';
import { field } from './portalSteps';
import { replacements } from './replacements';
import { sentTo, server, type Fault } from './underTest';

const page = (): Response => replacements['a firewall page']?.() ?? Response.error();

const isAt = (path: string, request: Request): boolean =>
  new URL(request.url).pathname === path && callFor(request)?.effect !== 'read';

/** The request never arrives: a page answers. */
export const stopped =
  (path: string) =>
  (request: Request): Fault =>
    isAt(path, request) ? { instead: page() } : undefined;

/** The server does it; a page answers once. */
export const coveredOnce = (path: string) => {
  let isOver = false;
  return (request: Request): Fault => {
    if (isOver || !isAt(path, request)) return undefined;
    isOver = true;
    return page();
  };
};

export type Door = {
  user: UserEvent;
  /** Of the call. */
  path: string;
  press: () => Promise<void>;
  /** Shown. */
  unknown: string;
  /** Whether the server has it. */
  ledger: () => Promise<boolean>;
  done: () => Promise<unknown>;
};

const lookAgain = () => screen.findByRole('button', { name: 'Vérifier de nouveau' });

/** Replaced before it arrives, then after it is done. One idempotency key covers every try. */
export const staysHonest = async ({ user, path, press, unknown, ledger, done }: Door): Promise<void> => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const before = sentTo(path).length;
  server().fault = stopped(path);
  await press();
  expect(await screen.findByText(unknown)).toBeVisible();
  expect(await screen.findByText(/^Un réseau entre vous et nous/)).toBeVisible();
  expect(await screen.findByRole('link', { name: /^Téléphoner\s: / })).toHaveAttribute(
    'href',
    expect.stringMatching(/^tel:/),
  );
  expect(await ledger()).toBe(false);
  server().fault = coveredOnce(path);
  await user.click(await lookAgain());
  await done();
  await waitFor(() => {
    expect(screen.queryByText(unknown)).not.toBeInTheDocument();
  });
  expect(await ledger()).toBe(true);
  const keys = sentTo(path)
    .slice(before)
    .filter(({ method }) => method !== 'GET')
    .map(({ headers }) => headers.get('Idempotency-Key'));
  expect([new Set(keys).size, keys[0]]).toEqual([1, expect.stringMatching(/^[\da-f-]{36}$/)]);
};

export const pressing = (user: UserEvent, name: string) => async () =>
  user.click(await screen.findByRole('button', { name }));

export const typeDate = async (user: UserEvent, date: string) => {
  await user.type(await field('Date de naissance'), date.replaceAll('-', ''));
};
