import { readFileSync } from 'node:fs';

import { familyOf } from './memory.ts';

/** Linux counts in hundredths of a second. */
const tickMs = 10;

/** Milliseconds of processor that a process took, and where `withEnded` those of its children that have ended (Linux). */
const cpuOf = (pid: string, withEnded: boolean): number => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in parentheses, may hold spaces.
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15)
      .map(Number);
    return (user + system + (withEnded ? endedUser + endedSystem : 0)) * tickMs;
  } catch {
    return 0; // it ended between two looks
  }
};

export const cpuOfProcess = (pid: number): number => cpuOf(`${pid}`, false);

export const cpuOfDatabase = (dataDir: string): number => {
  const [postmaster = '', ...children] = familyOf(dataDir);
  return children.reduce((sum, pid) => sum + cpuOf(pid, false), cpuOf(postmaster, true));
};
