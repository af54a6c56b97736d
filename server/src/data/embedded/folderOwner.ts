import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { DataFolderTaken, StartupRefusal } from '../../startupRefusal.ts';
import { startOfProcess } from './processes.ts';

const ownerFile = (dataDir: string): string => join(dataDir, 'server.pid');
const thisProcess = (): string => `${process.pid} ${startOfProcess(process.pid) ?? ''}`;

const readOwner = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
};

const isAlive = (owner: string): boolean => {
  const [pid = '0', start] = owner.split(' ');
  return startOfProcess(Number(pid)) === start;
};

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** A disk without hard links, such as exFAT. */
const createOnly = (file: string): boolean => {
  try {
    writeFileSync(file, `${thisProcess()}\n`, { mode: 0o600, flag: 'wx' });
    return true;
  } catch {
    return false;
  }
};

/** Linking is atomic. */
const claim = (file: string): boolean => {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${thisProcess()}\n`, { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    return isTaken(error) ? false : createOnly(file);
  } finally {
    rmSync(draft, { force: true });
  }
};

/** Another server may have replaced the dead claim. */
const removeClaim = (file: string, deadOwner: string): void => {
  const removed = `${file}.${process.pid}.old`;
  try {
    renameSync(file, removed);
    if (readOwner(removed) !== deadOwner) linkSync(removed, file);
  } catch {
    // Another server was faster; the next read decides.
  } finally {
    rmSync(removed, { force: true });
  }
};

/**
 * Returns the release. PostgreSQL’s own lock decides; this one fails fast and readably.
 * @throws DataFolderTaken
 */
export const takeFolder = (dataDir: string): (() => void) => {
  const file = ownerFile(dataDir);
  for (let tries = 0; tries < 3; tries += 1) {
    if (claim(file)) return () => rmSync(file, { force: true });
    const owner = readOwner(file);
    if (owner === null) continue;
    if (isAlive(owner)) {
      throw new DataFolderTaken(
        `The data folder ${dataDir} is in use by another server (process ${owner.split(' ')[0]}): stop it, or set DATA_DIR.`,
      );
    }
    removeClaim(file, owner);
  }
  throw new StartupRefusal(`The data folder ${dataDir} is being taken by another server: try again.`);
};
