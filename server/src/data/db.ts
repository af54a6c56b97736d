import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';

import type { Config } from '../config.ts';
import { startEmbedded } from './embedded/startEmbedded.ts';
import { openPool, type Connection, type PoolLimits } from './pool.ts';
import type { Tables } from './tables.ts';

export type Database = {
  db: Kysely<Tables>;
  /** May lag behind `db` where `DATABASE_READ_URL` names a replica; otherwise the same. */
  readDb: Kysely<Tables>;
  pool: pg.Pool;
  /** A second handle without time limits and with one connection, for migrations, imports and the demo. Close it after use. */
  openUnhurried: () => { db: Kysely<Tables>; close: () => Promise<void> };
  /** Closes every connection, then stops the embedded server if there is one. */
  close: () => Promise<void>;
};

const kyselyOn = (pool: pg.Pool): Kysely<Tables> => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

/**
 * Opens the database of the settings: the server at `DATABASE_URL`, else the embedded PostgreSQL in `DATA_DIR`, started here.
 * @throws StartupRefusal when the embedded server cannot run or its folder is taken.
 */
export const openDatabase = async (config: Pick<Config, 'dataDir' | 'database'>): Promise<Database> => {
  const { url, readUrl, poolSize, timeoutMs } = config.database;
  const embedded = url === null ? await startEmbedded({ dataDir: config.dataDir }) : null;
  const primary: Connection = embedded?.connection ?? { connectionString: url ?? '' };
  const limits: PoolLimits = { size: poolSize, timeoutMs };
  const pool = openPool(primary, limits);
  const db = kyselyOn(pool);
  const readDb = readUrl === null ? db : kyselyOn(openPool({ connectionString: readUrl }, limits));
  return {
    db,
    readDb,
    pool,
    openUnhurried: () => {
      const unhurried = kyselyOn(openPool(primary, { size: 1, timeoutMs: 0 }));
      return { db: unhurried, close: () => unhurried.destroy() };
    },
    close: async () => {
      await db.destroy();
      if (readDb !== db) await readDb.destroy();
      await embedded?.stop();
    },
  };
};
