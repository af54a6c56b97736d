// Holds: product §8 private-numbers, product §7 settings
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { inspect } from 'node:util';

import { loadKeys } from '../../src/data/keys.ts';
import { testFolder } from '../support/folders.ts';

const writeKey = (folder: string, name: string, text = randomBytes(32).toString('base64')): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), `${text}\n`);
};

/** A folder as an operator makes it. */
const ownKeys = (folder: string, ...ids: number[]): string => {
  for (const name of ['blind-index.key', 'csrf.key', ...ids.map((id) => `encryption-${id}.key`)])
    writeKey(folder, name);
  return folder;
};

test('outside production the server creates demo keys once, readable by their owner only', (t) => {
  const dataDir = testFolder(t);
  const config = { production: false, keysDir: null, dataDir };
  const first = loadKeys(config);
  const folder = join(dataDir, 'keys');
  assert.equal(statSync(folder).mode & 0o777, 0o700);
  for (const name of readdirSync(folder)) assert.equal(statSync(join(folder, name)).mode & 0o777, 0o600, name);
  assert.deepEqual(loadKeys(config).csrf.export(), first.csrf.export());
});

test('every purpose has its own key', (t) => {
  const keys = loadKeys({ production: false, keysDir: null, dataDir: testFolder(t) });
  const all = [keys.blindIndex, keys.csrf, ...keys.encryption.values()].map((key) => key.export().toString('hex'));
  assert.equal(new Set(all).size, all.length);
});

test('the newest key seals, and every older key still opens', (t) => {
  const keys = loadKeys({ production: true, keysDir: ownKeys(testFolder(t), 1, 2, 10), dataDir: '' });
  assert.equal(keys.sealingId, 10);
  assert.deepEqual(
    [...keys.encryption.keys()].sort((a, b) => a - b),
    [1, 2, 10],
  );
});

test('production refuses a demo key, wherever it was copied', (t) => {
  const dataDir = testFolder(t);
  loadKeys({ production: false, keysDir: null, dataDir });
  const keysDir = ownKeys(join(dataDir, 'own'), 1);
  copyFileSync(join(dataDir, 'keys', 'csrf.key'), join(keysDir, 'csrf.key'));
  assert.throws(() => loadKeys({ production: true, keysDir, dataDir }), {
    name: 'StartupRefusal',
    message: /csrf\.key holds a demo key/,
  });
});

test('production creates no key by itself', (t) => {
  const dataDir = testFolder(t);
  assert.throws(() => loadKeys({ production: true, keysDir: null, dataDir }), {
    name: 'StartupRefusal',
    message: /KEYS_DIR is required/,
  });
  assert.deepEqual(readdirSync(dataDir), []);
});

for (const missing of ['blind-index.key', 'csrf.key']) {
  test(`the server refuses a key folder without ${missing}`, (t) => {
    const keysDir = ownKeys(testFolder(t), 1);
    rmSync(join(keysDir, missing));
    assert.throws(() => loadKeys({ production: true, keysDir, dataDir: '' }), {
      name: 'StartupRefusal',
      message: /is missing/,
    });
  });
}

test('the server refuses a key folder without an encryption key, or with a key number that no sealed value can carry', (t) => {
  for (const ids of [[], [0], [256]]) {
    const keysDir = ownKeys(join(testFolder(t), `${ids.length}`), ...ids);
    assert.throws(() => loadKeys({ production: true, keysDir, dataDir: '' }), {
      name: 'StartupRefusal',
      message: /holds no encryption/,
    });
  }
});

test('the server refuses a key of another length', (t) => {
  const keysDir = ownKeys(testFolder(t), 1);
  writeKey(keysDir, 'csrf.key', randomBytes(31).toString('base64'));
  assert.throws(() => loadKeys({ production: true, keysDir, dataDir: '' }), {
    name: 'StartupRefusal',
    message: /32 bytes/,
  });
});

test('a key printed by mistake does not show its value', (t) => {
  const keys = loadKeys({ production: false, keysDir: null, dataDir: testFolder(t) });
  const printed = inspect(keys, { depth: 9 }) + JSON.stringify(keys);
  for (const key of [keys.csrf, keys.blindIndex]) {
    for (const encoding of ['hex', 'base64'] as const)
      assert.equal(printed.includes(key.export().toString(encoding)), false);
  }
});
