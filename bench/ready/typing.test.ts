import assert from 'node:assert/strict';
import { test } from 'node:test';

import { judge, type Key } from './typing.ts';

const pressed = (text: string): Key[] => [...text].map((letter, at) => ({ letter, at: at * 30 }));

test('the typing measurement starts at the first key when the field keeps every key', () => {
  assert.deepEqual(judge(pressed('abcd'), 'abcd'), { keptFrom: 0, kept: 4, lost: 0 });
});

test('the typing measurement starts at the first remaining key when the field was emptied once', () => {
  assert.deepEqual(judge(pressed('abcd'), 'cd'), { keptFrom: 60, kept: 2, lost: 2 });
});

test('the typing measurement rejects a field that lost a key in the middle or kept nothing', () => {
  assert.throws(() => judge(pressed('abcd'), 'abd'));
  assert.throws(() => judge(pressed('abcd'), ''));
});
