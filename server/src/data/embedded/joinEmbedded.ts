import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { DataFolderTaken } from '../../startupRefusal.ts';
import { clusterFolder, readPassword, readServingPassword, servingRole, superuser } from './cluster.ts';
import { channelIn, type Channel } from './platform.ts';
import { startEmbedded, type EmbeddedOptions, type EmbeddedServer } from './startEmbedded.ts';

const runningChannel = (dataDir: string): Channel | null => {
  try {
    return channelIn(readFileSync(join(clusterFolder(dataDir), 'postmaster.pid'), 'utf8'));
  } catch {
    return null;
  }
};

/** @throws StartupRefusal as `startEmbedded`; DataFolderTaken while the running server starts or stops */
export const startOrJoinEmbedded = async (options: EmbeddedOptions): Promise<EmbeddedServer> => {
  try {
    return await startEmbedded(options);
  } catch (error) {
    if (!(error instanceof DataFolderTaken)) throw error;
    const dataDir = resolve(options.dataDir);
    const channel = runningChannel(dataDir);
    if (channel === null)
      throw new DataFolderTaken(`The server on ${dataDir} is starting or ending: try again in a moment.`, {
        cause: error,
      });
    const owner = { ...channel, user: superuser, password: readPassword(dataDir), database: 'postgres' };
    const password = readServingPassword(dataDir);
    return {
      owner,
      serving: password === null ? owner : { ...owner, user: servingRole, password },
      stop: () => Promise.resolve(),
    };
  }
};
