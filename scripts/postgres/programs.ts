import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

/** Where Debian keeps the programs of each version; the newest is the last. */
function findPrograms(): string | null {
  const folders = globSync('/usr/lib/postgresql/*/bin').filter((folder) => existsSync(`${folder}/initdb`));
  const newestLast = folders.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return newestLast.at(-1) ?? null;
}

/** On a machine of its own, a run may install what it lacks; on a person's machine it may not. */
function install(): string | null {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const words of [['update'], ['install', '--yes', '--no-install-recommends', 'postgresql']]) {
    const [command = 'apt-get', ...args] = [...asRoot, 'apt-get', '-qq', ...words];
    const { status, stderr, error } = spawnSync(command, args, { env, encoding: 'utf8' });
    if (status !== 0) return `apt-get ${words[0]} failed: ${error ? error.message : stderr.trim()}`;
  }
  return null;
}

/** The folder of PostgreSQL's programs, or why there is none. Installs Debian's packages when CI=true. */
export function postgresPrograms(): { folder: string } | { reason: string } {
  const found = findPrograms();
  if (found !== null) return { folder: found };
  if (process.env.CI !== 'true')
    return { reason: 'PostgreSQL is not installed here (Debian: apt-get install postgresql)' };
  console.log('Installing PostgreSQL from the packages of the system…');
  const failure = install();
  if (failure !== null) return { reason: failure };
  const installed = findPrograms();
  return installed === null ? { reason: 'the package postgresql brought no programs' } : { folder: installed };
}
