import type { Transaction } from 'kysely';

import type { LiveEvent } from '../../../contract/events.ts';
import { meetAlerts } from './alerts/closeOffers.ts';
import { recordEvents } from './liveEvents.ts';
import type { RecordedEvent } from './recordedEvent.ts';
import { offerFreedSlots, type ListedSlot } from './offerFreedSlots.ts';
import type { Tables } from './tables.ts';

export type AppointmentChange = Omit<Extract<LiveEvent, { type: 'visit' }>, 'type'>;

export type BookingChange = {
  freed?: readonly ListedSlot[];
  leftBy?: string;
  taken?: readonly ListedSlot[];
  /** Holder of `taken`, who still sees it as available. */
  heldBy?: string;
  appointment?: AppointmentChange;
};

const toldChanges: ReadonlySet<AppointmentChange['change']> = new Set(['booked', 'moved', 'cancelled']);

const slotEvents = (slots: readonly ListedSlot[], state: 'taken' | 'freed', heldBy?: string): RecordedEvent[] =>
  slots.map(({ slotId: spaceId, clinicId }) => ({ type: 'place', spaceId, clinicId, state, heldBy }));

const appointmentEvents = (appointment: AppointmentChange): RecordedEvent[] => [
  { type: 'visit', ...appointment },
  ...(toldChanges.has(appointment.change) ? [{ type: 'unread', patientId: appointment.patientId } as const] : []),
];

/** For the statement that takes a slot and frees none; they replace `bookingChanged`. */
export const takenEvents = ({ taken = [], heldBy, appointment }: Omit<BookingChange, 'freed' | 'leftBy'>) => [
  ...slotEvents(taken, 'taken', heldBy),
  ...(appointment === undefined ? [] : appointmentEvents(appointment)),
];

/** Call last, with the slots locked. */
export const bookingChanged = async (
  transaction: Transaction<Tables>,
  { freed = [], taken = [], heldBy, appointment, leftBy = appointment?.patientId }: BookingChange,
): Promise<void> => {
  if (appointment !== undefined && taken.length > 0)
    await meetAlerts(
      transaction,
      taken.map(({ slotId }) => slotId),
      appointment.patientId,
    );
  const freeForAll = await offerFreedSlots(transaction, freed, leftBy);
  await recordEvents(transaction, [
    ...slotEvents(taken, 'taken', heldBy),
    ...slotEvents(freeForAll, 'freed'),
    ...(appointment === undefined ? [] : appointmentEvents(appointment)),
  ]);
};
