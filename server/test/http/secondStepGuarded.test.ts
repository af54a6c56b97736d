// Holds: product §9 second-factor
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql, type Transaction } from 'kysely';

import { lockAccount } from '../../src/data/lockAccount.ts';
import { confirmFactor, findFactor } from '../../src/data/secondFactor/factors.ts';
import { endOtherSessions } from '../../src/data/sessions.ts';
import type { Tables } from '../../src/data/tables.ts';
import { logIn, openBrowser } from '../support/browser.ts';
import { askedBeforeCommit } from '../support/overtaken.ts';
import { newPassword } from '../support/recovery.ts';
import { secondFactorStage } from '../support/secondFactor.ts';

const wrongCode = { message: 'factor.wrongCode', fields: { code: 'factor.wrongCode' } };

test('codes are counted for the account whatever the sign-in and the address, and a right password gives no more of them', async (t) => {
  const { atSecondStep, code, giveCode, turnOn } = await secondFactorStage(t, { env: { RATE_LIMITS: 'on' } });
  await turnOn();
  const statuses = [];
  for (let at = 1; at <= 7; at += 1) {
    const from = `192.0.2.${at}`;
    const browser = await atSecondStep(undefined, { from });
    statuses.push((await giveCode(browser, '000000', { from })).statusCode);
  }
  assert.deepEqual(statuses, [403, 403, 403, 403, 403, 429, 429]);
  const own = await atSecondStep(undefined, { from: '198.51.100.1' });
  assert.equal((await giveCode(own, code(), { from: '198.51.100.1' })).statusCode, 429);
});

test('codes are counted for the address with the passwords that it tried', async (t) => {
  const { app, atSecondStep, giveCode, turnOn } = await secondFactorStage(t, { env: { RATE_LIMITS: 'on' } });
  await turnOn();
  const from = '198.51.100.7';
  const browser = await atSecondStep(undefined, { from: '192.0.2.1' });
  for (let at = 1; at <= 30; at += 1) await logIn(openBrowser(app), `personne-${at}`, 'Mauvais-Mot-1', { from });
  assert.equal((await giveCode(browser, '000000', { from })).statusCode, 429);
});

test('during guessing, the owner gives the code on a device where they signed in before', async (t) => {
  const { atSecondStep, code, giveCode, person, turnOn, visitor } = await secondFactorStage(t, {
    env: { RATE_LIMITS: 'on' },
  });
  await turnOn();
  for (let at = 1; at <= 6; at += 1) {
    const from = `192.0.2.${at}`;
    await giveCode(await atSecondStep(undefined, { from }), '000000', { from });
  }
  assert.equal((await logIn(visitor, person.login, person.password)).statusCode, 403);
  assert.equal((await giveCode(visitor, code())).statusCode, 200);
});

test('a wrong code leaves a line that the owner reads, and opens nothing', async (t) => {
  const { atSecondStep, db, giveCode, isSignedIn, turnOn } = await secondFactorStage(t);
  await turnOn();
  const browser = await atSecondStep();
  const answer = await giveCode(browser, '000000');
  assert.deepEqual([answer.statusCode, answer.json()], [403, wrongCode]);
  assert.equal(await isSignedIn(browser), false);
  const line = await db
    .selectFrom('audit_events')
    .innerJoin('accounts', 'accounts.id', 'audit_events.entity_id')
    .where('action', '=', 'factor.refused')
    .whereRef('audit_events.patient_id', '=', 'accounts.patient_id')
    .select(['capacity', 'actor_account_id'])
    .execute();
  assert.deepEqual(line, [{ capacity: 'anonymous', actor_account_id: null }]);
});

test('a password set by recovery still asks for the second factor', async (t) => {
  const { app, atSecondStep, code, giveCode, isSignedIn, keyOf, modify, person, turnOn, visitor } =
    await secondFactorStage(t);
  await turnOn();
  const browser = openBrowser(app);
  const answer = await modify(await keyOf(person), person.login, {}, browser);
  assert.deepEqual([answer.statusCode, answer.json()], [403, { message: 'factor.codeNeeded' }]);
  assert.equal(await isSignedIn(browser), false);
  assert.equal(await isSignedIn(visitor), false, 'older sessions end');
  assert.equal((await giveCode(browser, code())).statusCode, 200);
  assert.equal(await isSignedIn(browser), true);
  await atSecondStep(newPassword);
});

