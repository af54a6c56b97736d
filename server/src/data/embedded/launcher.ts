import { spawnSync } from 'node:child_process';
import { join, parse } from 'node:path';

import { StartupRefusal } from '../../startupRefusal.ts';
import { programFile, rulesOf, type PlatformRules } from './platform.ts';

const nobody = 65_534;

/** PostgreSQL refuses to run as root. */
export type Launcher = {
  rules: PlatformRules;
  /** Owns the files; null on Windows. */
  uid: number | null;
  prefix: readonly string[];
};

type Identity = Omit<Launcher, 'rules'>;

const asNobody: Identity = {
  uid: nobody,
  prefix: ['setpriv', '--reuid', `${nobody}`, '--regid', `${nobody}`, '--clear-groups', '--'],
};
/** PostgreSQL sees root as `nobody`; files stay root’s. */
const inNamespace: Identity = {
  uid: 0,
  prefix: ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--'],
};

/** Only Linux lets root lend another identity. */
export const identitiesOf = (rules: PlatformRules, uid: number | null): Identity[] => {
  if (uid !== 0) return [{ uid, prefix: [] }];
  return rules.control === 'child' ? [asNobody, inNamespace] : [];
};

export const wordsOf = ({ prefix }: Identity, program: string, words: readonly string[]): [string, string[]] => {
  const [first, ...rest] = [...prefix, program, ...words];
  return [first ?? program, rest];
};

const works = (identity: Identity, cwd: string, program: string, ...words: string[]): boolean =>
  spawnSync(...wordsOf(identity, program, words), { stdio: 'ignore', cwd, windowsHide: true }).status === 0;

const refusal = ({ control, remedy }: PlatformRules, isRoot: boolean, program: string): string => {
  if (!isRoot) return `The embedded database cannot run here (${program} does not start): ${remedy}.`;
  const why = control === 'child' ? ' (neither setpriv nor a user namespace works)' : '';
  return `The embedded database cannot run as root here${why}: start as an ordinary user, or set DATABASE_URL.`;
};

/**
 * As root: `nobody` if it can reach programs and folder, else a user namespace.
 * @throws StartupRefusal when neither works, or the files are another user’s
 */
export const chooseLauncher = (
  binaries: string,
  dataDir: string,
  ownerOfFiles: number | null,
  rules: PlatformRules = rulesOf(process.platform),
): Launcher => {
  const uid = process.getuid?.() ?? null;
  const postgres = join(binaries, programFile(rules, 'postgres'));
  const candidates = identitiesOf(rules, uid);
  const fitting = candidates.filter((one) => ownerOfFiles === null || one.uid === null || one.uid === ownerOfFiles);
  if (fitting.length === 0 && candidates.length > 0) {
    throw new StartupRefusal(
      `The database in ${dataDir} belongs to another user (id ${ownerOfFiles}): start as that user, or set DATA_DIR.`,
    );
  }
  const cwd = parse(binaries).root;
  const mayEnter = (one: Identity): boolean => one.prefix.length === 0 || works(one, cwd, 'test', '-x', dataDir);
  const chosen = fitting.find((one) => works(one, cwd, postgres, '--version') && mayEnter(one));
  if (chosen !== undefined) return { ...chosen, rules };
  throw new StartupRefusal(refusal(rules, uid === 0, postgres));
};

/** After kill -9 the kernel sends SIGINT, a clean shutdown. The shell checks for a parent that died first. */
export const dyingWithParent = (
  { prefix }: Identity,
  program: string,
  words: readonly string[],
): [string, string[]] => {
  const isRunAsNobody = prefix[0] === 'setpriv';
  const watch = [...(isRunAsNobody ? prefix.slice(1, -1) : []), '--pdeathsig', 'INT', '--'];
  const guarded = ['sh', '-c', '[ "$PPID" = "$0" ] && exec "$@"', `${process.pid}`];
  return ['setpriv', [...watch, ...guarded, ...(isRunAsNobody ? [] : prefix), program, ...words]];
};
