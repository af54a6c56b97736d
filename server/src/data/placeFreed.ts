import type { Transaction } from 'kysely';

import { mayOffer } from '../domain/alerts/offering.ts';
import { closeOverdueOffers } from './alerts/closeOffers.ts';
import { offerPlace } from './alerts/offerPlace.ts';
import { readOpenedPlaces } from './alerts/openedPlaces.ts';
import type { Tables } from './tables.ts';

/** A place, and the clinic in whose lists it stands. */
export type ListedPlace = { placeId: string; clinicId: string };

/**
 * What becomes of places that nobody has any more, before everybody sees them: each is offered to the first who waits for one like
 * it (decision 0021). Call it with the places locked. @param leftBy the patient who had or held them until now
 * @returns those that are free for all
 */
export const offerFreedPlaces = async (
  transaction: Transaction<Tables>,
  freed: readonly ListedPlace[],
  leftBy: string | null = null,
): Promise<readonly ListedPlace[]> => {
  if (freed.length === 0) return freed;
  const offered = new Set<string>();
  for (const place of await readOpenedPlaces(
    transaction,
    freed.map(({ placeId }) => placeId),
  )) {
    if (!mayOffer(place)) continue;
    await closeOverdueOffers(transaction, [place.placeId]);
    if (await offerPlace(transaction, place.placeId, leftBy)) offered.add(place.placeId);
  }
  return freed.filter(({ placeId }) => !offered.has(placeId));
};
