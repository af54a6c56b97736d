import { calls, type CallName } from '../../contract/calls.ts';
import { specifiedCalls } from '../../contract/calls/specifiedCalls.ts';
import { makePorts } from '../app/makePorts';
import { makeStore } from '../store/makeStore';
import { askedNames, isFor, isSignIn, signsIn } from '../testing/callNames';
import { askEveryCall } from '../testing/everyCall';
import { replacements } from '../testing/replacements';
import { rightAnswer } from '../testing/rightAnswers';
import { clinics, countLive } from '../testing/slots';
import { openReadyForEveryCall } from '../testing/stagedCalls';
import { server, type Fault } from '../testing/underTest';
import { wrongsOf } from '../testing/wrongs';
import { connect } from './live/connect';
import { makeSubscriptions } from './live/subscriptions';

const at = clinics({ plateau: {} });

/** Where the specification allows it, this says what it seems to say: a text. */
const allowed: Readonly<Record<string, readonly CallName[]>> = {
  'a firewall page': ['getPrivacy', 'getTerms'],
  'the host’s own page': ['getPrivacy', 'getTerms'],
  'a JSON string': ['getPrivacy', 'getTerms', 'requestRecovery'],
  'a bare 204': ['extendSession'],
};

const isWrite = (name: CallName): boolean => calls[name].effect === 'write' && !isSignIn(name);
const isSpecified = (name: CallName): boolean => Object.hasOwn(specifiedCalls, name);

const replace =
  (of: readonly CallName[], replacement: () => Response) =>
  (request: Request): Fault =>
    of.some((name) => isFor(calls[name], request)) ? { instead: replacement() } : undefined;

/** The lists that prove a write. */
const proving: readonly CallName[] = ['listHistory', 'listDependents', 'countUnread'];

describe.each(Object.entries(replacements))('%s in place of an answer', (kind, replacement) => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('the portal never takes a replacement for an answer, whatever the call: it claims nothing and says so in a sentence (decision 54)', async () => {
    const { store, asks, free } = await openReadyForEveryCall(at.plateau);
    const asked = askedNames.filter((name) => !isSignIn(name) && !allowed[kind]?.includes(name));
    const first = asked.filter((name) => !proving.includes(name));
    server().fault = replace(first, replacement);
    const claims = await wrongsOf(store, asks, first);
    const lists = asked.filter((name) => proving.includes(name));
    server().fault = replace(lists, replacement);
    expect({ ...claims, ...(await wrongsOf(store, asks, lists)) }).toEqual({});

    const shownByLists = asked.filter((name) => isWrite(name) && isSpecified(name));
    const nothing = replace(['listHistory', 'listDependents'], () => Response.json([]));
    const instead = replace(shownByLists, replacement);
    server().fault = (request) => instead(request) ?? nothing(request);
    expect(await wrongsOf(store, asks, shownByLists)).toEqual({});
    expect(await countLive([free])).toBe(0);
  });

  it('signs nobody in (decision 54, spec §7 login)', async () => {
    const asks = askEveryCall({ clinicId: at.plateau, free: 'x', reservationId: 'x', patientId: 'x' });
    server().fault = replace(signsIn, replacement);
    for (const name of signsIn) {
      const store = makeStore(makePorts({}));
      expect(await wrongsOf(store, asks, [name])).toEqual({});
      expect(store.getState().session.user).toBeNull();
    }
  });

  it.each([
    ['of a back end that has none (product §8 capabilities)', true, { kind: 'absent' }],
    ['of ours, which is asked again (decision 54)', false, { kind: 'broken', heard: false }],
  ])('is no stream of events: %s', async (_whose, isLacking, expected) => {
    const heard: unknown[] = [];
    const open = () => Promise.resolve(replacement());
    const note = (event: unknown) => {
      heard.push(event);
    };
    const subscriptions = makeSubscriptions();
    const ask = () => Promise.resolve(isLacking);
    const listening = { open, ask, isLacking: ask, onEvent: note, cursor: { id: null, note }, subscriptions };
    const ending = await connect(listening, new AbortController().signal);
    expect([heard, ending]).toEqual([[], expected]);
  });
});

describe('the right answer, though the server did nothing', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('is never taken for one: no request id of our server comes with it, and no list shows the write (decision 54)', async () => {
    const { store, asks, about, free } = await openReadyForEveryCall(at.plateau);
    const writes = askedNames.filter(isWrite);
    server().fault = (request) => {
      const name = writes.find((one) => isFor(calls[one], request));
      return name && { instead: rightAnswer(calls[name], about) };
    };
    const asked = writes.filter((name) => !allowed['a bare 204']?.includes(name));
    expect(await wrongsOf(store, asks, asked)).toEqual({});
    expect(await countLive([free])).toBe(0);
  });

  it('signs nobody in (decision 54, spec §7 login)', async () => {
    const about = { clinicId: 'x', free: 'x', reservationId: 'x', patientId: 'x' };
    const asks = askEveryCall(about);
    server().forgetCookies();
    for (const name of signsIn) {
      const store = makeStore(makePorts({}));
      server().fault = (request) =>
        isFor(calls[name], request) ? { instead: rightAnswer(calls[name], about) } : undefined;
      expect(await wrongsOf(store, asks, [name])).toEqual({});
      expect(store.getState().session.user).toBeNull();
    }
  });
});
