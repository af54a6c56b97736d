import { fieldsOf, type Fields } from '../lib/isRecord';
import { cachedIn } from './cachedIn';
import { idText } from './idText';
import type { Known, Settled } from './transport';

const listsIn = (data: unknown): unknown[] => {
  const { upcoming, past } = fieldsOf(data);
  return [data, upcoming, past];
};

export const recordsIn = (data: unknown): Fields[] =>
  listsIn(data).flatMap((list) => (Array.isArray(list) ? list.map(fieldsOf) : []));

const endpoints = { reservationId: 'listHistory', patientId: 'listDependents' } as const;

/** Whether what this list lacks is gone (decision 54): signed, named by a server that never signs, or known in part. */
export const mayShowAbsence = (
  { data, meta }: Settled,
  { state, signs }: Known,
  id: keyof typeof endpoints,
): boolean => {
  if (meta?.isSigned === true || (!signs && Array.isArray(fieldsOf(data)['upcoming']))) return true;
  const idOf = (one: Fields) => idText(one[id]);
  const seen = cachedIn(state, endpoints[id]).flatMap(recordsIn).map(idOf);
  return recordsIn(data)
    .map(idOf)
    .some((one) => one !== undefined && seen.includes(one));
};
