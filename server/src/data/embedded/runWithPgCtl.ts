/**
 * A separate program, where the kernel does not stop a database with its parent. Stops PostgreSQL when standard input
 * closes; ends when PostgreSQL does.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setInterval } from 'node:timers';

const [pgCtl = '', cluster = '', log = '', options = ''] = process.argv.slice(2);
const postmasterFile = join(cluster, 'postmaster.pid');
const checkMs = 250;

const control = (...words: string[]): boolean =>
  spawnSync(pgCtl, [...words, '-D', cluster], { stdio: 'ignore', windowsHide: true }).status === 0;

const stop = (): void => {
  if (control('stop', '-m', 'fast', '-t', '30')) return;
  control('stop', '-m', 'immediate', '-t', '10');
};

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

const postmasterRuns = (): boolean => {
  try {
    const pid = Number.parseInt(textOf(postmasterFile), 10);
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
};

// The folder is ours: a database still running lost its server.
if (existsSync(postmasterFile)) stop();
rmSync(log, { force: true });
if (!control('start', '-w', '-t', '600', '-l', log, '-o', options)) {
  process.stderr.write(textOf(log));
  process.exit(1);
}
process.stderr.write('database system is ready to accept connections\n');
process.stdin.resume();
process.stdin.on('error', () => undefined); // `close` follows
process.stdin.once('close', () => {
  stop();
  process.exit(0);
});
setInterval(() => !postmasterRuns() && process.exit(1), checkMs);
