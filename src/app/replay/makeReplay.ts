import { configureStore, type Middleware, type Reducer } from '@reduxjs/toolkit';
import { ActionCreators, instrument, type LiftedStore } from '@redux-devtools/instrument';

import { api } from '../../api/api';
import { everyApi } from '../../api/endpoints';
import { Replaying } from '../../api/replaying';
import type { AppStore } from '../../store/makeStore';
import { makeRootReducer, type RootState } from '../../store/rootReducer';
import type { OpenedTrace } from './traceIn';

type Recorded = { endpointName: never; arg: never; value: never };

const inside = (value: unknown, ...way: string[]): unknown =>
  way.reduce<unknown>(
    (from, name) => (typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined),
    value,
  );

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

const isAnswer = (type: string): boolean => type === 'api/executeQuery/fulfilled';

/**
 * Answers a query with its last recorded answer. It goes straight into the cache, as it is already transformed; the
 * query stays pending.
 */
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

type Action = { type: string };
type Lifted = LiftedStore<RootState, Action, null>;

/** More than a trace holds (store/recorder.ts). */
const maxAge = 400;

/** Support staff never dispatch in the patient’s name. */
const features = { import: 'custom', export: true, jump: true, skip: true, pause: true } as const;

const hasExtension = (): boolean => '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window;

/** The reducers need every endpoint, even of pages not opened here. */
const knownEndpoints: ReadonlySet<string> = new Set(everyApi.flatMap(({ endpoints }) => Object.keys(endpoints)));

/** Endpoints of another version cannot be replayed. */
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

/**
 * Makes an isolated store for a trace: no storage, no network. Without the extension, `instrument` steps through it.
 */
export const makeReplay = (trace: OpenedTrace) => {
  const reducer: Reducer<RootState> = makeRootReducer();
  const lifted = (): Lifted => liftedOf(store);
  const store = configureStore({
    reducer,
    devTools: hasExtension() && { name: 'Portail – replay', maxAge, features },
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
  const actions = trace.actions.filter(isPlayable);
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
    step: () => {
      const { computedStates, currentStateIndex, stagedActionIds, actionsById } = now();
      return {
        type: actionsById[stagedActionIds[currentStateIndex] ?? 0]?.action.type ?? '',
        errors: computedStates.flatMap(({ error }) => error ?? []),
      };
    },
    /** Out of bounds, shows the nearest step. */
    show: (step: number): void => {
      liftedStore.dispatch(ActionCreators.jumpToState(Math.max(0, Math.min(step, last))));
    },
  };
};

export type Replay = ReturnType<typeof makeReplay>;
