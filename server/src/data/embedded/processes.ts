import { readFileSync } from 'node:fs';

/**
 * When a living process started, in clock ticks since boot, or null when there is none.
 * With the number it names a process for good: numbers are used again. A zombie, whose parent has not yet noticed, is dead.
 */
export const startOfProcess = (pid: number): string | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, the program's name, may hold spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? null : (fields[19] ?? null);
  } catch {
    return null;
  }
};
