import { sql, type Kysely } from 'kysely';

import type { Config } from '../config.ts';
import type { Passwords } from '../data/passwords.ts';
import type { Tables } from '../data/tables.ts';
import { inTransaction } from '../data/transaction.ts';
import type { Vault } from '../data/vault.ts';
import type { Clock } from '../domain/clock.ts';
import { StartupRefusal } from '../startupRefusal.ts';
import { addMessages } from './addMessages.ts';
import { addPeople } from './addPeople.ts';
import { addVisits } from './addVisits.ts';
import { loadNetwork } from './loadNetwork.ts';
import { demoAccount } from './people.ts';
import { topUpPlaces } from './topUpPlaces.ts';

/** What the demo needs. `db`: a handle without time limits, since the first load takes seconds. */
export type DemoDeps = {
  db: Kysely<Tables>;
  vault: Vault;
  passwords: Pick<Passwords, 'hash'>;
  clock: Clock;
  config: Pick<Config, 'production'>;
};

export type LoadedDemo = {
  /** The demo patient's, to print. */
  login: string;
  password: string;
  /** How many places this load published: all of thirty days at first, then those of the days since. */
  addedPlaces: number;
};

/**
 * Loads the demo network: fictional clinics in the three clock regimes of Quebec, professionals, thirty days of places, and
 * a demo patient with dependents, visits and messages. Loading again only publishes the days that have passed since;
 * what people did in between stays. All or nothing; two servers that start at once wait for each other.
 * @throws StartupRefusal in production
 */
export const loadDemo = async (deps: DemoDeps): Promise<LoadedDemo> => {
  if (deps.config.production) throw new StartupRefusal('The demo network is never loaded in production.');
  const { login, password } = demoAccount;
  return inTransaction(deps.db, async (transaction) => {
    await sql`lock table clinics in share row exclusive mode`.execute(transaction);
    const ids = await loadNetwork(transaction);
    const addedPlaces = await topUpPlaces(transaction, ids, deps.clock());
    const account = await transaction.selectFrom('accounts').select('id').where(sql`lower(login)`, '=', login).executeTakeFirst();
    if (account === undefined) {
      const people = await addPeople(transaction, deps);
      const visits = await addVisits(transaction, deps, people);
      await addMessages(transaction, deps, { people, visits, ids });
    }
    return { login, password, addedPlaces };
  });
};
