import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { StartupRefusal } from '../../startupRefusal.ts';

const nobody = 65_534;

/** PostgreSQL’s programs refuse to run as root. */
export type Launcher = {
  uid: number;
  /** Such as `setpriv … --`. */
  prefix: readonly string[];
};

const asNobody: Launcher = {
  uid: nobody,
  prefix: ['setpriv', '--reuid', `${nobody}`, '--regid', `${nobody}`, '--clear-groups', '--'],
};
/** Root looks like `nobody` to PostgreSQL; files stay root’s. */
const inNamespace: Launcher = {
  uid: 0,
  prefix: ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--'],
};

export const wordsOf = ({ prefix }: Launcher, program: string, words: readonly string[]): [string, string[]] => {
  const [first, ...rest] = [...prefix, program, ...words];
  return [first ?? program, rest];
};

const works = (launcher: Launcher, program: string, ...words: string[]): boolean =>
  spawnSync(...wordsOf(launcher, program, words), { stdio: 'ignore', cwd: '/' }).status === 0;

/**
 * Root runs them as `nobody` if it can reach programs and folder, else in a user namespace. Files keep their owner.
 * @throws StartupRefusal when neither works, or the files are another user’s
 */
export const chooseLauncher = (binaries: string, dataDir: string, ownerOfFiles: number | null): Launcher => {
  const uid = process.getuid?.() ?? nobody;
  const candidates: Launcher[] = uid === 0 ? [asNobody, inNamespace] : [{ uid, prefix: [] }];
  const fitting = candidates.filter((launcher) => ownerOfFiles === null || launcher.uid === ownerOfFiles);
  if (fitting.length === 0) {
    throw new StartupRefusal(
      `The database in ${dataDir} belongs to another user (id ${ownerOfFiles}): start as that user, or set DATA_DIR.`,
    );
  }
  const chosen = fitting.find(
    (launcher) => works(launcher, join(binaries, 'postgres'), '--version') && works(launcher, 'test', '-x', dataDir),
  );
  if (chosen !== undefined) return chosen;
  throw new StartupRefusal(
    uid === 0
      ? 'The embedded database cannot run as root here (neither setpriv nor a user namespace works): start as an ordinary user, or set DATABASE_URL.'
      : `The embedded database cannot run here (${join(binaries, 'postgres')} does not start): set DATABASE_URL.`,
  );
};

/** Even after kill -9 the kernel sends SIGINT, a clean shutdown. The shell check covers a parent that died first. */
export const dyingWithParent = (
  { prefix }: Launcher,
  program: string,
  words: readonly string[],
): [string, string[]] => {
  const isRunAsNobody = prefix[0] === 'setpriv';
  const watch = [...(isRunAsNobody ? prefix.slice(1, -1) : []), '--pdeathsig', 'INT', '--'];
  const guarded = ['sh', '-c', '[ "$PPID" = "$0" ] && exec "$@"', `${process.pid}`];
  return ['setpriv', [...watch, ...guarded, ...(isRunAsNobody ? [] : prefix), program, ...words]];
};
