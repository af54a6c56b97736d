// Holds: product §9 second-factor
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import type { PasskeyCreation, PasskeyRequest } from '../../../contract/passkeys.ts';
import { lockAccount } from '../../src/data/lockAccount.ts';
import { rotateKeys } from '../../src/data/keyRotation/rotateKeys.ts';
import { sweepExpired } from '../../src/data/sweepExpired.ts';
import { logIn, openBrowser } from '../support/browser.ts';
import { clinicOn } from '../support/clinic.ts';
import { whilePatientIsLocked } from '../support/lockedPatient.ts';
import { passkeyStage } from '../support/passkeys.ts';
import { idsOf } from '../support/people.ts';
import { newPassword } from '../support/recovery.ts';

const refused = { message: 'passkey.refused' };

test('with a passkey, sharing access, closing, exporting, and changing the password, the email or the factor ask for it again after five minutes (decision 86)', async (t) => {
  const { add, check, letTimePass, list, person, post } = await passkeyStage(t);
  await add();
  const [first] = await list();
  const { password } = person;
  await letTimePass();
  const share = { linkId: '018f0000-0000-7000-8000-000000000000', scopes: ['book'] };
  const acts: [path: string, body: object][] = [
    ['user/grantAccess', share],
    ['user/close', { password }],
    ['user/export', { password }],
    ['user/password', { password, newPassword, confirmNewPassword: newPassword }],
    ['user/email', { password, email: 'autre@exemple.ca' }],
    ['user/factor/begin', { password }],
    ['user/factor/codes', { password }],
    ['user/factor/end', { password }],
    ['user/passkeys/begin', { password }],
    [`user/passkeys/${first?.passkeyId ?? ''}/remove`, { password }],
  ];
  for (const [path, body] of acts) {
    const answer = await post(path, body);
    assert.deepEqual([path, answer.statusCode, answer.json()], [path, 403, { message: 'factor.codeNeeded' }]);
  }
  assert.equal((await check()).statusCode, 204);
  assert.equal((await post('user/grantAccess', share)).statusCode, 404, 'decided now: there is no such link');
});

test('asked again, an old signature, one for another person or one without verification is refused and leaves a line (decision 86)', async (t) => {
  const { add, check, letTimePass, signUp, trail } = await passkeyStage(t);
  await add();
  assert.equal((await check()).statusCode, 204);
  await letTimePass();
  const wrongs = [
    { isVerified: false },
    { counter: 0 },
    { origin: 'https://evil.example' },
    { challenge: 'eA' },
    { userHandle: 'bm9ib2R5' },
  ];
  for (const wrong of wrongs) assert.deepEqual((await check(wrong)).json(), refused);
  assert.equal((await trail()).filter((action) => action === 'passkey.refused').length, wrongs.length);
  assert.equal((await check({ userHandle: null })).statusCode, 204, 'a device need not name its person');
  const { visitor: stranger } = await signUp();
  assert.deepEqual((await check({}, stranger)).json(), { message: 'passkey.none' });
});

test('a challenge of the check serves once, in its own session, and a key of another account spends it too (decision 86)', async (t) => {
  const { add, app, phone, post, signIn, signUp, visitor } = await passkeyStage(t);
  await add();
  const begin = async () => (await post('user/passkeys/check/begin', {})).json<PasskeyRequest>();
  const asked = await begin();
  const elsewhere = openBrowser(app);
  assert.equal((await signIn({}, elsewhere)).statusCode, 200);
  const credential = phone.get(asked);
  assert.equal((await post('user/passkeys/check', { credential }, elsewhere)).statusCode, 403, 'another session');
  assert.equal((await post('user/passkeys/check', { credential }, visitor)).statusCode, 204);
  assert.equal((await post('user/passkeys/check', { credential }, visitor)).statusCode, 403, 'again');

  const mallory = await signUp();
  const begun = await post('user/passkeys/begin', { password: mallory.person.password }, mallory.visitor);
  const theirs = phone.create(begun.json<PasskeyCreation>());
  assert.equal((await post('user/passkeys', { name: 'Clé', credential: theirs }, mallory.visitor)).statusCode, 200);
  const again = await begin();
  const foreign = phone.get({ ...again, allowCredentials: [] });
  assert.deepEqual((await post('user/passkeys/check', { credential: foreign })).json(), refused);
  assert.deepEqual((await post('user/passkeys/check', { credential: phone.get(again) })).json(), refused, 'spent');
});

