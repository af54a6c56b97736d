import type { Kysely } from 'kysely';

import type { Config } from '../config.ts';
import type { Passwords } from '../data/passwords.ts';
import type { Tables } from '../data/tables.ts';
import type { Vault } from '../data/vault.ts';
import type { Clock } from '../domain/clock.ts';

/** `db` must have no statement timeout: the first load takes seconds. */
export type DemoDeps = {
  db: Kysely<Tables>;
  vault: Vault;
  passwords: Pick<Passwords, 'hash'>;
  clock: Clock;
  config: Pick<Config, 'production'>;
};
