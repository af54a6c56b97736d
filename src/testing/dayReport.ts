import { fieldsOf } from '../lib/isRecord';
import { redactTrace } from '../features/report/redact/redactTrace';
import { network, now, type FreeTime } from './attackedDays';

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

const mutationOf = (endpointName: string, step: number, originalArgs: unknown, payload: unknown) => ({
  type: 'api/executeMutation/fulfilled',
  payload,
  meta: {
    arg: { type: 'mutation', endpointName, originalArgs },
    requestId: `request-${step}`,
    requestStatus: 'fulfilled',
  },
});

/** They hold two times of the list, one after the other, and book the second. */
const reportOf = (spaces: readonly FreeTime[], [first, chosen]: readonly [FreeTime, FreeTime]): unknown => {
  const hold = (space: FreeTime) => ({ ...space, held: 'by-me', expiresAt: new Date(now + 300_000).toISOString() });
  const answer = { pages: [{ spaces, nextCursor: null, checkedAt: new Date(now).toISOString() }], pageParams: [null] };
  const booked = { ...chosen, reservationId: 'reservation-1', status: 'booked' };
  const base = {
    api: {
      queries: {
        ...queryOf('getNetwork', 'main', network),
        ...queryOf('searchSlots', { criteria: { careType: chosen.careType }, searcher: { root: 'main' } }, answer),
        ...queryOf('listHistory', undefined, { upcoming: [booked], past: [] }),
      },
    },
  };
  const actions = [
    mutationOf('holdSlot', 1, { space: first, dependent: null }, hold(first)),
    mutationOf('holdSlot', 2, { space: chosen, dependent: null }, hold(chosen)),
    mutationOf('reserveSlot', 3, { space: chosen, raisonVisite: '', dependent: null }, booked),
  ];
  const times = [now, now + 61_000, now + 95_000];
  const file: unknown = JSON.parse(
    JSON.stringify(
      redactTrace({ base, actions, times, dropped: 0 }, () => false),
      (name, value: unknown) => (name === 'mask' ? undefined : value),
    ),
  );
  return file;
};

export type Told = { spaces: FreeTime[]; booked: FreeTime; held: FreeTime[] };

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** What the attacker reads in the file of a person who holds two times of a search, and books the second. */
export const toldOf = (spaces: readonly FreeTime[], taken: readonly [FreeTime, FreeTime]): Told => {
  const { base, actions } = fieldsOf(reportOf(spaces, taken));
  const entries = Object.values(fieldsOf(fieldsOf(fieldsOf(base)['api'])['queries'])).map(fieldsOf);
  const found = new Map(entries.map(({ endpointName, data }) => [endpointName, fieldsOf(data)]));
  const [page] = listIn(found.get('searchSlots')?.['pages']);
  const [booked] = listIn(found.get('listHistory')?.['upcoming']);
  const held = listIn(actions)
    .map((action) => fieldsOf(fieldsOf(action)['payload']))
    .slice(0, 2);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: the attacker reads JSON
  return { spaces: fieldsOf(page)['spaces'], booked, held } as Told;
};
