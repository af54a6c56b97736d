import type { Kysely } from 'kysely';

import type { Config } from '../config.ts';
import type { Database } from '../data/db.ts';
import type { Tables } from '../data/tables.ts';
import type { Vault } from '../data/vault.ts';
import type { Clock } from '../domain/clock.ts';

/** The database's clock decides what is due; `clock` is for ages. */
export type JobDeps = {
  db: Kysely<Tables>;
  openUnhurried: Database['openUnhurried'];
  vault: Vault;
  config: Config;
  clock: Clock;
  log: Record<'error' | 'warn', (fields: object, message: string) => void>;
};

export type Job = {
  name: string;
  everyMs: number;
  isOn?: (config: Config) => boolean;
  /**
   * A small batch, for a quick shutdown. Turns run concurrently: take rows with `for update skip locked` or a lease on
   * the database's clock.
   * @param signal on abort, start nothing more
   * @returns how much it did; unless zero, the next turn follows at once
   */
  turn: (deps: JobDeps, signal: AbortSignal) => Promise<number>;
};
