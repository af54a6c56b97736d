import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const startInProc = (pid: number): string | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // May contain spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' || fields[0] === 'X' ? null : (fields[19] ?? null);
  } catch {
    return null;
  }
};

/** Where there is no `/proc`. */
export const startCommand = (os: NodeJS.Platform, pid: number): [string, string[]] =>
  os === 'win32'
    ? ['powershell', ['-NoProfile', '-NonInteractive', '-Command', `(Get-Process -Id ${pid}).StartTime.Ticks`]]
    : ['ps', ['-o', 'lstart=', '-p', `${pid}`]];

const exists = (pid: number): boolean => {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** Without an answer, an existing process counts as the one meant. */
const startByCommand = (pid: number, os: NodeJS.Platform): string | null => {
  if (!exists(pid)) return null;
  const [program, words] = startCommand(os, pid);
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  const { stdout, error } = spawnSync(program, words, { encoding: 'utf8', env, windowsHide: true });
  return (error === undefined && stdout.trim().replaceAll(/\s+/g, '-')) || 'unknown';
};

/** Clock ticks since boot, or a date; null if dead or a zombie. Pids are reused. */
export const startOfProcess = (pid: number, os: NodeJS.Platform = process.platform): string | null =>
  os === 'linux' ? startInProc(pid) : startByCommand(pid, os);
