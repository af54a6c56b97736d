import assert from 'node:assert/strict';
import { test } from 'node:test';

import { openBrowser } from '../support/browser.ts';
import { clinicOn } from '../support/clinic.ts';
import { signedIn } from '../support/signedIn.ts';
import { staffOn } from '../support/staff.ts';
import { testApp } from '../support/testApp.ts';

test('an operator signs one person out on every device, with a line in their access log, and nobody else', async (t) => {
  const { app, deps } = await testApp(t);
  const [one, other] = await signedIn(deps, 2);
  assert.ok(one && other);
  const statusOf = async (cookies: Map<string, string>) =>
    (await openBrowser(app, cookies).send({ url: '/api/user' })).statusCode;
  assert.match(await clinicOn(deps).type('end-sessions', one.patientId), /is signed out on every device/);
  assert.deepEqual([await statusOf(one.cookies), await statusOf(other.cookies)], [401, 200]);
  const lines = await deps.db.selectFrom('audit_events').where('action', '=', 'session.ended').selectAll().execute();
  assert.deepEqual(
    lines.map(({ capacity, patient_id, actor_account_id }) => [capacity, patient_id, actor_account_id]),
    [['clinic', one.patientId, null]],
  );
});

test('a person without an account has no sessions to end', async (t) => {
  const { deps } = await testApp(t);
  assert.match(await clinicOn(deps).type('end-sessions', 'personne'), /^There is no such person\./);
});

test('after a leak an operator signs everybody out, patients and staff, and each is in the trail', async (t) => {
  const made = await testApp(t);
  const { app, deps } = made;
  const people = await signedIn(deps, 3);
  const nadia = await staffOn(made, {});
  assert.match(await clinicOn(deps).type('end-all-sessions'), /: 3 patients, 1 staff\./);
  for (const { cookies } of people)
    assert.equal((await openBrowser(app, cookies).send({ url: '/api/user' })).statusCode, 401);
  assert.equal((await nadia.send('GET', 'session')).status, 401);
  const lines = await deps.db
    .selectFrom('audit_events')
    .where('action', '=', 'session.ended')
    .select('entity_id')
    .execute();
  assert.deepEqual(
    new Set(lines.map(({ entity_id }) => entity_id)),
    new Set([...people.map(({ accountId }) => accountId), nadia.staffId]),
  );
});
