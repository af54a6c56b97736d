import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  rmSync,
  statSync,
  chownSync,
  mkdtempSync,
  readdirSync,
} from 'node:fs';
import { resolve, join } from 'node:path';
import { tmpdir } from 'node:os';

import { StartupRefusal } from '../../startupRefusal.ts';
import { findBinaries } from './binaries.ts';
import { clusterFolder, createCluster, hasCluster, readPassword, superuser, sweepUnfinished } from './cluster.ts';
import { takeFolder } from './folderOwner.ts';
import { chooseLauncher } from './launcher.ts';
import { startOfProcess } from './processes.ts';
import { supervise } from './supervision.ts';

const namePattern = /^portail-pg-(\d+)-/;
/** The limit is 107 bytes, and PostgreSQL adds `/.s.PGSQL.5432`. */
const longestFolder = 80;

const root = (): string => (tmpdir().length > longestFolder - 30 ? '/tmp' : tmpdir());

const sweepAbandoned = (folder: string): void => {
  for (const name of readdirSync(folder)) {
    const pid = namePattern.exec(name)?.[1];
    if (pid === undefined || startOfProcess(Number(pid)) !== null) continue;
    try {
      rmSync(join(folder, name), { recursive: true, force: true });
    } catch {
      // Another user’s folder.
    }
  }
};

const makeSocketFolder = (uid: number): string => {
  const folder = root();
  sweepAbandoned(folder);
  const made = mkdtempSync(join(folder, `portail-pg-${process.pid}-`));
  chownSync(made, uid, -1);
  return made;
};

export type EmbeddedServer = {
  connection: { host: string; user: string; password: string; database: string };
  stop: () => Promise<void>;
};

export type EmbeddedOptions = { dataDir: string; maxConnections?: number };

const prepareFolder = (dataDir: string): void => {
  try {
    // The database may run as nobody, who must traverse the folder. Secret files have their own mode.
    mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StartupRefusal(`The data folder ${dataDir} is not writable: give it to this user, or set DATA_DIR.`, {
      cause,
    });
  }
};

/**
 * Listens on a Unix socket only. It stops with this process and restarts after a crash.
 * @throws StartupRefusal when it cannot run, or the folder is taken or not writable
 */
export const startEmbedded = async ({
  dataDir: given,
  maxConnections = 60,
}: EmbeddedOptions): Promise<EmbeddedServer> => {
  const dataDir = resolve(given);
  const binaries = findBinaries();
  prepareFolder(dataDir);
  const leaveFolder = takeFolder(dataDir);
  let socketFolder: string | null = null;
  try {
    sweepUnfinished(dataDir);
    const cluster = clusterFolder(dataDir);
    const launcher = chooseLauncher(binaries, dataDir, existsSync(cluster) ? statSync(cluster).uid : null);
    if (!hasCluster(dataDir)) createCluster(binaries, launcher, dataDir);
    const password = readPassword(dataDir);
    const host = makeSocketFolder(launcher.uid);
    socketFolder = host;
    const supervision = await supervise({ binaries, launcher, cluster, socketFolder: host, maxConnections });
    return {
      connection: { host, user: superuser, password, database: 'postgres' },
      stop: async () => {
        await supervision.stop();
        rmSync(host, { recursive: true, force: true });
        leaveFolder();
      },
    };
  } catch (error) {
    if (socketFolder !== null) rmSync(socketFolder, { recursive: true, force: true });
    leaveFolder();
    throw error;
  }
};
