import { readFileSync } from 'node:fs';

import { calls, type CallName } from '../../contract/calls.ts';
import { makePorts } from '../app/makePorts';
import { isRecord } from '../lib/isRecord';
import { makeStore, type AppStore } from '../store/makeStore';
import { openSignedIn } from '../testing/signedIn';
import { appointmentOn } from '../testing/appointmentSteps';
import { reserveInOtherTab } from '../testing/bookingSteps';
import { addChild } from '../testing/children';
import { isFor, names, signsIn, unread } from '../testing/callNames';
import { askEveryCall, type Asked } from '../testing/everyCall';
import { replacements } from '../testing/replacements';
import { rightAnswer } from '../testing/rightAnswers';
import { clinics, countLive, offerSlots } from '../testing/slots';
import { server, type Fault } from '../testing/underTest';
import { sessionApi } from './sessionApi';

const at = clinics({ plateau: {} });

/** Where the specification allows it, this says what it seems to say: a list of nothing, a text. */
const allowed: Readonly<Record<string, readonly CallName[]>> = {
  'a firewall page': ['getPrivacy', 'getTerms'],
  'the host’s own page': ['getPrivacy', 'getTerms'],
  'a JSON string': ['getPrivacy', 'getTerms', 'requestRecovery'],
  'a bare 204': ['extendSession'],
  'an empty list': ['searchSlots', 'listHistory', 'listDependents', 'searchGuestSlots', 'listSessions'],
};

const catalogue: unknown = JSON.parse(readFileSync('public/assets/i18n/fr.json', 'utf8'));
const isSaid = (message: string): boolean => isRecord(catalogue) && message in catalogue;

/** Everything that is wrong with how an answer was taken. */
const wrongIn = ({ data, error }: Asked): string | undefined => {
  if (error === undefined) return `taken for an answer: ${JSON.stringify(data)}`;
  if (!isRecord(error) || !['replaced', 'unproven', 401].some((status) => status === error['status']))
    return `no error of its own: ${JSON.stringify(error)}`;
  return isSaid(String(error['message'])) ? undefined : `no sentence: ${String(error['message'])}`;
};

const stage = async () => {
  const [taken = '', free = ''] = await offerSlots({ clinicId: at.plateau, times: ['09:15', '14:00'] });
  const { store, login } = await openSignedIn('/404');
  await reserveInOtherTab(taken);
  const child = await addChild(login, 'Zoé');
  await store.dispatch(sessionApi.endpoints.getUser.initiate());
  const { id } = await appointmentOn([taken]);
  const about = { clinicId: at.plateau, free, reservationId: id, patientId: child };
  return { store, free, about, asks: askEveryCall(about) };
};

const askAll = async (store: AppStore, asks: Awaited<ReturnType<typeof stage>>['asks'], of: readonly CallName[]) => {
  const answers = await Promise.all(of.map(async (name) => [name, wrongIn(await asks[name](store.dispatch))] as const));
  return Object.fromEntries(answers.filter(([, wrong]) => wrong !== undefined));
};

const replace =
  (of: readonly CallName[], replacement: () => Response) =>
  (request: Request): Fault =>
    of.some((name) => isFor(calls[name], request)) ? { instead: replacement() } : undefined;

describe.each(Object.entries(replacements))('%s in place of an answer', (kind, replacement) => {
  it('the portal never takes a replacement for an answer, whatever the call: it claims nothing and says so in a sentence (decision 54)', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store, asks, free } = await stage();
    const asked = names.filter((name) => ![...unread, ...signsIn, ...(allowed[kind] ?? [])].includes(name));
    // The lists that prove a write answer; they are judged in a second round.
    const proving: readonly CallName[] = ['listHistory', 'listDependents', 'countUnread'];
    const writes = asked.filter((name) => !proving.includes(name));
    server().fault = replace(writes, replacement);
    const claims = await askAll(store, asks, writes);
    server().fault = replace(proving, replacement);
    const lists = await askAll(
      store,
      asks,
      proving.filter((name) => asked.includes(name)),
    );
    expect({ ...claims, ...lists }).toEqual({});
    expect(await countLive([free])).toBe(0);
  });

  it('signs nobody in (decision 54, spec §7 login)', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const asks = askEveryCall({ clinicId: at.plateau, free: 'x', reservationId: 'x', patientId: 'x' });
    server().fault = replace(signsIn, replacement);
    for (const name of signsIn) {
      const store = makeStore(makePorts({}));
      expect(await askAll(store, asks, [name])).toEqual({});
      expect(store.getState().session.user).toBeNull();
    }
  });
});

const writes = names.filter((name) => calls[name].effect === 'write' && !signsIn.includes(name));

describe('the right answer, though the server did nothing', () => {
  it('is never taken for one: no request id of our server comes with it, and no list shows the write (decision 54)', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store, asks, about, free } = await stage();
    server().fault = (request) => {
      const name = writes.find((one) => isFor(calls[one], request));
      return name && { instead: rightAnswer(calls[name], about) };
    };
    const asked = writes.filter((name) => !(allowed['a bare 204'] ?? []).includes(name));
    expect(await askAll(store, asks, asked)).toEqual({});
    expect(await countLive([free])).toBe(0);
  });

  it('signs nobody in (decision 54, spec §7 login)', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const about = { clinicId: 'x', free: 'x', reservationId: 'x', patientId: 'x' };
    const asks = askEveryCall(about);
    server().forgetCookies();
    for (const name of signsIn) {
      const store = makeStore(makePorts({}));
      server().fault = (request) =>
        isFor(calls[name], request) ? { instead: rightAnswer(calls[name], about) } : undefined;
      expect(await askAll(store, asks, [name])).toEqual({});
      expect(store.getState().session.user).toBeNull();
    }
  });
});
