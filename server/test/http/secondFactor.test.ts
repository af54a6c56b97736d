// Holds: product §9 second-factor
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { sweepExpired } from '../../src/data/sweepExpired.ts';
import { rotateKeys } from '../../src/data/keyRotation/rotateKeys.ts';
import { codeAt } from '../support/authenticator.ts';
import { logIn, openBrowser, signUp } from '../support/browser.ts';
import { columnsSaying } from '../support/everyColumn.ts';
import { secondFactorStage } from '../support/secondFactor.ts';
import { staleStage } from '../support/staleCode.ts';

test('turning it on asks for the password, then for a right code, and shows ten recovery codes once', async (t) => {
  const { begin, code, mail, person, post, trail, visitor } = await secondFactorStage(t);
  const refused = await post('user/factor/begin', { password: 'Mauvais-Mot-1' });
  assert.deepEqual([refused.statusCode, refused.json<{ message: string }>().message], [403, 'errors.wrongPassword']);
  const begun = (await begin()).json<{ secret: string; uri: string }>();
  assert.ok(begun.uri.startsWith('otpauth://totp/') && begun.uri.includes(`secret=${begun.secret}`));
  assert.equal((await visitor.send({ url: '/api/user/factor' })).json<{ isOn: boolean }>().isOn, false);

  const wrong = await post('user/factor/confirm', { code: '000000' });
  assert.deepEqual([wrong.statusCode, wrong.json<{ message: string }>().message], [403, 'factor.wrongCode']);
  const confirmed = await post('user/factor/confirm', { code: code() });
  assert.equal(confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes.length, 10);
  const state = (await visitor.send({ url: '/api/user/factor' })).json<{ isOn: boolean; recoveryCodesLeft: number }>();
  assert.deepEqual([state.isOn, state.recoveryCodesLeft], [true, 10]);
  const acts = (await trail()).filter((action) => action.startsWith('factor.'));
  assert.deepEqual(acts, ['factor.begun', 'factor.on']);
  assert.ok(
    (await mail.to(person.email)).some(({ subject }) => subject === 'La vérification en deux étapes est activée'),
  );
});

test('what one account turned on is not on for another', async (t) => {
  const { app, turnOn } = await secondFactorStage(t);
  await turnOn();
  const { visitor: other } = await signUp(app);
  assert.equal((await other.send({ url: '/api/user/factor' })).json<{ isOn: boolean }>().isOn, false);
});

test('turning it on ends every session elsewhere and keeps this one', async (t) => {
  const { app, isSignedIn, person, turnOn, visitor } = await secondFactorStage(t);
  const other = openBrowser(app);
  await logIn(other, person.login, person.password);
  await turnOn();
  assert.deepEqual([await isSignedIn(visitor), await isSignedIn(other)], [true, false]);
});

test('the code that turned it on signs in no more', async (t) => {
  const { atSecondStep, code, giveCode, turnOn } = await secondFactorStage(t);
  await turnOn();
  assert.equal((await giveCode(await atSecondStep(), code(-1))).statusCode, 403);
});

test('an enrolment lasts half an hour, is replaced by the next, and changes nothing once the factor is on', async (t) => {
  const { begin, code, db, post, turnOn } = await secondFactorStage(t);
  assert.equal((await post('user/factor/confirm', { code: '000000' })).statusCode, 410);
  await begin();
  await sql`update second_factors set begun_at = begun_at - interval '30 minutes'`.execute(db);
  const late = await post('user/factor/confirm', { code: code() });
  assert.deepEqual([late.statusCode, late.json()], [410, { message: 'factor.notBegun' }]);
  await begin();
  const replaced = code();
  await turnOn();
  assert.notEqual(replaced, code());
  assert.deepEqual((await begin()).json(), { message: 'factor.alreadyOn' });
  assert.equal((await post('user/factor/confirm', { code: code(1) })).statusCode, 409);
});

test('two confirmations at the same moment give one set of recovery codes', async (t) => {
  const { begin, code, post } = await secondFactorStage(t);
  await begin();
  const answers = await Promise.all([
    post('user/factor/confirm', { code: code() }),
    post('user/factor/confirm', { code: code() }),
  ]);
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409]);
});

test('the secret stands sealed in one column, and a recovery code in none', async (t) => {
  const { begin, code, deps, post } = await secondFactorStage(t);
  const { secret } = (await begin()).json<{ secret: string }>();
  const confirmed = await post('user/factor/confirm', { code: code() });
  const { recoveryCodes } = confirmed.json<{ recoveryCodes: string[] }>();
  // It opens what is sealed.
  assert.deepEqual(await columnsSaying(deps, [secret]), ['second_factors.secret_sealed']);
  const { secret_sealed: sealed } = await deps.db
    .selectFrom('second_factors')
    .select('secret_sealed')
    .executeTakeFirstOrThrow();
  assert.equal(sealed?.includes(secret), false);
  const codes = [...recoveryCodes, ...recoveryCodes.map((each) => each.replaceAll('-', ''))];
  assert.deepEqual(await columnsSaying(deps, codes), []);
});

test('new recovery codes end the old ones, and the owner is told', async (t) => {
  const { atSecondStep, giveCode, mail, person, post, recoveryCodes, trail } = await staleStage(t);
  const [first = '', second = ''] = recoveryCodes;
  assert.equal((await post('user/factor/check', { code: first })).statusCode, 204);
  const renewed = await post('user/factor/codes', { password: person.password });
  const [fresh = ''] = renewed.json<{ recoveryCodes: string[] }>().recoveryCodes;
  assert.equal((await giveCode(await atSecondStep(), second)).statusCode, 403);
  assert.equal((await giveCode(await atSecondStep(), fresh)).statusCode, 200);
  assert.ok((await trail()).includes('recoveryCodes.renewed'));
  assert.ok((await mail.to(person.email)).some(({ subject }) => subject === 'Vous avez de nouveaux codes de secours'));
});

