import type { PublishedInstead, RunOutcome, SourceMode } from '../../../../contract/feeds.ts';
import type { Defaulted, Stamp } from './columns.ts';

export type SourcesTable = {
  id: Defaulted<string>;
  name: string;
  key: string;
  mode: Defaulted<SourceMode>;
  addresses: Defaulted<string[]>;
  time_zone: Defaulted<string | null>;
  brake_percent: Defaulted<number>;
  /** Null: only by hand. */
  every_minutes: Defaulted<number | null>;
  next_run_at: Defaulted<Date | null>;
  failures: Defaulted<number>;
  contact_email: Defaulted<string | null>;
  created_at: Stamp;
};

export type FeedFilesTable = {
  source_id: string;
  address: string;
  etag: string | null;
  last_modified: string | null;
  digest: string;
  read_at: Stamp;
};

export type FeedRunsTable = {
  id: string;
  source_id: string;
  started_at: Stamp;
  ended_at: Date | null;
  outcome: RunOutcome | null;
  sentence: string | null;
};

export type FeedConflictsTable = {
  id: Defaulted<string>;
  source_id: string;
  appointment_id: string;
  slot_id: string;
  period: string;
  published: PublishedInstead;
  published_from: Date | null;
  published_to: Date | null;
  published_as: string | null;
  found_at: Stamp;
  /** Until then, what leaves the period is withdrawn. */
  agreed_at: Date | null;
  settled_at: Date | null;
  settled_by: 'publication' | 'move' | 'cancel' | 'clinic' | null;
};
