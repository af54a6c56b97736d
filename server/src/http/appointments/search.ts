import {
  daysAnswer,
  searchAnswer,
  searchBody,
  type Criteria,
  type SearchAnswer,
  type SearchBody,
  type Suggestion,
} from '../../../../contract/appointments.ts';
import type { Language } from '../../../../contract/catalogues.ts';
import { appointmentLimits as limits } from '../../../../contract/limits.ts';
import { recordAudit } from '../../data/audit.ts';
import { fsaPoint } from '../../data/fsaPoints.ts';
import type { FoundSlot } from '../../data/searchSlots.ts';
import { todayAt } from '../../domain/age.ts';
import { addDays } from '../../domain/calendar.ts';
import { fromCursor, hashCriteria, toCursor } from '../../domain/cursor.ts';
import type { Holder } from '../../domain/holder.ts';
import { toSearchTerms, type GuestMove, type SearchContext, type SearchTerms } from '../../domain/searchTerms.ts';
import { dateIn } from '../../domain/zonedTime.ts';
import { actorFor, languageOf, subjectOf } from '../actor.ts';
import { at } from '../at.ts';
import { requireSession } from '../sessionHook.ts';
import type { BookingDeps, BookingRoutes } from './booking.ts';
import { countDays, findSlots, hiddenAges, toSlots } from './findSlots.ts';

type EmptySearch = { holder: Holder; criteria: Criteria; context: SearchContext };

/** Kilometres. */
const radii = [10, 25, 50, 100, 250, limits.radiusKm.max];

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
  if (near === null || radiusKm === null || radiusKm >= limits.radiusKm.max) return [];
  const {
    slots: [nearest],
  } = await pageOf(search, { radiusKm: limits.radiusKm.max }, deps, { sort: 'nearest', limit: 1 });
  const needed = (nearest?.metres ?? Infinity) / 1_000;
  const enough = radii.find((radius) => radius > radiusKm && radius >= needed);
  if (enough === undefined) return [];
  return [{ kind: 'wider', radiusKm: enough, found: await count(search, { radiusKm: enough }, deps) }];
};

const later = async (search: EmptySearch, { to }: SearchTerms, deps: BookingDeps): Promise<Suggestion[]> => {
  const after = { from: addDays(to, 1), to: addDays(to, limits.searchDays.max) };
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

/** Only changes that find slots now (product §8). */
const suggest = async (search: EmptySearch, deps: BookingDeps): Promise<Suggestion[]> => {
  const terms = toSearchTerms(search.criteria, search.context);
  const advice = [
    ...(await wider(search, terms, deps)),
    ...(await later(search, terms, deps)),
    ...(await anyClinic(search, terms, deps)),
  ];
  return advice.filter(({ found }) => found > 0);
};

const keyOf = ({ startsAt, slotId, metres }: FoundSlot, isNearest: boolean) => ({
  startsAt,
  slotId,
  metres: isNearest ? (metres ?? 0) : null,
});

type Search = { holder: Holder; criteria: Criteria; lang: Language; guestMove?: GuestMove | null };

/**
 * The caller's own hold hides no slot.
 * @throws BrokenRule, MalformedRequest
 */
export const search = async (
  { holder, criteria, lang, guestMove = null }: Search,
  deps: BookingDeps,
): Promise<SearchAnswer> => {
  const context = { today: todayAt(deps.clock()), locate: fsaPoint, guestMove };
  const terms = toSearchTerms(criteria, context);
  const hash = hashCriteria(criteria);
  const after = criteria.cursor ? fromCursor(criteria.cursor, hash) : null;
  const found = await findSlots({ holder, terms, after }, deps);
  const { slots, network } = found;
  const page = slots.slice(0, terms.limit);
  const last = slots.length > terms.limit ? page.at(-1) : undefined;
  const isEmpty = page.length === 0 && after === null;
  const hidden = after === null ? await hiddenAges(holder, found, deps) : [];
  return {
    spaces: await toSlots({ slots: page, network }, deps, lang),
    nextCursor: last === undefined ? null : toCursor(hash, keyOf(last, terms.sort === 'nearest')),
    checkedAt: deps.clock().toISOString(),
    ...(hidden.length > 0 ? { hiddenAges: hidden } : {}),
    ...(isEmpty ? { suggestions: await suggest({ holder, criteria, context }, deps) } : {}),
  };
};

/** Product §4, §8 Search. Searches for another person are audited; the count stands beside one. */
export const searchRoutes: BookingRoutes = (app, deps) => {
  app.route<{ Body: SearchBody }>({
    ...at('searchSlots'),
    onRequest: requireSession,
    schema: { body: searchBody, response: { 200: searchAnswer } },
    handler: async (request) => {
      const { criteria, dependent } = request.body;
      const subject = { patientId: subjectOf(request, dependent), scope: 'book' } as const;
      const { accountId, ...actor } = await actorFor(request, subject, deps);
      if (actor.capacity === 'delegate') {
        await recordAudit(deps.db, { action: 'places.searched', actorAccountId: accountId, ...actor });
      }
      return search(
        { holder: { patientId: actor.patientId }, criteria: criteria ?? {}, lang: languageOf(request) },
        deps,
      );
    },
  });
  app.route<{ Body: SearchBody }>({
    ...at('countSlots'),
    onRequest: requireSession,
    schema: { body: searchBody, response: { 200: daysAnswer } },
    handler: async (request) => {
      const { criteria, dependent } = request.body;
      const { patientId } = await actorFor(request, { patientId: subjectOf(request, dependent), scope: 'book' }, deps);
      const terms = toSearchTerms(criteria ?? {}, { today: todayAt(deps.clock()), locate: fsaPoint });
      return { days: await countDays({ holder: { patientId }, terms }, deps) };
    },
  });
};
