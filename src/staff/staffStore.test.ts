// Holds: product §8 staff
import { forgetOnSessionEnd } from '../lib/forgetOnSessionEnd';
import { ended, languageChanged, limitTold, opened, selectMember, touched } from './sessionSlice';
import { staffApi } from './staffApi';
import { makeStaffStore } from './staffStore';

const memberOf = (staffId: string) => ({ staffId, name: 'Rose', lang: 'fr' as const, clinics: [] });
const [rose, paul] = ['0d1f9a52-8a3c-4f7e-9c55-2b8a4f1c7e10', '5b7e4f0e-6f0e-4b3c-9d2a-6a0f2c1d8e44'];

const remembering = () => {
  const memory = new Map([['row', 'Marie']]);
  forgetOnSessionEnd('test rows', () => {
    memory.clear();
  });
  return memory;
};

const signedIn = (staffId = rose) => {
  const store = makeStaffStore();
  store.dispatch(languageChanged('en'));
  const empty = store.getState();
  store.dispatch(opened(memberOf(staffId)));
  store.dispatch(limitTold({ endsAt: 1, isFinal: false }));
  store.dispatch(touched(1));
  void store.dispatch(staffApi.util.upsertQueryData('whoAmI', undefined, memberOf(staffId)));
  return { store, empty };
};

describe('what survives a session of the staff (product §3 emptying)', () => {
  it.each(['signedOut', 'refused'] as const)(
    'only the language and the reason survive a session that was %s',
    (end) => {
      const memory = remembering();
      const { store, empty } = signedIn();
      store.dispatch(ended(end));
      expect(store.getState()).toEqual({ ...empty, session: { ...empty.session, end } });
      expect(memory.size).toBe(0);
    },
  );

  it('a tab shows nothing that the person before had read, once somebody else signs in from another tab', () => {
    const memory = remembering();
    const { store } = signedIn();
    const cached = () => Object.keys(store.getState().staffApi.queries);
    store.dispatch(opened(memberOf(rose)));
    expect([cached().length, memory.size]).toEqual([1, 1]);
    store.dispatch(opened(memberOf(paul)));
    expect([cached().length, memory.size]).toEqual([0, 0]);
    expect(selectMember(store.getState())?.staffId).toBe(paul);
  });
});
