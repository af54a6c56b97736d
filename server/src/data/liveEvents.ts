import type { Transaction } from 'kysely';

import type { RecordedEvent } from './recordedEvent.ts';
import type { Tables } from './tables.ts';

/** Transactions that recorded something, for `inTransaction` to wake the readers once they stand. */
const telling = new WeakSet<object>();

/** Whether a transaction recorded an event. */
export const hasRecorded = (transaction: object): boolean => telling.has(transaction);

const audienceOf = (event: RecordedEvent) => ({
  clinic_id: event.type === 'place' ? event.clinicId : null,
  patient_id: 'patientId' in event ? event.patientId : null,
  account_id: 'accountId' in event ? event.accountId : null,
});

/**
 * Records what a transaction did, for the streams that are open: they learn it once the transaction stands, and never when it
 * does not (decision 0019). Call it last, with the locks of the cause held: the order of events is then the order of causes.
 */
export const recordEvents = async (
  transaction: Transaction<Tables>,
  events: readonly RecordedEvent[],
): Promise<void> => {
  if (events.length === 0) return;
  const rows = events.map((event) => ({ ...audienceOf(event), event: JSON.stringify(event) }));
  await transaction.insertInto('live_events').values(rows).execute();
  telling.add(transaction);
};
