// Holds: product §9 second-factor
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { columnsSaying } from '../support/everyColumn.ts';
import { makeAuthenticator } from '../support/authenticator.ts';
import { logIn, openBrowser } from '../support/browser.ts';
import { clinicOn } from '../support/clinic.ts';
import { passkeyStage, publicUrl, type Wrong } from '../support/passkeys.ts';
import { newPassword } from '../support/recovery.ts';

const notAdded = { message: 'passkey.notAdded' };

test('the first passkey asks for the password, gives ten recovery codes once, ends every other session and tells the owner (decision 86)', async (t) => {
  const { add, app, beginAdding, isSignedIn, list, mail, person, trail, visitor } = await passkeyStage(t);
  const other = openBrowser(app);
  await logIn(other, person.login, person.password);
  assert.equal(
    (await beginAdding(visitor, 'Mauvais-Mot-1')).json<{ message: string }>().message,
    'errors.wrongPassword',
  );
  const { passkey, recoveryCodes } = await add();
  assert.equal(recoveryCodes?.length, 10);
  assert.deepEqual([await isSignedIn(visitor), await isSignedIn(other)], [true, false]);
  assert.deepEqual(await list(), [passkey]);
  assert.deepEqual([passkey.name, passkey.lastUsedAt, passkey.isBackedUp], ['Mon téléphone', null, false]);
  assert.equal((await trail()).filter((action) => action === 'passkey.added').length, 1);
  const subjects = (await mail.to(person.email)).map(({ subject }) => subject);
  assert.ok(subjects.includes('Une clé d’accès a été ajoutée'));
  const second = await add(makeAuthenticator(publicUrl));
  assert.equal(second.recoveryCodes, null, 'the codes stay');
});

const wrongs: Record<string, Wrong> = {
  'made for another origin': { origin: 'https://evil.example' },
  'made for another name': { rpId: 'evil.example' },
  'without verification of the person': { isVerified: false },
  'for another challenge': { challenge: 'bm9ib2R5' },
  'of another kind': { type: 'webauthn.get' },
  'made in a page inside another site': { crossOrigin: true },
};

test('a passkey that is not made here, for this account and by its person is not added (decision 86)', async (t) => {
  const { beginAdding, list, phone, post, signUp, tryAdding } = await passkeyStage(t);
  for (const [what, wrong] of Object.entries(wrongs)) {
    const answer = await tryAdding(wrong);
    assert.deepEqual([answer.statusCode, answer.json()], [409, notAdded], what);
  }
  const options = (await beginAdding()).json<Parameters<typeof phone.create>[0]>();
  const { visitor: stranger } = await signUp();
  const body = { name: 'Téléphone', credential: phone.create(options) };
  assert.deepEqual((await post('user/passkeys', body, stranger)).json(), notAdded, 'another session');
  assert.equal((await post('user/passkeys', body)).statusCode, 200);
  assert.deepEqual((await post('user/passkeys', body)).json(), notAdded, 'a challenge serves once');
  assert.equal((await list()).length, 1);
});

test('an authenticator that attests its key is taken as one that does not (decision 86)', async (t) => {
  const { signIn, tryAdding } = await passkeyStage(t);
  assert.equal((await tryAdding({ isPacked: true })).statusCode, 200);
  assert.equal((await signIn()).statusCode, 200);
});

test('a passkey of one account is never added to another, and an account has ten at most (decision 86)', async (t) => {
  const { add, beginAdding, db, phone, post, signUp } = await passkeyStage(t);
  await add();
  const { visitor: stranger, person: other } = await signUp();
  const options = (await beginAdding(stranger, other.password)).json<Parameters<typeof phone.create>[0]>();
  const credential = phone.create(options);
  await sql`update passkeys set credential_id = ${Buffer.from(credential.id, 'base64url')}`.execute(db);
  assert.deepEqual((await post('user/passkeys', { name: 'Copie', credential }, stranger)).json(), notAdded);
  for (let more = 0; more < 9; more += 1) await add(makeAuthenticator(publicUrl));
  assert.deepEqual((await beginAdding()).json(), { message: 'passkey.tooMany' });
});

test('a person names, renames and sees the last use of a passkey of their own alone (decision 86)', async (t) => {
  const { add, deps, list, signIn, signUp, trail, visitor } = await passkeyStage(t);
  const { passkey } = await add();
  const url = `/api/user/passkeys/${passkey.passkeyId}`;
  const rename = (from: typeof visitor, name: string) => from.send({ method: 'PATCH', url, payload: { name } });
  assert.equal((await rename(visitor, 'Clé bleue de Marie')).statusCode, 200);
  assert.equal((await rename(visitor, '  ')).statusCode, 422);
  const { visitor: stranger } = await signUp();
  assert.equal((await rename(stranger, 'À moi')).statusCode, 404);
  await signIn();
  const [shown] = await list();
  assert.deepEqual([shown?.name, shown?.lastUsedAt === null, shown?.isBackedUp], ['Clé bleue de Marie', false, true]);
  assert.ok((await trail()).includes('passkey.renamed'));
  assert.deepEqual(await columnsSaying(deps, ['Clé bleue de Marie']), ['passkeys.name_sealed']);
});

