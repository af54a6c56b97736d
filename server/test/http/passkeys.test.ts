// Holds: product §9 second-factor
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import type { PasskeyCreation } from '../../../contract/passkeys.ts';
import { columnsSaying } from '../support/everyColumn.ts';
import { logIn, openBrowser } from '../support/browser.ts';
import { makeDevice, type Wrong } from '../support/passkeyDevice.ts';
import { passkeyStage, publicUrl } from '../support/passkeys.ts';

const notAdded = { message: 'passkey.notAdded' };

test('the first passkey asks for the password, gives ten recovery codes once, ends every other session and tells the owner (decision 86)', async (t) => {
  const { add, app, beginAdding, isSignedIn, list, mail, person, trail, visitor } = await passkeyStage(t);
  const other = openBrowser(app);
  await logIn(other, person.login, person.password);
  const refused = await beginAdding(visitor, 'Mauvais-Mot-1');
  assert.deepEqual([refused.statusCode, refused.json<{ message: string }>().message], [403, 'errors.wrongPassword']);
  assert.equal((await add()).length, 10);
  assert.deepEqual([await isSignedIn(visitor), await isSignedIn(other)], [true, false]);
  const shown = await list();
  assert.deepEqual(
    shown.map(({ name, lastUsedAt, isBackedUp }) => [name, lastUsedAt, isBackedUp]),
    [['Mon téléphone', null, false]],
  );
  assert.equal((await trail()).filter((action) => action === 'passkey.added').length, 1);
  const subjects = (await mail.to(person.email)).map(({ subject }) => subject);
  assert.ok(subjects.includes('Une clé d’accès a été ajoutée'));
  const threads = (await visitor.send({ url: '/api/mailbox/threads' })).body;
  assert.match(threads, /Une clé d’accès a été ajoutée/);
});

test('a passkey beside the app, and the app beside a passkey, leave the recovery codes and the other sessions as they are (decision 86)', async (t) => {
  const { add, app, begin, code, giveKey, isSignedIn, post, state } = await passkeyStage(t);
  const [first] = await add();
  const other = openBrowser(app);
  assert.equal((await giveKey(other)).statusCode, 200);
  assert.deepEqual(await add(makeDevice(publicUrl)), []);
  assert.equal((await begin()).statusCode, 200);
  assert.equal((await state()).hasApp, false);
  const confirmed = await post('user/factor/confirm', { code: code() });
  assert.deepEqual([confirmed.statusCode, confirmed.json()], [200, { recoveryCodes: [] }]);
  assert.equal(await isSignedIn(other), true);
  const { hasApp, passkeys = [], recoveryCodesLeft } = await state();
  assert.deepEqual([hasApp, passkeys.length, recoveryCodesLeft], [true, 2, 10]);
  assert.equal((await post('user/factor/check', { code: first })).statusCode, 204);
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
  const options = (await beginAdding()).json<PasskeyCreation>();
  const { visitor: stranger } = await signUp();
  const body = { name: 'Téléphone', credential: phone.create(options) };
  assert.deepEqual((await post('user/passkeys', body, stranger)).json(), notAdded, 'another session');
  assert.deepEqual(await list(), []);
  assert.equal((await post('user/passkeys', body)).statusCode, 200);
});

test('a challenge adds one passkey; its owner alone is told that it is added already (decision 86)', async (t) => {
  const { beginAdding, list, phone, post, signUp } = await passkeyStage(t);
  const body = { name: 'Téléphone', credential: phone.create((await beginAdding()).json<PasskeyCreation>()) };
  assert.equal((await post('user/passkeys', body)).statusCode, 200);
  assert.deepEqual((await post('user/passkeys', body)).json(), { message: 'passkey.alreadyAdded' });
  const { visitor: stranger } = await signUp();
  assert.deepEqual((await post('user/passkeys', body, stranger)).json(), notAdded);
  assert.equal((await list()).length, 1);
});

test('a device that attests its key is taken as one that does not (decision 86)', async (t) => {
  const { signIn, tryAdding } = await passkeyStage(t);
  assert.equal((await tryAdding({ isPacked: true })).statusCode, 200);
  assert.equal((await signIn()).statusCode, 200);
});

