import assert from 'node:assert/strict';
import { test } from 'node:test';

import { accessChecksOf } from './accessChecks.ts';

/** What stands there once each check is taken away, one at a time. */
const withoutEach = (source: string): string[] =>
  accessChecksOf('a.ts', source).map(({ start, end, text }) => source.slice(0, start) + text + source.slice(end));

test('a condition of a statement that says whose a row is goes away, and the statement stays whole', () => {
  assert.deepEqual(withoutEach('sql`delete from alerts where id = ${id} and patient_id = ${patientId}::uuid`'), [
    'sql`delete from alerts where id = ${id} and true`',
  ]);
  assert.deepEqual(withoutEach('sql`select from holds as h where h.patient_id = any(${ids}::uuid[]) and live`'), [
    'sql`select from holds as h where true and live`',
  ]);
  assert.deepEqual(withoutEach('sql`select from holds as h where ${isHoldOf(holder)}`'), [
    'sql`select from holds as h where true`',
  ]);
});

test('a value that is written, and a join, are no access checks', () => {
  assert.deepEqual(withoutEach('sql`update holds set patient_id = ${patientId} where id = ${id}`'), []);
  assert.deepEqual(withoutEach('sql`select from accounts join patients on patients.id = accounts.patient_id`'), []);
});

test('a condition of the query builder that says whose a row is goes away, and no other', () => {
  assert.deepEqual(
    withoutEach("db.selectFrom('a').where('account_id', '=', accountId).where('state', '=', 'open').execute()"),
    ["db.selectFrom('a').where('state', '=', 'open').execute()"],
  );
});

test('a refusal, a guard and the door of a route each go away once', () => {
  assert.deepEqual(withoutEach('if (head === undefined) throw new MissingRecord();'), [
    'if (false) throw new MissingRecord();',
  ]);
  assert.deepEqual(withoutEach('if (head === undefined) throw new Error();'), []);
  assert.deepEqual(withoutEach('await actorFor(request, subject, deps);'), [';']);
  const [door] = accessChecksOf('a.ts', "app.route({ ...at('openThread'), onRequest: requireSession });");
  assert.deepEqual([door?.route, door?.text], ['openThread', '[]']);
});

test('a route of the staff area is named as the access matrix names it', () => {
  const [door] = accessChecksOf('a.ts', "app.route({ ...staffAt('readThread'), onRequest: requireStaff });");
  assert.equal(door?.route, 'staff.readThread');
});

test('what leaves no program without it is not taken away', () => {
  assert.deepEqual(withoutEach("const one = eb('account_id', '=', accountId) satisfies"), []);
});
