import assert from 'node:assert/strict';
import { test } from 'node:test';

import { judge, type Key } from './typing.ts';

const pressed = (text: string): Key[] => [...text].map((email, at) => ({ email, at: at * 30 }));

test('a field that keeps all keeps from the first key on', () => {
  assert.deepEqual(judge(pressed('abcd'), 'abcd'), { keptFrom: 0, lost: 0 });
});

test('a field that was emptied once keeps from the first key that stayed', () => {
  assert.deepEqual(judge(pressed('abcd'), 'cd'), { keptFrom: 60, lost: 2 });
});

test('a key lost in between, or a field where nothing stayed, is no measurement', () => {
  assert.throws(() => judge(pressed('abcd'), 'abd'));
  assert.throws(() => judge(pressed('abcd'), ''));
});
