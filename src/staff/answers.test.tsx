// Holds: product §8 staff
import { readFileSync } from 'node:fs';

import { screen } from '@testing-library/react';

import { staffCalls, type StaffCallName } from '../../contract/staffCalls.ts';
import { isRecord } from '../lib/isRecord';
import { bookAt, everyStaffAsk, type StaffAnswer } from '../testing/everyStaffAsk';
import { addStaff, renderStaff, signInAs } from '../testing/renderStaff';
import { oneOfEach, replacements } from '../testing/replacements';
import { clinics } from '../testing/slots';
import { server, type Fault } from '../testing/underTest';
import { staffApi } from './staffApi';
import { makeStaffStore } from './staffStore';

const here = clinics({ plateau: { name: 'GMF du Plateau' } });

const isFor = (name: StaffCallName, { url, method }: Request): boolean =>
  method === staffCalls[name].method &&
  new RegExp(`^/staff/api/${staffCalls[name].path.replace(/:\w+/g, '[^/]+')}$`).test(new URL(url).pathname);

const answerOf = (kind: string): Response => replacements[kind]?.() ?? Response.error();
const replace =
  (name: StaffCallName, replacement: () => Response) =>
  (request: Request): Fault =>
    isFor(name, request) ? { instead: replacement() } : undefined;

const stage = async () => {
  const booked = await bookAt(here.plateau);
  const known = await addStaff({ clinicId: here.plateau });
  const store = makeStaffStore();
  const entry = { login: known.login, password: known.password, code: known.codes.shift() ?? '' };
  expect((await store.dispatch(staffApi.endpoints.signIn.initiate(entry))).error).toBeUndefined();
  const asks = everyStaffAsk(known, booked);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the keys of asks are their names
  return { store, ...booked, asks, names: Object.keys(asks) as (keyof typeof asks)[] };
};

const rowOf = async (reservationId: string) => {
  const [row] = await server().sql('select status, slot_id from appointments where id = $1', [reservationId]);
  return row;
};

const catalogue: unknown = JSON.parse(readFileSync('public/assets/i18n/fr.json', 'utf8'));
const isSaid = (message: unknown): boolean => isRecord(catalogue) && String(message) in catalogue;

const wrongIn = (name: StaffCallName, { data, error }: StaffAnswer): string | undefined => {
  if (error === undefined) return `taken for an answer: ${JSON.stringify(data)}`;
  const kind = staffCalls[name].effect === 'write' ? 'unproven' : 'replaced';
  if (!isRecord(error) || error['status'] !== kind) return `no error of its own: ${JSON.stringify(error)}`;
  return isSaid(error['message']) ? undefined : `no sentence: ${String(error['message'])}`;
};

describe.each(oneOfEach)('%s in place of an answer to staff', (_kind, replacement) => {
  it('is never taken for an answer, whatever the call: nothing is claimed, and a sentence says so (decision 54)', async () => {
    const { store, reservationId, asks, names } = await stage();
    const wrong: Partial<Record<StaffCallName, string>> = {};
    for (const name of names) {
      server().fault = replace(name, replacement);
      const found = wrongIn(name, await asks[name](store));
      if (found !== undefined) wrong[name] = found;
    }
    expect(wrong).toEqual({});
    expect((await rowOf(reservationId))?.['status']).toBe('booked');
  });
});

it('signing in through a page signs nobody in', async () => {
  const known = await addStaff({ clinicId: here.plateau });
  const { user, store } = await renderStaff();
  server().fault = replace('signIn', () => answerOf('a firewall page'));
  await signInAs(user, known);
  expect(await screen.findByRole('alert')).toHaveTextContent('Un réseau entre vous et nous a répondu à notre place');
  expect(store.getState().session.member).toBeNull();
});

it('a replaced sign-out says that it is not known, and the session stays on screen', async () => {
  const known = await addStaff({ name: 'Nadia Roy', clinicId: here.plateau });
  const { user } = await renderStaff();
  await signInAs(user, known);
  await screen.findByText('Nadia Roy');
  server().fault = replace('signOut', () => answerOf('a firewall page'));
  await user.click(screen.getByRole('button', { name: 'Se déconnecter' }));
  expect(await screen.findByText(/nous ne savons pas encore si c’est fait/)).toBeVisible();
  expect(screen.getByText('Nadia Roy')).toBeVisible();
});

/** The write is done, and its answer replaced; what is sent again reaches the server. */
const coverOnce = (name: StaffCallName) => {
  let isCovered = false;
  return async (request: Request): Promise<Fault> => {
    if (isCovered || !isFor(name, request)) return undefined;
    isCovered = true;
    await fetch(request.clone());
    return { instead: answerOf('a firewall page') };
  };
};

it('a write whose answer was replaced is claimed once the day, or the session, shows it done', async () => {
  const { store, reservationId, asks, free } = await stage();
  for (const name of ['moveAppointment', 'signOut'] as const) {
    server().fault = coverOnce(name);
    expect((await asks[name](store)).error).toBeUndefined();
  }
  expect((await rowOf(reservationId))?.['slot_id']).toBe(free);
  expect(store.getState().session).toMatchObject({ member: null, end: 'signedOut' });
});

it('a reminder, a message or a change of slots whose proof was replaced is sent again with its key: it is claimed, and done once', async () => {
  const { store, asks } = await stage();
  const lines = () =>
    server().sql(
      `select id from audit_events where action in ('reminder.asked', 'message.sent', 'slot.withdrawn', 'slot.offered', 'slot.added')`,
    );
  for (const name of ['remindPatient', 'writeToPatient', 'withdrawSlots', 'offerSlots', 'addSlots'] as const) {
    const before = (await lines()).length;
    server().fault = coverOnce(name);
    expect((await asks[name](store)).error).toBeUndefined();
    expect(await lines()).toHaveLength(before + 1);
  }
});
