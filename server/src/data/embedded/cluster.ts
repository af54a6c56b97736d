import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, parse } from 'node:path';

import { StartupRefusal } from '../../startupRefusal.ts';
import { wordsOf, type Launcher } from './launcher.ts';
import { initdbOptions, programFile } from './platform.ts';

export const superuser = 'portail';
export const servingRole = 'portail_serving';

export const clusterFolder = (dataDir: string): string => join(dataDir, 'pg18');
const passwordFile = (dataDir: string): string => join(dataDir, 'pg18.password');

export const hasCluster = (dataDir: string): boolean => existsSync(join(clusterFolder(dataDir), 'PG_VERSION'));

export const sweepUnfinished = (dataDir: string): void => {
  for (const name of readdirSync(dataDir).filter((entry) => entry.startsWith('init-'))) {
    rmSync(join(dataDir, name), { recursive: true, force: true });
  }
};

const reasonIn = (lines: string): string => /(?:error|FATAL): +(.+)/.exec(lines)?.[1] ?? 'no reason given';

const runInitdb = (binaries: string, launcher: Launcher, folder: string): void => {
  const [program, words] = wordsOf(launcher, join(binaries, programFile(launcher.rules, 'initdb')), [
    '--pgdata',
    join(folder, 'pg18'),
    '--pwfile',
    join(folder, 'password'),
    ...initdbOptions(launcher.rules, superuser),
  ]);
  const { status, stderr } = spawnSync(program, words, {
    encoding: 'utf8',
    cwd: parse(folder).root,
    windowsHide: true,
  });
  if (status !== 0) throw new StartupRefusal(`The embedded database could not be created: ${reasonIn(stderr)}.`);
};

/** Folder entries survive a power cut. */
const syncFolder = (folder: string): void => {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
};

/** Renames complete files: a killed start leaves nothing half done. Only the owner reads the password. */
export const createCluster = (binaries: string, launcher: Launcher, dataDir: string): void => {
  const folder = mkdtempSync(join(dataDir, 'init-'));
  const secret = randomBytes(24).toString('base64url');
  try {
    writeFileSync(join(folder, 'password'), secret, { mode: 0o600 });
    if (launcher.uid !== null) for (const path of [folder, join(folder, 'password')]) chownSync(path, launcher.uid, -1);
    runInitdb(binaries, launcher, folder);
    writeFileSync(passwordFile(dataDir), secret, { mode: 0o600, flush: true });
    renameSync(join(folder, 'pg18'), clusterFolder(dataDir));
    if (launcher.rules.isPosix) syncFolder(dataDir);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

export const servingFile = (dataDir: string): string => join(dataDir, 'pg18.serving.password');

export const renewServingPassword = (dataDir: string): string => {
  const secret = randomBytes(24).toString('base64url');
  writeFileSync(servingFile(dataDir), secret, { mode: 0o600 });
  return secret;
};

/** Null beside an older server. */
export const readServingPassword = (dataDir: string): string | null =>
  existsSync(servingFile(dataDir)) ? readFileSync(servingFile(dataDir), 'utf8') : null;

/** @throws StartupRefusal */
export const readPassword = (dataDir: string): string => {
  const file = passwordFile(dataDir);
  if (!existsSync(file))
    throw new StartupRefusal(`The password of the embedded database, ${file}, is missing: restore it from a backup.`);
  return readFileSync(file, 'utf8').trim();
};
