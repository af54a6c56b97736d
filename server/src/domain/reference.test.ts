// Holds: product §4 reference
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { makeReference } from './reference.ts';

test('a reference has ten characters, none of which looks like another', () => {
  for (let made = 0; made < 1_000; made += 1) assert.match(makeReference(), /^[ACDEFHJKMNPRTVWXY34679]{10}$/);
});

test('references do not repeat and use the whole alphabet', () => {
  const made = Array.from({ length: 10_000 }, makeReference);
  assert.equal(new Set(made).size, made.length);
  assert.equal(new Set(made.join('')).size, 22);
});
