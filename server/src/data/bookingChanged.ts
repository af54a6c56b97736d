import type { Transaction } from 'kysely';

import type { LiveEvent } from '../../../contract/events.ts';
import { meetAlerts } from './alerts/closeOffers.ts';
import { recordEvents } from './liveEvents.ts';
import type { RecordedEvent } from './recordedEvent.ts';
import { offerFreedPlaces, type ListedPlace } from './placeFreed.ts';
import type { Tables } from './tables.ts';

/** What happened to one visit, and who wanted it. */
export type VisitChange = Omit<Extract<LiveEvent, { type: 'visit' }>, 'type'>;

/** What one transaction did to places and to visits. */
export type BookingChange = {
  /** Places that somebody had or held until now. */
  freed?: readonly ListedPlace[];
  /** Who had or held them, when no visit says so: they are not offered to the same person. */
  leftBy?: string;
  /** Places that left everybody’s lists: held, reserved or withdrawn. */
  taken?: readonly ListedPlace[];
  /** The account that holds what was taken: to its own screens the place is still theirs. */
  heldBy?: string;
  visit?: VisitChange;
};

/** Changes that leave the patient a message. */
const toldChanges: ReadonlySet<VisitChange['change']> = new Set(['booked', 'moved', 'cancelled']);

const placeEvents = (places: readonly ListedPlace[], state: 'taken' | 'freed', heldBy?: string): RecordedEvent[] =>
  places.map(({ placeId: spaceId, clinicId }) => ({ type: 'place', spaceId, clinicId, state, heldBy }));

const visitEvents = (visit: VisitChange): RecordedEvent[] => [
  { type: 'visit', ...visit },
  ...(toldChanges.has(visit.change) ? [{ type: 'unread', patientId: visit.patientId } as const] : []),
];

/**
 * The one place where it becomes known that places or visits changed: every path that holds, frees, reserves, moves or cancels
 * calls it, last, in its own transaction and with the places locked. A freed place is first offered to those who wait for one.
 */
export const bookingChanged = async (
  transaction: Transaction<Tables>,
  { freed = [], taken = [], heldBy, visit, leftBy = visit?.patientId }: BookingChange,
): Promise<void> => {
  if (visit !== undefined && taken.length > 0)
    await meetAlerts(
      transaction,
      taken.map(({ placeId }) => placeId),
      visit.patientId,
    );
  const freeForAll = await offerFreedPlaces(transaction, freed, leftBy);
  await recordEvents(transaction, [
    ...placeEvents(taken, 'taken', heldBy),
    ...placeEvents(freeForAll, 'freed'),
    ...(visit === undefined ? [] : visitEvents(visit)),
  ]);
};
