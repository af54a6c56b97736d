import { readFileSync } from 'node:fs';

/** In clock ticks since boot; null if dead or a zombie. Identifies a process, as pids are reused. */
export const startOfProcess = (pid: number): string | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // May contain spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? null : (fields[19] ?? null);
  } catch {
    return null;
  }
};
