import { fieldsOf, isRecord } from '../lib/isRecord';
import { cachedIn } from './cachedIn';
import { receivedOf } from './received';
import type { CallArgs } from './transport';

const recordOf = (dependent: { patientId: string }, people: unknown): unknown => {
  const record: unknown = Array.isArray(people)
    ? people.find((one) => fieldsOf(one)['patientId'] === dependent.patientId)
    : undefined;
  return record === undefined ? dependent : receivedOf(record);
};

/** The dependent whole, as listed (spec §7). */
export const withDependent = ({ dependent, ...args }: CallArgs, state: unknown): CallArgs => {
  if (dependent === undefined) return args;
  const record = dependent === null ? null : recordOf(dependent, cachedIn(state, 'listDependents')[0]);
  if (isRecord(args.body)) return { ...args, body: { ...args.body, dependent: record } };
  return record === null ? args : { ...args, body: record };
};
