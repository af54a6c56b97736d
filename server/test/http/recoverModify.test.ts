import assert from 'node:assert/strict';
import { test } from 'node:test';

import { keyIn } from '../support/mail.ts';
import { idsOf } from '../support/people.ts';
import { newPassword, recoveryStage } from '../support/recovery.ts';
import { logIn, openBrowser } from '../support/browser.ts';

const expired = { message: 'recover.keyExpired' };

test('the new password replaces the old one, and the person who chose it is signed in (spec §4 recovery, spec §4 signed-in)', async (t) => {
  const { app, keyOf, modify, signUp } = await recoveryStage(t);
  const { person } = await signUp();
  const browser = openBrowser(app);
  const answer = await modify(await keyOf(person), person.login, {}, browser);
  assert.deepEqual([answer.statusCode, answer.json()], [200, { login: person.login }]);
  assert.ok(answer.headers['session-expires']);
  assert.equal((await browser.send({ url: '/api/user' })).json<{ login: string }>().login, person.login);
  assert.equal((await logIn(openBrowser(app), person.login, person.password)).statusCode, 403);
  assert.equal((await logIn(openBrowser(app), person.login, newPassword)).statusCode, 200);
});

test('recovery ends every earlier session, on every device, and opens a new one that belongs to no other account (product §4 recovery)', async (t) => {
  const { app, keyOf, modify, signUp } = await recoveryStage(t);
  const { person, visitor: phone } = await signUp();
  const tablet = openBrowser(app);
  await logIn(tablet, person.login, person.password);
  const { visitor: neighbour, person: other } = await signUp();
  const before = tablet.cookies.get('session');
  assert.equal((await modify(await keyOf(person), person.login, {}, tablet)).statusCode, 200);
  assert.notEqual(tablet.cookies.get('session'), before);
  assert.equal((await phone.send({ url: '/api/user' })).statusCode, 401);
  assert.equal(
    (await openBrowser(app, new Map([['session', before ?? '']])).send({ url: '/api/user' })).statusCode,
    401,
  );
  assert.equal((await neighbour.send({ url: '/api/user' })).json<{ login: string }>().login, other.login);
});

test('the owner gets an email about the new password, without a key in it (product §4 recovery)', async (t) => {
  const { keyOf, mail, modify, signUp } = await recoveryStage(t);
  const { person } = await signUp();
  await modify(await keyOf(person), person.login);
  const [notice] = await mail.to(person.email);
  assert.equal(notice?.subject, 'Votre mot de passe a changé');
  assert.throws(() => keyIn(notice), /No key/);
});

test('a recovery key works only once (product §4 recovery)', async (t) => {
  const { keyOf, modify, open, signUp } = await recoveryStage(t);
  const { person } = await signUp();
  const key = await keyOf(person);
  assert.equal((await modify(key, person.login)).statusCode, 200);
  const again = await modify(key, person.login, {
    newPassword: 'Huard-Rivage-77',
    confirmNewPassword: 'Huard-Rivage-77',
  });
  assert.deepEqual([again.statusCode, again.json()], [410, expired]);
  assert.equal((await open({ key })).statusCode, 410);
});

test('a new password ends every recovery key of its account, and none of another (product §4 recovery)', async (t) => {
  const { keyOf, modify, open, signUp } = await recoveryStage(t);
  const [{ person }, { person: other }] = [await signUp(), await signUp()];
  const [first, second, ofOther] = [await keyOf(person), await keyOf(person), await keyOf(other)];
  assert.equal((await modify(second, person.login)).statusCode, 200);
  assert.equal((await open({ key: first })).statusCode, 410);
  assert.equal((await open({ key: ofOther })).statusCode, 200);
});

test('of twenty simultaneous uses of a recovery key, only one succeeds (product §4 recovery)', async (t) => {
  const { app, deps, keyOf, modify, signUp } = await recoveryStage(t);
  const { person } = await signUp();
  const key = await keyOf(person);
  const passwords = Array.from({ length: 20 }, (_, at) => `Goéland-Tempête-${at + 10}`);
  const statuses = await Promise.all(
    passwords.map(
      async (password) =>
        (await modify(key, person.login, { newPassword: password, confirmNewPassword: password })).statusCode,
    ),
  );
  assert.deepEqual(statuses.toSorted(), [200, ...Array<number>(19).fill(410)]);
  const winner = passwords[statuses.indexOf(200)] ?? '';
  assert.equal((await logIn(openBrowser(app), person.login, winner)).statusCode, 200);
  assert.equal(
    (await deps.db.selectFrom('sessions').select('id').execute()).length,
    2,
    'the one it opened, and this login',
  );
  assert.equal(
    (await deps.db.selectFrom('outbox').select('id').where('template', '=', 'passwordChanged').execute()).length,
    1,
  );
});