test('a passkey of one account is never added to another, and leaves that one without a second factor (decision 86)', async (t) => {
  const { add, beginAdding, db, phone, post, signUp, state } = await passkeyStage(t);
  await add();
  const { visitor: stranger, person: other } = await signUp();
  const credential = phone.create((await beginAdding(stranger, other.password)).json<PasskeyCreation>());
  await sql`update passkeys set credential_id = ${Buffer.from(credential.id, 'base64url')}`.execute(db);
  assert.deepEqual((await post('user/passkeys', { name: 'Copie', credential }, stranger)).json(), notAdded);
  assert.equal((await state(stranger)).isOn, false);
});

test('an account has ten passkeys at most, also when two are added at the same moment (decision 86)', async (t) => {
  const { add, app, beginAdding, giveKey, list, post, visitor } = await passkeyStage(t);
  await add();
  const beside = openBrowser(app);
  assert.equal((await giveKey(beside)).statusCode, 200);
  for (let more = 0; more < 8; more += 1) await add(makeDevice(publicUrl));
  const adding = [];
  for (const from of [visitor, beside]) {
    const credential = makeDevice(publicUrl).create((await beginAdding(from)).json<PasskeyCreation>());
    adding.push(() => post('user/passkeys', { name: 'Clé', credential }, from));
  }
  const answers = await Promise.all(adding.map((act) => act()));
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409]);
  assert.equal((await list()).length, 10);
  assert.deepEqual((await beginAdding()).json(), { message: 'passkey.tooMany' });
});

test('the name that a person gives stands sealed in one column; a passkey without one is not added (decision 86)', async (t) => {
  const { add, beginAdding, deps, list, phone, post, signIn } = await passkeyStage(t);
  await add();
  await signIn();
  const [shown] = await list();
  assert.deepEqual([shown?.name, shown?.lastUsedAt === null, shown?.isBackedUp], ['Mon téléphone', false, true]);
  assert.deepEqual(await columnsSaying(deps, ['Mon téléphone']), ['passkeys.name_sealed']);
  const credential = phone.create((await beginAdding()).json<PasskeyCreation>());
  assert.equal((await post('user/passkeys', { name: '  ', credential })).statusCode, 422);
});

test('removing a passkey asks for the password; nobody removes that of another (decision 86)', async (t) => {
  const { add, list, mail, person, remove, signUp, trail } = await passkeyStage(t);
  await add();
  await add(makeDevice(publicUrl));
  const [first, second] = (await list()).map(({ passkeyId }) => passkeyId);
  assert.equal((await remove(second ?? '', 'Mauvais-Mot-1')).statusCode, 403);
  const { visitor: stranger, person: other } = await signUp();
  assert.equal((await remove(second ?? '', other.password, stranger)).statusCode, 404);
  assert.equal((await remove(second ?? '')).statusCode, 204);
  assert.equal((await remove(second ?? '')).statusCode, 404);
  assert.deepEqual(
    (await list()).map(({ passkeyId }) => passkeyId),
    [first],
  );
  const subjects = (await mail.to(person.email)).map(({ subject }) => subject);
  assert.ok(subjects.includes('Une clé d’accès a été retirée'));
  assert.equal((await trail()).filter((action) => action === 'passkey.removed').length, 1);
});

test('removing the last passkey, with no app, turns the second step off and ends the recovery codes (decision 86)', async (t) => {
  const { add, app, db, list, mail, person, remove, state, trail } = await passkeyStage(t);
  await add();
  assert.equal((await logIn(openBrowser(app), person.login, person.password)).statusCode, 403);
  assert.equal((await remove((await list())[0]?.passkeyId ?? '')).statusCode, 204);
  assert.equal((await state()).isOn, false);
  assert.equal((await logIn(openBrowser(app), person.login, person.password)).statusCode, 200);
  for (const table of ['recovery_codes', 'second_factors'] as const)
    assert.deepEqual(await db.selectFrom(table).select('account_id').execute(), [], table);
  const subjects = (await mail.to(person.email)).map(({ subject }) => subject);
  assert.ok(subjects.includes('La vérification en deux étapes est désactivée'));
  assert.ok((await trail()).includes('factor.off'));
});

test('removing the last passkey beside the app leaves the app and the recovery codes (decision 86)', async (t) => {
  const { add, list, remove, state, turnOn } = await passkeyStage(t);
  await turnOn();
  assert.deepEqual(await add(), []);
  assert.equal((await remove((await list())[0]?.passkeyId ?? '')).statusCode, 204);
  const { hasApp, isOn, passkeys, recoveryCodesLeft } = await state();
  assert.deepEqual([isOn, hasApp, passkeys, recoveryCodesLeft], [true, true, [], 10]);
});
