import type { Reducer, UnknownAction } from '@reduxjs/toolkit';

import { sessionEnded, sessionStarted } from '../api/signals';

/** A session ends, or one begins over another. A tab that joins a session had nobody before. */
const isTurn = (action: UnknownAction): boolean =>
  sessionEnded.match(action) || (sessionStarted.match(action) && action.payload.hasJoined === undefined);

const privately =
  (reducer: Reducer<unknown>): Reducer<unknown> =>
  (state, action) =>
    reducer(isTurn(action) ? undefined : state, action);

/**
 * Every slice of the store: emptied when a session ends, and before one begins, unless it stands in `kept` with a reason. Persistence
 * goes around the answer: a slice that is dropped from outside loses its record, and the stored user would stay.
 */
export const privateByDefault = <R extends Record<string, Reducer>>(
  reducers: R,
  kept: Readonly<Partial<Record<keyof R, string>>>,
): R => {
  const wrapped = Object.entries(reducers).map(([name, reducer]) => [
    name,
    name in kept ? reducer : privately(reducer),
  ]);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: the library types forget which name has which reducer
  return Object.fromEntries(wrapped) as R;
};