test('the recovery key alone names the account: another account’s login with it is malformed, changes nothing and uses nothing up (spec §3 recovery-payloads)', async (t) => {
  const { app, keyOf, modify, signUp } = await recoveryStage(t);
  const { person } = await signUp();
  const { person: victim } = await signUp();
  const key = await keyOf(person);
  for (const username of [victim.login, '', 'x', `${person.login} x`, person.email]) {
    const answer = await modify(key, username);
    assert.deepEqual(
      [answer.statusCode, answer.json()],
      [400, { message: 'errors.malformed', fields: { username: 'errors.malformed' } }],
      username,
    );
  }
  assert.equal((await logIn(openBrowser(app), victim.login, victim.password)).statusCode, 200);
  assert.equal((await modify(key, person.login.toUpperCase())).statusCode, 200);
});

test('the new password follows the sign-up rules, including the blocklist, and a refused one leaves the key unchanged (spec §5 recovery-form)', async (t) => {
  const { keyOf, modify, signUp } = await recoveryStage(t);
  const { person } = await signUp({ login: 'zoe.beaulieu' });
  const key = await keyOf(person);
  const table: [newPassword: string, confirmNewPassword: string, fields: Record<string, string>][] = [
    ['court-1A', 'court-1A', { newPassword: 'user.modify.invalidPassword' }],
    [newPassword, `${newPassword}x`, { confirmNewPassword: 'user.modify.passwordMustMatch' }],
    [newPassword, '', { confirmNewPassword: 'user.modify.passwordMustMatch' }],
    ['', '', { newPassword: 'user.modify.invalidPassword', confirmNewPassword: 'user.modify.passwordMustMatch' }],
    ['P@ssw0rd123', 'P@ssw0rd123', { newPassword: 'errors.passwordTooCommon' }],
    ['Xk7!zoe.beaulieu', 'Xk7!zoe.beaulieu', { newPassword: 'errors.passwordTooCommon' }],
    ['Xk7!850215qw-Z', 'Xk7!850215qw-Z', { newPassword: 'errors.passwordTooCommon' }],
  ];
  for (const [password, confirmNewPassword, fields] of table) {
    const answer = await modify(key, person.login, { newPassword: password, confirmNewPassword });
    assert.equal(answer.statusCode, 422, password);
    assert.deepEqual(answer.json(), { message: Object.values(fields)[0], fields });
  }
  assert.equal((await modify(key, person.login)).statusCode, 200);
});

test('the server rejects a new password with an invalid recovery key, and no password changes (spec §7 recover)', async (t) => {
  const { deps, modify, signUp } = await recoveryStage(t);
  const { person } = await signUp();
  const hashes = () => deps.db.selectFrom('accounts').select('password_hash').execute();
  const before = await hashes();
  for (const key of ['', 'A'.repeat(43), "' or 1=1 --"]) {
    const answer = await modify(key, person.login);
    assert.deepEqual([answer.statusCode, answer.json()], [410, expired]);
  }
  assert.deepEqual(await hashes(), before);
});

test('a new password also invalidates a mailed key and an address that awaits confirmation (product §4 recovery)', async (t) => {
  const { deps, keyOf, modify, signUp } = await recoveryStage(t);
  const { person } = await signUp();
  const { accountId } = await idsOf(deps.db, person.login);
  await deps.db
    .updateTable('accounts')
    .set({ pending_email: 'intrus@exemple.ca' })
    .where('id', '=', accountId)
    .execute();
  await modify(await keyOf(person), person.login);
  const { pending_email: pending } = await deps.db
    .selectFrom('accounts')
    .select('pending_email')
    .executeTakeFirstOrThrow();
  assert.equal(pending, null);
  assert.deepEqual(
    await deps.db.selectFrom('account_keys').select('purpose').where('purpose', '=', 'recovery').execute(),
    [],
  );
});

test('the recovery request, its email and the new password each add an event to the audit trail (product §8 private-numbers)', async (t) => {
  const { deps, keyOf, modify, signUp } = await recoveryStage(t);
  const { person } = await signUp();
  const { accountId } = await idsOf(deps.db, person.login);
  await modify(await keyOf(person), person.login);
  const events = await deps.db
    .selectFrom('audit_events')
    .select(['action', 'capacity', 'entity_id as entity'])
    .where('action', 'in', ['recovery.requested', 'recovery.mailed', 'password.recovered'])
    .orderBy('id')
    .execute();
  assert.deepEqual(events, [
    { action: 'recovery.requested', capacity: 'anonymous', entity: null },
    { action: 'recovery.mailed', capacity: 'system', entity: accountId },
    { action: 'password.recovered', capacity: 'self', entity: accountId },
  ]);
});
