// Holds: product §8 devices
import assert from 'node:assert/strict';
import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { test } from 'node:test';

import { isKnownTo as isKnown, readDevice, rememberAccount as remember, type KnownDevice } from './knownDevice.ts';

const key = createSecretKey(randomBytes(32));
const rememberAccount = (device: KnownDevice, accountId: string, by: KeyObject, epoch = 0) =>
  remember(device, { accountId, epoch }, by);
const isKnownTo = (device: KnownDevice, accountId: string, by: KeyObject, epoch = 0) =>
  isKnown(device, { accountId, epoch }, by);
const remembering = (...accounts: string[]): string =>
  accounts.reduce((cookie, account) => rememberAccount(readDevice(cookie), account, key), '');

test('a device is known to the accounts that signed in on it, and to no others', () => {
  const device = readDevice(remembering('alice', 'bob'));
  assert.equal(isKnownTo(device, 'alice', key), true);
  assert.equal(isKnownTo(device, 'bob', key), true);
  assert.equal(isKnownTo(device, 'carole', key), false);
});

test('a device remembers the five accounts that signed in last', () => {
  const device = readDevice(remembering('a', 'b', 'c', 'd', 'e', 'a', 'f'));
  const known = ['a', 'b', 'c', 'd', 'e', 'f'].filter((account) => isKnownTo(device, account, key));
  assert.deepEqual(known, ['a', 'c', 'd', 'e', 'f']);
});

test('signing in again keeps the name of the device and adds nothing', () => {
  const cookie = remembering('alice', 'bob');
  const again = readDevice(rememberAccount(readDevice(cookie), 'alice', key));
  assert.equal(again.name, readDevice(cookie).name);
  assert.equal(again.seals.length, 2);
});

test('a seal made with another key, for another device or by hand is invalid', () => {
  const cookie = remembering('alice');
  const [name = '', seal = ''] = cookie.split('.');
  const otherName = randomBytes(16).toString('base64url');
  assert.equal(isKnownTo(readDevice(cookie), 'alice', createSecretKey(randomBytes(32))), false);
  assert.equal(isKnownTo(readDevice(`${otherName}.${seal}`), 'alice', key), false);
  assert.equal(isKnownTo(readDevice(`${name}.${'A'.repeat(43)}`), 'alice', key), false);
});

test('the server treats a cookie that it did not make as a new device', () => {
  for (const cookie of [undefined, '', 'x', 'a.b.c', `${remembering('alice')}.x`, 'A'.repeat(4_000)]) {
    const { name, seals } = readDevice(cookie);
    assert.deepEqual(seals, []);
    assert.match(name, /^[\w-]{22}$/);
    assert.notEqual(name, readDevice(cookie).name);
  }
});

test('the device cookie names no account', () => {
  assert.equal(remembering('alice').includes('alice'), false);
});

test('a seal is valid in its own epoch only', () => {
  const device = readDevice(rememberAccount(readDevice(remembering('alice')), 'alice', key, 2));
  assert.deepEqual(
    [0, 1, 2, 3].map((epoch) => isKnownTo(device, 'alice', key, epoch)),
    [true, false, true, false],
  );
});
