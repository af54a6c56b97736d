import type { CallName } from '../../contract/calls.ts';
import { everyCall } from '../../contract/everyCall.ts';
import { makePorts } from '../app/makePorts';
import { makeStore, type AppStore } from '../store/makeStore';
import { askEveryCall } from '../testing/everyCall';
import { replacements } from '../testing/replacements';
import { callNames as names, isFor, rightAnswer, signsIn } from '../testing/rightAnswers';
import { clinics, countLive } from '../testing/slots';
import { openReadyForEveryCall, wrongIn } from '../testing/stagedCalls';
import { server, type Fault } from '../testing/underTest';

const at = clinics({ plateau: {} });

/** No script reads these answers. */
const unread: readonly CallName[] = ['readCalendarFeed', 'listen'];

/** Where the specification allows it, this says what it seems to say: a list of nothing, a text. */
const allowed: Readonly<Record<string, readonly CallName[]>> = {
  'a firewall page': ['getPrivacy', 'getTerms'],
  'the host’s own page': ['getPrivacy', 'getTerms'],
  'a JSON string': ['getPrivacy', 'getTerms', 'requestRecovery'],
  'a bare 204': ['extendSession'],
  'an empty list': [
    'searchSlots',
    'listHistory',
    'listDependents',
    'searchGuestSlots',
    'listSessions',
    'countSlots',
    'getChoices',
  ],
};

const askAll = async (
  store: AppStore,
  asks: Awaited<ReturnType<typeof openReadyForEveryCall>>['asks'],
  of: readonly CallName[],
) => {
  const answers = await Promise.all(of.map(async (name) => [name, wrongIn(await asks[name](store.dispatch))] as const));
  return Object.fromEntries(answers.filter(([, wrong]) => wrong !== undefined));
};

const replace =
  (of: readonly CallName[], replacement: () => Response) =>
  (request: Request): Fault =>
    of.some((name) => isFor(everyCall[name], request)) ? { instead: replacement() } : undefined;

describe.each(Object.entries(replacements))('%s in place of an answer', (kind, replacement) => {
  it('the portal never takes a replacement for an answer, whatever the call: it claims nothing and says so in a sentence (decision 54)', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store, asks, free } = await openReadyForEveryCall(at.plateau);
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

const writes = names.filter((name) => everyCall[name].effect === 'write' && !signsIn.includes(name));

describe('the right answer, though the server did nothing', () => {
  it('is never taken for one: no request id of our server comes with it, and no list shows the write (decision 54)', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store, asks, about, free } = await openReadyForEveryCall(at.plateau);
    server().fault = (request) => {
      const name = writes.find((one) => isFor(everyCall[one], request));
      return name && { instead: rightAnswer(everyCall[name], about) };
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
        isFor(everyCall[name], request) ? { instead: rightAnswer(everyCall[name], about) } : undefined;
      expect(await askAll(store, asks, [name])).toEqual({});
      expect(store.getState().session.user).toBeNull();
    }
  });
});
