import type { Transaction } from 'kysely';

import type { RecordedEvent } from './recordedEvent.ts';
import type { Tables } from './tables.ts';

/** `inTransaction` wakes readers after commit. */
const telling = new WeakSet<object>();

export const hasRecorded = (transaction: object): boolean => telling.has(transaction);

const audienceOf = (event: RecordedEvent) => ({
  clinic_id: 'clinicId' in event ? event.clinicId : null,
  patient_id: 'patientId' in event ? event.patientId : null,
  account_id: 'accountId' in event ? event.accountId : null,
});

/** Streams see them on commit (decision 0019). Call it last, under the cause’s locks, to keep causal order. */
export const recordEvents = async (
  transaction: Transaction<Tables>,
  events: readonly RecordedEvent[],
): Promise<void> => {
  if (events.length === 0) return;
  const rows = events.map((event) => ({ ...audienceOf(event), event: JSON.stringify(event) }));
  await transaction.insertInto('live_events').values(rows).execute();
  telling.add(transaction);
};
