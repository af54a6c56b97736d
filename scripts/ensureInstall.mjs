/**
 * Installs the packages when node_modules does not hold what package-lock.json asks for.
 *
 * The launcher calls it before every command, so it may be the first code to run on a clean clone: it uses Node's own
 * modules only, in the syntax of Node 20. npm records what it installed in node_modules/.package-lock.json, written
 * last, so an interrupted install counts as none.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** How often a long install says that it is still going, in milliseconds. */
const progressInterval = 15_000;

/** @param {string} file a lock file; @returns its `packages` by path, or null when it is absent or cut short. */
function packagesOf(file) {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? null;
  } catch {
    return null; // half written is as good as absent: npm writes it again
  }
}

const fits = (allowed, own) => allowed === undefined || [allowed].flat().includes(own);

/** The optional packages we name ourselves (the pinned Node, the embedded database) that exist for this platform. */
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

/** @returns {Promise<string | null>} why `npm ci` failed, or null */
function runNpmCi(folder) {
  const { npm_execpath: cli = '', npm_node_execpath: node = process.execPath } = process.env;
  const command = ['ci', '--include=dev'];
  // The Node that runs npm, not the pinned one: the pinned one is about to be replaced.
  const child = basename(cli).startsWith('npm')
    ? spawn(node, [cli, ...command], { cwd: folder, stdio: 'inherit' })
    : spawn('npm', command, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
  return new Promise((done) => {
    child.once('error', (error) => done(error.message));
    child.once('close', (code) => {
      done(code === 0 ? null : `"npm ci" ended with ${code === null ? 'a signal' : `code ${code}`}`);
    });
  });
}

async function install(folder, interval) {
  console.log(
    `Installing the packages${folder === '.' ? '' : ` of ${folder}`} (one to three minutes, only when they change)…`,
  );
  const started = Date.now();
  const progress = setInterval(() => {
    console.log(`… still installing, ${Math.round((Date.now() - started) / 1000)} s`);
  }, interval);
  const problem = await runNpmCi(folder);
  clearInterval(progress);
  if (problem === null) return;
  console.error(`The packages could not be installed: ${problem}. Check the network and the disk, then try again.`);
  process.exit(1);
}

/**
 * Installs what is missing, or ends the process with one sentence.
 * @param {readonly string[]} folders each with a package-lock.json of its own
 * @param {number} interval milliseconds between the lines of progress
 */
export async function ensureInstalled(folders, interval = progressInterval) {
  for (const folder of folders) if (!isInstalled(folder)) await install(folder, interval);
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const folders = process.argv.slice(2);
  await ensureInstalled(folders.length > 0 ? folders : ['.']);
}
