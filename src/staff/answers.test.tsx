// Holds: product §8 staff
import { readFileSync } from 'node:fs';

import { screen } from '@testing-library/react';

import { staffCalls, type StaffCallName } from '../../contract/staffCalls.ts';
import { isRecord } from '../lib/isRecord';
import { addReceptionist, renderStaff, signInAs, type Receptionist } from '../testing/renderStaff';
import { replacements } from '../testing/replacements';
import { clinics, dayFromNow, offerSlots } from '../testing/slots';
import { server, type Fault } from '../testing/underTest';
import { careApi } from './careApi';
import { fetchStaffFile } from './fetchStaffFile';
import { staffApi } from './staffApi';
import { makeStaffStore, type StaffStore } from './staffStore';
import { threadsApi } from './threadsApi';

const here = clinics({ plateau: { name: 'GMF du Plateau' } });

// eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the keys of staffCalls are its names
const names = (Object.keys(staffCalls) as StaffCallName[]).filter((name) => staffCalls[name].answer !== 'stream');

const isFor = (name: StaffCallName, { url, method }: Request): boolean =>
  method === staffCalls[name].method &&
  new RegExp(`^/staff/api/${staffCalls[name].path.replace(/:\w+/g, '[^/]+')}$`).test(new URL(url).pathname);

const answerOf = (kind: string) => (): Response => replacements[kind]?.() ?? Response.error();

const replace =
  (name: StaffCallName, replacement: () => Response) =>
  (request: Request): Fault =>
    isFor(name, request) ? { instead: replacement() } : undefined;

const enter = ({ login, password, codes }: Receptionist) =>
  staffApi.endpoints.signIn.initiate({ login, password, code: codes.shift() ?? '' });

type Booked = { reservationId: string; startsAt: string; threadId: string; free: string; freeAt: string };

const book = async (): Promise<Booked> => {
  const times = ['09:15', '10:15', '11:15'];
  const [slot = '', other = '', free = ''] = await offerSlots({ clinicId: here.plateau, times });
  const asked = { clinicId: here.plateau, slot: other };
  const threadId = String(await server().run('src/testing/staffElsewhere.mjs', 'askClinic', asked));
  await server().run('src/testing/elsewhere.mjs', 'reserveElsewhere', slot);
  const [row] = await server().sql('select id, starts_at from appointments where slot_id = $1', [slot]);
  const [to] = await server().sql('select starts_at from slots where id = $1', [free]);
  const instant = (found: typeof row) => new Date(String(found?.['starts_at'])).toISOString();
  return { reservationId: String(row?.['id']), startsAt: instant(row), threadId, free, freeAt: instant(to) };
};

type Asked = { data?: unknown; error?: unknown };

const asksOf = (known: Receptionist, booked: Booked) => {
  const { signIn, whoAmI, signOut, showDay, actOnAppointment, cancelAppointment } = staffApi.endpoints;
  const { moveAppointment, remindPatient, showOpenings, writeToPatient } = careApi.endpoints;
  const { showThreads, countThreads, readThread, answerThread, actOnThread } = threadsApi.endpoints;
  const { threadId } = booked;
  const seen = { threadId, revision: 1, key: crypto.randomUUID() };
  const day = { clinic: here.plateau, date: dayFromNow(1) };
  const shown = { reservationId: booked.reservationId, startsAt: booked.startsAt, day };
  const message = { subject: 'Avant votre visite', body: 'Venez à jeun.', key: crypto.randomUUID() };
  const move = { slotId: booked.free, to: booked.freeAt, offersAgain: true, key: crypto.randomUUID() };
  const once = { subscribe: false, forceRefetch: true };
  return {
    signIn: ({ dispatch }) => dispatch(signIn.initiate({ login: known.login, password: 'x', code: '123456' })),
    whoAmI: ({ dispatch }) => dispatch(whoAmI.initiate(undefined, once)),
    signOut: ({ dispatch }) => dispatch(signOut.initiate()),
    showDay: ({ dispatch }) => dispatch(showDay.initiate(day, once)),
    actOnAppointment: ({ dispatch }) => dispatch(actOnAppointment.initiate({ ...shown, act: 'arrived' })),
    cancelAppointment: ({ dispatch }) => dispatch(cancelAppointment.initiate({ ...shown, offersAgain: true })),
    remindPatient: ({ dispatch }) => dispatch(remindPatient.initiate(shown)),
    writeToPatient: ({ dispatch }) => dispatch(writeToPatient.initiate({ ...message, ...shown })),
    showOpenings: ({ dispatch }) => dispatch(showOpenings.initiate(booked.reservationId, once)),
    moveAppointment: ({ dispatch }) => dispatch(moveAppointment.initiate({ ...shown, ...move })),
    showThreads: ({ dispatch }) => dispatch(showThreads.initiate(here.plateau, once)),
    countThreads: ({ dispatch }) => dispatch(countThreads.initiate(here.plateau, once)),
    readThread: ({ dispatch }) => dispatch(readThread.initiate(threadId, once)),
    answerThread: ({ dispatch }) => dispatch(answerThread.initiate({ ...seen, body: 'Oui.', after: threadId })),
    actOnThread: ({ dispatch }) => dispatch(actOnThread.initiate({ ...seen, act: 'take' })),
    downloadFile: ({ dispatch }) => dispatch(fetchStaffFile({ attachmentId: crypto.randomUUID(), size: 1 })),
    followDay: () => Promise.resolve({}),
  } satisfies Record<StaffCallName, (store: StaffStore) => PromiseLike<Asked>>;
};

