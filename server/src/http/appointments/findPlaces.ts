import type { Space } from '../../../../contract/appointments.ts';
import type { Language } from '../../../../contract/catalogues.ts';
import { searchNearest, searchSoonest, type FoundPlace } from '../../data/searchPlaces.ts';
import type { PageKey } from '../../domain/cursor.ts';
import type { Holder } from '../../domain/holder.ts';
import type { Network } from '../../domain/network.ts';
import { planSearch } from '../../domain/searchPlan.ts';
import type { SearchTerms } from '../../domain/searchTerms.ts';
import type { BookingDeps } from './booking.ts';
import { isKnown, toSpace } from './wire.ts';

export type PlaceSearch = { holder: Holder; terms: SearchTerms; after: PageKey | null };

type Found = { places: FoundPlace[]; network: Network };

/** Open places for the terms, each with its distance where one searches from somewhere. One more than a page when there are more. */
export const findPlaces = async ({ holder, terms, after }: PlaceSearch, deps: BookingDeps): Promise<Found> => {
  const network = await deps.directory.network.recent();
  const { query, reach } = planSearch(terms, network);
  const search = { holder, query, after, limit: terms.limit + 1 };
  if (terms.sort === 'nearest') return { places: await searchNearest(deps.readDb, { ...search, reach }), network };
  const distances = new Map(reach.map(({ clinicId, metres }) => [clinicId, metres]));
  const places = await searchSoonest(deps.readDb, search);
  return { places: places.map((place) => ({ ...place, metres: distances.get(place.clinicId) ?? null })), network };
};

/** Places as the portal sees them. Where one names a clinic or a service that is newer than the network in memory, that is read anew. */
export const toSpaces = async ({ places, network }: Found, deps: BookingDeps, lang: Language): Promise<Space[]> => {
  const known = places.every((place) => isKnown(place, network)) ? network : await deps.directory.network.fresh();
  return places.flatMap((place) => toSpace(place, { network: known, lang }) ?? []);
};
