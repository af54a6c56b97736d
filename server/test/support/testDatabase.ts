import { randomUUID } from 'node:crypto';
import { after, type TestContext } from 'node:test';

import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

import { openDatabase, type Database } from '../../src/data/db.ts';
import { openPool } from '../../src/data/pool.ts';
import type { Tables } from '../../src/data/tables.ts';
import { asServing, createTemplate, dropDatabase, onServer, withDatabase } from './template.ts';
import { startTestServer } from './testServer.ts';

type Server = { url: string; template: string };

let server: Promise<Server> | undefined;
let leaveServer = (): Promise<void> => Promise.resolve();
/** Databases on their way out: PostgreSQL takes its time, and the next test needs not wait for it. */
const leaving: Promise<void>[] = [];
// Registered here, outside every test, so that it runs after the last of the file.
after(async () => {
  await Promise.all(leaving);
  await leaveServer();
});

/**
 * The server shared by every test of the run: the one `run.ts` started or TEST_DATABASE_URL names;
 * when a file is run alone, one of its own, which goes with it.
 */
const sharedServer = (): Promise<Server> => {
  server ??= (async () => {
    const { TEST_DATABASE_URL: given, TEST_DATABASE_TEMPLATE: prepared } = process.env;
    if (given !== undefined && prepared !== undefined) return { url: given, template: prepared };
    const own = given === undefined ? await startTestServer() : null;
    const url = own?.url ?? given ?? '';
    const template = await createTemplate(url);
    leaveServer = async () => {
      await dropDatabase(url, template);
      await own?.stop();
    };
    return { url, template };
  })();
  return server;
};

/**
 * The address of a new database with every migration run; `drop` removes it, even while clients are connected.
 * @param options another template, such as `template0` for a database without a single table
 */
export const createTestDatabase = async (
  options: { template?: string } = {},
): Promise<{ url: string; drop: () => Promise<void> }> => {
  const { url, template } = await sharedServer();
  const name = `portail_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(url, `create database ${name} template ${options.template ?? template} strategy file_copy`);
  return { url: withDatabase(url, name), drop: () => dropDatabase(url, name) };
};

/** How a test waits: longer than a patient would, since the machine may be busy with other tests. */
const limits = { readUrl: null, poolSize: 10, timeoutMs: 20_000 };

export type TestDatabase = Database & {
  url: string;
  owner: Kysely<Tables>;
  /** One more connection, as the owner; it ends before the database goes. */
  connect: () => Promise<pg.Client>;
};

/**
 * A migrated, empty database of the test's own on the real PostgreSQL, dropped at its end. `url` and `owner` own it.
 */
export const testDatabase = async (t: TestContext): Promise<TestDatabase> => {
  const { url, drop } = await createTestDatabase();
  const database = await openDatabase({ dataDir: '', database: { url: asServing(url), migrateUrl: url, ...limits } });
  const pool = openPool({ connectionString: url }, { size: 2, timeoutMs: 0 });
  const owner = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const clients: pg.Client[] = [];
  t.after(async () => {
    await Promise.all([database.close(), owner.destroy(), ...clients.map((client) => client.end())]);
    leaving.push(drop());
  });
  const connect = async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    clients.push(client);
    return client;
  };
  return { ...database, owner, url, connect };
};
