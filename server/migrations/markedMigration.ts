import type { Migration } from 'kysely/migration';

/** `keepsOlderServers`: it only adds, so a server of an earlier release goes on working. */
export type MarkedMigration = Migration & {
  keepsOlderServers?: true;
  /** By name, from `on` on. Built after the migrations, concurrently. */
  indexes?: Readonly<Record<string, string>>;
  /** Dropped after those are built, concurrently. */
  droppedIndexes?: readonly string[];
};
