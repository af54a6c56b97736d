// Holds: product §8 staff
import { readFileSync } from 'node:fs';

import { screen } from '@testing-library/react';

import { staffCalls, type StaffCallName } from '../../contract/staffCalls.ts';
import { isRecord } from '../lib/isRecord';
import { addStaff, renderStaff, signInAs, type StaffEntry } from '../testing/renderStaff';
import { oneOfEach, replacements } from '../testing/replacements';
import { clinics, dayFromNow, offerSlots } from '../testing/slots';
import { bookSlot } from '../testing/staffSteps';
import { askClinic } from '../testing/threadSteps';
import { server, type Fault } from '../testing/underTest';
import { careApi } from './careApi';
import { connectionApi } from './connectionApi';
import { fetchStaffFile } from './fetchStaffFile';
import { peopleApi } from './peopleApi';
import { slotsApi } from './slotsApi';
import { staffApi } from './staffApi';
import { makeStaffStore, type StaffStore } from './staffStore';
import { threadsApi } from './threadsApi';

const here = clinics({ plateau: { name: 'GMF du Plateau' } });

const isFor = (name: StaffCallName, { url, method }: Request): boolean =>
  method === staffCalls[name].method &&
  new RegExp(`^/staff/api/${staffCalls[name].path.replace(/:\w+/g, '[^/]+')}$`).test(new URL(url).pathname);

const answerOf = (kind: string): Response => replacements[kind]?.() ?? Response.error();
const replace =
  (name: StaffCallName, replacement: () => Response) =>
  (request: Request): Fault =>
    isFor(name, request) ? { instead: replacement() } : undefined;

type Booked = { threadId: string; reservationId: string; startsAt: string; free: string; freeAt: string };

const book = async (): Promise<Booked> => {
  const [slot = '', free = ''] = await offerSlots({ clinicId: here.plateau, times: ['09:15', '11:15'] });
  await bookSlot(slot);
  const [row] = await server().sql('select id, starts_at from appointments where slot_id = $1', [slot]);
  const [to] = await server().sql('select starts_at from slots where id = $1', [free]);
  const instant = (found: typeof row) => new Date(String(found?.['starts_at'])).toISOString();
  const threadId = await askClinic(here.plateau);
  return { reservationId: String(row?.['id']), startsAt: instant(row), free, freeAt: instant(to), threadId };
};

type Asked = { data?: unknown; error?: unknown };
type Ask = (store: StaffStore) => PromiseLike<Asked>;

const once = { subscribe: false, forceRefetch: true };

const asksAboutPeople = (clinic: string) => {
  const { actOnLink, findPeople, joinRecords, noteCard, showAccess, showPerson } = peopleApi.endpoints;
  const [patientId, key] = [crypto.randomUUID(), crypto.randomUUID()];
  const card = { clinic, patientId, nam: 'TREJ50072411', birthDate: '1950-07-24', key };
  return {
    showAccess: ({ dispatch }) => dispatch(showAccess.initiate(clinic, once)),
    findPeople: ({ dispatch }) => dispatch(findPeople.initiate({ clinic, word: 'Roy', birthDate: '1950-07-24' })),
    showPerson: ({ dispatch }) => dispatch(showPerson.initiate({ clinic, patientId }, once)),
    noteCard: ({ dispatch }) => dispatch(noteCard.initiate(card)),
    joinRecords: ({ dispatch }) =>
      dispatch(joinRecords.initiate({ clinic, patientId, record: crypto.randomUUID(), key: crypto.randomUUID() })),
    actOnLink: ({ dispatch }) =>
      dispatch(actOnLink.initiate({ linkId: patientId, body: { clinic, act: 'lock' }, key: crypto.randomUUID() })),
  } satisfies Partial<Record<StaffCallName, Ask>>;
};

