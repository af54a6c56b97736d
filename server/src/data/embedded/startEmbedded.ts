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
import { once } from 'node:events';
import { resolve, join } from 'node:path';
import { tmpdir } from 'node:os';
import { createServer } from 'node:net';

import { StartupRefusal } from '../../startupRefusal.ts';
import { makeServingRole } from '../servingRole.ts';
import { findBinaries } from './binaries.ts';
import {
  clusterFolder,
  createCluster,
  hasCluster,
  readPassword,
  renewServingPassword,
  servingFile,
  servingRole,
  superuser,
  sweepUnfinished,
} from './cluster.ts';
import { takeFolder } from './folderOwner.ts';
import { chooseLauncher, type Launcher } from './launcher.ts';
import { rulesOf, type Channel, type PlatformRules } from './platform.ts';
import { startOfProcess } from './processes.ts';
import { logFile, supervise } from './supervision.ts';

const namePattern = /^portail-pg-(\d+)-/;
/** Of 107 bytes; PostgreSQL adds `/.s.PGSQL.5432`. */
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

const makeSocketFolder = (uid: number | null): string => {
  const folder = root();
  sweepAbandoned(folder);
  const made = mkdtempSync(join(folder, `portail-pg-${process.pid}-`));
  if (uid !== null) chownSync(made, uid, -1);
  return made;
};

const loopback = '127.0.0.1';

/** @throws when none is free */
const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, loopback);
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new StartupRefusal('This machine has no free port.');
  return address.port;
};

type OpenChannel = { channel: Channel; close: () => void };

const openChannel = async ({ rules, uid }: Launcher): Promise<OpenChannel> => {
  if (rules.channel === 'loopback')
    return { channel: { host: loopback, port: await freePort() }, close: () => undefined };
  const host = makeSocketFolder(uid);
  return { channel: { host }, close: () => rmSync(host, { recursive: true, force: true }) };
};

type AsUser = Channel & { user: string; password: string; database: string };

export type EmbeddedServer = {
  owner: AsUser;
  serving: AsUser;
  stop: () => Promise<void>;
};

export type EmbeddedOptions = {
  dataDir: string;
  maxConnections?: number;
  /** Default: this system’s. */
  rules?: PlatformRules;
};

const prepareFolder = (dataDir: string): void => {
  try {
    // PostgreSQL as nobody must traverse the folder. Secret files have their own mode.
    mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StartupRefusal(`The data folder ${dataDir} is not writable: give it to this user, or set DATA_DIR.`, {
      cause,
    });
  }
};

const ownerOf = (cluster: string, { isPosix }: PlatformRules): number | null =>
  isPosix && existsSync(cluster) ? statSync(cluster).uid : null;

/**
 * Listens on a Unix socket, on Windows on the loopback. Stops with this process; restarts after a crash.
 * @throws StartupRefusal when it cannot run or the folder is unusable
 */
export const startEmbedded = async ({
  dataDir: given,
  maxConnections = 60,
  rules = rulesOf(process.platform),
}: EmbeddedOptions): Promise<EmbeddedServer> => {
  const dataDir = resolve(given);
  const binaries = findBinaries();
  prepareFolder(dataDir);
  const leaveFolder = takeFolder(dataDir);
  let opened: OpenChannel | null = null;
  try {
    sweepUnfinished(dataDir);
    const cluster = clusterFolder(dataDir);
    const launcher = chooseLauncher(binaries, dataDir, ownerOf(cluster, rules), rules);
    if (!hasCluster(dataDir)) createCluster(binaries, launcher, dataDir);
    const password = readPassword(dataDir);
    opened = await openChannel(launcher);
    const { channel, close } = opened;
    const supervision = await supervise({ binaries, launcher, cluster, channel, maxConnections });
    const owner = { ...channel, user: superuser, password, database: 'postgres' };
    const serving = { ...owner, user: servingRole, password: renewServingPassword(dataDir) };
    await makeServingRole(owner, serving.user, serving.password);
    return {
      owner,
      serving,
      stop: async () => {
        await supervision.stop();
        close();
        for (const file of [logFile(dataDir), servingFile(dataDir)]) rmSync(file, { force: true });
        leaveFolder();
      },
    };
  } catch (error) {
    opened?.close();
    leaveFolder();
    throw error;
  }
};
