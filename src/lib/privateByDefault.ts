import type { Reducer, UnknownAction } from '@reduxjs/toolkit';

type IsSessionChange = (action: UnknownAction) => boolean;

const privately =
  (reducer: Reducer<unknown>, isSessionChange: IsSessionChange): Reducer<unknown> =>
  (state, action) =>
    reducer(isSessionChange(action) ? undefined : state, action);

/**
 * Resets all slices but `kept` when a session ends or is replaced. Persistence must wrap the result: otherwise the
 * stored user stays.
 */
export const privateByDefault = <R extends Record<string, Reducer>>(
  reducers: R,
  kept: readonly (keyof R)[],
  isSessionChange: IsSessionChange,
): R => {
  const wrapped = Object.entries(reducers).map(([name, reducer]) => [
    name,
    kept.includes(name) ? reducer : privately(reducer, isSessionChange),
  ]);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: the library types forget which name has which reducer
  return Object.fromEntries(wrapped) as R;
};
