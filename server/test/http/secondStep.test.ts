// Holds: product §9 second-factor
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { buildApp } from '../../src/app.ts';
import { newPassword } from '../support/recovery.ts';
import { logIn, openBrowser } from '../support/browser.ts';
import { secondFactorStage } from '../support/secondFactor.ts';

const wrongCode = { message: 'factor.wrongCode', fields: { code: 'factor.wrongCode' } };

test('a patient without a second factor signs in with the password alone, as before', async (t) => {
  const { app, person, visitor, post } = await secondFactorStage(t);
  const answer = await logIn(openBrowser(app), person.login, person.password);
  assert.deepEqual([answer.statusCode, answer.json()], [200, { login: person.login, lang: 'fr' }]);
  assert.equal(
    answer.cookies.some(({ name }) => name === 'second-step'),
    false,
  );
  assert.equal(
    (await post('user/password', { password: person.password, newPassword, confirmNewPassword: newPassword }))
      .statusCode,
    204,
  );
  assert.deepEqual((await visitor.send({ url: '/api/user/factor' })).json(), {
    isOn: false,
    since: null,
    recoveryCodesLeft: 0,
    hasApp: false,
    passkeys: [],
  });
});

test('with the factor on, the right password opens no session, only the second step, and the right code then opens one', async (t) => {
  const { atSecondStep, code, giveCode, isSignedIn, person, turnOn } = await secondFactorStage(t);
  await turnOn();
  const browser = await atSecondStep();
  assert.deepEqual([...browser.cookies.keys()], ['second-step']);
  assert.equal(await isSignedIn(browser), false);
  const answer = await giveCode(browser, code().replace(/(...)/, '$1 '));
  assert.deepEqual([answer.statusCode, answer.json()], [200, { login: person.login, lang: 'fr' }]);
  assert.equal(browser.cookies.has('second-step'), false);
  assert.equal(await isSignedIn(browser), true);
});

test('the state of the second step is for this browser’s scripts neither to read nor to send elsewhere, and lasts five minutes', async (t) => {
  const { app, person, turnOn } = await secondFactorStage(t);
  await turnOn();
  const answer = await logIn(openBrowser(app), person.login, person.password);
  const [{ value: _value, ...cookie } = { value: '' }] = answer.cookies.filter(({ name }) => name === 'second-step');
  assert.deepEqual(cookie, { name: 'second-step', path: '/', httpOnly: true, sameSite: 'Strict', maxAge: 300 });
});

test('a wrong password is answered as for anyone, with the factor on or off', async (t) => {
  const { app, person, turnOn } = await secondFactorStage(t);
  const before = await logIn(openBrowser(app), person.login, 'Mauvais-Mot-1');
  await turnOn();
  const after = await logIn(openBrowser(app), person.login, 'Mauvais-Mot-1');
  assert.deepEqual([after.statusCode, after.body, after.cookies], [before.statusCode, before.body, before.cookies]);
});

test('a code of the step before or after is taken, and none further away', async (t) => {
  const { atSecondStep, code, giveCode, turnOn } = await secondFactorStage(t);
  await turnOn();
  for (const [steps, status] of [
    [-2, 403],
    [2, 403],
    [0, 200],
    [1, 200],
  ] as const)
    assert.equal((await giveCode(await atSecondStep(), code(steps))).statusCode, status, `${steps}`);
});

test('a code is never taken twice, nor one older than a code that was taken', async (t) => {
  const { atSecondStep, code, giveCode, turnOn } = await secondFactorStage(t);
  await turnOn();
  const used = code();
  assert.equal((await giveCode(await atSecondStep(), used)).statusCode, 200);
  for (const typed of [used, code(-1)]) {
    const again = await giveCode(await atSecondStep(), typed);
    assert.deepEqual([again.statusCode, again.json()], [403, wrongCode]);
  }
});

