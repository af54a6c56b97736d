import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';

import { startEmbedded } from '../../server/src/data/embedded/startEmbedded.ts';
import { memoryOfDatabase } from './memory.ts';

/** The real PostgreSQL that the product carries, on a folder of its own, with as many databases as a bench asks for. */
export type Cluster = {
  folder: string;
  createDatabase: (name: string) => Promise<string>;
  /** Bytes that all processes of the database server hold together, shared pages counted once. */
  memory: () => number;
  /** Writes out what waits to be written, so that one measurement does not pay for another. */
  settle: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts it with the product's own settings; only the number of connections is raised, for two servers at once. */
export const startCluster = async (): Promise<Cluster> => {
  const folder = mkdtempSync(join(tmpdir(), 'portail-bench-'));
  const embedded = await startEmbedded({ dataDir: folder, maxConnections: 160 });
  const { host, user, password, database } = embedded.owner;
  const addressOf = (name: string): string =>
    `postgres://${user}:${password}@localhost/${name}?host=${encodeURIComponent(host)}`;
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
    settle: () => onServer('checkpoint'),
    stop: async () => {
      await embedded.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
