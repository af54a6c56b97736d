import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { sql } from 'kysely';

import { mailOf } from '../support/mail.ts';
import { newPassword, recoveryStage } from '../support/recovery.ts';
import { logIn, openBrowser, type Visitor } from '../support/browser.ts';

const setUp = async (t: TestContext, env: Record<string, string> = {}) => {
  const stage = await recoveryStage(t, { env });
  const { person, visitor } = await stage.signUp();
  const confirmed = { email_verified_at: new Date() };
  await stage.deps.db.updateTable('accounts').set(confirmed).where('login', '=', person.login).execute();
  const change = (parts: object = {}, from: Visitor = visitor) =>
    from.send({
      method: 'POST',
      url: '/api/user/password',
      payload: { password: person.password, newPassword, confirmNewPassword: newPassword, ...parts },
    });
  return { ...stage, person, visitor, change };
};

test('the new password replaces the old one at once (product §4 changes)', async (t) => {
  const { app, change, person } = await setUp(t);
  assert.equal((await change()).statusCode, 204);
  assert.equal((await logIn(openBrowser(app), person.login, person.password)).statusCode, 403);
  assert.equal((await logIn(openBrowser(app), person.login, newPassword)).statusCode, 200);
});

test('a new password is looked at and changed for one’s own account alone (product §4 changes)', async (t) => {
  const { app, change, person, signUp } = await setUp(t);
  const other = await signUp();
  const own = { newPassword: 'Goéland-Tempête-42', confirmNewPassword: 'Goéland-Tempête-42' };
  assert.equal((await change()).statusCode, 204);
  assert.equal((await logIn(openBrowser(app), other.person.login, other.person.password)).statusCode, 200);
  assert.equal((await change({ password: newPassword, ...own })).statusCode, 204);
  assert.equal((await change({ password: other.person.password }, other.visitor)).statusCode, 204);
  assert.equal((await logIn(openBrowser(app), person.login, own.newPassword)).statusCode, 200);
});

test('a password change keeps the current session and ends every other one (product §4 changes)', async (t) => {
  const { app, change, person, visitor } = await setUp(t);
  const others = [openBrowser(app), openBrowser(app)];
  for (const other of others) await logIn(other, person.login, person.password);
  await change();
  assert.equal((await visitor.send({ url: '/api/user' })).statusCode, 200);
  for (const other of others) assert.equal((await other.send({ url: '/api/user' })).statusCode, 401);
});

test('a password change notifies the owner by email (product §4 changes)', async (t) => {
  const { change, deps, person } = await setUp(t);
  await change();
  assert.equal((await mailOf(deps).to(person.email))[0]?.subject, 'Votre mot de passe a changé');
});

test('a password change without the current password changes nothing (product §4 changes)', async (t) => {
  const { app, change, person } = await setUp(t);
  for (const password of ['', 'Mauvais-Mot-1', person.password.toUpperCase(), ` ${person.password}`]) {
    const answer = await change({ password });
    assert.deepEqual(
      [answer.statusCode, answer.json()],
      [403, { message: 'errors.wrongPassword', fields: { password: 'errors.wrongPassword' } }],
    );
  }
  assert.equal((await logIn(openBrowser(app), person.login, person.password)).statusCode, 200);
});

test('the server answers a repeated password change as done, changes and mails nothing again, and refuses a guess (product §4 changes)', async (t) => {
  const { change, deps, person } = await setUp(t);
  assert.deepEqual([(await change()).statusCode, (await change()).statusCode], [204, 204]);
  const subjects = (await mailOf(deps).to(person.email)).map(({ subject }) => subject);
  assert.equal(subjects.filter((subject) => subject === 'Votre mot de passe a changé').length, 1);
  const other = { newPassword: `${newPassword}!`, confirmNewPassword: `${newPassword}!` };
  assert.equal((await change(other)).statusCode, 403);
  const audited = await deps.db.selectFrom('audit_events').select('action').execute();
  assert.deepEqual(
    audited.map(({ action }) => action).filter((action) => action.startsWith('password.')),
    ['password.changed', 'password.refused'],
  );
});

test('the new password follows the rules of sign-up, and each wrong field is named (product §4 changes, spec §5 password)', async (t) => {
  const { change, person } = await setUp(t);
  const table: [parts: object, fields: Record<string, string>][] = [
    [{ newPassword: 'court-1A', confirmNewPassword: 'court-1A' }, { newPassword: 'user.modify.invalidPassword' }],
    [{ confirmNewPassword: `${newPassword}!` }, { confirmNewPassword: 'user.modify.passwordMustMatch' }],
    [{ newPassword: 'P@ssw0rd123', confirmNewPassword: 'P@ssw0rd123' }, { newPassword: 'errors.passwordTooCommon' }],
    [
      { newPassword: `Xk7!${person.login}`, confirmNewPassword: `Xk7!${person.login}` },
      { newPassword: 'errors.passwordTooCommon' },
    ],
  ];
  for (const [parts, fields] of table) {
    const answer = await change(parts);
    assert.deepEqual([answer.statusCode, answer.json()], [422, { message: Object.values(fields)[0], fields }]);
  }
});

test('a password change ends a recovery key that was mailed before (product §4 changes)', async (t) => {
  const { change, keyOf, open, person } = await setUp(t);
  const key = await keyOf(person);
  await change();
  assert.equal((await open({ key })).statusCode, 410);
});

test('an intruder in an open session cannot guess the password: five tries, then growing delays, and sign-in still works (product §8 limits)', async (t) => {
  const { app, change, deps, person } = await setUp(t, { RATE_LIMITS: 'on' });
  const statuses = [];
  for (let tries = 0; tries < 7; tries += 1) statuses.push((await change({ password: 'Mauvais-Mot-1' })).statusCode);
  assert.deepEqual(statuses, [403, 403, 403, 403, 403, 429, 429]);
  assert.equal((await change()).statusCode, 429);
  assert.equal((await logIn(openBrowser(app), person.login, person.password, { from: '192.0.2.99' })).statusCode, 200);
  await sql`update rate_limits set expire = expire - 60000`.execute(deps.db);
  assert.equal((await change()).statusCode, 204);
});

test('an idempotency record never contains a password (product §8 idempotency)', async (t) => {
  const { deps, person, visitor } = await setUp(t);
  const headers = { 'idempotency-key': 'deux-fois' };
  const payload = { password: person.password, newPassword, confirmNewPassword: newPassword };
  assert.equal((await visitor.send({ method: 'POST', url: '/api/user/password', payload, headers })).statusCode, 204);
  await visitor.send({
    method: 'POST',
    url: '/api/user/email',
    payload: { password: newPassword, email: 'a@exemple.ca' },
    headers,
  });
  assert.deepEqual(await deps.db.selectFrom('idempotency_records').select('key').execute(), []);
});
