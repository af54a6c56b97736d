import type { Reducer } from '@reduxjs/toolkit';

import { isSessionChange } from '../api/signals';

const privately =
  (reducer: Reducer<unknown>): Reducer<unknown> =>
  (state, action) =>
    reducer(isSessionChange(action) ? undefined : state, action);

/**
 * Resets all slices but `kept` when a session ends or is replaced. Persistence must wrap the result: otherwise the
 * stored user stays.
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
