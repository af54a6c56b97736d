import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import type pg from 'pg';

import type { Config } from '../config.ts';
import { StartupRefusal } from '../startupRefusal.ts';
import { startOrJoinEmbedded } from './embedded/joinEmbedded.ts';
import { startEmbedded, type EmbeddedServer } from './embedded/startEmbedded.ts';
import { isDatabaseAway } from './databaseAway.ts';
import { makeClient, openPool, type Connection } from './pool.ts';
import { withFallback } from './replica.ts';
import type { Tables } from './tables.ts';

const oldestVersion = 150_000;

const reasons = new Map([
  ['ECONNREFUSED', 'nothing answers there'],
  ['ENOENT', 'nothing answers there'],
  ['ENOTFOUND', 'there is no such host'],
  ['EAI_AGAIN', 'the name of the host cannot be looked up'],
  ['28P01', 'it refuses the user or the password'],
  ['28000', 'it refuses the user or the password'],
  ['3D000', 'it has no database of that name'],
]);

const reasonOf = (error: unknown): string => {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const code = first instanceof Error && 'code' in first ? String(first.code) : '';
  return reasons.get(code) ?? (code === '' ? 'it does not answer in time' : `it answers ${code}`);
};

/**
 * Never shows the URL, which holds a password.
 * @throws StartupRefusal when unreachable or too old
 */
const probe = async (pool: pg.Pool, setting: string): Promise<void> => {
  let version: number;
  try {
    const { rows } = await pool.query<{ version: string }>("select current_setting('server_version_num') as version");
    version = Number(rows[0]?.version);
  } catch (cause) {
    throw new StartupRefusal(`The database of ${setting} cannot be used: ${reasonOf(cause)}.`, { cause });
  }
  if (version >= oldestVersion) return;
  throw new StartupRefusal(`The database of ${setting} is too old: PostgreSQL 15 or newer is needed.`);
};

/** @throws StartupRefusal when misconfigured; not when away */
const probeReplica = (pool: pg.Pool): Promise<void> =>
  probe(pool, 'DATABASE_READ_URL').catch((error: unknown) => {
    if (!(error instanceof StartupRefusal && isDatabaseAway(error.cause))) throw error;
  });

export type Database = {
  db: Kysely<Tables>;
  /** May lag behind `db` when a replica; else `db`. */
  readDb: Kysely<Tables>;
  isReplicaAway: () => boolean;
  pool: pg.Pool;
  /** Without time limits. Close it. */
  openUnhurried: () => { db: Kysely<Tables>; close: () => Promise<void> };
  /** Without time limits, for migrations. `servingRole`: null when the owner serves. @throws StartupRefusal */
  asOwner: (work: (db: Kysely<Tables>, servingRole: string | null) => Promise<void>) => Promise<void>;
  makeClient: () => pg.Client;
  close: () => Promise<void>;
};

const kyselyOn = (pool: PostgresPool): Kysely<Tables> => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

const openUnhurriedOn = (connection: Connection) => (): ReturnType<Database['openUnhurried']> => {
  const db = kyselyOn(openPool(connection, { size: 1, timeoutMs: 0 }));
  return { db, close: () => db.destroy() };
};

const roleOf = async (pool: pg.Pool): Promise<string> => {
  const { rows } = await pool.query<{ role: string }>('select current_user as role');
  return rows[0]?.role ?? '';
};

const asOwnerOn =
  (owner: Connection, pool: pg.Pool): Database['asOwner'] =>
  async (work) => {
    const owning = openPool(owner, { size: 1, timeoutMs: 0 });
    const db = kyselyOn(owning);
    try {
      await probe(owning, 'DATABASE_MIGRATE_URL');
      const role = await roleOf(pool);
      await work(db, role === (await roleOf(owning)) ? null : role);
    } finally {
      await db.destroy();
    }
  };

type Connections = { serving: Connection; owner: Connection };

const connectionsOf = ({ url, migrateUrl }: Config['database'], embedded: EmbeddedServer | null): Connections => {
  if (embedded !== null) return embedded;
  const serving = { connectionString: url ?? '' };
  return { serving, owner: migrateUrl === null ? serving : { connectionString: migrateUrl } };
};

/**
 * The server at `DATABASE_URL`, else the embedded PostgreSQL in `DATA_DIR`.
 * @param joins may share a running server’s, as tools do
 * @throws StartupRefusal when unusable or the folder is in use
 */
export const openDatabase = async (
  config: Pick<Config, 'dataDir' | 'database'>,
  { joins = false }: { joins?: boolean } = {},
): Promise<Database> => {
  const { url, readUrl, poolSize: size, timeoutMs } = config.database;
  const embedded =
    url === null ? await (joins ? startOrJoinEmbedded : startEmbedded)({ dataDir: config.dataDir }) : null;
  const { serving, owner } = connectionsOf(config.database, embedded);
  const pool = openPool(serving, { size, timeoutMs });
  const readPool = readUrl === null ? pool : openPool({ connectionString: readUrl }, { size, timeoutMs });
  const replica = readPool === pool ? null : withFallback(readPool, pool);
  const close = async (): Promise<void> => {
    await Promise.all([...new Set([pool, readPool])].map((each) => each.end()));
    await embedded?.stop();
  };
  try {
    if (url !== null) await probe(pool, 'DATABASE_URL');
    if (replica !== null) await probeReplica(readPool);
  } catch (error) {
    await close();
    throw error;
  }
  const db = kyselyOn(pool);
  return {
    db,
    readDb: replica === null ? db : kyselyOn(replica.pool),
    isReplicaAway: replica?.isAway ?? (() => false),
    pool,
    openUnhurried: openUnhurriedOn(serving),
    asOwner: asOwnerOn(owner, pool),
    makeClient: () => makeClient(serving),
    close,
  };
};
