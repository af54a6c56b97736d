import {
  searchAnswer,
  searchBody,
  type Criteria,
  type SearchAnswer,
  type SearchBody,
} from '../../../../contract/appointments.ts';
import type { Language } from '../../../../contract/catalogues.ts';
import { recordAudit } from '../../data/audit.ts';
import { fsaPoint } from '../../data/fsaPoints.ts';
import type { FoundSlot } from '../../data/searchSlots.ts';
import { todayAt } from '../../domain/age.ts';
import { fromCursor, hashCriteria, toCursor } from '../../domain/cursor.ts';
import type { Holder } from '../../domain/holder.ts';
import { toSearchTerms } from '../../domain/searchTerms.ts';
import { at } from '../at.ts';
import { requireSession } from '../sessionHook.ts';
import { actorFor, languageOf, subjectOf } from '../actor.ts';
import type { BookingDeps, BookingRoutes } from './booking.ts';
import { findSlots, toSlots } from './findSlots.ts';
import { suggest } from './suggestions.ts';

const keyOf = ({ startsAt, slotId, metres }: FoundSlot, isNearest: boolean) => ({
  startsAt,
  slotId,
  metres: isNearest ? (metres ?? 0) : null,
});

type Search = { holder: Holder; criteria: Criteria; lang: Language };

/**
 * The caller's own hold hides no slot.
 * @throws BrokenRule, MalformedRequest
 */
export const search = async ({ holder, criteria, lang }: Search, deps: BookingDeps): Promise<SearchAnswer> => {
  const context = { today: todayAt(deps.clock()), locate: fsaPoint };
  const terms = toSearchTerms(criteria, context);
  const hash = hashCriteria(criteria);
  const after = criteria.cursor ? fromCursor(criteria.cursor, hash) : null;
  const { slots, network } = await findSlots({ holder, terms, after }, deps);
  const page = slots.slice(0, terms.limit);
  const last = slots.length > terms.limit ? page.at(-1) : undefined;
  const isEmpty = page.length === 0 && after === null;
  return {
    spaces: await toSlots({ slots: page, network }, deps, lang),
    nextCursor: last === undefined ? null : toCursor(hash, keyOf(last, terms.sort === 'nearest')),
    checkedAt: deps.clock().toISOString(),
    ...(isEmpty ? { suggestions: await suggest({ holder, criteria, context }, deps) } : {}),
  };
};

/** Product §4, §8 Search. The audit trail records searches for another person. */
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
};
