import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const kibibyte = 1024;

/** One line of a file of /proc, such as `Pss:   1234 kB`, in bytes; zero when the process is gone. */
const bytesIn = (file: string, name: string): number => {
  try {
    const line = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(file, 'utf8'));
    return Number(line?.[1] ?? 0) * kibibyte;
  } catch {
    return 0; // it ended between two looks
  }
};

const parentOf = (pid: string): string | undefined => {
  try {
    return /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  } catch {
    return undefined; // it ended between two looks
  }
};

/** Resident memory of one process, in bytes (Linux). */
export const memoryOfProcess = (pid: number): number => bytesIn(`/proc/${pid}/status`, 'VmRSS');

/** The processes of the database server whose files stand in `dataDir`, the first one first (Linux). */
export const familyOf = (dataDir: string): string[] => {
  const [postmaster = ''] = readFileSync(join(dataDir, 'pg18/postmaster.pid'), 'utf8').split('\n');
  return [postmaster, ...readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === postmaster)];
};

/** Memory of that server, in bytes: the proportional share of each process, so that the buffers they share count once. */
export const memoryOfDatabase = (dataDir: string): number =>
  familyOf(dataDir).reduce((sum, pid) => sum + bytesIn(`/proc/${pid}/smaps_rollup`, 'Pss'), 0);
