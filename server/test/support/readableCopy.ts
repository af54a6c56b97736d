import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { z } from 'zod';

import { findBinaries } from '../../src/data/embedded/binaries.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** All of ours that the server and the programs of its tests read. */
const ours = ['package.json', 'contract', 'public', 'scripts', 'server'];

const names = z.record(z.string(), z.string()).default({});
const manifest = z.object({ dependencies: names, optionalDependencies: names });

const foldersAbove = (folder: string): string[] =>
  folder === root ? [root] : [folder, ...foldersAbove(join(folder, '../'))];

/** Adds the folders of the packages that the package in a folder needs, and those that these need. */
const addNeeded = (folder: string, found: Set<string>): Set<string> => {
  const { dependencies, optionalDependencies } = manifest.parse(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const places = foldersAbove(folder).map((above) => join(above, 'node_modules', name, '/'));
    const place = places.find((candidate) => existsSync(join(candidate, 'package.json')));
    if (place === undefined || found.has(place)) continue; // a package of another platform is not there
    addNeeded(place, found.add(place));
  }
  return found;
};

const makeCopy = (): { node: string; root: string } => {
  findBinaries(); // links that an install does not make, and nobody else may
  const folder = mkdtempSync(join(tmpdir(), 'portail-readable-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const copy = (from: string, to = relative(root, from)): void => {
    cpSync(from, join(folder, to), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => basename(path) !== 'node_modules',
    });
  };
  for (const name of ours) copy(join(root, name));
  for (const place of addNeeded(join(root, 'server/'), new Set())) copy(place);
  copy(process.execPath, 'bin/node');
  spawnSync('chmod', ['-R', 'a+rX', folder]);
  chmodSync(folder, 0o755);
  return { node: join(folder, 'bin/node'), root: folder };
};

let made: { node: string; root: string } | undefined;

/**
 * Where another user can run a script of ours: where it lies, or in a copy when the checkout lies in a folder that only
 * its owner may enter, as /root. The copy goes with this process.
 * @param prefix the words that make a program the other user's
 * @returns the program and the script
 */
export const readableBy = (prefix: readonly string[], script: string): [node: string, script: string] => {
  const [first, ...rest] = prefix;
  const mayEnter = (path: string) =>
    first === undefined || spawnSync(first, [...rest, 'test', '-r', path], { cwd: '/', stdio: 'ignore' }).status === 0;
  if (mayEnter(script) && mayEnter(process.execPath) && mayEnter(dirname(findBinaries())))
    return [process.execPath, script];
  made ??= makeCopy();
  return [made.node, join(made.root, relative(root, script))];
};
