import { calls, type CallName } from '../../contract/calls.ts';
import { askedNames, isSignIn } from '../testing/callNames';
import { coverWrites } from '../testing/coveredWrites';
import { oneOfEach } from '../testing/replacements';
import { clinics, countLive } from '../testing/slots';
import { openReadyForEveryCall } from '../testing/stagedCalls';
import { wrongsOf } from '../testing/wrongs';

const at = clinics({ plateau: {} });

/** Those of the invitation area: coveredInvited.test.tsx. */
const writes = askedNames.filter(
  (name) => calls[name].effect === 'write' && calls[name].root !== 'rvsp' && !isSignIn(name),
);

const inTurn = ['reserveSlot', 'cancelAppointment', 'updateAccessDependent', 'lockDependentAccess'] as const;
const last = ['removeDependentAccess', 'logout'] as const;
const apart: readonly CallName[] = [...inTurn, ...last, 'extendSession'];

describe.each(oneOfEach)('%s in place of the answer to a write', (_kind, replacement) => {
  it('the portal claims what the server did and nothing else, and finds each write once, under its one key (decision 54)', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store, asks, free } = await openReadyForEveryCall(at.plateau);
    const { keys, done, uncover } = coverWrites(writes, replacement);
    const claimedAmong = async (of: typeof askedNames) => {
      const wrongs = await wrongsOf(store, asks, of);
      return of.filter((name) => wrongs[name]?.startsWith('taken') === true);
    };
    const claimed: CallName[] = [];
    for (const name of inTurn) claimed.push(...(await claimedAmong([name])));
    claimed.push(...(await claimedAmong(writes.filter((name) => !apart.includes(name)))));
    expect(claimed.filter((name) => !done.has(name))).toEqual([]);
    expect(claimed).toEqual(expect.arrayContaining(['reserveSlot', 'cancelAppointment', 'lockDependentAccess']));
    expect(await countLive([free])).toBe(1);

    uncover();
    const open = writes.filter((name) => done.has(name) && !claimed.includes(name));
    expect(open).not.toEqual([]);
    expect(await claimedAmong(open)).toEqual(open);
    expect([...keys].filter(([, used]) => used.size > 1)).toEqual([]);
  });

  it('an access that ended and a session that ended are found ended (decision 54)', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store, asks } = await openReadyForEveryCall(at.plateau);
    const { done } = coverWrites(writes, replacement);
    for (const name of last) {
      expect((await wrongsOf(store, asks, [name]))[name]).toMatch(/^taken/);
      expect([name, done.has(name)]).toEqual([name, true]);
    }
  });
});
