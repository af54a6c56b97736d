import assert from 'node:assert/strict';
import { test } from 'node:test';

import { testApp } from './support/testApp.ts';

test('an unknown address answers 404 with its message key', async (t) => {
  const { inject } = await testApp(t);
  const answer = await inject('/api/nothing');
  assert.equal(answer.statusCode, 404);
  assert.deepEqual(answer.json(), { message: 'errors.notFound' });
});
