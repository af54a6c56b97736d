// Holds: product §4 calendar-feed, product §4 recovery
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import type { CalendarFeed } from '../../../contract/appointmentLinks.ts';
import { putPassword } from '../../src/data/passwordChanges.ts';
import { askedBeforeCommit } from '../support/overtaken.ts';
import { idsOf } from '../support/people.ts';
import { newPassword, recoveryStage } from '../support/recovery.ts';

/** Somebody whose calendar follows along. */
const setUp = async (t: TestContext) => {
  const stage = await recoveryStage(t);
  const { person, visitor } = await stage.signUp();
  const ids = await idsOf(stage.deps.db, person.login);
  const begin = () => visitor.send({ method: 'POST', url: '/api/user/calendar' });
  const { url } = (await begin()).json<CalendarFeed>();
  const follow = async () => (await stage.inject({ url: new URL(url ?? '').pathname })).statusCode;
  const endings = () =>
    stage.deps.db
      .selectFrom('audit_events')
      .select(['actor_account_id as actor', 'patient_id as patient', 'entity_id as entity'])
      .where('action', '=', 'calendar.ended')
      .execute();
  return { ...stage, ...ids, person, visitor, begin, follow, endings };
};

test('a password set with a mailed key ends the calendar feed, because an intruder may know its address (product §4 calendar-feed)', async (t) => {
  const { accountId, endings, follow, keyOf, modify, patientId, person } = await setUp(t);
  const key = await keyOf(person);
  assert.equal(await follow(), 200);
  assert.equal((await modify(key, person.login)).statusCode, 200);
  assert.equal(await follow(), 404);
  assert.deepEqual(await endings(), [{ actor: accountId, patient: patientId, entity: accountId }]);
});

test('a recovery without a calendar feed records no ended feed (product §8 private-numbers)', async (t) => {
  const { endings, keyOf, modify, signUp } = await setUp(t);
  const { person } = await signUp();
  assert.equal((await modify(await keyOf(person), person.login)).statusCode, 200);
  assert.deepEqual(await endings(), []);
});

test('a change of password ends the calendar address too, since an intruder may know it (product §4 calendar-feed)', async (t) => {
  const { accountId, endings, follow, patientId, person, visitor } = await setUp(t);
  const payload = { password: person.password, newPassword, confirmNewPassword: newPassword };
  assert.equal((await visitor.send({ method: 'POST', url: '/api/user/password', payload })).statusCode, 204);
  assert.equal(await follow(), 404);
  assert.deepEqual(await endings(), [{ actor: accountId, patient: patientId, entity: accountId }]);
});

test('a session that is ending cannot start a calendar feed (product §4 recovery)', async (t) => {
  const {
    accountId,
    begin,
    deps: { db, passwords },
    follow,
  } = await setUp(t);
  const passwordHash = await passwords.hash(newPassword);
  const late = await askedBeforeCommit(
    db,
    (transaction) => putPassword(transaction, { accountId, passwordHash, keptSessionId: null }),
    begin,
  );
  assert.equal(late.statusCode, 401);
  assert.equal(await follow(), 200, 'the address before stands');
});
