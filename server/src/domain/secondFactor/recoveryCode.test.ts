import assert from 'node:assert/strict';
import { test } from 'node:test';

import { newRecoveryCodes, recoveryCodeIn } from './recoveryCode.ts';

test('ten different recovery codes are made, each of twelve digits in groups of four', () => {
  const codes = newRecoveryCodes();
  assert.equal(new Set(codes).size, 10);
  for (const code of codes) assert.match(code, /^\d{4}-\d{4}-\d{4}$/);
});

test('a recovery code is read with hyphens, spaces or neither, and nothing else is one', () => {
  for (const typed of ['1234-5678-9012', '123456789012', ' 1234 5678 9012 '])
    assert.equal(recoveryCodeIn(typed), '123456789012');
  for (const typed of ['', '123456', '1234-5678-901', '1234-5678-9012-3', '1234-5678-901x', '١٢٣٤٥٦٧٨٩٠١٢'])
    assert.equal(recoveryCodeIn(typed), null, typed);
});
