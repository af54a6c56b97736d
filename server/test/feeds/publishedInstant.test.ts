// Holds: product §5 slots-feed
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readPublishedInstant } from '../../src/feeds/slots/publishedInstant.ts';

const read = (written: string, zone = 'America/New_York'): [string, string | null] | string => {
  const result = readPublishedInstant(written, zone);
  return 'reason' in result ? result.reason : [result.instant.toISOString(), result.note];
};

test('the import accepts an offset that the time zone has on that day as written, in any spelling', () => {
  for (const written of ['2023-03-25T09:00:00-04:00', '2023-03-25T09:00-0400', '2023-03-25T09:00:00.000-04']) {
    assert.deepEqual(read(written), ['2023-03-25T13:00:00.000Z', null]);
  }
});

test('the import corrects the offset of the other season and keeps the time of day', () => {
  assert.deepEqual(read('2023-03-25T09:00:00-05:00'), ['2023-03-25T13:00:00.000Z', 'offsetCorrected']);
  assert.deepEqual(read('2023-12-25T09:00:00-04:00'), ['2023-12-25T14:00:00.000Z', 'offsetCorrected']);
});

test('the import trusts UTC and the offset of another time zone, and notes the latter', () => {
  assert.deepEqual(read('2023-03-25T13:00:00Z'), ['2023-03-25T13:00:00.000Z', null]);
  assert.deepEqual(read('2023-03-25T08:00:00-08:00'), ['2023-03-25T16:00:00.000Z', 'foreignOffset']);
  assert.deepEqual(read('2026-07-15T09:00:00-03:00', 'America/Blanc-Sablon'), [
    '2026-07-15T12:00:00.000Z',
    'foreignOffset',
  ]);
});

test('the offset distinguishes both occurrences of the repeated autumn hour', () => {
  assert.deepEqual(read('2026-11-01T01:30:00-04:00', 'America/Toronto'), ['2026-11-01T05:30:00.000Z', null]);
  assert.deepEqual(read('2026-11-01T01:30:00-05:00', 'America/Toronto'), ['2026-11-01T06:30:00.000Z', null]);
});

test('a time that the clocks skip has no instant', () => {
  assert.equal(read('2026-03-08T02:30:00-05:00', 'America/Toronto'), 'skippedHour');
});

test('the import treats a value that is not a time with an offset as unreadable', () => {
  for (const written of [
    '',
    '2023-03-25',
    '2023-03-25T09:00:00',
    '2023-13-45T09:00:00-05:00',
    '1823-03-25T09:00:00Z',
    '9999-03-25T09:00:00Z',
    'soon',
  ]) {
    assert.equal(read(written), 'unreadableTime', written);
  }
});
