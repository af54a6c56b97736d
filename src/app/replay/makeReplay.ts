import { configureStore, type Middleware, type Reducer } from '@reduxjs/toolkit';
import { ActionCreators, instrument, type LiftedStore } from '@redux-devtools/instrument';

import { api } from '../../api/api';
import { everyApi } from '../../api/endpoints';
import type { AppStore } from '../../store/makeStore';
import { makeRootReducer, type RootState } from '../../store/rootReducer';
import { answersOf, inside } from './recordedAnswers';
import type { OpenedTrace } from './traceIn';

type Action = { type: string };
type Lifted = LiftedStore<RootState, Action, null>;

/** More than a trace holds (store/recorder.ts), and room for what the screens do at its end. */
const maxAge = 400;

/** What support staff may do in the extension: look, jump, leave out, take in and give out; never act in the patient’s name. */
const features = { import: 'custom', export: true, jump: true, skip: true, pause: true } as const;

const hasExtension = (): boolean => '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window;

/** The reducers ask for the definition of each endpoint that a trace names, whether or not its page was opened here. */
const knownEndpoints: ReadonlySet<string> = new Set(everyApi.flatMap(({ endpoints }) => Object.keys(endpoints)));

/** An endpoint of another version cannot be replayed; what the trace did beside it can. */
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

/** Between steps the screens show and change nothing; at the end of the trace they may ask what the trace can answer. */
const onlyAtTheEnd =
  (lifted: () => Lifted): Middleware =>
  () =>
  (next) =>
  (action) => {
    const { currentStateIndex, stagedActionIds } = lifted().getState();
    return currentStateIndex >= stagedActionIds.length - 1 ? next(action) : undefined;
  };

/**
 * A store of its own for one trace: the reducers of the portal, nothing stored, nothing sent. With the extension the very same trace
 * stands in Redux DevTools; without, `instrument` steps through it.
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
    /** Which step is shown, 0 being before the first. */
    at: (): number => Math.min(now().currentStateIndex, last),
    /** What the shown step did, and its error should it have failed. */
    step: () => {
      const { computedStates, currentStateIndex, stagedActionIds, actionsById } = now();
      return {
        type: actionsById[stagedActionIds[currentStateIndex] ?? 0]?.action.type ?? '',
        errors: computedStates.flatMap(({ error }) => error ?? []),
      };
    },
    /** Shows another step; out of bounds, the nearest one. */
    show: (step: number): void => {
      liftedStore.dispatch(ActionCreators.jumpToState(Math.max(0, Math.min(step, last))));
    },
  };
};

export type Replay = ReturnType<typeof makeReplay>;
