/**
 * Installs the packages when what stands in node_modules is not what package-lock.json asks for: those of the root, or of
 * the folders named as arguments, which are packages of their own for a tool that is too heavy for every clone.
 *
 * Runs before start, test, dev, build and verify, so it may be the first thing that runs on a clean clone: it uses
 * Node's own modules only, in the syntax of Node 20. Nothing is stamped: npm itself records what it installed in
 * node_modules/.package-lock.json, written last, so that an interrupted install is seen as none.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** @param {string} file a lockfile; @returns its `packages` by path, or null when it is absent or cut short. */
function packagesOf(file) {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null;
  } catch {
    return null; // half written: as good as absent, npm writes it again
  }
}

const fits = (allowed, own) => allowed === undefined || [allowed].flat().includes(own);

/** Optional packages we name ourselves (the pinned Node, the embedded database), where the platform has one. */
function neededOptional(wanted) {
  const named = ['', 'server'].flatMap((owner) => Object.keys(wanted[owner]?.optionalDependencies ?? {}));
  return named
    .map((name) => `node_modules/${name}`)
    .filter((path) => wanted[path] && fits(wanted[path].os, process.platform) && fits(wanted[path].cpu, process.arch));
}

function isInstalled(folder) {
  const wanted = packagesOf(join(folder, 'package-lock.json'));
  const present = packagesOf(join(folder, 'node_modules/.package-lock.json'));
  if (!wanted || !present) return false;
  const needed = new Set(neededOptional(wanted));
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true;
    if (present[path]) return present[path].version === version && existsSync(join(folder, path));
    return optional && !needed.has(path); // npm leaves out optional packages made for another platform
  });
}

function install(folder) {
  console.log(`Installing the packages${folder === '.' ? '' : ` of ${folder}`} (about a minute, only when they changed)…`);
  const { npm_execpath: cli = '', npm_node_execpath: node = process.execPath } = process.env;
  const command = ['ci', '--include=dev'];
  // The Node that runs npm, not the pinned one: the pinned one is about to be replaced.
  const { status, error } = basename(cli).startsWith('npm')
    ? spawnSync(node, [cli, ...command], { cwd: folder, stdio: 'inherit' })
    : spawnSync('npm', command, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status === 0) return;
  const reason = error ? error.message : `"npm ci" ended with ${status === null ? 'a signal' : `code ${status}`}`;
  console.error(`The packages could not be installed: ${reason}. Check the network and the disk, then try again.`);
  process.exit(1);
}

const folders = process.argv.slice(2);
for (const folder of folders.length > 0 ? folders : ['.']) if (!isInstalled(folder)) install(folder);
