import { fieldsOf } from '../lib/isRecord';
import { redactTrace } from '../features/report/redact/redactTrace';
import { cancelMinutesOf, network, now, type FreeTime } from './attackedDays';
import { iso } from './attackedDatabase';

const queryOf = (endpointName: string, originalArgs: unknown, data: unknown) => ({
  [`${endpointName}(${JSON.stringify(originalArgs)})`]: {
    status: 'fulfilled',
    endpointName,
    originalArgs,
    data,
    startedTimeStamp: now,
    fulfilledTimeStamp: now + 300,
  },
});

const callOf = (kind: 'Query' | 'Mutation', [endpointName, originalArgs, payload]: readonly unknown[], step = 0) => ({
  type: `api/execute${kind}/fulfilled`,
  payload,
  meta: {
    arg: { type: kind.toLowerCase(), endpointName, originalArgs },
    requestId: `request-${String(endpointName)}-${step}`,
    requestStatus: 'fulfilled',
  },
});

const isoOf = (start: string, minutesBefore: number): string => iso(Date.parse(start) - minutesBefore * 60_000);

const newsOf = ({ clinicId, spaceId }: FreeTime) => ({
  type: 'api/queries/queryResultPatched',
  payload: {
    queryCacheKey: `watchSlots(${JSON.stringify(clinicId)})`,
    patches: [{ op: 'add', path: [spaceId], value: 'taken' }],
  },
});

/** They hold two times of the list, one after the other, and book the second. */
const traceOf = (spaces: readonly FreeTime[], [first, chosen]: readonly [FreeTime, FreeTime]) => {
  const hold = (space: FreeTime) => ({ ...space, held: 'by-me', expiresAt: iso(now + 300_000) });
  const answer = { pages: [{ spaces, nextCursor: null, checkedAt: iso(now) }], pageParams: [null] };
  const cancelUntil = isoOf(chosen.start, cancelMinutesOf(chosen.clinicId));
  const booked = { ...chosen, reservationId: 'reservation-1', status: 'booked', cancelUntil };
  const watched = [...new Set(spaces.map(({ clinicId }) => clinicId))];
  const queries = {
    ...queryOf('getNetwork', 'main', network),
    ...queryOf('searchSlots', { criteria: { careType: chosen.careType }, searcher: { root: 'main' } }, answer),
    ...queryOf('listHistory', undefined, { upcoming: [booked], past: [] }),
    ...Object.fromEntries(watched.flatMap((clinicId) => Object.entries(queryOf('watchSlots', clinicId, {})))),
  };
  const actions = [
    ...watched.map((clinicId) => callOf('Query', ['watchSlots', clinicId, {}])),
    callOf('Mutation', ['holdSlot', { space: first, dependent: null }, hold(first)], 1),
    ...spaces.slice(0, 3).map(newsOf),
    callOf('Mutation', ['holdSlot', { space: chosen, dependent: null }, hold(chosen)], 2),
    callOf('Mutation', ['reserveSlot', { space: chosen, raisonVisite: '', dependent: null }, booked], 3),
  ];
  return { base: { api: { queries } }, actions, times: actions.map((_, at) => now + at * 1_000), dropped: 0 };
};

export type Told = {
  spaces: FreeTime[];
  booked: FreeTime & { cancelUntil: string };
  held: FreeTime[];
  watched: string[];
  steps: number;
};

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** What the attacker reads in the file of a person who holds two times of a search, and books the second. */
export const toldOf = (spaces: readonly FreeTime[], taken: readonly [FreeTime, FreeTime]): Told => {
  const told = redactTrace(traceOf(spaces, taken), () => false);
  const { base, actions } = fieldsOf(JSON.parse(JSON.stringify({ base: told.base, actions: told.actions })));
  const entries = Object.values(fieldsOf(fieldsOf(fieldsOf(base)['api'])['queries'])).map(fieldsOf);
  const found = new Map(entries.map(({ endpointName, data }) => [endpointName, fieldsOf(data)]));
  const [page] = listIn(found.get('searchSlots')?.['pages']);
  const [booked] = listIn(found.get('listHistory')?.['upcoming']);
  const payloads = (name: string): unknown[] =>
    listIn(actions)
      .map(fieldsOf)
      .filter(({ meta }) => fieldsOf(fieldsOf(meta)['arg'])['endpointName'] === name)
      .map(({ payload }) => payload);
  const watched = entries
    .filter(({ endpointName }) => endpointName === 'watchSlots')
    .map(({ originalArgs }) => String(originalArgs));
  const steps = listIn(actions).length;
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: the attacker reads JSON
  return { spaces: fieldsOf(page)['spaces'], booked, held: payloads('holdSlot'), watched, steps } as Told;
};
