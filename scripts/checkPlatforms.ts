/**
 * `npm run test:platforms [name …]`: installs the lock file for each platform into an empty folder, then finds every
 * file that the launcher will call there and reads its format. It downloads 300 MB a platform; not part of `npm test`.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inspectInstall } from './platforms/inspectInstall.ts';
import type { Locked, Target } from './platforms/lockedFamilies.ts';
import { formatCounts } from './testCounts.ts';

const targets: Record<string, Target> = {
  'darwin-arm64': { os: 'darwin', cpu: 'arm64' },
  'darwin-x64': { os: 'darwin', cpu: 'x64' },
  'win32-x64': { os: 'win32', cpu: 'x64' },
  'linux-x64': { os: 'linux', cpu: 'x64', libc: 'glibc' },
  'linux-arm64': { os: 'linux', cpu: 'arm64', libc: 'glibc' },
  'linux-x64-musl': { os: 'linux', cpu: 'x64', libc: 'musl' },
};

const manifests = ['package.json', 'package-lock.json', '.npmrc', 'contract/package.json', 'server/package.json'];

/** @returns why the packages could not be installed, or null */
function install(folder: string, { os, cpu, libc }: Target): string | null {
  for (const name of manifests) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    cpSync(name, join(folder, name));
  }
  const platform = [`--os=${os}`, `--cpu=${cpu}`, ...(libc === undefined ? [] : [`--libc=${libc}`])];
  const { npm_execpath: cli = '', npm_node_execpath: node = process.execPath } = process.env;
  if (cli === '') return 'Start it with npm run test:platforms.';
  const words = [cli, 'ci', '--include=dev', '--ignore-scripts', '--prefer-offline', ...platform];
  const { status, stderr } = spawnSync(node, words, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? null : `npm ci failed: ${stderr.trim()}`;
}

function problemsOf(target: Target): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'platform-'));
  try {
    const failure = install(folder, target);
    if (failure !== null) return [failure];
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- npm documents this format
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Locked };
    const { problems, notes } = inspectInstall(folder, packages, target);
    for (const note of notes) console.log(`  ${note}`);
    return problems;
  } finally {
    if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

const named = process.argv.slice(2);
let failed = 0;
const chosen = Object.entries(targets).filter(([name]) => named.length === 0 || named.includes(name));
for (const [name, target] of chosen) {
  console.log(`${name}:`);
  const problems = problemsOf(target);
  for (const problem of problems) console.error(`✖ ${problem}`);
  console.log(problems.length === 0 ? '✔ everything is there' : `✖ ${problems.length} problem(s)`);
  failed += problems.length === 0 ? 0 : 1;
}
console.log(formatCounts({ passed: chosen.length - failed, failed, skipped: 0 }));
process.exitCode = failed === 0 && chosen.length > 0 ? 0 : 1;
