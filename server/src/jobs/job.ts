import type { Kysely } from 'kysely';

import type { Config } from '../config.ts';
import type { Tables } from '../data/tables.ts';
import type { Vault } from '../data/vault.ts';
import type { Clock } from '../domain/clock.ts';

/** What jobs work with. Of the two clocks, the database’s decides what is due; `clock` only says on which day people are how old. */
export type JobDeps = {
  db: Kysely<Tables>;
  vault: Vault;
  config: Config;
  clock: Clock;
  log: { warn: (fields: object, message: string) => void };
};

/** Work that comes back by itself, done by whichever process gets to it first. */
export type Job = {
  /** How the log calls it. */
  name: string;
  /** How long to rest after a turn that found nothing to do. */
  everyMs: number;
  /** Under which settings it runs at all; left out: always. */
  isOn?: (config: Config) => boolean;
  /**
   * Does a small part of the work, so that a stop never waits long. Any number of processes take turns at the same time: a turn
   * takes its rows with `for update skip locked` in the transaction that deals with them, or with a lease on the database’s clock.
   * @param signal the server stops: begin nothing more
   * @returns how much it did; the next turn follows at once unless that is nothing
   */
  turn: (deps: JobDeps, signal: AbortSignal) => Promise<number>;
};
