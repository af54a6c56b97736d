import { partsLeftOut, type LockedPackage } from './platforms/lockedFamilies.ts';

type Entry = LockedPackage & { resolved?: string; integrity?: string; link?: boolean; inBundle?: boolean };

/** The part of a package-lock.json (lockfileVersion 3) that the check reads. */
export type LockFile = { packages: Record<string, Entry> };

/**
 * What makes a lock file unsafe to install from. Without `integrity`, npm installs a tarball that changed after it was
 * locked; with `resolved`, it downloads from wherever the entry points instead of the reader's own registry. Without
 * the entry of an optional part, npm installs none on that platform.
 * @param name path of the lock file, named in each problem
 */
export function lockFileProblems(name: string, { packages }: LockFile): string[] {
  const entries = Object.entries(packages).flatMap(([path, { resolved, integrity, link, inBundle }]) => {
    if (!path.includes('node_modules/') || link) return [];
    const problems: string[] = [];
    if (integrity === undefined && !inBundle) problems.push(`${name}: ${path} has no integrity hash.`);
    if (resolved !== undefined) problems.push(`${name}: ${path} is pinned to an address of its own.`);
    return problems;
  });
  return [...entries, ...partsLeftOut(packages).map((problem) => `${name}: ${problem}.`)];
}
