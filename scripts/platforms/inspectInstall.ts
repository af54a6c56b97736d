import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packageName, programFile, rulesOf, type Program } from '../../server/src/data/embedded/platform.ts';
import { pinnedNode } from '../nodeToRun.mjs';
import { readBinary, type Binary } from './binary.ts';
import { nativeFamilies, type Locked, type Target } from './lockedFamilies.ts';

const formats: Partial<Record<NodeJS.Platform, Binary['format']>> = { linux: 'elf', darwin: 'mach-o', win32: 'pe' };
const programs: readonly Program[] = ['initdb', 'pg_ctl', 'postgres'];

/** Parts of Windows itself. `VCRUNTIME` and `MSVCP` are not: the redistributable of Visual C++ brings them. */
const ofWindows =
  /^(?:api-ms-|kernel32|advapi32|ws2_32|secur32|wldap32|crypt32|user32|shell32|ole32|bcrypt|msvcrt|userenv|winmm|dbghelp|iphlpapi)/i;
const ofMacOs = /^\/(?:usr\/lib|System)\//;
const redistributable = /^(?:vcruntime|msvcp)140/i;

type Findings = { problems: string[]; notes: string[] };

const links = (packageFolder: string): [string, string][] => {
  const text = readFileSync(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8');
  const pairs = text.matchAll(/"source":"([^"]+)","target":"([^"]+)"/g);
  return [...pairs].map(([, source = '', target = '']) => [basename(target), join(packageFolder, source)]);
};

/** The files of the package by name, with the links that the launcher will make. */
const filesByName = (packageFolder: string): Map<string, string> =>
  new Map([
    ...links(packageFolder),
    ...globSync('native/{bin,lib}/*', { cwd: packageFolder }).map((file): [string, string] => [
      basename(file),
      join(packageFolder, file),
    ]),
  ]);

const problemsOfBinary = (path: string, name: string, target: Target): string[] => {
  if (!existsSync(path)) return [`${name} is missing`];
  const binary = readBinary(readFileSync(path));
  if (binary === null || binary.format !== formats[target.os] || !binary.archs.includes(target.cpu))
    return [`${name} is ${binary === null ? 'no program' : `${binary.format} for ${binary.archs.join()}`}`];
  if (target.os === 'darwin' && target.cpu === 'arm64' && !binary.isSigned) return [`${name} is not signed`];
  return [];
};

/**
 * The programs of the database find each library that they load, and those that these load, in the package or the
 * system.
 */
function inspectLibraries(packageFolder: string, names: readonly string[]): Findings {
  const files = filesByName(packageFolder);
  const asked = new Set<string>();
  const missing = new Set<string>();
  const queue = [...names];
  const seen = new Set(queue);
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const path = files.get(name);
    for (const loaded of path === undefined ? [] : (readBinary(readFileSync(path))?.libraries ?? [])) {
      const library = basename(loaded);
      if (files.has(library)) {
        if (!seen.has(library)) queue.push(library);
        seen.add(library);
      } else if (redistributable.test(loaded)) asked.add(loaded);
      else if (!ofWindows.test(loaded) && !ofMacOs.test(loaded))
        missing.add(`${name} loads ${loaded}, which is not there`);
    }
  }
  const list = [...asked].sort().join(', ');
  return { problems: [...missing], notes: list === '' ? [] : [`the system must have ${list}`] };
}

/**
 * What is missing from the packages that npm installed in a folder for another platform, or is made for yet another
 * one.
 */
export function inspectInstall(folder: string, locked: Locked, target: Target): Findings {
  const modules = join(folder, 'node_modules');
  const isMusl = target.libc === 'musl';
  const families = nativeFamilies(locked, target).flatMap(({ owner, fitting }) => {
    if (fitting.length === 0) return [`${owner} has no part for this platform`];
    return fitting.filter((path) => !existsSync(join(folder, path))).map((path) => `${path} is not installed`);
  });
  const native = nativeFamilies(locked, target)
    .flatMap(({ fitting }) => fitting)
    .flatMap((path) => globSync('*.node', { cwd: join(folder, path) }).map((file) => `${path}/${file}`))
    .flatMap((file) => problemsOfBinary(join(folder, file), file, target));
  if (isMusl)
    return { problems: [...families, ...native], notes: ['no pinned Node and no embedded database: see README'] };
  const node = pinnedNode({ os: target.os, arch: target.cpu, isMusl }) ?? 'node';
  const database = join(modules, packageName(target.os, target.cpu));
  const files = programs.map((program) => programFile(rulesOf(target.os), program));
  const called = [join(modules, node), ...files.map((file) => join(database, 'native', 'bin', file))];
  const launched = called.flatMap((path) => problemsOfBinary(path, path.slice(modules.length + 1), target));
  const libraries = existsSync(database) ? inspectLibraries(database, files) : { problems: [], notes: [] };
  return { problems: [...families, ...native, ...launched, ...libraries.problems], notes: libraries.notes };
}
