import assert from 'node:assert/strict';
import { test } from 'node:test';

import { writtenInstant } from './cursorEncoding.ts';

test('a cursor takes back every instant that the database writes, and none that it could not read', () => {
  const read = [
    '2026-11-20 16:20:36.123456+00',
    '2026-11-20 16:20:36+00',
    '2026-03-08 03:00:00.1-04',
    '2026-07-01 00:00:00+05:30',
    '2028-02-29 12:00:00Z',
    '1926-01-01T00:00:00-05:00',
  ];
  const broken = [
    'now',
    'infinity',
    '',
    '2026-11-20',
    '2026-02-30 00:00:00+00',
    '2026-13-01 00:00:00+00',
    '2026-01-01 24:61:00+00',
    '2026-01-01 99:99:99+00',
    '0000-01-01 00:00:00+00',
    '9999-01-01 00:00:00+00',
    '2026-01-01 00:00:00+23',
    '2026-01-01 00:00:00+05:99',
    '2026-01-01 00:00:00+14:30',
    '2026-12-31 23:59:60+00',
    '2026-01-01 00:00:00',
    `2026-01-01 00:00:00.${'1'.repeat(40)}+00`,
  ];
  assert.deepEqual(
    read.filter((written) => !writtenInstant.safeParse(written).success),
    [],
  );
  assert.deepEqual(
    broken.filter((written) => writtenInstant.safeParse(written).success),
    [],
  );
});
