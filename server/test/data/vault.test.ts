// Holds: product §8 private-numbers
import assert from 'node:assert/strict';
import { createSecretKey, randomBytes } from 'node:crypto';
import { test } from 'node:test';

import type { Keys } from '../../src/data/keys.ts';
import { makeVault, SealBroken } from '../../src/data/vault.ts';

const key = () => createSecretKey(randomBytes(32));
const keysWith = (...ids: number[]): Keys => ({
  encryption: new Map(ids.map((id) => [id, key()])),
  sealingId: Math.max(...ids),
  numberIndexes: new Map(),
  blindIndex: key(),
  csrf: key(),
  olderCsrf: [],
  csrfSince: 0,
  push: [],
});

const nam = 'TREM85021512';
const context = 'patients.nam';

test('a sealed value opens again unchanged, including accents', () => {
  const vault = makeVault(keysWith(1));
  for (const text of [nam, '', 'Fièvre et œdème 🤒']) {
    assert.equal(vault.open(vault.seal(text, context), context), text);
  }
});

test('a sealed value refuses to open when any bit of it is flipped', () => {
  const vault = makeVault(keysWith(1));
  const sealed = vault.seal(nam, context);
  for (let bit = 0; bit < sealed.length * 8; bit += 1) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8((changed[bit >> 3] ?? 0) ^ (1 << (bit & 7)), bit >> 3);
    assert.throws(() => vault.open(changed, context), SealBroken, `bit ${bit}`);
  }
});

test('a sealed value refuses to open when it is cut short', () => {
  const vault = makeVault(keysWith(1));
  const sealed = vault.seal(nam, context);
  for (let length = 0; length < sealed.length; length += 1) {
    assert.throws(() => vault.open(sealed.subarray(0, length), context), SealBroken, `${length} bytes`);
  }
});

test('equal values are sealed differently, and a sealed value never contains the value itself', () => {
  const vault = makeVault(keysWith(1));
  const [one, other] = [vault.seal(nam, context), vault.seal(nam, context)];
  assert.notDeepEqual(one, other);
  assert.equal(one.includes(nam), false);
});

test('a value sealed for one column does not open for another', () => {
  const vault = makeVault(keysWith(1));
  assert.throws(() => vault.open(vault.seal(nam, context), 'reservations.reason'), SealBroken);
});

test('after a new key is added, old values still open and new ones are sealed under it', () => {
  const old = keysWith(1);
  const sealedBefore = makeVault(old).seal(nam, context);
  const rotated: Keys = { ...old, encryption: new Map([...old.encryption, [2, key()]]), sealingId: 2 };
  const vault = makeVault(rotated);
  assert.equal(vault.open(sealedBefore, context), nam);
  assert.equal(vault.seal(nam, context)[0], 2);
});

test('a value whose key was withdrawn does not open', () => {
  const sealed = makeVault(keysWith(1)).seal(nam, context);
  assert.throws(() => makeVault(keysWith(2)).open(sealed, context), SealBroken);
});

test('equal values have equal blind indexes under one key and different ones under another', () => {
  const keys = keysWith(1);
  const [vault, other] = [makeVault(keys), makeVault(keysWith(1))];
  assert.deepEqual(vault.blindIndex(nam), makeVault(keys).blindIndex(nam));
  assert.notDeepEqual(vault.blindIndex(nam), vault.blindIndex('TREM85021513'));
  assert.notDeepEqual(vault.blindIndex(nam), other.blindIndex(nam));
});
