import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import { fieldsOf } from '../lib/isRecord';

type Answer<T> = PayloadAction<T, string, { arg: { endpointName: string } }>;

/**
 * Matches the answer to a query, for slices that stand in the first load, where the API itself does not: by the action's type and
 * the name of the endpoint. `T` is what the endpoint answers.
 */
export const answered =
  <T>(endpoint: string) =>
  (action: UnknownAction): action is Answer<T> => {
    if (action.type !== 'api/executeQuery/fulfilled') return false;
    return fieldsOf(fieldsOf(action['meta'])['arg'])['endpointName'] === endpoint;
  };
