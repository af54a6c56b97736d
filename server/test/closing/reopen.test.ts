// Holds: product §4 close-account
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { closingStage } from '../support/closing.ts';
import { mailOf } from '../support/mail.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { newPassword, recoveryStage } from '../support/recovery.ts';
import { openBrowser } from '../support/browser.ts';

test('only the right password reveals that an account is closed and until when; a wrong one gets the answer for an unknown name (product §4 reopen)', async (t) => {
  const { closer, reopen, signIn } = await closingStage(t);
  const { close, person } = await closer();
  const { reopenUntil } = (await close()).body;
  const nobody = { login: 'personne.inconnue', password: person.password };
  for (const call of [signIn, reopen]) {
    assert.deepEqual(await call(person, 'Mauvais-Mot-1'), await call(nobody));
    assert.deepEqual((await call(nobody)).body, { message: 'errors.invalidCredentials' });
  }
  assert.deepEqual(await signIn(person), { status: 403, body: { message: 'errors.accountClosed', reopenUntil } });
});

test('login and password restore everything within the days allowed and sign in; a repeat leaves the account open (product §4 reopen)', async (t) => {
  const { app, closer, db, deps, letDaysPass, reopen } = await closingStage(t);
  const marie = await closer();
  const { person } = marie;
  const slot = await addSlot(db, { clinicId: await addClinic(db), start: 480 });
  await marie.reserve(slot);
  await marie.close();
  await letDaysPass(9);
  const browser = openBrowser(app);
  const answer = await browser.send({
    method: 'POST',
    url: '/api/user/reopen',
    payload: { username: person.login, password: person.password },
  });
  assert.deepEqual([answer.statusCode, answer.json()], [200, { login: person.login, lang: 'fr' }]);
  const { upcoming } = (await browser.send({ method: 'POST', url: '/api/appointment/history' })).json<{
    upcoming: object[];
  }>();
  assert.equal(upcoming.length, 1);
  assert.equal((await reopen(person)).status, 200);
  const subjects = (await mailOf(deps).to(person.email)).map(({ subject }) => subject);
  assert.equal(subjects.filter((subject) => subject === 'Votre compte est rouvert').length, 1);
});

test('after the days allowed a closed account looks like an unknown name, even before the erasure job runs (product §4 reopen)', async (t) => {
  const { closer, letDaysPass, reopen, signIn } = await closingStage(t);
  const { close, person } = await closer();
  await close();
  await letDaysPass(10);
  for (const call of [signIn, reopen])
    assert.deepEqual(await call(person), { status: 403, body: { message: 'errors.invalidCredentials' } });
});

test('a mailed key restores a closed account whose owner lost the password, or had it changed by another person before closing (product §4 reopen)', async (t) => {
  const {
    app,
    deps: { db },
    keyOf,
    mail,
    modify,
    ask,
    signUp,
  } = await recoveryStage(t);
  const { person, visitor } = await signUp();
  const closing = { method: 'POST', url: '/api/user/close', payload: { password: person.password } } as const;
  assert.equal((await visitor.send(closing)).statusCode, 200);
  const browser = openBrowser(app);
  assert.equal((await modify(await keyOf(person), person.login, {}, browser)).statusCode, 200);
  assert.equal((await browser.send({ method: 'GET', url: '/api/user' })).statusCode, 200);
  const subjects = (await mail.to(person.email)).map(({ subject }) => subject);
  assert.ok(subjects.includes('Votre compte est rouvert'), subjects.join('; '));

  assert.equal((await browser.send({ ...closing, payload: { password: newPassword } })).statusCode, 200);
  await sql`update accounts set closed_at = closed_at - interval '11 days'`.execute(db);
  const before = (await mail.to(person.email)).length;
  await ask(person);
  assert.equal((await mail.to(person.email)).length, before, 'after the days nobody is there to write to');
});
