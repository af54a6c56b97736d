import { sql, type RawBuilder, type Transaction } from 'kysely';

import { prepared } from './prepared.ts';
import type { RecordedEvent } from './recordedEvent.ts';
import type { Tables } from './tables.ts';

/** `inTransaction` wakes readers after commit. */
const telling = new WeakSet<object>();

export const hasRecorded = (transaction: object): boolean => telling.has(transaction);

export const willTell = (transaction: Transaction<Tables>): void => {
  telling.add(transaction);
};

const audienceOf = (event: RecordedEvent) => ({
  clinic_id: 'clinicId' in event ? event.clinicId : null,
  patient_id: 'patientId' in event ? event.patientId : null,
  account_id: 'accountId' in event ? event.accountId : null,
});

/** For the statement of their cause; then call `willTell`. */
export const insertEvents = (events: readonly RecordedEvent[]): RawBuilder<unknown> => sql`
  insert into live_events (clinic_id, patient_id, account_id, event)
  select clinic_id, patient_id, account_id, event
  from jsonb_to_recordset(${JSON.stringify(events.map((event) => ({ ...audienceOf(event), event })))}::jsonb)
    as told (clinic_id uuid, patient_id uuid, account_id uuid, event jsonb)`;

/** Streams see them on commit (decision 0019). Call it last, under the cause’s locks, to keep causal order. */
export const recordEvents = async (
  transaction: Transaction<Tables>,
  events: readonly RecordedEvent[],
): Promise<void> => {
  if (events.length === 0) return;
  await sql`${prepared} ${insertEvents(events)}`.execute(transaction);
  willTell(transaction);
};
