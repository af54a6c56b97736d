import { rmSync } from 'node:fs';

import { makeShortLivedFolder } from '../../../scripts/postgres/shortLivedFolder.ts';
import { startEmbedded } from '../../src/data/embedded/startEmbedded.ts';
import type { Connection } from '../../src/data/pool.ts';

export type TestServer = { url: string; stop: () => Promise<void> };

/** The address of a database, for what takes one: the folder of the socket travels as a parameter and wins over the host. */
const addressOf = ({ host, port, user, password, database }: Extract<Connection, { host: string }>): string =>
  port === undefined
    ? `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host)}`
    : `postgres://${user}:${password}@${host}:${port}/${database}`;

/** A real PostgreSQL on a folder of its own, gone when it stops. */
export const startTestServer = async (): Promise<TestServer> => {
  const dataDir = makeShortLivedFolder('portail-test-');
  const embedded = await startEmbedded({ dataDir, maxConnections: 300 });
  return {
    url: addressOf(embedded.owner),
    stop: async () => {
      await embedded.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
