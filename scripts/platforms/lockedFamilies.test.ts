import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nativeFamilies, partsLeftOut, type Locked } from './lockedFamilies.ts';

const locked: Locked = {
  '': {},
  'node_modules/swc': { optionalDependencies: { 'swc-mac': '1', 'swc-gnu': '1', 'swc-musl': '1' } },
  'node_modules/swc-mac': { os: ['darwin'], cpu: ['arm64'] },
  'node_modules/swc-gnu': { os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
  'node_modules/swc/node_modules/swc-musl': { os: 'linux', cpu: 'x64', libc: 'musl' },
  'node_modules/watcher': { optionalDependencies: { fsevents: '1' } },
  'node_modules/fsevents': { os: ['darwin'] },
};

test('the native part of a package is the one for the system, the processor and the C library', () => {
  const fitting = (target: Parameters<typeof nativeFamilies>[1]) => nativeFamilies(locked, target)[0]?.fitting;
  assert.deepEqual(fitting({ os: 'darwin', cpu: 'arm64' }), ['node_modules/swc-mac']);
  assert.deepEqual(fitting({ os: 'linux', cpu: 'x64', libc: 'glibc' }), ['node_modules/swc-gnu']);
  assert.deepEqual(fitting({ os: 'linux', cpu: 'x64', libc: 'musl' }), ['node_modules/swc/node_modules/swc-musl']);
});

test('a platform without a native part is found, and an extra of one platform is not asked for', () => {
  assert.deepEqual(nativeFamilies(locked, { os: 'win32', cpu: 'x64' }), [{ owner: 'node_modules/swc', fitting: [] }]);
});

test('a lock file that leaves out the part of another platform is found', () => {
  assert.deepEqual(partsLeftOut(locked), []);
  const { 'node_modules/swc-mac': _left, ...written } = locked;
  assert.deepEqual(partsLeftOut(written), ['node_modules/swc has no entry for its optional part swc-mac']);
});
