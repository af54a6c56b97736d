import type { Config } from './config.ts';
import type { Database } from './data/db.ts';
import type { Keys } from './data/keys.ts';
import { makeLimits } from './data/limits.ts';
import { makePasswords } from './data/passwords.ts';
import { makeVault } from './data/vault.ts';
import { systemClock } from './domain/clock.ts';
import type { Deps } from './http/deps.ts';

/** What the routes work with, made once a process from its settings, its keys and its database. */
export const makeDeps = (config: Config, keys: Keys, { db, readDb }: Pick<Database, 'db' | 'readDb'>): Deps => {
  const vault = makeVault(keys);
  return {
    db,
    readDb,
    vault,
    passwords: makePasswords(),
    limits: makeLimits(db, vault, config),
    csrfKey: keys.csrf,
    config,
    clock: systemClock,
  };
};
