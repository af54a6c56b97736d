import assert from 'node:assert/strict';
import { test } from 'node:test';

import { hashMailedKey, mailedLink, newMailedKey } from './mailedKey.ts';

test('an emailed key has 256 random bits, and no two are alike (spec §4 recovery)', () => {
  const keys = new Set(Array.from({ length: 10_000 }, newMailedKey));
  assert.equal(keys.size, 10_000);
  for (const key of keys) assert.equal(Buffer.from(key, 'base64url').length, 32);
});

test('the digest of an emailed key contains nothing of the key, and other text has no digest (spec §4 recovery)', () => {
  const key = newMailedKey();
  assert.equal(hashMailedKey(key)?.length, 32);
  assert.equal(hashMailedKey(key)?.includes(Buffer.from(key, 'base64url')), false);
  for (const text of ['', 'abc', `${key}a`, key.slice(1), `${key.slice(1)}%`, ` ${key}`, `${key}\n`])
    assert.equal(hashMailedKey(text), null, text);
});

test('an emailed link carries its key after the #, which no server receives (product §6 mail)', () => {
  const link = mailedLink('https://portail.example/patients', 'recovery', 'abc');
  assert.equal(link, 'https://portail.example/patients/#/recover/do?key=abc');
  const { search, pathname } = new URL(link);
  assert.deepEqual({ search, pathname }, { search: '', pathname: '/patients/' });
});
