import { setTimeout as sleep } from 'node:timers/promises';
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

import { StartupRefusal } from '../../startupRefusal.ts';
import { dyingWithParent, type Launcher } from './launcher.ts';

type Postmaster = { child: ChildProcess; exited: Promise<void> };

type PostmasterOptions = {
  binaries: string;
  launcher: Launcher;
  cluster: string;
  socketFolder: string;
  maxConnections: number;
};

const settingsOf = ({ socketFolder, maxConnections }: PostmasterOptions): string[] =>
  Object.entries({
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    max_connections: `${maxConnections}`,
    shared_buffers: '128MB',
    // Acknowledged bookings depend on these defaults.
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    // Statements may contain personal data.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    // Log lines are parsed below.
    lc_messages: 'C',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

type Launch = { postmaster: Postmaster; isReady: boolean; lines: string };

const launch = async (options: PostmasterOptions): Promise<Launch> => {
  const words = ['-D', options.cluster, ...settingsOf(options)];
  const [program, args] = dyingWithParent(options.launcher, join(options.binaries, 'postgres'), words);
  // Ctrl-C must reach only this process, which finishes requests.
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true, cwd: '/' });
  const exited = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  let lines = '';
  const ready = new Promise<boolean>((resolve) => {
    child.stderr.on('data', (chunk: Buffer) => {
      lines = (lines + chunk.toString()).slice(-4_000);
      if (lines.includes('ready to accept connections')) resolve(true);
    });
    void exited.then(() => resolve(false));
  });
  return { postmaster: { child, exited }, isReady: await ready, lines };
};

/** Of a server shutting down, or dead but not reaped. */
const isPassing = (lines: string): boolean => /lock file|still in use|being used|shared memory block/.test(lines);
const mostTries = 100;

/**
 * Waits for any recovery.
 * @throws StartupRefusal with the server’s last error
 */
const startPostmaster = async (options: PostmasterOptions): Promise<Postmaster> => {
  for (let tries = 1; ; tries += 1) {
    const { postmaster, isReady, lines } = await launch(options);
    if (isReady) return postmaster;
    if (!isPassing(lines) || tries === mostTries) {
      const reason = /FATAL: +(.+)/.exec(lines)?.[1] ?? lines.trim().split('\n').at(-1) ?? '';
      throw new StartupRefusal(
        `The embedded database does not start: ${reason === '' ? 'setpriv (util-linux) is missing' : reason}.`,
      );
    }
    await sleep(100);
  }
};

const patienceMs = 30_000;

/** Fast, then immediate shutdown after 30 seconds. */
const stopPostmaster = async ({ child, exited }: Postmaster): Promise<void> => {
  child.kill('SIGINT');
  const timer = setTimeout(() => child.kill('SIGQUIT'), patienceMs);
  await exited;
  clearTimeout(timer);
};

const firstWaitMs = 50;
const longestWaitMs = 2_000;

/** Retries, as a full disk may clear; null once stopping. */
const startAgain = async (options: PostmasterOptions, isStopping: () => boolean): Promise<Postmaster | null> => {
  for (let waitMs = firstWaitMs; !isStopping(); waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    await sleep(waitMs);
    const postmaster = isStopping() ? null : await startPostmaster(options).catch(() => null);
    if (postmaster !== null) return postmaster;
  }
  return null;
};

/** Restarts a crashed server; meanwhile requests get 503. The socket path stays, so connections recover. */
export const supervise = async (options: PostmasterOptions): Promise<{ stop: () => Promise<void> }> => {
  let stopWanted = false;
  const isStopping = (): boolean => stopWanted;
  let postmaster: Postmaster | null = await startPostmaster(options);
  const keepRunning = async (): Promise<void> => {
    while (postmaster !== null) {
      await postmaster.exited;
      if (isStopping()) return;
      process.emitWarning('The embedded database ended by itself; it is being started again.');
      postmaster = await startAgain(options, isStopping);
      if (postmaster !== null && isStopping()) await stopPostmaster(postmaster);
    }
  };
  const running = keepRunning();
  return {
    stop: async () => {
      stopWanted = true;
      if (postmaster !== null) await stopPostmaster(postmaster);
      await running;
    },
  };
};
