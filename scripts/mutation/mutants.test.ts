import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mutantsOf } from './mutants.ts';

const changed = (text: string, kind: 'code' | 'sql' = 'code') =>
  mutantsOf('a.ts', text, kind).map(({ start, end, text: to }) => text.slice(0, start) + to + text.slice(end));

test('each operator, condition and literal of an expression is changed once', () => {
  assert.deepEqual(changed('const ok = a <= b && !c;'), [
    'const ok = a <= b || !c;',
    'const ok = a < b && !c;',
    'const ok = a <= b && c;',
  ]);
  assert.deepEqual(changed("if (s === 'x') f(1, true);"), [
    "if (!(s === 'x')) f(1, true);",
    "if (s !== 'x') f(1, true);",
    "if (s === 'x?') f(1, true);",
    "if (s === 'x') f(2, true);",
    "if (s === 'x') f(1, false);",
  ]);
});

test('types, imports and texts that nobody compares are left alone', () => {
  assert.deepEqual(changed("import x from 'y'; type A = 1 | true; const t: 'a' | 'b' = say('hello');"), []);
});

test('the words of a statement are changed, and its values are not', () => {
  const statement = (where: string) => `sql\`delete from t where ${where}\``;
  const where = 'one.id = ${id} and at < now() and not exists (select)';
  assert.deepEqual(changed(statement(where), 'sql'), [
    statement('one.id <> ${id} and at < now() and not exists (select)'),
    statement('one.id = ${id} or at < now() and not exists (select)'),
    statement('one.id = ${id} and at < now() or not exists (select)'),
    statement('one.id = ${id} and at <= now() and not exists (select)'),
    statement('one.id = ${id} and at < now() and exists (select)'),
  ]);
});

test('the mutation script leaves assigned values and the bounds of a between unchanged', () => {
  assert.deepEqual(changed('sql`update t set a = 1`', 'sql'), []);
  assert.deepEqual(changed('sql`select a between b and c`', 'sql'), []);
});
