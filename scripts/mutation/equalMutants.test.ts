import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyOf } from './equalMutants.ts';
import { mutantsOf } from './mutants.ts';

const keysOf = (source: string) => mutantsOf('a.ts', source, 'code').map((mutant) => keyOf(mutant, source));

test('a change that is excused as equal excuses no other change of the file, nor of its line', () => {
  const keys = keysOf('const a = x < y;\nconst b = x < z || x < a;');
  assert.deepEqual(keys.sort(), [
    'a.ts: const a = x < y; → const a = x <= y;',
    'a.ts: const b = x < z || x < a; → const b = x < z && x < a;',
    'a.ts: const b = x < z || x < a; → const b = x < z || x <= a;',
    'a.ts: const b = x < z || x < a; → const b = x <= z || x < a;',
  ]);
});

test('an excused change stays excused when lines are added above it', () => {
  assert.deepEqual(keysOf('\n\n  const a = x < y;'), keysOf('const a = x < y;'));
});
