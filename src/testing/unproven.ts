import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { field } from './portalSteps';
import { replacements } from './replacements';
import { callFor } from './rightAnswers';
import { sentTo, server, type Fault } from './underTest';

const page = (): Response => replacements['a firewall page']?.() ?? Response.error();

const isAt = (path: string, request: Request): boolean =>
  new URL(request.url).pathname === path && callFor(request)?.effect !== 'read';

export const replaced =
  (path: string) =>
  (request: Request): Fault =>
    isAt(path, request) ? { instead: page() } : undefined;

const coveredOnce = (path: string, mayGoOn: Promise<null>) => {
  let isOver = false;
  return async (request: Request): Promise<Fault> => {
    if (isOver || !isAt(path, request)) return undefined;
    isOver = true;
    await mayGoOn;
    return page();
  };
};

export type Door = {
  user: UserEvent;
  path: string;
  press: () => Promise<void>;
  unknown: string;
  ledger?: () => Promise<boolean>;
  done: () => Promise<unknown>;
  /** Proven by signing in. */
  isKeyless?: boolean;
  typed?: { label: string; value: string };
};

const lookAgain = () => screen.findByRole('button', { name: 'Vérifier de nouveau' });

const staysWhileChecking = async (unknown: string): Promise<void> => {
  const looking = await screen.findByRole('button', { name: 'Vérification…' });
  expect(looking).toHaveFocus();
  expect(screen.getByText(unknown)).toBeVisible();
  const busy = screen.getAllByRole('status').filter(({ textContent }) => textContent.endsWith('…'));
  expect(busy).toHaveLength(1);
};

const isKept = (path: string, before: number) => async (): Promise<boolean> => {
  const keys = sentTo(path)
    .slice(before)
    .map(({ headers }) => headers.get('Idempotency-Key'));
  const rows = await server().sql('select 1 from idempotency_records where key = any($1) and status < 300', [keys]);
  return rows.length === 1;
};

/** Replaced before it arrives, then after it is done. One idempotency key covers every try. */
export const staysHonest = async ({
  user,
  path,
  press,
  unknown,
  ledger: told,
  done,
  isKeyless,
  typed,
}: Door): Promise<void> => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const before = sentTo(path).length;
  const ledger = told ?? isKept(path, before);
  server().fault = replaced(path);
  await press();
  expect(await screen.findByText(unknown)).toBeVisible();
  expect(screen.getByText(/^Un réseau entre vous et nous/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Téléphoner\s: / })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  if (typed) expect(await field(typed.label)).toHaveValue(typed.value);
  expect(await ledger()).toBe(false);
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<null>();
  server().fault = coveredOnce(path, mayGoOn);
  await user.click(await lookAgain());
  await staysWhileChecking(unknown);
  goOn(null);
  await done();
  await waitFor(() => {
    expect(screen.queryByText(unknown)).not.toBeInTheDocument();
  });
  expect(await ledger()).toBe(true);
  if (isKeyless === true) return;
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
