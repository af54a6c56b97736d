// Holds: product §8 search-order
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { fromCursor, hashCriteria, toCursor, type PageKey } from './cursor.ts';
import { MalformedRequest } from './errors.ts';

const key: PageKey = {
  startsAt: new Date('2026-11-20T14:15:00Z'),
  slotId: '01890a5d-ac96-774b-bcce-b302099a8057',
  metres: 1234,
};

test('a cursor records where a page ended, for the search it came from', () => {
  const hash = hashCriteria({ careType: 'walk-in' });
  assert.deepEqual(fromCursor(toCursor(hash, key), hash), key);
  assert.deepEqual(fromCursor(toCursor(hash, { ...key, metres: null }), hash), { ...key, metres: null });
});

test('the server rejects a cursor of another search', () => {
  const cursor = toCursor(hashCriteria({ careType: 'walk-in' }), key);
  assert.throws(
    () => fromCursor(cursor, hashCriteria({ careType: 'covid' })),
    (error: unknown) => error instanceof MalformedRequest && error.code === 'appointment.staleCursor',
  );
});

test('the server rejects a broken cursor, however it is broken', () => {
  const hash = hashCriteria({});
  const forged = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const broken = [
    '',
    'x',
    '%%%',
    forged(null),
    forged([hash]),
    forged([hash, 'now', key.slotId, null]),
    forged([hash, 1, 'not an id', null]),
    forged([hash, 1, key.slotId, '5']),
    forged([hash, 1e300, key.slotId, null]),
    forged([hash, 9e15, key.slotId, null]),
    forged([hash, 1, key.slotId, 3e9]),
    forged([hash, 1, key.slotId, -1]),
  ];
  for (const cursor of broken) assert.throws(() => fromCursor(cursor, hash), MalformedRequest, cursor);
});

test('criteria with the same meaning count as the same search, however they are written', () => {
  const plain = hashCriteria({ careType: 'covid', modes: ['phone', 'video'] });
  assert.equal(
    hashCriteria({ modes: ['video', 'phone'], careType: 'covid', from: null, dayParts: [], limit: 5, cursor: 'c' }),
    plain,
  );
  assert.notEqual(hashCriteria({ careType: 'covid', modes: ['phone'] }), plain);
  assert.notEqual(hashCriteria({ near: { lat: 45, lng: -73 } }), hashCriteria({ near: { lat: 45, lng: -74 } }));
});
