import { setTimeout as sleep } from 'node:timers/promises';
import { spawn, type ChildProcess } from 'node:child_process';
import { dirname, join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';

import { StartupRefusal } from '../../startupRefusal.ts';
import { dyingWithParent, type Launcher } from './launcher.ts';
import { listeningOn, optionsOf, optionText, programFile, type Channel, type Settings } from './platform.ts';

type Postmaster = { child: ChildProcess; exited: Promise<void> };

type PostmasterOptions = {
  binaries: string;
  launcher: Launcher;
  cluster: string;
  channel: Channel;
  maxConnections: number;
};

const settingsOf = ({ channel, maxConnections }: PostmasterOptions): Settings => ({
  ...listeningOn(channel),
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
  // Parsed below.
  lc_messages: 'C',
});

export const logFile = (dataDir: string): string => join(dataDir, 'pg18.log');

const startingWords = ({ binaries, launcher, cluster, ...rest }: PostmasterOptions): [string, string[]] => {
  const settings = settingsOf({ binaries, launcher, cluster, ...rest });
  if (launcher.rules.control === 'child') {
    const postgres = join(binaries, programFile(launcher.rules, 'postgres'));
    return dyingWithParent(launcher, postgres, ['-D', cluster, ...optionsOf(settings)]);
  }
  const script = fileURLToPath(new URL('./runWithPgCtl.ts', import.meta.url));
  const pgCtl = join(binaries, programFile(launcher.rules, 'pg_ctl'));
  return [process.execPath, [script, pgCtl, cluster, logFile(dirname(cluster)), optionText(settings)]];
};

type Launch = { postmaster: Postmaster; isReady: boolean; lines: string };

const launch = async (options: PostmasterOptions): Promise<Launch> => {
  const [program, args] = startingWords(options);
  const child = spawn(program, args, {
    // Its end stops `runWithPgCtl`; PostgreSQL reads none.
    stdio: [options.launcher.rules.control === 'child' ? 'ignore' : 'pipe', 'ignore', 'pipe'],
    // Ctrl-C must reach only this process, which finishes requests.
    detached: true,
    cwd: parse(options.cluster).root,
    windowsHide: true,
  });
  child.stdin?.on('error', () => undefined); // it ended first
  const exited = new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
  let lines = '';
  const ready = new Promise<boolean>((resolve) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      lines = (lines + chunk.toString()).slice(-4_000);
      if (lines.includes('ready to accept connections')) resolve(true);
    });
    void exited.then(() => resolve(false));
  });
  return { postmaster: { child, exited }, isReady: await ready, lines };
};

/** Of a server shutting down, or dead but not reaped. */
const isPassing = (lines: string): boolean => /lock file|still in use|being used|shared memory block/.test(lines);
const maxTries = 100;

/**
 * Waits for any recovery.
 * @throws StartupRefusal with the server’s last error
 */
const startPostmaster = async (options: PostmasterOptions): Promise<Postmaster> => {
  for (let tries = 1; ; tries += 1) {
    const { postmaster, isReady, lines } = await launch(options);
    if (isReady) return postmaster;
    if (!isPassing(lines) || tries === maxTries) {
      const reason = /FATAL: +(.+)/.exec(lines)?.[1] ?? lines.trim().split('\n').at(-1) ?? '';
      throw new StartupRefusal(
        `The embedded database does not start: ${reason === '' ? 'setpriv (util-linux) is missing' : reason}.`,
      );
    }
    await sleep(100);
  }
};

const patienceMs = 30_000;

/** Fast, then immediate after 30 seconds, as `runWithPgCtl` does itself. */
const stopPostmaster = async ({ child, exited }: Postmaster): Promise<void> => {
  if (child.stdin !== null) {
    child.stdin.end();
    await exited;
    return;
  }
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

/** Requests get 503 meanwhile. The socket path stays, so connections recover. */
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
