import { fieldsOf } from '../lib/isRecord';

/** By name: the endpoints are made from this transport. */
export const cachedIn = (state: unknown, name: string): unknown[] =>
  Object.values(fieldsOf(fieldsOf(fieldsOf(state)['api'])['queries']))
    .map(fieldsOf)
    .filter(({ endpointName }) => endpointName === name)
    .map(({ data }) => data);
