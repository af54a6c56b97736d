import type { CallName } from '../../contract/calls.ts';
import { everyCall } from '../../contract/everyCall.ts';
import { replacements } from '../testing/replacements';
import { callNames as names, isFor, signsIn } from '../testing/rightAnswers';
import { clinics, countLive } from '../testing/slots';
import { openReadyForEveryCall, wrongIn } from '../testing/stagedCalls';
import { server } from '../testing/underTest';

const at = clinics({ plateau: {} });

const writes = names.filter((name) => everyCall[name].effect === 'write' && !signsIn.includes(name));

const coverWrites = (replacement: () => Response) => {
  const answered = new Map<CallName, number>();
  const keys = new Map<CallName, Set<string | null>>();
  let isOver = false;
  server().fault = async (request) => {
    const name = writes.find((one) => isFor(everyCall[one], request));
    if (name === undefined || request.headers.has('X-Covered')) return undefined;
    keys.set(name, new Set(keys.get(name)).add(request.headers.get('Idempotency-Key')));
    if (isOver) return undefined;
    const arriving = new Request(request.clone());
    arriving.headers.set('X-Covered', 'yes');
    const { status } = await fetch(arriving);
    answered.set(name, Math.min(status, answered.get(name) ?? status));
    return { instead: replacement() };
  };
  const isDone = (name: CallName): boolean => (answered.get(name) ?? 500) < 300;
  const uncover = () => {
    isOver = true;
  };
  return { keys, isDone, uncover };
};

const recordsOf = async (name: CallName): Promise<number> => {
  const { method, root, path } = everyCall[name];
  const rows = await server().sql(
    `select 1 from idempotency_records where route = $1 and status < 300
       and scope = (select 'account:' || id from accounts where login = $2)`,
    [`${method} ${root === 'main' ? '' : `/${root}`}/api/${path}`, sessionStorage.getItem('user')],
  );
  return rows.length;
};

const inTurn: readonly CallName[] = [
  'reserveSlot',
  'cancelAppointment',
  'updateAccessDependent',
  'lockDependentAccess',
];

const shown: readonly CallName[] = ['reserveSlot', 'cancelAppointment', 'lockDependentAccess'];

const found: readonly CallName[] = [
  ...(['addAlert', 'sendMessage', 'changeUser', 'changeConsents', 'replaceCalendarFeed', 'endCalendarFeed'] as const),
  ...(['releaseGuestSlot', 'requestVerification', 'keepTextNumber', 'endPushes', 'endSession'] as const),
  'updateAccessDependent',
];

const last: readonly CallName[] = ['removeDependentAccess', 'logout'];

describe.each(Object.entries(replacements))('%s in place of the answer to a write', (_kind, replacement) => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('the portal claims what the server did and nothing else, and finds each write once, under its one key (decision 54)', async () => {
    const { store, asks, free } = await openReadyForEveryCall(at.plateau);
    const { keys, isDone, uncover } = coverWrites(replacement);
    const claimed = new Set<CallName>();
    const askFor = async (name: CallName) => {
      if (wrongIn(await asks[name](store.dispatch))?.startsWith('taken') === true) claimed.add(name);
    };
    for (const name of inTurn) await askFor(name);
    const others = writes.filter((name) => ![...inTurn, ...last, 'extendSession'].includes(name));
    await Promise.all(others.map(askFor));
    expect([...claimed].filter((name) => !isDone(name))).toEqual([]);
    expect(shown.filter((name) => !claimed.has(name))).toEqual([]);
    expect(await countLive([free])).toBe(1);

    uncover();
    const open = writes.filter((name) => isDone(name) && !claimed.has(name));
    expect(open).toEqual(expect.arrayContaining(found));
    for (const name of open) await askFor(name);
    expect(open.filter((name) => !claimed.has(name))).toEqual([]);
    expect([...keys].filter(([, used]) => used.size > 1)).toEqual([]);
    const records = await Promise.all(open.map(async (name) => [name, await recordsOf(name)] as const));
    expect(records.filter(([, count]) => count !== 1)).toEqual([]);
  });

  it('an access that ended and a session that ended are found ended (decision 54)', async () => {
    const { store, asks } = await openReadyForEveryCall(at.plateau);
    const { isDone } = coverWrites(replacement);
    for (const name of last) {
      expect([name, wrongIn(await asks[name](store.dispatch))]).toEqual([name, expect.stringMatching(/^taken/)]);
      expect([name, isDone(name)]).toEqual([name, true]);
    }
  });
});
