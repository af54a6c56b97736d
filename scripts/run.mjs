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
import { isNewEnough, nodeRefusal, pinnedNode, signalsToPass, thisPlatform } from './nodeToRun.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const here = thisPlatform();
const file = pinnedNode(here);

function refuse() {
  console.error(nodeRefusal(here));
  return process.exit(1);
}

/** @returns {string} the path of the Node that runs our code, or the end of the process with one sentence */
function nodeToUse() {
  const pinned = file === null ? null : join(root, 'node_modules', file);
  if (pinned !== null && existsSync(pinned)) return pinned;
  return isNewEnough(here.version) ? process.execPath : refuse();
}

if (file === null && !isNewEnough(here.version)) refuse(); // before minutes of installing
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
const passed = signalsToPass(process.platform);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  // Heard everywhere: this process waits for its child.
  process.on(signal, () => passed.includes(signal) && child.kill(signal));
// The shell between npm and this process may die of a signal that it does not pass on.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
child.once('error', (error) => {
  console.error(`${node} could not be started: ${error.message}`);
  process.exit(1);
});
child.once('close', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