test('a closed account is reopened only after the code, by its password and by recovery', async (t) => {
  const { app, code, db, giveCode, isSignedIn, keyOf, modify, person, post, turnOn } = await secondFactorStage(t);
  const [first = ''] = await turnOn();
  const isClosed = async () =>
    (await db.selectFrom('accounts').select('closed_at').executeTakeFirstOrThrow()).closed_at !== null;
  assert.equal((await post('user/close', { password: person.password })).statusCode, 200);

  const browser = openBrowser(app);
  const reopening = await post('user/reopen', { username: person.login, password: person.password }, browser);
  assert.deepEqual(reopening.json(), { message: 'factor.codeNeeded' });
  assert.equal(await isClosed(), true);
  assert.equal((await giveCode(browser, code())).statusCode, 200);
  assert.deepEqual([await isClosed(), await isSignedIn(browser)], [false, true]);

  assert.equal((await post('user/close', { password: person.password }, browser)).statusCode, 200);
  const recovering = openBrowser(app);
  assert.equal((await modify(await keyOf(person), person.login, {}, recovering)).statusCode, 403);
  assert.equal(await isClosed(), true);
  assert.equal((await giveCode(recovering, first)).statusCode, 200);
  assert.equal(await isClosed(), false);
});

test('a sign-in by password, whatever name it gives, uses up none of an account’s codes', async (t) => {
  const { app, atSecondStep, code, db, giveCode, turnOn } = await secondFactorStage(t, { env: { RATE_LIMITS: 'on' } });
  await turnOn();
  const { id } = await db.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
  for (const name of [`code\n${id}`, id, `code ${id}`])
    for (let tries = 1; tries <= 6; tries += 1)
      await logIn(openBrowser(app), name, 'Mauvais-Mot-1', { from: `192.0.2.${tries}` });
  const from = '198.51.100.1';
  assert.equal((await giveCode(await atSecondStep(undefined, { from }), code(), { from })).statusCode, 200);
});

test('the second step uses response padding, whatever the answer', async (t) => {
  const paddingMs = 150;
  const env = { RESPONSE_PADDING_MS: `${paddingMs}` };
  const { app, atSecondStep, code, giveCode, turnOn } = await secondFactorStage(t, { env });
  await turnOn();
  for (const [status, browser, typed] of [
    [410, openBrowser(app), '000000'],
    [403, await atSecondStep(), '000000'],
    [200, await atSecondStep(), code()],
  ] as const) {
    const asked = performance.now();
    assert.equal((await giveCode(browser, typed)).statusCode, status);
    assert.ok(performance.now() - asked >= paddingMs, `${status}`);
  }
});

test('a sign-in begun with the old password ends at a new one, also where an older server set it', async (t) => {
  const { atSecondStep, code, db, giveCode, turnOn } = await secondFactorStage(t);
  await turnOn();
  const browser = await atSecondStep();
  // As `putPassword` of the release before.
  await sql`update accounts set password_hash = 'other', device_epoch = device_epoch + 1`.execute(db);
  assert.equal((await giveCode(browser, code())).statusCode, 410);
});

test('closing an account ends the sign-ins that were begun, also one that could have reopened it', async (t) => {
  const { app, code, db, giveCode, keyOf, logInWithCode, modify, person, post, turnOn } = await secondFactorStage(t);
  await turnOn();
  const recovering = openBrowser(app);
  await modify(await keyOf(person), person.login, {}, recovering);
  const owner = await logInWithCode(newPassword, code());
  assert.equal((await post('user/close', { password: newPassword }, owner)).statusCode, 200);
  assert.equal((await giveCode(recovering, code(1))).statusCode, 410);
  assert.notEqual((await db.selectFrom('accounts').select('closed_at').executeTakeFirstOrThrow()).closed_at, null);
});

test('a sign-in while the factor is turned on waits for it, and then needs a code', async (t) => {
  const { app, begin, db, person } = await secondFactorStage(t);
  await begin();
  const { id: accountId } = await db.selectFrom('accounts').select('id').executeTakeFirstOrThrow();
  const turningOn = async (transaction: Transaction<Tables>): Promise<void> => {
    await lockAccount(transaction, accountId);
    const factor = await findFactor(transaction, accountId);
    assert.equal(await confirmFactor(transaction, { factorId: factor?.factorId ?? '', step: 0 }), true);
    await endOtherSessions(transaction, accountId, null);
  };
  const answer = await askedBeforeCommit(db, turningOn, () => logIn(openBrowser(app), person.login, person.password));
  assert.deepEqual([answer.statusCode, answer.json()], [403, { message: 'factor.codeNeeded' }]);
  assert.deepEqual(await db.selectFrom('sessions').select('id').execute(), []);
});

test('during a second step the session of somebody else in the same browser goes on', async (t) => {
  const { code, giveCode, isSignedIn, person, signUp, turnOn } = await secondFactorStage(t);
  await turnOn();
  const { visitor: shared, person: other } = await signUp();
  const userOf = async () => (await shared.send({ url: '/api/user' })).json<{ login: string }>().login;
  assert.equal((await logIn(shared, person.login, person.password)).statusCode, 403);
  assert.deepEqual([await isSignedIn(shared), await userOf()], [true, other.login]);
  assert.equal((await giveCode(shared, code())).statusCode, 200);
  assert.equal(await userOf(), person.login);
});
