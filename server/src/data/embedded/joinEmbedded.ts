import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { DataFolderTaken } from '../../startupRefusal.ts';
import { clusterFolder, readPassword, superuser } from './cluster.ts';
import { startEmbedded, type EmbeddedOptions, type EmbeddedServer } from './startEmbedded.ts';

/** PostgreSQL writes where it listens into the fifth line of its lock file. */
const lineOfSocket = 4;

/** @returns the folder of the socket of the server that has these files, or null while it is starting or ending */
const socketFolderOf = (dataDir: string): string | null => {
  try {
    const lines = readFileSync(join(clusterFolder(dataDir), 'postmaster.pid'), 'utf8').split('\n');
    return lines[lineOfSocket] || null;
  } catch {
    return null;
  }
};

/**
 * Starts the embedded database, or joins the one that a running server keeps on the same folder: a command typed beside it works on
 * what the server shows, and leaves it running.
 * @throws StartupRefusal, one sentence, as `startEmbedded`; DataFolderTaken when the server beside it is only starting or ending
 */
export const startOrJoinEmbedded = async (options: EmbeddedOptions): Promise<EmbeddedServer> => {
  try {
    return await startEmbedded(options);
  } catch (error) {
    if (!(error instanceof DataFolderTaken)) throw error;
    const dataDir = resolve(options.dataDir);
    const host = socketFolderOf(dataDir);
    if (host === null)
      throw new DataFolderTaken(`The server on ${dataDir} is starting or ending: try again in a moment.`, {
        cause: error,
      });
    return {
      connection: { host, user: superuser, password: readPassword(dataDir), database: 'postgres' },
      stop: () => Promise.resolve(),
    };
  }
};
