import { readFileSync } from 'node:fs';

/**
 * Returns the start time in clock ticks since boot; null if dead or a zombie. It identifies a process, as pids are
 * reused.
 */
export const startOfProcess = (pid: number): string | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name may contain spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? null : (fields[19] ?? null);
  } catch {
    return null;
  }
};
