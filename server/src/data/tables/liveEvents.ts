import type { ColumnType, GeneratedAlways } from 'kysely';

import type { RecordedEvent } from '../recordedEvent.ts';
import type { Defaulted, Stamp } from './columns.ts';

export type LiveEventsTable = {
  id: GeneratedAlways<string>;
  xid: GeneratedAlways<string>;
  recorded_at: Stamp;
  clinic_id: string | null;
  patient_id: string | null;
  account_id: string | null;
  event: ColumnType<RecordedEvent, string, never>;
};

export type LiveEventsSweptTable = { id: Defaulted<number>; upto: string };
