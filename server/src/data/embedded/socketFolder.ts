import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startOfProcess } from './processes.ts';

const namePattern = /^portail-pg-(\d+)-/;
/** The kernel's limit for a socket's path is 107 bytes; PostgreSQL adds `/.s.PGSQL.5432`. */
const longestFolder = 80;

const root = (): string => (tmpdir().length > longestFolder - 30 ? '/tmp' : tmpdir());

const sweepAbandoned = (folder: string): void => {
  for (const name of readdirSync(folder)) {
    const pid = namePattern.exec(name)?.[1];
    if (pid === undefined || startOfProcess(Number(pid)) !== null) continue;
    try {
      rmSync(join(folder, name), { recursive: true, force: true });
    } catch {
      // Another user's: theirs to sweep.
    }
  }
};

/** A folder of its own for the database's socket, which only its owner enters; folders of dead servers are removed. */
export const makeSocketFolder = (uid: number): string => {
  const folder = root();
  sweepAbandoned(folder);
  const made = mkdtempSync(join(folder, `portail-pg-${process.pid}-`));
  chownSync(made, uid, -1);
  return made;
};