test('a passkey that is given again while its session ends is refused like a call without a session (product §8 session-end)', async (t) => {
  const { add, check, db, person } = await passkeyStage(t);
  await add();
  const { accountId, patientId } = await idsOf(db, person.login);
  const { given } = await whilePatientIsLocked(db, patientId, async (waiting, transaction) => {
    await lockAccount(transaction, accountId);
    const late = check();
    await waiting(1);
    await transaction.deleteFrom('sessions').where('account_id', '=', accountId).execute();
    return { given: late };
  });
  assert.equal((await given).statusCode, 401);
});

test('a clinic that ends the second factor, and its owner, end the passkeys with it (decision 86)', async (t) => {
  const { add, deps, list, person, post, signIn, turnOn, visitor } = await passkeyStage(t);
  await add();
  await clinicOn(deps).type('end-factor', person.login);
  assert.equal((await visitor.send({ url: '/api/user' })).statusCode, 401);
  assert.equal((await signIn()).statusCode, 403);
  assert.equal((await logIn(visitor, person.login, person.password)).statusCode, 200);
  assert.deepEqual(await list(), []);
  await add();
  await turnOn();
  assert.equal((await post('user/factor/end', { password: person.password })).statusCode, 204);
  assert.deepEqual(await list(), []);
});

test('an older server beside this one asks for the second step too, and what it ends takes the passkeys along (decision 86)', async (t) => {
  const { add, db, list, signIn } = await passkeyStage(t);
  await add();
  const { rows } = await sql<{ kind: string }>`
    select kind from second_factors where confirmed_at is not null
  `.execute(db);
  assert.deepEqual(rows, [{ kind: 'passkey' }], 'what it looks for at a sign-in');
  await sql`delete from second_factors`.execute(db);
  assert.deepEqual(await list(), []);
  assert.equal((await signIn()).statusCode, 403);
});

test('replacing the keys leaves the passkeys, their names and the recovery codes as they were (decision 86)', async (t) => {
  const { add, atSecondStep, db, deps, giveCode, list, signIn } = await passkeyStage(t);
  const [first = ''] = await add();
  const sealed = async () =>
    (await db.selectFrom('passkeys').select('name_sealed').executeTakeFirstOrThrow()).name_sealed;
  const before = await sealed();
  await rotateKeys(db, { ...deps.config, keysDir: null }, 0);
  assert.notEqual((await sealed())[0], before[0], 'sealed under the new key');
  assert.deepEqual(
    (await list()).map(({ name }) => name),
    ['Mon téléphone'],
  );
  assert.equal((await signIn()).statusCode, 200);
  assert.equal((await giveCode(await atSecondStep(), first)).statusCode, 200);
});

test('challenges are swept when their time is over, and go with the account, as its passkeys do (decision 86)', async (t) => {
  const { add, app, beginAdding, beginLogin, db } = await passkeyStage(t);
  await add();
  await beginAdding();
  await beginLogin(openBrowser(app));
  const count = async () => (await db.selectFrom('passkey_challenges').select('purpose').execute()).length;
  await sweepExpired(db, { idleMinutes: 30 });
  assert.equal(await count(), 2);
  await sql`update passkey_challenges set expires_at = now() where purpose = 'signIn'`.execute(db);
  await sweepExpired(db, { idleMinutes: 30 });
  assert.equal(await count(), 1);
  await sql`delete from accounts`.execute(db);
  assert.equal(await count(), 0);
  assert.deepEqual(await db.selectFrom('passkeys').select('id').execute(), []);
});

test('the answer that gives recovery codes with a passkey is kept for no retry (decision 86)', async (t) => {
  const { beginAdding, db, phone, post, visitor } = await passkeyStage(t);
  const credential = phone.create((await beginAdding()).json<PasskeyCreation>());
  const headers = { 'idempotency-key': 'une-fois' };
  const added = await post('user/passkeys', { name: 'Clé', credential }, visitor, { headers });
  assert.equal(added.statusCode, 200);
  assert.deepEqual(await db.selectFrom('idempotency_records').select('key').execute(), []);
});
