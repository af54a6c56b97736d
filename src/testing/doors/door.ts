import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { calls, type Call, type CallName } from '../../../contract/calls.ts';
import { field } from '../portalSteps';
import { sentTo, server } from '../underTest';
import { coveredOnce, stopped } from '../unproven';

type Door = {
  user: UserEvent;
  press: () => Promise<void>;
  /** What the page shows once it is done, and never before. */
  done: () => HTMLElement | null;
  typed?: { label: string; value: string };
  /** Where the call names what it is about. */
  path?: string;
  /** `enters`: has no key, and only a right answer brings the session. */
  kind?: 'enters';
  ledger?: () => Promise<boolean>;
};

/** The screen of a write, ready to be sent. */
export type WriteDoor = () => Promise<Door>;

export const saying = (text: string | RegExp) => () => screen.queryByText(text);
export const titled = (name: string) => () => screen.queryByRole('heading', { name });
export const offering = (name: string) => () => screen.queryByRole('button', { name });

export const hasRow = async (query: string, ...values: unknown[]): Promise<boolean> =>
  (await server().sql(`select 1 from ${query}`, values)).length > 0;

const keysSince = (path: string, before: number) =>
  sentTo(path)
    .slice(before)
    .map(({ headers }) => headers.get('Idempotency-Key'))
    .filter((key) => key !== null);

const isOpen = /ous ne savons pas encore/;

const lookOrPress = async ({ user, press }: Door): Promise<void> => {
  const look = screen.queryByRole('button', { name: 'Vérifier de nouveau' });
  await (look ? user.click(look) : press());
};

const isClaimed = async ({ done }: Door): Promise<void> => {
  await waitFor(() => {
    expect(done()).not.toBeNull();
    expect(screen.queryByText(isOpen)).not.toBeInTheDocument();
  });
};

const staysOpen = async ({ done, typed }: Door): Promise<void> => {
  await screen.findAllByText(isOpen);
  expect(done()).toBeNull();
  if (typed) expect(await field(typed.label)).toHaveValue(typed.value);
};

const pathTo = ({ root, path }: Call): string => `${root === 'main' ? '' : `/${root}`}/api/${path}`;

/** Replaced before it arrives, then after it is done. One idempotency key covers every try. */
const claimsOnlyWhatIsDone = async (call: Call, open: WriteDoor): Promise<void> => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const door = await open();
  const { path = pathTo(call), kind } = door;
  const before = sentTo(path).length;
  const keys = () => new Set(keysSince(path, before));
  const isDone = door.ledger ?? (() => hasRow('idempotency_records where key = any($1) and status < 300', [...keys()]));

  server().fault = stopped(path);
  await door.press();
  await staysOpen(door);
  expect(await isDone()).toBe(false);

  server().fault = coveredOnce(path);
  await lookOrPress(door);
  if (kind === undefined) await isClaimed(door);
  else await staysOpen(door);
  if (kind === 'enters') {
    server().fault = null;
    await lookOrPress(door);
    await isClaimed(door);
  }
  await waitFor(async () => {
    expect(await isDone()).toBe(true);
  });
  if (kind === undefined) expect(keys().size).toBe(1);
};

/** Each screen of these writes. */
export const describeDoors = (doors: Readonly<Partial<Record<CallName, readonly WriteDoor[]>>>): void => {
  const rows = Object.values(calls).flatMap((call) => (doors[call.name] ?? []).map((open, at) => ({ call, at, open })));
  it.each(rows.map(({ call, at, open }) => [`${call.name} ${at + 1}`, call, open] as const))(
    'the screen of %s claims nothing that is not done, keeps what was typed, and finds it done once (decision 54)',
    (_name, call, open) => claimsOnlyWhatIsDone(call, open),
  );
};
