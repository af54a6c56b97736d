import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';

type Answer<T> = PayloadAction<T, string, { arg: { endpointName: string } }>;

/**
 * Matches the answer to a query, for slices that stand in the first load, where the API itself does not: by the action's type and
 * the name of the endpoint. `T` is what the endpoint answers.
 */
export const answered =
  <T>(endpoint: string) =>
  (action: UnknownAction): action is Answer<T> => {
    if (action.type !== 'api/executeQuery/fulfilled' || typeof action.meta !== 'object') return false;
    const arg: unknown = Reflect.get(action.meta ?? {}, 'arg');
    return typeof arg === 'object' && arg !== null && Reflect.get(arg, 'endpointName') === endpoint;
  };
