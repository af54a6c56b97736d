import assert from 'node:assert/strict';
import { test } from 'node:test';

import { refuseWrong } from './brokenFields.ts';
import { BrokenRule } from './errors.ts';

test('a form with wrong fields is refused with the first of them as its reason and each by its name (product §4 errors)', () => {
  assert.throws(
    () => {
      refuseWrong({ login: undefined, email: 'errors.invalidEmail', phone: 'errors.invalidPhone' });
    },
    (error: unknown) => {
      assert.ok(error instanceof BrokenRule);
      assert.equal(error.code, 'errors.invalidEmail');
      assert.deepEqual(error.parts, { fields: { email: 'errors.invalidEmail', phone: 'errors.invalidPhone' } });
      return true;
    },
  );
});

test('a form without a wrong field is not refused (product §4 errors)', () => {
  assert.doesNotThrow(() => {
    refuseWrong({ login: undefined, email: undefined });
  });
});
