import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { keysAge } from '../support/keys.ts';
import { keyIn, mailOf } from '../support/mail.ts';
import { testApp } from '../support/testApp.ts';
import { logIn, signUp, openBrowser } from '../support/browser.ts';

const setUp = async (t: TestContext) => {
  const { app, deps } = await testApp(t);
  const mail = mailOf(deps);
  const signUpWithKey = async (parts: { email?: string } = {}) => {
    const joined = await signUp(app, parts);
    return { ...joined, key: keyIn((await mail.to(joined.person.email))[0]) };
  };
  const verify = async (key: unknown) => {
    const answer = await openBrowser(app).send({ method: 'POST', url: '/api/signup/verify', payload: { key } });
    return {
      status: answer.statusCode,
      message: answer.statusCode === 204 ? '' : answer.json<{ message: string }>().message,
      answer,
    };
  };
  return { app, deps, mail, signUpWithKey, verify };
};

const expired = { status: 410, message: 'verify.keyExpired' };

test('the mailed key confirms the address, which can then sign in (product §4 verification, product §8 identity)', async (t) => {
  const { app, signUpWithKey, verify } = await setUp(t);
  const { key, person, visitor } = await signUpWithKey();
  assert.equal((await logIn(openBrowser(app), person.email, person.password)).statusCode, 403);
  assert.equal((await verify(key)).status, 204);
  assert.equal((await visitor.send({ url: '/api/user' })).json<{ emailVerified: boolean }>().emailVerified, true);
  assert.equal((await logIn(openBrowser(app), person.email, person.password)).statusCode, 200);
});

test('confirming an address again gets the same answer, and confirming does not sign anyone in (product §4 verification)', async (t) => {
  const { signUpWithKey, verify } = await setUp(t);
  const { key } = await signUpWithKey();
  const { answer } = await verify(key);
  assert.deepEqual(answer.cookies, []);
  assert.equal((await verify(key)).status, 204);
});

test('a verification key expires after a day (product §8 key-lives)', async (t) => {
  const { deps, signUpWithKey, verify } = await setUp(t);
  const { key } = await signUpWithKey();
  await keysAge(deps, 24 * 60 - 1);
  const { status } = await verify(key);
  assert.equal(status, 204);
  const late = await signUpWithKey();
  await keysAge(deps, 24 * 60);
  const { answer, ...refused } = await verify(late.key);
  assert.deepEqual(refused, expired);
  assert.deepEqual(answer.json(), { message: 'verify.keyExpired' });
});

test('a malformed or unknown verification key gets the same answer as an expired one (product §4 verification)', async (t) => {
  const { verify } = await setUp(t);
  for (const key of ['', 'abc', 'A'.repeat(43), 'A'.repeat(200), '../../etc', '%00']) {
    const { answer: _, ...refused } = await verify(key);
    assert.deepEqual(refused, expired, key);
  }
  for (const key of ['A'.repeat(201), 1, null, ['a'], {}]) assert.equal((await verify(key)).status, 400);
});

test('only the newest key confirms an address: requesting another email invalidates the previous key (product §4 verification)', async (t) => {
  const { mail, signUpWithKey, verify } = await setUp(t);
  const { key, person, visitor } = await signUpWithKey();
  assert.equal((await visitor.send({ method: 'POST', url: '/api/user/email/verify' })).statusCode, 204);
  const newest = keyIn((await mail.to(person.email))[0]);
  assert.notEqual(newest, key);
  assert.equal((await verify(key)).status, 410);
  assert.equal((await verify(newest)).status, 204);
});

test('only one account may verify an address, and only the reader of its mailbox learns that it is taken (product §8 identity)', async (t) => {
  const { app, deps, signUpWithKey, verify } = await setUp(t);
  const email = 'partagee@exemple.ca';
  const first = await signUpWithKey({ email });
  const second = await signUpWithKey({ email });
  assert.equal((await verify(first.key)).status, 204);
  const { status, message } = await verify(second.key);
  assert.deepEqual({ status, message }, { status: 409, message: 'errors.emailTaken' });
  assert.deepEqual((await logIn(openBrowser(app), email, first.person.password)).json(), {
    login: first.person.login,
    lang: 'fr',
  });
  const verified = await deps.db
    .selectFrom('accounts')
    .select('login')
    .where('email_verified_at', 'is not', null)
    .execute();
  assert.deepEqual(verified, [{ login: first.person.login }]);
});

test('when two accounts confirm one address at the same moment, only one gets it (product §8 identity)', async (t) => {
  const { signUpWithKey, verify } = await setUp(t);
  const email = 'disputee@exemple.ca';
  const keys = [(await signUpWithKey({ email })).key, (await signUpWithKey({ email })).key];
  const statuses = await Promise.all([...keys, ...keys, ...keys].map(async (key) => (await verify(key)).status));
  assert.deepEqual([...new Set(statuses)].sort(), [204, 409]);
});

test('a closed account cannot confirm an address (product §4 verification)', async (t) => {
  const { deps, signUpWithKey, verify } = await setUp(t);
  const { key } = await signUpWithKey();
  await deps.db.updateTable('accounts').set({ closed_at: new Date() }).execute();
  assert.equal((await verify(key)).status, 410);
});

test('a verification key opens no account, and a recovery key verifies no address (product §4 verification)', async (t) => {
  const { app, deps, mail, signUpWithKey, verify } = await setUp(t);
  const { key, person } = await signUpWithKey();
  const { email, nam } = person;
  await openBrowser(app).send({ method: 'POST', url: '/api/recover', payload: { email, nam } });
  const recoveryKey = keyIn((await mail.to(email))[0]);
  assert.equal((await verify(recoveryKey)).status, 410);
  assert.equal(
    (await openBrowser(app).send({ method: 'POST', url: '/api/recover/user', payload: { key } })).statusCode,
    410,
  );
  assert.equal((await deps.db.selectFrom('account_keys').select('purpose').execute()).length, 2);
});
