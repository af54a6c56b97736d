import type { Middleware } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';

import { api } from '../api/api';
import { sessionEnded, sessionStarted } from '../api/signals';
import { traceTurned, type Trace } from '../lib/trace';
import { fieldsOf } from '../lib/isRecord';

const maxSteps = 300;

/** With functions, or only for this page load. */
const isOwnBusiness = (type: string): boolean => type.startsWith('persist/') || type.startsWith('api/config/');

const typeOf = (action: unknown): string | undefined => {
  const { type } = fieldsOf(action);
  return typeof type === 'string' ? type : undefined;
};

/** In memory only, cleared when a session ends or begins. Must be the last middleware, to see what reaches reducers. */
export const makeRecorder = () => {
  let steps: { action: { type: string }; before: unknown; at: number }[] = [];
  let dropped = 0;
  let now: () => unknown = () => undefined;

  const forget = () => {
    steps = [];
    dropped = 0;
  };
  const keep = (type: string, action: unknown, before: unknown) => {
    steps.push({ action: Object.assign({}, action, { type }), before, at: Date.now() });
    if (steps.length <= maxSteps) return;
    steps.shift();
    dropped += 1;
  };

  const read = (): Trace<unknown> => ({
    base: steps[0] ? steps[0].before : now(),
    actions: steps.map(({ action }) => action),
    times: steps.map(({ at }) => at),
    dropped,
  });

  const middleware: Middleware = (store) => {
    now = () => store.getState();
    return (next) => (action) => {
      const before = now();
      const result = next(action);
      const type = typeOf(action);
      // Stored data belongs to the base state.
      const isNewBase = type === REHYDRATE || sessionEnded.match(action) || api.util.resetApiState.match(action);
      if (type !== undefined && (isNewBase || sessionStarted.match(action)))
        traceTurned(Object.assign({}, action, { type }), read());
      if (isNewBase) forget();
      else if (type !== undefined && !isOwnBusiness(type)) keep(type, action, before);
      return result;
    };
  };
  return { middleware, read };
};
