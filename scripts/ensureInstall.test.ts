import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';

const script = join(import.meta.dirname, 'ensureInstall.mjs');
let folder = '';

/** Stands in for npm: says that it was called, and ends as it is told. */
const npm = `require('node:fs').writeFileSync('called', process.argv.slice(2).join(' ')); process.exit(Number(process.env.NPM_ENDS));`;

const lock = (packages: Record<string, unknown>) => JSON.stringify({ packages: { '': {}, ...packages } });

function lay(wanted: Record<string, unknown>, present: Record<string, unknown> | null, at = '.'): void {
  const directory = join(folder, at);
  mkdirSync(directory, { recursive: true });
  writeFileSync(join(directory, 'package-lock.json'), lock(wanted));
  if (present === null) return;
  mkdirSync(join(directory, 'node_modules'), { recursive: true });
  for (const path of Object.keys(present)) mkdirSync(join(directory, path), { recursive: true });
  writeFileSync(join(directory, 'node_modules/.package-lock.json'), lock(present));
}

function ensure(npmEnds = 0, folders: readonly string[] = []) {
  const env = {
    ...process.env,
    npm_execpath: join(folder, 'npm-cli.js'),
    npm_node_execpath: process.execPath,
    NPM_ENDS: String(npmEnds),
  };
  const { status, stderr } = spawnSync(process.execPath, [script, ...folders], { cwd: folder, env, encoding: 'utf8' });
  return { status, stderr, installed: existsSync(join(folder, 'called')) };
}

describe('the packages', () => {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'install-'));
    writeFileSync(join(folder, 'npm-cli.js'), npm);
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('the install check leaves the packages alone when they match the lock file', () => {
    lay({ 'node_modules/a': { version: '1.0.0' } }, { 'node_modules/a': { version: '1.0.0' } });
    assert.deepEqual(ensure(), { status: 0, stderr: '', installed: false });
  });

  it('the install check installs the packages on a clean clone and after an interrupted install', () => {
    lay({ 'node_modules/a': { version: '1.0.0' } }, null);
    assert.equal(ensure().installed, true);
  });

  it('the install check installs again when the lock file asks for another version or one more package', () => {
    lay({ 'node_modules/a': { version: '2.0.0' } }, { 'node_modules/a': { version: '1.0.0' } });
    assert.equal(ensure().installed, true);
    rmSync(join(folder, 'called'));
    lay(
      { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } },
      { 'node_modules/a': { version: '1.0.0' } },
    );
    assert.equal(ensure().installed, true);
  });

  it('the install check installs again when a package folder was removed by hand', () => {
    lay({ 'node_modules/a': { version: '1.0.0' } }, { 'node_modules/a': { version: '1.0.0' } });
    rmSync(join(folder, 'node_modules/a'), { recursive: true });
    assert.equal(ensure().installed, true);
  });

  it('the install check accepts a missing optional package for another platform, but not one of ours for this platform', () => {
    const other = { version: '1.0.0', optional: true, os: ['other'] };
    lay({ '': { optionalDependencies: { other: '1.0.0' } }, 'node_modules/other': other }, {});
    assert.equal(ensure().installed, false);
    const own = { ...other, os: [process.platform], cpu: [process.arch] };
    lay({ '': { optionalDependencies: { other: '1.0.0' } }, 'node_modules/other': own }, null);
    assert.equal(ensure().installed, true);
  });

  it('the install check installs a tool’s own packages in its folder and leaves the others alone', () => {
    lay({}, {});
    lay({ 'node_modules/a': { version: '1.0.0' } }, null, 'tool');
    assert.equal(ensure(0, ['.', 'tool']).installed, false);
    assert.equal(existsSync(join(folder, 'tool/called')), true);
    rmSync(join(folder, 'tool/called'));
    lay({ 'node_modules/a': { version: '1.0.0' } }, { 'node_modules/a': { version: '1.0.0' } }, 'tool');
    assert.equal(ensure(0, ['.', 'tool']).status, 0);
    assert.equal(existsSync(join(folder, 'tool/called')), false);
  });

  it('a long install of the packages says that it is still going', async () => {
    lay({ 'node_modules/a': { version: '1.0.0' } }, null);
    const untilHeard = `const look = () => require('node:fs').existsSync('heard') ? process.exit(0) : setTimeout(look, 20); look();`;
    writeFileSync(join(folder, 'npm-cli.js'), untilHeard);
    const often = `const { ensureInstalled } = await import(${JSON.stringify(script)}); await ensureInstalled(['.'], 50);`;
    const env = { ...process.env, npm_execpath: join(folder, 'npm-cli.js'), npm_node_execpath: process.execPath };
    const child = spawn(process.execPath, ['--input-type=module', '-e', often], { cwd: folder, env });
    const ended = once(child, 'close');
    let output = '';
    for await (const chunk of child.stdout.setEncoding('utf8')) {
      output += String(chunk);
      if (output.includes('still installing')) writeFileSync(join(folder, 'heard'), '');
    }
    assert.match(output, /^Installing the packages .+\n… still installing, \d+ s\n/);
    assert.deepEqual(await ended, [0, null]);
  });

  it('a failed install of the packages ends the command with one clear sentence', () => {
    lay({ 'node_modules/a': { version: '1.0.0' } }, null);
    const { status, stderr } = ensure(7);
    assert.equal(status, 1);
    assert.match(stderr, /^The packages could not be installed: "npm ci" ended with code 7\. Check the network/);
  });
});
