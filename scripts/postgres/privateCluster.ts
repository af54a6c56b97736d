import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

import { makeShortLivedFolder } from './shortLivedFolder.ts';

/** PostgreSQL refuses to run as root: root lends it the identity of nobody. */
const nobody = 65_534;
const identity = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

/** A database server of our own: nobody else's data, a free port, gone after use. */
export type Cluster = { url: string; stop: () => void };

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}

function run(program: string, args: readonly string[], cwd: string): void {
  const { status, stderr, error } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    ...identity,
  });
  if (status !== 0) throw new Error(`${program} failed: ${error ? error.message : stderr.trim()}`);
}

/** A folder with a password file in it, both owned by the user that will run the server. */
function makeFolder(password: string): string {
  const folder = makeShortLivedFolder('portail-pg-');
  writeFileSync(join(folder, 'password'), password, { mode: 0o600 });
  if (identity.uid !== undefined) {
    for (const path of [folder, join(folder, 'password')]) chownSync(path, identity.uid, identity.gid);
  }
  return folder;
}

/**
 * Creates and starts a PostgreSQL server, with as many connections as the races of the tests need.
 * @param programs folder of initdb and pg_ctl
 * @throws when one of them fails, with its own words.
 */
export async function startPrivateCluster(programs: string): Promise<Cluster> {
  const password = randomUUID();
  const folder = makeFolder(password);
  const data = join(folder, 'data');
  const port = await freePort();
  const control = (...args: string[]) => {
    run(join(programs, 'pg_ctl'), ['-D', data, '-w', ...args], folder);
  };
  const stop = () => {
    process.off('exit', stop);
    try {
      control('-m', 'fast', 'stop');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  const secret = ['--auth=scram-sha-256', `--pwfile=${join(folder, 'password')}`];
  run(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'portail', '--encoding=UTF8', '--locale=C.UTF-8', ...secret],
    folder,
  );
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c max_connections=300`;
  control('-l', join(folder, 'log'), '-o', settings, 'start');
  process.once('exit', stop); // also when a test run is interrupted
  return { url: `postgres://portail:${password}@127.0.0.1:${port}/postgres`, stop };
}