const stage = async () => {
  const booked = await book();
  const known = await addReceptionist({ clinicId: here.plateau });
  const store = makeStaffStore();
  expect((await store.dispatch(enter(known))).error).toBeUndefined();
  return { store, ...booked, asks: asksOf(known, booked) };
};

const statusOf = async (reservationId: string): Promise<unknown> => {
  const [row] = await server().sql('select status from appointments where id = $1', [reservationId]);
  return row?.['status'];
};

const catalogue: unknown = JSON.parse(readFileSync('public/assets/i18n/fr.json', 'utf8'));
const isSaid = (message: unknown): boolean => isRecord(catalogue) && String(message) in catalogue;

const wrongIn = (name: StaffCallName, { data, error }: Asked): string | undefined => {
  if (error === undefined) return `taken for an answer: ${JSON.stringify(data)}`;
  const kind = staffCalls[name].effect === 'write' ? 'unproven' : 'replaced';
  if (!isRecord(error) || error['status'] !== kind) return `no error of its own: ${JSON.stringify(error)}`;
  return isSaid(error['message']) ? undefined : `no sentence: ${String(error['message'])}`;
};

describe.each(Object.entries(replacements))('%s in place of an answer to staff', (_kind, replacement) => {
  it('is never taken for an answer, whatever the call: nothing is claimed, and a sentence says so (decision 54)', async () => {
    const { store, reservationId, asks } = await stage();
    const wrong: Partial<Record<StaffCallName, string>> = {};
    for (const name of names) {
      server().fault = replace(name, replacement);
      const found = wrongIn(name, await asks[name](store));
      if (found !== undefined) wrong[name] = found;
    }
    expect(wrong).toEqual({});
    expect(await statusOf(reservationId)).toBe('booked');
  });
});

it('signing in through a page signs nobody in', async () => {
  const known = await addReceptionist({ clinicId: here.plateau });
  const { user, store } = await renderStaff();
  server().fault = replace('signIn', answerOf('a firewall page'));
  await signInAs(user, known);
  expect(await screen.findByRole('alert')).toHaveTextContent('Un réseau entre vous et nous a répondu à notre place');
  expect(store.getState().session.member).toBeNull();
});

it('an empty answer to a sign-in is told as an answer that proves nothing', async () => {
  const known = await addReceptionist({ clinicId: here.plateau });
  const { user } = await renderStaff();
  server().fault = replace('signIn', answerOf('an empty body'));
  await signInAs(user, known);
  expect(await screen.findByRole('alert')).toHaveTextContent('Nous ne savons pas encore si c’est fait');
});

it('a replaced sign-out says that it is not known, and the session stays on screen', async () => {
  const known = await addReceptionist({ name: 'Nadia Roy', clinicId: here.plateau });
  const { user } = await renderStaff();
  await signInAs(user, known);
  await screen.findByText('Nadia Roy');
  server().fault = replace('signOut', answerOf('a firewall page'));
  await user.click(screen.getByRole('button', { name: 'Se déconnecter' }));
  expect(await screen.findByText(/nous ne savons pas encore si c’est fait/)).toBeVisible();
  expect(screen.getByText('Nadia Roy')).toBeVisible();
});

const cover = (name: StaffCallName) => async (request: Request) => {
  if (!isFor(name, request) || request.headers.has('X-Covered')) return undefined;
  const arriving = new Request(request.clone());
  arriving.headers.set('X-Covered', 'yes');
  await fetch(arriving);
  return { instead: answerOf('a firewall page')() };
};

it('a write whose answer was replaced is claimed once the day, or the session, shows it done', async () => {
  const { store, reservationId, asks, free, threadId } = await stage();
  for (const name of ['moveAppointment', 'actOnThread', 'signOut'] as const) {
    server().fault = cover(name);
    expect((await asks[name](store)).error).toBeUndefined();
  }
  const [moved] = await server().sql('select slot_id from appointments where id = $1', [reservationId]);
  expect(moved?.['slot_id']).toBe(free);
  const held = await server().sql('select taken_by from clinic_threads where thread_id = $1', [threadId]);
  expect(held[0]?.['taken_by']).not.toBeNull();
  expect(store.getState().session).toMatchObject({ member: null, end: 'signedOut' });
});

/** The first only: what is sent again reaches the server. */
const coverOnce = (name: StaffCallName) => {
  const covering = cover(name);
  let count = 0;
  return async (request: Request) => {
    if (isFor(name, request) && !request.headers.has('X-Covered')) count += 1;
    return count > 1 ? undefined : covering(request);
  };
};

const lines = `select id from audit_events where action in ('reminder.asked', 'message.sent')`;

it('a reminder or a message whose proof was replaced is sent again with its key: it is claimed, and done once', async () => {
  const { store, asks } = await stage();
  for (const name of ['remindPatient', 'writeToPatient'] as const) {
    const before = (await server().sql(lines)).length;
    server().fault = coverOnce(name);
    expect((await asks[name](store)).error).toBeUndefined();
    expect(await server().sql(lines)).toHaveLength(before + 1);
  }
});

it('an answer to a patient whose proof was replaced is claimed once the conversation shows it, and is written once', async () => {
  const { store, asks, threadId } = await stage();
  server().fault = cover('answerThread');
  expect((await asks.answerThread(store)).error).toBeUndefined();
  expect((await asks.answerThread(store)).error).toBeUndefined();
  const rows = await server().sql(`select id from messages where thread_id = $1 and sender = 'clinic'`, [threadId]);
  expect(rows).toHaveLength(1);
});
