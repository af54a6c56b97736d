import assert from 'node:assert/strict';
import { test } from 'node:test';

import { hasSeen, parseSnapshot } from './snapshot.ts';

test('a snapshot has seen every finished transaction: all before its first, and none still running', () => {
  const snapshot = parseSnapshot('10:15:10,13');
  assert.ok(snapshot);
  const seen = [9n, 10n, 11n, 12n, 13n, 14n, 15n, 16n].filter((xid) => hasSeen(snapshot, xid));
  assert.deepEqual(seen, [9n, 11n, 12n, 14n]);
});

test('a snapshot taken at a quiet moment has seen everything before it', () => {
  const snapshot = parseSnapshot('10:10:');
  assert.ok(snapshot);
  assert.deepEqual([hasSeen(snapshot, 9n), hasSeen(snapshot, 10n)], [true, false]);
});

test('the parser takes a snapshot of 8,000 characters, and none that is longer', () => {
  const snapshot = `1:9:${'123,'.repeat(1_998)}1234`;
  assert.equal(snapshot.length, 8_000);
  assert.equal(parseSnapshot(snapshot)?.running.size, 2);
  assert.equal(parseSnapshot(`${snapshot}5`), null);
});

for (const text of [
  '',
  '10',
  '10:9:',
  '10:11',
  '10:11:,',
  '10:11:a',
  ' 10:11:',
  '-1:2:',
  '1e3:2e3:',
  '10:11:10,',
  '1:2:\n3',
]) {
  test(`the parser rejects ${JSON.stringify(text)} as a snapshot`, () => {
    assert.equal(parseSnapshot(text), null);
  });
}