test('turning it off asks for the password as well, tells the owner once, and the password alone then signs in', async (t) => {
  const { app, code, db, mail, person, post, trail } = await staleStage(t);
  await post('user/factor/check', { code: code() });
  assert.equal((await post('user/factor/end', { password: 'Mauvais-Mot-1' })).statusCode, 403);
  for (let times = 0; times < 2; times += 1)
    assert.equal((await post('user/factor/end', { password: person.password })).statusCode, 204);
  assert.equal((await logIn(openBrowser(app), person.login, person.password)).statusCode, 200);
  assert.equal((await trail()).filter((action) => action === 'factor.off').length, 1);
  const subjects = (await mail.to(person.email)).map(({ subject }) => subject);
  assert.equal(subjects.filter((subject) => subject === 'La vérification en deux étapes est désactivée').length, 1);
  assert.deepEqual(await db.selectFrom('recovery_codes').selectAll().execute(), []);
  assert.equal((await post('user/factor/check', { code: code(1) })).statusCode, 409);
});

test('an answer with a secret or with recovery codes is kept for no retry, and of a checked code only that it was right', async (t) => {
  const { db, deps, person, post, visitor } = await secondFactorStage(t);
  const headers = { 'idempotency-key': 'une-fois' };
  const begun = await post('user/factor/begin', { password: person.password }, visitor, { headers });
  const { secret } = begun.json<{ secret: string }>();
  const codeOf = (steps: number) => codeAt(secret, new Date(deps.clock().getTime() + steps * 30_000));
  const send = (path: string, payload: object) => post(`user/factor/${path}`, payload, visitor, { headers });
  assert.equal((await send('confirm', { code: codeOf(0) })).statusCode, 200);
  assert.equal((await send('codes', { password: person.password })).statusCode, 200);
  assert.deepEqual(await db.selectFrom('idempotency_records').select('key').execute(), []);
  for (let tries = 0; tries < 2; tries += 1)
    assert.equal((await send('check', { code: codeOf(1) })).statusCode, 204, 'its answer may have been lost');
  const again = await post('user/factor/check', { code: codeOf(1) });
  assert.equal(again.statusCode, 403, 'without the key it is another try');
});

test('guesses at the first code are counted for the account, whatever the session', async (t) => {
  const { app, begin, person, post } = await secondFactorStage(t, { env: { RATE_LIMITS: 'on' } });
  await begin();
  const statuses = [];
  for (let tries = 0; tries < 6; tries += 1) {
    const browser = openBrowser(app);
    await logIn(browser, person.login, person.password);
    statuses.push((await post('user/factor/confirm', { code: '000000' }, browser)).statusCode);
  }
  assert.deepEqual(statuses, [403, 403, 403, 403, 403, 429]);
});

test('replacing the keys leaves the app and the recovery codes as they were', async (t) => {
  const { atSecondStep, code, db, deps, giveCode, turnOn } = await secondFactorStage(t);
  const [first = ''] = await turnOn();
  const before = (await db.selectFrom('second_factors').select('secret_sealed').executeTakeFirstOrThrow())
    .secret_sealed;
  await rotateKeys(db, { ...deps.config, keysDir: null }, 0);
  const after = (await db.selectFrom('second_factors').select('secret_sealed').executeTakeFirstOrThrow()).secret_sealed;
  assert.notEqual(after?.[0], before?.[0], 'sealed under the new key');
  assert.equal((await giveCode(await atSecondStep(), code())).statusCode, 200);
  assert.equal((await giveCode(await atSecondStep(), first)).statusCode, 200);
});

test('what was begun and not ended in time is swept, and what is on stays', async (t) => {
  const { atSecondStep, begin, db, signUp, turnOn, visitor } = await secondFactorStage(t);
  await turnOn();
  await atSecondStep();
  const { visitor: other, person } = await signUp();
  const payload = { password: person.password };
  assert.equal((await other.send({ method: 'POST', url: '/api/user/factor/begin', payload })).statusCode, 200);
  const count = async () => {
    await sweepExpired(db, { idleMinutes: 30 });
    const tables = ['second_factors', 'second_steps', 'recovery_codes'] as const;
    return Promise.all(tables.map(async (table) => (await db.selectFrom(table).select('account_id').execute()).length));
  };
  assert.deepEqual(await count(), [2, 1, 10]);
  await sql`update second_factors set begun_at = now() - interval '30 minutes'`.execute(db);
  await sql`update second_steps set expires_at = now()`.execute(db);
  assert.deepEqual(await count(), [1, 0, 10]);
  assert.deepEqual([(await begin()).statusCode, (await visitor.send({ url: '/api/user' })).statusCode], [409, 200]);
});

test('erasing an account erases its factor, its recovery codes and its begun sign-ins', async (t) => {
  const { atSecondStep, db, turnOn } = await secondFactorStage(t);
  await turnOn();
  await atSecondStep();
  await sql`delete from accounts`.execute(db);
  for (const table of ['second_factors', 'recovery_codes', 'second_steps'] as const)
    assert.deepEqual(await db.selectFrom(table).select('account_id').execute(), [], table);
});
