import assert from 'node:assert/strict';
import { test } from 'node:test';

import { hashMailedKey, mailedLink, newMailedKey } from './mailedKey.ts';

test('a key is 256 random bits, and no two are alike (spec §4 recovery)', () => {
  const keys = new Set(Array.from({ length: 10_000 }, newMailedKey));
  assert.equal(keys.size, 10_000);
  for (const key of keys) assert.equal(Buffer.from(key, 'base64url').length, 32);
});

test('a digest of a key has nothing of the key in it, and what is not a key has none (spec §4 recovery)', () => {
  const key = newMailedKey();
  assert.equal(hashMailedKey(key)?.length, 32);
  assert.equal(hashMailedKey(key)?.includes(Buffer.from(key, 'base64url')), false);
  for (const text of ['', 'abc', `${key}a`, key.slice(1), `${key.slice(1)}%`, ` ${key}`, `${key}\n`])
    assert.equal(hashMailedKey(text), null, text);
});

test('a mailed link carries the key behind the #, which no server gets to see (product §6 mail)', () => {
  const link = mailedLink('https://portail.example/patients', 'recovery', 'abc');
  assert.equal(link, 'https://portail.example/patients/#/recover/do?key=abc');
  const { search, pathname } = new URL(link);
  assert.deepEqual({ search, pathname }, { search: '', pathname: '/patients/' });
});