test('removing a passkey asks for the password and the passkey; the last one turns the second step off (decision 86)', async (t) => {
  const { add, app, check, db, letTimePass, mail, person, post, signUp, trail } = await passkeyStage(t);
  const { passkey } = await add();
  const second = (await add(makeAuthenticator(publicUrl))).passkey;
  const remove = (id: string, password = person.password) => post(`user/passkeys/${id}/remove`, { password });
  await letTimePass();
  assert.deepEqual((await remove(second.passkeyId)).json(), { message: 'factor.codeNeeded' });
  assert.equal((await check()).statusCode, 204);
  assert.equal((await remove(second.passkeyId, 'Mauvais-Mot-1')).statusCode, 403);
  const { visitor: stranger, person: other } = await signUp();
  const foreign = await post(`user/passkeys/${passkey.passkeyId}/remove`, { password: other.password }, stranger);
  assert.equal(foreign.statusCode, 404);
  assert.equal((await remove(second.passkeyId)).statusCode, 204);
  assert.equal((await remove(second.passkeyId)).statusCode, 404);
  assert.equal((await logIn(openBrowser(app), person.login, person.password)).statusCode, 403);
  assert.equal((await remove(passkey.passkeyId)).statusCode, 204);
  assert.equal((await logIn(openBrowser(app), person.login, person.password)).statusCode, 200);
  assert.deepEqual(await db.selectFrom('recovery_codes').selectAll().execute(), []);
  const subjects = (await mail.to(person.email)).map(({ subject }) => subject);
  assert.ok(subjects.includes('Une clé d’accès a été retirée'));
  assert.ok(subjects.includes('La vérification en deux étapes est désactivée'));
  const acts = (await trail()).filter((action) => action === 'passkey.removed' || action === 'factor.off');
  assert.deepEqual(acts, ['passkey.removed', 'passkey.removed', 'factor.off']);
});

test('with a passkey, sharing access, closing, exporting, and changing the password, the email or the factor ask for it again after ten minutes (decision 86)', async (t) => {
  const { add, check, letTimePass, person, post } = await passkeyStage(t);
  const { passkey } = await add();
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
    [`user/passkeys/${passkey.passkeyId}/remove`, { password }],
  ];
  for (const [path, body] of acts) {
    const answer = await post(path, body);
    assert.deepEqual([path, answer.statusCode, answer.json()], [path, 403, { message: 'factor.codeNeeded' }]);
  }
  assert.equal((await check()).statusCode, 204);
  assert.equal((await post('user/grantAccess', share)).statusCode, 404, 'decided now: there is no such link');
});

test('asked again, a passkey of somebody else, an old signature or one without verification is refused and leaves a line (decision 86)', async (t) => {
  const { add, app, check, letTimePass, phone, post, signIn, signUp, trail, visitor } = await passkeyStage(t);
  await add();
  assert.equal((await check()).statusCode, 204);
  await letTimePass();
  for (const wrong of [{ isVerified: false }, { counter: 0 }, { origin: 'https://evil.example' }, { challenge: 'eA' }])
    assert.deepEqual((await check(wrong)).json(), { message: 'passkey.refused' });
  assert.equal((await trail()).filter((action) => action === 'passkey.refused').length, 4);

  const asked = (await post('user/passkeys/check/begin', {})).json<Parameters<typeof phone.get>[0]>();
  const elsewhere = openBrowser(app);
  assert.equal((await signIn({}, elsewhere)).statusCode, 200);
  const credential = phone.get(asked);
  assert.equal((await post('user/passkeys/check', { credential }, elsewhere)).statusCode, 403, 'another session');
  assert.equal((await post('user/passkeys/check', { credential }, visitor)).statusCode, 204);
  assert.equal((await post('user/passkeys/check', { credential }, visitor)).statusCode, 403, 'again');

  const { visitor: stranger } = await signUp();
  assert.deepEqual((await check({}, stranger)).json(), { message: 'passkey.none' });
});

test('a clinic that ends the second factor ends the passkeys with it (decision 86)', async (t) => {
  const { add, deps, list, person, signIn, visitor } = await passkeyStage(t);
  await add();
  await clinicOn(deps).type('end-factor', person.login, '--as', 'Nadia Roy, reception');
  assert.equal((await visitor.send({ url: '/api/user' })).statusCode, 401);
  assert.equal((await signIn()).statusCode, 403);
  assert.equal((await logIn(visitor, person.login, person.password)).statusCode, 200);
  assert.deepEqual(await list(), []);
});

test('turning two-step sign-in off ends the passkeys with the app (decision 86)', async (t) => {
  const { add, list, person, post, turnOn } = await passkeyStage(t);
  await add();
  await turnOn();
  assert.equal((await post('user/factor/end', { password: person.password })).statusCode, 204);
  assert.deepEqual(await list(), []);
});

test('erasing an account erases its passkeys and their challenges (decision 86)', async (t) => {
  const { add, beginAdding, db } = await passkeyStage(t);
  await add();
  await beginAdding();
  await sql`delete from accounts`.execute(db);
  for (const table of ['passkeys', 'passkey_challenges'] as const)
    assert.deepEqual(await db.selectFrom(table).select('account_id').execute(), [], table);
});

test('the answer that gives recovery codes with a passkey is kept for no retry (decision 86)', async (t) => {
  const { beginAdding, db, phone, post, visitor } = await passkeyStage(t);
  const credential = phone.create((await beginAdding()).json<Parameters<typeof phone.create>[0]>());
  const headers = { 'idempotency-key': 'une-fois' };
  assert.equal((await post('user/passkeys', { name: 'Clé', credential }, visitor, { headers })).statusCode, 200);
  assert.deepEqual(await db.selectFrom('idempotency_records').select('key').execute(), []);
});
