import type { Criteria, Suggestion } from '../../../../contract/appointments.ts';
import { appointmentLimits as limits } from '../../../../contract/limits.ts';
import { addDays } from '../../domain/calendar.ts';
import type { Holder } from '../../domain/holder.ts';
import { toSearchTerms, type SearchContext, type SearchTerms } from '../../domain/searchTerms.ts';
import { dateIn } from '../../domain/zonedTime.ts';
import type { BookingDeps } from './booking.ts';
import { findSlots } from './findSlots.ts';

type EmptySearch = { holder: Holder; criteria: Criteria; context: SearchContext };

/** Kilometres. */
const radii = [10, 25, 50, 100, 250, limits.radiusKm.most];

const pageOf = async (search: EmptySearch, changed: Criteria, deps: BookingDeps, over: Partial<SearchTerms> = {}) => {
  const terms = { ...toSearchTerms({ ...search.criteria, ...changed }, search.context), ...over };
  return findSlots({ holder: search.holder, terms, after: null }, deps);
};

const count = async (search: EmptySearch, changed: Criteria, deps: BookingDeps): Promise<number> => {
  const { slots } = await pageOf(search, { ...changed, limit: null }, deps);
  return Math.min(slots.length, limits.pageSize);
};

const wider = async (
  search: EmptySearch,
  { near, radiusKm }: SearchTerms,
  deps: BookingDeps,
): Promise<Suggestion[]> => {
  if (near === null || radiusKm === null || radiusKm >= limits.radiusKm.most) return [];
  const {
    slots: [nearest],
  } = await pageOf(search, { radiusKm: limits.radiusKm.most }, deps, { sort: 'nearest', limit: 1 });
  const needed = (nearest?.metres ?? Infinity) / 1_000;
  const enough = radii.find((radius) => radius > radiusKm && radius >= needed);
  if (enough === undefined) return [];
  return [{ kind: 'wider', radiusKm: enough, found: await count(search, { radiusKm: enough }, deps) }];
};

const later = async (search: EmptySearch, { to }: SearchTerms, deps: BookingDeps): Promise<Suggestion[]> => {
  const after = { from: addDays(to, 1), to: addDays(to, limits.searchDays.most) };
  const {
    slots: [first],
    network,
  } = await pageOf(search, after, deps, { sort: 'soonest', limit: 1 });
  const clinic = first && network.clinics.get(first.clinicId);
  if (first === undefined || clinic === undefined) return [];
  const from = dateIn(first.startsAt, clinic.timeZone);
  const period = { from, to: addDays(from, limits.searchDays.usual) };
  return [{ kind: 'later', ...period, found: await count(search, period, deps) }];
};

const anyClinic = async (
  search: EmptySearch,
  { clinicIds, profIds }: SearchTerms,
  deps: BookingDeps,
): Promise<Suggestion[]> => {
  if (clinicIds.length === 0 && profIds.length === 0) return [];
  return [{ kind: 'anyClinic', found: await count(search, { clinicIds: null, profIds: null }, deps) }];
};

/** Only changes that find slots now, counting up to one page (product §8). */
export const suggest = async (search: EmptySearch, deps: BookingDeps): Promise<Suggestion[]> => {
  const terms = toSearchTerms(search.criteria, search.context);
  const advice = [
    ...(await wider(search, terms, deps)),
    ...(await later(search, terms, deps)),
    ...(await anyClinic(search, terms, deps)),
  ];
  return advice.filter(({ found }) => found > 0);
};
