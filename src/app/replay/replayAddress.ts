import type { Criteria } from '../../../contract/appointments.ts';
import { anySlot } from '../../scheduling/search/searchChoice';
import { writeSearch } from '../../scheduling/search/searchQuery';
import type { RootState } from '../../store/rootReducer';

const named: readonly [prefix: string, field: string][] = [
  ['/app/appointments/', 'reservationId'],
  ['/app/mailbox/', 'threadId'],
  ['/app/dependents/', 'patientId'],
  ['/app/delegates/', 'linkId'],
  ['/rvsp/', 'invitationId'],
];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const first = (value: unknown, field: string): string | undefined => {
  if (!isObject(value)) return undefined;
  const found: unknown = Array.isArray(value) ? undefined : Reflect.get(value, field);
  if (typeof found === 'string') return found;
  for (const one of Object.values(value)) {
    const deeper = first(one, field);
    if (deeper !== undefined) return deeper;
  }
  return undefined;
};

type Entry = { endpointName?: string; startedTimeStamp?: number; originalArgs?: unknown; data?: unknown };
const isEntry = (value: unknown): value is Entry => isObject(value);

const newest = (state: RootState): Entry[] =>
  Object.values<unknown>(state.api.queries)
    .filter(isEntry)
    .sort((one, two) => (two.startedTimeStamp ?? 0) - (one.startedTimeStamp ?? 0));

/** A trace lacks route parameters: guesses the id from the last choice, else the first known item. */
const idIn = (pattern: string, state: RootState): string => {
  const field = named.find(([prefix]) => pattern.startsWith(prefix))?.[1] ?? '';
  const opened = newest(state).find(({ endpointName }) => endpointName === 'openThread');
  if (field === 'threadId' && typeof opened?.originalArgs === 'string') return opened.originalArgs;
  return (
    first(state.appointments, field) ??
    newest(state)
      .map(({ data }) => first(data, field))
      .find((id) => id !== undefined) ??
    'unknown'
  );
};

const searchIn = (state: RootState): string => {
  const search = newest(state).find(({ endpointName }) => endpointName === 'searchSlots');
  const criteria: unknown = isObject(search?.originalArgs) ? Reflect.get(search.originalArgs, 'criteria') : undefined;
  if (!isObject(criteria)) return '';
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: the trace was made by this portal; the address is read with care
  const searched = criteria as Criteria;
  const { careType, from, to, dayParts, weekdays, clinicIds, near, radiusKm, modes, languages, sort } = searched;
  return writeSearch({
    ...anySlot,
    careType: careType ?? null,
    from: from ?? null,
    to: to ?? null,
    dayParts: dayParts ?? [],
    weekdays: weekdays ?? [],
    clinicIds: clinicIds ?? [],
    near: near && 'postalCode' in near ? near.postalCode : null,
    radiusKm: radiusKm ?? null,
    modes: modes ?? [],
    languages: languages ?? [],
    sort: sort ?? anySlot.sort,
  }).toString();
};

export const addressIn = (state: RootState): string => {
  const { pattern, params, step } = state.nav;
  const path = pattern.replace(/:\w+/g, () => encodeURIComponent(idIn(pattern, state)));
  const isSearch =
    params.some((name) => name === 'near' || name === 'from' || name === 'clinics') ||
    step === 'places' ||
    step === 'review';
  const visit = params.includes('visit') ? `visit=${idIn('/app/appointments/', state)}` : '';
  const query = [step === null ? '' : `step=${step}`, isSearch ? searchIn(state) : '', visit]
    .filter((part) => part !== '')
    .join('&');
  return query === '' ? path : `${path}?${query}`;
};
