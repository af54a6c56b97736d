import type { Defaulted } from './columns.ts';

export type MigrationMarksTable = { name: string };

export type JobStatesTable = {
  name: string;
  /** Last success, to the minute. */
  turned_at: Date | null;
  failed_at: Date | null;
  /** Since the last success. */
  failures: Defaulted<number>;
  reason: string | null;
};
