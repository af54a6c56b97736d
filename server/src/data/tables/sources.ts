import type { CareType, Mode, Reason } from '../../../../contract/catalogues.ts';
import type { Defaulted, Stamp } from './columns.ts';

/** Decision 0063. */
export type SourceMode = 'link-out' | 'entrusted';

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
  contact_email: Defaulted<string | null>;
  next_run_at: Defaulted<Date | null>;
  failures: Defaulted<number>;
  created_at: Stamp;
};

export type PublishedInstead = 'busy' | 'gone' | 'inactive' | 'otherTime' | 'otherService';

export type FeedConflictsTable = {
  id: Defaulted<string>;
  source_id: string;
  slot_id: string;
  appointment_id: string;
  published: PublishedInstead;
  published_from: Date | null;
  published_to: Date | null;
  published_as: string | null;
  found_at: Stamp;
  settled_at: Date | null;
  settled_by: 'publication' | 'move' | 'cancel' | 'clinic' | null;
};

export type RunOutcome = 'accepted' | 'quarantined' | 'unchanged' | 'refused' | 'braked' | 'failed';

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

export type CodeMapsTable = {
  source_id: string;
  system: string;
  code: string;
  care_type: CareType;
  reason: Reason | null;
  mode: Mode | null;
};
