import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';

import { startEmbedded } from '../../server/src/data/embedded/startEmbedded.ts';
import { cpuOfDatabase } from './cpu.ts';
import { memoryOfDatabase } from './memory.ts';

/** The real PostgreSQL that the product carries, on a folder of its own, with as many databases as a bench asks for. */
export type Cluster = {
  folder: string;
  createDatabase: (name: string) => Promise<string>;
  /** Bytes that all processes of the database server hold together, shared pages counted once. */
  memory: () => number;
  /** Milliseconds of processor that they took so far. */
  cpu: () => number;
  /** Writes out what waits to be written, so that one measurement does not pay for another. */
  settle: () => Promise<void>;
  stop: () => Promise<void>;
};

type Owner = Awaited<ReturnType<typeof startEmbedded>>['owner'];

const urlOf = ({ host, user, password }: Owner, name: string): string =>
  `postgres://${user}:${password}@localhost/${name}?host=${encodeURIComponent(host)}`;

/** What pg_stat_statements and the clocks of the log need; some of it only holds from a start on. */
const counting = [
  "shared_preload_libraries = 'pg_stat_statements'",
  'pg_stat_statements.track_planning = on',
  'track_wal_io_timing = on',
];

const countFromNow = async (connectionString: string): Promise<void> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (const setting of counting) await client.query(`alter system set ${setting}`);
  } finally {
    await client.end();
  }
};

/**
 * Starts it with the product's own settings; only the number of connections is raised, for two servers at once.
 * `counts`: every statement, its planning and its log.
 */
export const startCluster = async ({ counts = false } = {}): Promise<Cluster> => {
  const folder = mkdtempSync(join(tmpdir(), 'portail-bench-'));
  const start = () => startEmbedded({ dataDir: folder, maxConnections: 160 });
  let embedded = await start();
  if (counts) {
    await countFromNow(urlOf(embedded.owner, embedded.owner.database));
    await embedded.stop();
    embedded = await start();
  }
  const { database } = embedded.owner;
  const addressOf = (name: string): string => urlOf(embedded.owner, name);
  const onServer = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: addressOf(database) });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  return {
    folder,
    createDatabase: async (name) => {
      await onServer(`create database ${name} template template0 encoding 'UTF8'`);
      return addressOf(name);
    },
    memory: () => memoryOfDatabase(folder),
    cpu: () => cpuOfDatabase(folder),
    settle: () => onServer('checkpoint'),
    stop: async () => {
      await embedded.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
