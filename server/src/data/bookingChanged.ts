import type { Transaction } from 'kysely';

import type { LiveEvent } from '../../../contract/events.ts';
import { meetAlerts } from './alerts/closeOffers.ts';
import { recordEvents } from './liveEvents.ts';
import type { RecordedEvent } from './recordedEvent.ts';
import { offerFreedSlots, type ListedSlot } from './slotFreed.ts';
import type { Tables } from './tables.ts';

/** What happened to one visit, and who wanted it. */
export type AppointmentChange = Omit<Extract<LiveEvent, { type: 'visit' }>, 'type'>;

/** What one transaction did to places and to visits. */
export type BookingChange = {
  /** Places that somebody had or held until now. */
  freed?: readonly ListedSlot[];
  /** Who had or held them, when no visit says so: they are not offered to the same person. */
  leftBy?: string;
  /** Places that left everybody’s lists: held, reserved or withdrawn. */
  taken?: readonly ListedSlot[];
  /** The account that holds what was taken: to its own screens the place is still theirs. */
  heldBy?: string;
  visit?: AppointmentChange;
};

/** Changes that leave the patient a message. */
const toldChanges: ReadonlySet<AppointmentChange['change']> = new Set(['booked', 'moved', 'cancelled']);

const slotEvents = (slots: readonly ListedSlot[], state: 'taken' | 'freed', heldBy?: string): RecordedEvent[] =>
  slots.map(({ slotId: spaceId, clinicId }) => ({ type: 'place', spaceId, clinicId, state, heldBy }));

const appointmentEvents = (appointment: AppointmentChange): RecordedEvent[] => [
  { type: 'visit', ...appointment },
  ...(toldChanges.has(appointment.change) ? [{ type: 'unread', patientId: appointment.patientId } as const] : []),
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
      taken.map(({ slotId }) => slotId),
      visit.patientId,
    );
  const freeForAll = await offerFreedSlots(transaction, freed, leftBy);
  await recordEvents(transaction, [
    ...slotEvents(taken, 'taken', heldBy),
    ...slotEvents(freeForAll, 'freed'),
    ...(visit === undefined ? [] : appointmentEvents(visit)),
  ]);
};
