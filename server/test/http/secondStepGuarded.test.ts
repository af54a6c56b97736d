// Holds: product §9 second-factor
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { logIn, openBrowser } from '../support/browser.ts';
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
