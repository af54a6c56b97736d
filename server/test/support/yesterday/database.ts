import type { TestContext } from 'node:test';

import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';

import { migrations } from '../../../migrations/index.ts';
import { openDatabase, type Database } from '../../../src/data/db.ts';
import { loadKeys } from '../../../src/data/keys.ts';
import type { Tables } from '../../../src/data/tables.ts';
import { makeVault, type Vault } from '../../../src/data/vault.ts';
import { testConfig } from '../testApp.ts';
import { createTestDatabase } from '../testDatabase.ts';
import type { Config } from '../../../src/config.ts';
import { bookingRows } from './bookings.ts';
import { networkRows } from './network.ts';
import { peopleRows, type Row } from './people.ts';
import { recordRows } from './records.ts';

/** The last migration of the release that had other names. */
const last = '0028_trail_always';

/** A database of that release with a row in every table, and the keys that sealed its values. */
export type Yesterday = { database: Database; config: Config; vault: Vault };

export const migrateTo = async (db: Kysely<Tables>, name: string): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error } = await migrator.migrateTo(name);
  if (error !== undefined) throw error instanceof Error ? error : new Error('A migration failed.', { cause: error });
};

/** Runs the migration that gives the names of today, and no later one. */
export const renameEverything = (db: Kysely<Tables>): Promise<void> => migrateTo(db, '0029_plain_names');

const insertRow = async (db: Kysely<Tables>, [table, values]: Row): Promise<void> => {
  const columns = sql.join(Object.keys(values).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(values))})`.execute(db);
};

/** Makes that database, gone when the test ends. */
export const databaseOfYesterday = async (t: TestContext): Promise<Yesterday> => {
  const { url, drop } = await createTestDatabase({ template: 'template0' });
  const config = testConfig(t);
  const database = await openDatabase({
    dataDir: '',
    database: { url, migrateUrl: null, readUrl: null, poolSize: 5, timeoutMs: 20_000 },
  });
  t.after(async () => {
    await database.close();
    await drop();
  });
  const vault = makeVault(loadKeys(config));
  await migrateTo(database.db, last);
  const rows = [...(await peopleRows(vault)), ...networkRows(vault), ...bookingRows(vault), ...recordRows(vault)];
  for (const row of rows) await insertRow(database.db, row);
  return { database, config, vault };
};
