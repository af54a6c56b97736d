import { ActionCreators, instrument } from '@redux-devtools/instrument';
import { legacy_createStore as createStore } from '@reduxjs/toolkit';

// The package has it and does not export it: Redux DevTools bundle this file.
import { importState } from '../../../node_modules/@redux-devtools/utils/lib/importState.js';
import { prepareReport } from '../../features/report/traceFile';
import { makeStore } from '../../store/makeStore';
import { languageChanged } from '../../features/locale/localeSlice';
import { makeRootReducer, type RootState } from '../../store/rootReducer';
import { makePorts } from '../makePorts';
import { makeReplay } from './makeReplay';
import { traceIn } from './traceIn';

type Action = { type: string };

const about = { app: '1.0.0', lang: 'fr', browser: 'a browser', viewport: '390x844' };

const reserved = (requestStatus: string) => ({
  requestId: 'fV3xkP0d9qLmT7aRb2WcZ',
  requestStatus,
  arg: { type: 'mutation', endpointName: 'reserveSlot', originalArgs: {}, track: true },
});
const failure = { status: 500, message: 'errors.unexpected', request: '7c9e6679-7425-40de-944b-e07fc1f90ae7' };
const steps: Action[] = [
  languageChanged('en'),
  { type: 'api/executeMutation/pending', ...{ meta: { ...reserved('pending'), startedTimeStamp: 1_795_000_000_000 } } },
  {
    type: 'api/executeMutation/rejected',
    ...{ meta: { ...reserved('rejected'), rejectedWithValue: true }, payload: failure, error: { message: 'Rejected' } },
  },
  { type: 'form/answered', ...{ payload: { form: ['raisonVisite'], failure } } },
  languageChanged('fr'),
];

/** As the page saves it. */
const fileOf = (actions: readonly Action[]): string => {
  const base = makeStore(makePorts({})).getState();
  const begun = Date.now() - 180_000;
  const times = actions.map((_, at) => begun + at * 45_000);
  const now = { base, actions, times, dropped: 0 };
  return prepareReport({ earlier: undefined, now }, about, (text) => text.startsWith('errors.')).fileOf('Rien.');
};

const replayOf = (file: string) => makeReplay(traceIn(file, Date.now()));

describe('a replay', () => {
  it('a replay names each step by its endpoint and shows the minutes since the start', () => {
    const replay = replayOf(fileOf(steps));
    const told = steps.map((_, at) => {
      replay.show(at + 1);
      const { name, minutes } = replay.step();
      return [name, minutes];
    });
    expect(told).toEqual([
      ['locale/languageChanged', 0],
      ['reserveSlot · pending', 0],
      ['reserveSlot · rejected · 500', 1],
      ['form/answered', 2],
      ['locale/languageChanged', 3],
    ]);
  });

  it('a replay lists each failed call and the form that showed it, with the request id that the server logged', () => {
    const { faults } = replayOf(fileOf(steps));
    expect(faults).toEqual([
      { at: 3, minutes: 1, of: 'reserveSlot', ...failure, status: '500' },
      { at: 4, minutes: 2, of: 'raisonVisite', ...failure, status: '500' },
    ]);
  });

  it('a replay skips a step that the reducers cannot apply, says so at that step, and shows the later ones', () => {
    const broken = { type: 'session/started' }; // without its payload
    const file = fileOf([languageChanged('fr'), broken, languageChanged('en')]);
    const replay = replayOf(file);
    replay.show(2);
    expect(replay.step().broken).toBeDefined();
    replay.show(3);
    expect(replay.step().broken).toBeUndefined();
    expect(replay.store.getState().locale.lang).toBe('en');
  });

  it('a replay keeps every step of a trace of more than 400 actions', () => {
    const many = Array.from({ length: 600 }, (_, at) => languageChanged(at % 2 ? 'fr' : 'en'));
    const replay = replayOf(fileOf(many));
    expect([replay.at(), replay.last]).toEqual([600, 600]);
    replay.show(1);
    expect(replay.store.getState().locale.lang).toBe('en');
  });

  it('Redux DevTools opens a replay with its own import and reads every step without an error', () => {
    const imported = importState(fileOf(steps), {});
    if (!imported?.preloadedState) throw new Error('Redux DevTools do not know the file.');
    const store = createStore(makeRootReducer(), instrument());
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: what DevTools read from JSON, and dispatch
    const { nextLiftedState, preloadedState } = imported as unknown as {
      nextLiftedState: Action[];
      preloadedState: RootState;
    };
    store.liftedStore.dispatch({ ...ActionCreators.importState<RootState, Action>(nextLiftedState), preloadedState });
    const { computedStates, stagedActionIds } = store.liftedStore.getState();
    expect(stagedActionIds).toHaveLength(steps.length + 1);
    expect(computedStates.flatMap(({ error }) => error ?? [])).toEqual([]);
    expect(store.getState().locale.lang).toBe('fr');
  });
});