test('of two servers that get the same code at the same moment, one takes it', async (t) => {
  const { atSecondStep, code, deps, giveCode, turnOn } = await secondFactorStage(t);
  await turnOn();
  const other = await buildApp(deps);
  t.after(() => other.close());
  const browsers = [await atSecondStep(), await atSecondStep(), await atSecondStep(), await atSecondStep()];
  const typed = code();
  const statuses = await Promise.all(
    browsers.map(
      async (browser, at) =>
        (await giveCode(at % 2 === 0 ? browser : openBrowser(other, browser.cookies), typed)).statusCode,
    ),
  );
  assert.deepEqual(statuses.sort(), [200, 403, 403, 403]);
});

test('one second step opens one session, also when two right codes arrive at the same moment', async (t) => {
  const { app, atSecondStep, code, giveCode, turnOn } = await secondFactorStage(t);
  const [first = ''] = await turnOn();
  const browser = await atSecondStep();
  const copy = openBrowser(app, new Map(browser.cookies));
  const answers = await Promise.all([giveCode(browser, code()), giveCode(copy, first)]);
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 410]);
});

test('the second step ends after five minutes, at a password change, and when the account is closed', async (t) => {
  const { app, atSecondStep, code, db, giveCode, person, post, turnOn, visitor } = await secondFactorStage(t);
  await turnOn();
  const expired = { message: 'factor.stepExpired' };
  assert.deepEqual((await giveCode(openBrowser(app), code())).json(), expired, 'without a password');
  const late = await atSecondStep();
  await sql`update second_steps set expires_at = now()`.execute(db);
  const answer = await giveCode(late, code());
  assert.deepEqual([answer.statusCode, answer.json()], [410, expired]);

  const overtaken = await atSecondStep();
  await post('user/password', { password: person.password, newPassword, confirmNewPassword: newPassword }, visitor);
  assert.equal((await giveCode(overtaken, code())).statusCode, 410);

  const closed = await atSecondStep(newPassword);
  assert.equal((await post('user/close', { password: newPassword }, visitor)).statusCode, 200);
  assert.equal((await giveCode(closed, code())).statusCode, 410);
});

test('the mail about a new device leaves once the code is right, not before', async (t) => {
  const { atSecondStep, code, giveCode, mail, person, turnOn } = await secondFactorStage(t);
  await turnOn();
  const told = async () =>
    (await mail.to(person.email)).filter(({ subject }) => subject === 'Nouvelle connexion à votre compte').length;
  const browser = await atSecondStep();
  assert.equal(await told(), 0);
  await giveCode(browser, code());
  assert.equal(await told(), 1);
});

test('a recovery code signs in once, also among requests at the same moment, and the owner is told', async (t) => {
  const { atSecondStep, giveCode, mail, person, trail, turnOn, visitor } = await secondFactorStage(t);
  const [first = '', second = ''] = await turnOn();
  const browsers = await Promise.all(Array.from({ length: 5 }, () => atSecondStep()));
  const statuses = await Promise.all(browsers.map(async (browser) => (await giveCode(browser, first)).statusCode));
  assert.deepEqual(statuses.sort(), [200, 403, 403, 403, 403]);
  assert.equal((await giveCode(await atSecondStep(), second.replaceAll('-', ' '))).statusCode, 200);
  assert.equal((await giveCode(await atSecondStep(), first)).statusCode, 403);
  assert.deepEqual(
    (await visitor.send({ url: '/api/user/factor' })).json<{ recoveryCodesLeft: number }>().recoveryCodesLeft,
    8,
  );
  assert.equal((await trail()).filter((action) => action === 'recoveryCode.used').length, 2);
  const mails = (await mail.to(person.email)).filter(({ subject }) => subject === 'Un code de secours a servi');
  assert.equal(mails.length, 2);
});

test('a secret that no key opens lets a recovery code in, and no app', async (t) => {
  const { atSecondStep, code, db, giveCode, turnOn } = await secondFactorStage(t);
  const [first = ''] = await turnOn();
  await db
    .updateTable('second_factors')
    .set({ secret_sealed: Buffer.alloc(60) })
    .execute();
  assert.equal((await giveCode(await atSecondStep(), code())).statusCode, 403);
  assert.equal((await giveCode(await atSecondStep(), first)).statusCode, 200);
});
