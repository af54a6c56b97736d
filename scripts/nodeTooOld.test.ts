import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';

/** Runs the launcher of a clean clone on a machine without a pinned Node, under a Node of its own. */
function launch(t: TestContext, version: string) {
  const clone = mkdtempSync(join(tmpdir(), 'clone-'));
  t.after(() => rmSync(clone, { recursive: true }));
  mkdirSync(join(clone, 'scripts'));
  for (const name of ['run.mjs', 'nodeToRun.mjs', 'ensureInstall.mjs'])
    cpSync(join(import.meta.dirname, name), join(clone, 'scripts', name));
  writeFileSync(join(clone, 'package-lock.json'), JSON.stringify({ packages: { '': {} } }));
  writeFileSync(join(clone, 'npm-cli.js'), "require('node:fs').writeFileSync('called', '');");
  writeFileSync(
    join(clone, 'machine.mjs'),
    `Object.defineProperties(process, { arch: { value: 'riscv64' }, version: { value: '${version}' } });`,
  );
  const words = ['--import', join(clone, 'machine.mjs'), join(clone, 'scripts/run.mjs'), '--version'];
  const env = { ...process.env, npm_execpath: join(clone, 'npm-cli.js'), npm_node_execpath: process.execPath };
  const { status, stderr } = spawnSync(process.execPath, words, { env, encoding: 'utf8' });
  return { status, stderr, installed: existsSync(join(clone, 'called')) };
}

test('where nothing can run our code, the launcher says so before it installs anything', (t) => {
  assert.deepEqual(launch(t, 'v22.1.0'), {
    status: 1,
    stderr: `Node 24 or newer is needed on ${process.platform} riscv64; this is v22.1.0.\n`,
    installed: false,
  });
});

test('where only the newcomer’s Node can run our code, the launcher installs the packages and uses it', (t) => {
  assert.deepEqual(launch(t, 'v24.0.0'), { status: 0, stderr: '', installed: true });
});
