/** The part of a lock file’s entry that says where it runs. npm writes one value or a list. */
export type LockedPackage = {
  os?: string | string[];
  cpu?: string | string[];
  libc?: string | string[];
  optional?: boolean;
  optionalDependencies?: Record<string, string>;
};

export type Locked = Record<string, LockedPackage>;

export type Target = { os: NodeJS.Platform; cpu: string; libc?: 'glibc' | 'musl' };

const fits = (allowed: string | string[] | undefined, own: string | undefined): boolean =>
  allowed === undefined || own === undefined || [allowed].flat().includes(own);

const runsOn = ({ os, cpu, libc }: LockedPackage, target: Target): boolean =>
  fits(os, target.os) && fits(cpu, target.cpu) && (target.os !== 'linux' || fits(libc, target.libc));

/** A path of the lock file, as Node would find the package from the folder of another. */
function find(locked: Locked, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (locked[path] !== undefined) return path;
    if (folder === '') return undefined;
  }
}

export type Family = { owner: string; fitting: readonly string[] };

/**
 * The optional parts that a lock file leaves out: npm writes only those of its own platform when it finds node_modules
 * installed (npm/cli#4828), and other platforms then get none.
 */
export function partsLeftOut(locked: Locked): string[] {
  return Object.entries(locked).flatMap(([owner, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => find(locked, owner, name) === undefined)
      .map((name) => `${owner} has no entry for its optional part ${name}`),
  );
}

/**
 * The packages that have a native part for each platform, as SWC has, and which of these parts run on the target. A
 * single part, as `fsevents`, is an extra of one platform and no family.
 */
export function nativeFamilies(locked: Locked, target: Target): Family[] {
  return Object.entries(locked).flatMap(([owner, { optionalDependencies = {} }]) => {
    if (owner === '' || !runsOn(locked[owner] ?? {}, target)) return [];
    const parts = Object.keys(optionalDependencies)
      .map((name) => find(locked, owner, name))
      .filter((path) => path !== undefined && locked[path]?.os !== undefined);
    if (parts.length < 2) return [];
    const fitting = parts.filter((path) => path !== undefined && runsOn(locked[path] ?? {}, target));
    return [{ owner, fitting: fitting.filter((path) => path !== undefined) }];
  });
}
