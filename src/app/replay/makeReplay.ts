import { configureStore, type Middleware, type Reducer } from '@reduxjs/toolkit';
import { ActionCreators, instrument, type LiftedStore } from '@redux-devtools/instrument';

import { api } from '../../api/api';
import { everyApi } from '../../api/endpoints';
import { Replaying } from '../../api/replaying';
import type { AppStore } from '../../store/makeStore';
import { makeRootReducer, type RootState } from '../../store/rootReducer';
import { continuedState, faultOf, inside, stepName, type Action, type Fault } from './steps';
import type { OpenedTrace } from './traceIn';

type Recorded = { endpointName: never; arg: never; value: never };

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

const isAnswer = (type: string): boolean => type === 'api/executeQuery/fulfilled';

/** Puts the last recorded answer into the cache, already transformed; the query stays pending. */
const answersOf = ({ actions, base }: OpenedTrace): Replaying => {
  const known = new Map<string, Recorded>();
  const note = (key: string, endpointName: unknown, arg: unknown, value: unknown) => {
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: the library types what it takes by the endpoints it knows
    if (value !== undefined) known.set(key, { endpointName, arg, value } as Recorded);
  };
  for (const [key, entry] of entriesOf(inside(base, 'api', 'queries'))) {
    note(key, inside(entry, 'endpointName'), inside(entry, 'originalArgs'), inside(entry, 'data'));
  }
  for (const action of actions) {
    const call = inside(action, 'meta', 'arg');
    if (isAnswer(action.type))
      note(
        String(inside(call, 'queryCacheKey')),
        inside(call, 'endpointName'),
        inside(call, 'originalArgs'),
        inside(action, 'payload'),
      );
  }
  return new Replaying(async ({ dispatch, queryCacheKey }) => {
    const recorded = known.get(queryCacheKey ?? '');
    if (recorded === undefined) return { error: { status: 'network', message: 'replay.noData' } };
    dispatch(api.util.upsertQueryEntries([recorded]));
    return new Promise(() => undefined);
  });
};

type Lifted = LiftedStore<RootState, Action, null>;

/** DevTools merge more actions into the first state. */
const roomFor = (actions: readonly Action[]): number => actions.length + 100;

const skipBroken = (reducer: Reducer<RootState>, broken: Map<object, string>): Reducer<RootState> => {
  return (state, action) => {
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: the file was made by these reducers
    const continued = continuedState(action) as RootState | undefined;
    if (continued) return continued;
    try {
      return reducer(state, action);
    } catch (error) {
      if (state === undefined) throw error;
      broken.set(action, error instanceof Error ? error.message : String(error));
      return state;
    }
  };
};

/** Support staff never dispatch in the patient’s name. */
const features = { import: 'custom', export: true, jump: true, skip: true, pause: true } as const;

const named = <A extends Action>(action: A): A => ({ ...action, type: stepName(action) });

const hasExtension = (): boolean => '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window;

/** Even of pages not opened here. */
const knownEndpoints: ReadonlySet<string> = new Set(everyApi.flatMap(({ endpoints }) => Object.keys(endpoints)));

/** Another version's endpoints cannot be replayed. */
const isPlayable = (action: Action): boolean => {
  const endpoint = inside(action, 'meta', 'arg', 'endpointName');
  return typeof endpoint !== 'string' || knownEndpoints.has(endpoint);
};

const liftedOf = (store: object): Lifted => {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: the extension and `instrument` both add it, and no type says so
  const { liftedStore } = store as { liftedStore?: Lifted };
  if (liftedStore === undefined) throw new Error('Nothing instruments the store of the replay.');
  return liftedStore;
};

const onlyAtTheEnd =
  (lifted: () => Lifted): Middleware =>
  () =>
  (next) =>
  (action) => {
    const { currentStateIndex, stagedActionIds } = lifted().getState();
    return currentStateIndex >= stagedActionIds.length - 1 ? next(action) : undefined;
  };

const faultsOf = (actions: readonly Action[], { minutes }: OpenedTrace) =>
  actions.flatMap((action, index): (Fault & { at: number; minutes: number | undefined })[] => {
    const fault = faultOf(action);
    return fault ? [{ ...fault, at: index + 1, minutes: minutes.get(action) }] : [];
  });

/** An isolated store: no storage, no network. Without the extension, `instrument` steps through it. */
export const makeReplay = (trace: OpenedTrace) => {
  const broken = new Map<object, string>();
  const reducer = skipBroken(makeRootReducer(), broken);
  const actions = trace.actions.filter(isPlayable);
  const maxAge = roomFor(actions);
  const lifted = (): Lifted => liftedOf(store);
  const store = configureStore({
    reducer,
    devTools: hasExtension() && { name: 'Portail – replay', maxAge, features, actionSanitizer: named },
    middleware: (usual) =>
      usual({ thunk: { extraArgument: answersOf(trace) }, immutableCheck: false, serializableCheck: false }).concat(
        api.middleware,
        onlyAtTheEnd(lifted),
      ),
    enhancers: (usual) =>
      hasExtension()
        ? usual({ autoBatch: false })
        : usual({ autoBatch: false }).concat(instrument(undefined, { maxAge, shouldCatchErrors: true })),
  });
  const liftedStore = lifted();
  const now = () => liftedStore.getState();
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: the file was made by these reducers; a step that fails says so
  const preloadedState = trace.base as RootState;
  liftedStore.dispatch({ ...ActionCreators.importState<RootState, Action>(actions), preloadedState });
  const last = actions.length;
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: what a portal needs of its store; the chain of middleware differs
  const forPortal = store as unknown as AppStore;

  return {
    store: forPortal,
    subscribe: (hear: () => void) => liftedStore.subscribe(hear),
    last,
    /** 0 is before the first. */
    at: (): number => Math.min(now().currentStateIndex, last),
    faults: faultsOf(actions, trace),
    broken: (): readonly string[] => [...broken.values()],
    step: () => {
      const { currentStateIndex } = now();
      const action = actions[Math.min(currentStateIndex, last) - 1];
      return {
        type: action?.type ?? '@@INIT',
        name: action ? stepName(action) : '@@INIT',
        minutes: action && trace.minutes.get(action),
        fault: action && faultOf(action),
        broken: action && broken.get(action),
      };
    },
    /** Clamped. */
    show: (step: number): void => {
      liftedStore.dispatch(ActionCreators.jumpToState(Math.max(0, Math.min(step, last))));
    },
  };
};

export type Replay = ReturnType<typeof makeReplay>;