const asksOf = ({ login }: StaffEntry, { reservationId, startsAt, free, freeAt, threadId }: Booked) => {
  const { signIn, whoAmI, signOut, showDay, actOnAppointment, cancelAppointment } = staffApi.endpoints;
  const { moveAppointment, remindPatient, showOpenings, writeToPatient } = careApi.endpoints;
  const { offerSlots: offer, showSlots, withdrawSlots } = slotsApi.endpoints;
  const { actOnThread, answerThread, countThreads, readThread, showThreads } = threadsApi.endpoints;
  const day = { clinic: here.plateau, date: dayFromNow(1) };
  const shown = { reservationId, startsAt, day };
  const named = { clinic: day.clinic, slots: [free] };
  const message = { reservationId, subject: 'Avant la visite', body: 'Venez à jeun.', key: crypto.randomUUID() };
  const move = { slotId: free, to: freeAt, dateThere: day.date, offersAgain: true, key: crypto.randomUUID() };
  return {
    signIn: ({ dispatch }) => dispatch(signIn.initiate({ login, password: 'x', code: '123456' })),
    whoAmI: ({ dispatch }) => dispatch(whoAmI.initiate(undefined, once)),
    showDay: ({ dispatch }) => dispatch(showDay.initiate(day, once)),
    actOnAppointment: ({ dispatch }) => dispatch(actOnAppointment.initiate({ ...shown, act: 'arrived' })),
    cancelAppointment: ({ dispatch }) => dispatch(cancelAppointment.initiate({ ...shown, offersAgain: true })),
    remindPatient: ({ dispatch }) => dispatch(remindPatient.initiate(shown)),
    writeToPatient: ({ dispatch }) => dispatch(writeToPatient.initiate(message)),
    showOpenings: ({ dispatch }) => dispatch(showOpenings.initiate(reservationId, once)),
    moveAppointment: ({ dispatch }) => dispatch(moveAppointment.initiate({ ...shown, ...move })),
    showSlots: ({ dispatch }) => dispatch(showSlots.initiate({ clinic: day.clinic, from: day.date }, once)),
    withdrawSlots: ({ dispatch }) =>
      dispatch(withdrawSlots.initiate({ body: { ...named, reason: 'room' }, key: crypto.randomUUID() })),
    offerSlots: ({ dispatch }) => dispatch(offer.initiate({ body: named, key: crypto.randomUUID() })),
    showThreads: ({ dispatch }) => dispatch(showThreads.initiate(here.plateau, once)),
    countThreads: ({ dispatch }) => dispatch(countThreads.initiate(here.plateau, once)),
    readThread: ({ dispatch }) => dispatch(readThread.initiate(threadId, once)),
    answerThread: ({ dispatch }) =>
      dispatch(answerThread.initiate({ threadId, body: 'Oui.', revision: 1, key: crypto.randomUUID() })),
    actOnThread: ({ dispatch }) => dispatch(actOnThread.initiate({ threadId, asked: { act: 'take', from: null } })),
    downloadFile: ({ dispatch }) =>
      dispatch(fetchStaffFile({ attachmentId: crypto.randomUUID(), type: 'application/pdf', size: 8 })),
    ...asksAboutPeople(here.plateau),
    showConnection: ({ dispatch }) => dispatch(connectionApi.endpoints.showConnection.initiate(here.plateau, once)),
    signOut: ({ dispatch }) => dispatch(signOut.initiate()),
  } satisfies Record<Exclude<StaffCallName, 'followDay'>, (store: StaffStore) => PromiseLike<Asked>>;
};

const stage = async () => {
  const booked = await book();
  const known = await addStaff({ clinicId: here.plateau });
  const store = makeStaffStore();
  const entry = { login: known.login, password: known.password, code: known.codes.shift() ?? '' };
  expect((await store.dispatch(staffApi.endpoints.signIn.initiate(entry))).error).toBeUndefined();
  const asks = asksOf(known, booked);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- the keys of asks are their names
  return { store, ...booked, asks, names: Object.keys(asks) as (keyof typeof asks)[] };
};

const rowOf = async (reservationId: string) => {
  const [row] = await server().sql('select status, slot_id from appointments where id = $1', [reservationId]);
  return row;
};

const catalogue: unknown = JSON.parse(readFileSync('public/assets/i18n/fr.json', 'utf8'));
const isSaid = (message: unknown): boolean => isRecord(catalogue) && String(message) in catalogue;

const wrongIn = (name: StaffCallName, { data, error }: Asked): string | undefined => {
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
      `select id from audit_events where action in ('reminder.asked', 'message.sent', 'slot.withdrawn', 'slot.offered')`,
    );
  for (const name of ['remindPatient', 'writeToPatient', 'withdrawSlots', 'offerSlots'] as const) {
    const before = (await lines()).length;
    server().fault = coverOnce(name);
    expect((await asks[name](store)).error).toBeUndefined();
    expect(await lines()).toHaveLength(before + 1);
  }
});
