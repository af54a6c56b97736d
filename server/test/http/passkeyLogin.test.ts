// Holds: product §9 second-factor
import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { test } from 'node:test';

import { sql } from 'kysely';

import { buildApp } from '../../src/app.ts';
import { openBrowser } from '../support/browser.ts';
import { askedBeforeCommit } from '../support/overtaken.ts';
import { makeDevice, type Wrong } from '../support/passkeyDevice.ts';
import { passkeyStage, publicUrl } from '../support/passkeys.ts';

const refused = { message: 'passkey.refused' };

test('a passkey signs in without a name and without a password, and counts as both factors (decision 86)', async (t) => {
  const { add, app, beginLogin, isSignedIn, person, phone, post } = await passkeyStage(t);
  await add();
  const browser = openBrowser(app);
  const asked = await beginLogin(browser);
  assert.deepEqual([asked.rpId, asked.userVerification, asked.allowCredentials], ['portail.exemple', 'required', []]);
  const answer = await post('login/passkey', { isSecondStep: false, credential: phone.get(asked) }, browser);
  assert.deepEqual([answer.statusCode, answer.json()], [200, { login: person.login, lang: 'fr' }]);
  assert.equal(await isSignedIn(browser), true);
  const email = await post('user/email', { password: person.password, email: 'autre@exemple.ca' }, browser);
  assert.equal(email.statusCode, 204);
});

const elsewhere = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

const wrongs: Record<string, Wrong> = {
  'made for another origin': { origin: 'https://portail.exemple.evil.example' },
  'made for another name': { rpId: 'evil.example' },
  'without verification of the person': { isVerified: false },
  'with a counter that did not move': { counter: 0 },
  'for a challenge of nobody': { challenge: 'bm9ib2R5' },
  'of another kind': { type: 'webauthn.create' },
  'made in a page inside another site': { crossOrigin: true },
  'signed by another key': { signer: elsewhere },
  'for another person': { userHandle: 'bm9ib2R5' },
  'for nobody in particular': { userHandle: null },
};

for (const [what, wrong] of Object.entries(wrongs))
  test(`a signature ${what} opens no session and leaves a line (decision 86)`, async (t) => {
    const { add, app, isSignedIn, signIn, trail } = await passkeyStage(t);
    await add();
    assert.equal((await signIn()).statusCode, 200);
    const browser = openBrowser(app);
    const answer = await signIn(wrong, browser);
    assert.deepEqual([answer.statusCode, answer.json()], [403, refused]);
    assert.equal(await isSignedIn(browser), false);
    assert.equal((await trail()).at(-1), 'session.refused');
  });

test('a challenge serves once, in the browser that asked for it, for five minutes, and even a wrong answer spends it (decision 86)', async (t) => {
  const { add, app, beginLogin, db, phone, post } = await passkeyStage(t);
  await add();
  const give = (credential: object, from = openBrowser(app)) =>
    post('login/passkey', { isSecondStep: false, credential }, from);
  const browser = openBrowser(app);
  const asked = await beginLogin(browser);
  const credential = phone.get(asked);
  assert.deepEqual((await give(credential)).json(), refused, 'another browser');
  const kept = new Map(browser.cookies);
  assert.equal((await give(credential, browser)).statusCode, 200);
  assert.deepEqual((await give(phone.get(asked), openBrowser(app, new Map(kept)))).json(), refused, 'again');

  const careless = openBrowser(app);
  const second = await beginLogin(careless);
  assert.equal((await give(phone.get(second, { crossOrigin: true }), careless)).statusCode, 403);
  assert.equal((await give(phone.get(second), careless)).statusCode, 403);

  const late = openBrowser(app);
  const third = await beginLogin(late);
  await sql`update passkey_challenges set expires_at = expires_at - interval '5 minutes'`.execute(db);
  assert.equal((await give(phone.get(third), late)).statusCode, 403);
});

test('of two servers that get the same signature at the same moment, one opens a session (decision 86)', async (t) => {
  const { add, app, beginLogin, deps, phone } = await passkeyStage(t);
  await add();
  const second = await buildApp(deps);
  t.after(() => second.close());
  const browser = openBrowser(app);
  const credential = phone.get(await beginLogin(browser));
  const answers = await Promise.all(
    [app, second].map((server) =>
      openBrowser(server, new Map(browser.cookies)).send({
        method: 'POST',
        url: '/api/login/passkey',
        payload: { isSecondStep: false, credential },
      }),
    ),
  );
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 403]);
});

test('an unknown passkey is answered as a known one that signed wrongly (decision 86)', async (t) => {
  const { add, app, beginLogin, phone, post } = await passkeyStage(t);
  await add();
  const stranger = makeDevice(publicUrl);
  stranger.create({
    challenge: 'x',
    rp: { id: 'portail.exemple', name: '' },
    user: { id: 'bm9ib2R5', name: '', displayName: '' },
    pubKeyCredParams: [],
    timeout: 0,
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    excludeCredentials: [],
  });
  const ask = async (device: typeof phone, wrong: Wrong) => {
    const browser = openBrowser(app);
    const credential = device.get(await beginLogin(browser), wrong);
    const answer = await post('login/passkey', { isSecondStep: false, credential }, browser);
    return [answer.statusCode, answer.body, answer.cookies];
  };
  const unknown = await ask(stranger, {});
  assert.deepEqual(unknown, [403, JSON.stringify(refused), []]);
  assert.deepEqual(unknown, await ask(phone, { signer: elsewhere }));
});

test('a passkey that was removed, or whose account is closed, signs in no more (decision 86)', async (t) => {
  const { add, list, person, post, remove, signIn } = await passkeyStage(t);
  await add();
  assert.equal((await signIn()).statusCode, 200);
  const removed = await remove((await list())[0]?.passkeyId ?? '');
  assert.equal(removed.statusCode, 204, removed.body);
  assert.deepEqual((await signIn()).json(), refused);
  await add();
  assert.equal((await post('user/close', { password: person.password })).statusCode, 200);
  assert.deepEqual((await signIn()).json(), refused);
});

test('a passkey opens nothing in an account that is closed while its signature is looked at (decision 86)', async (t) => {
  const { add, app, beginLogin, db, isSignedIn, phone, post } = await passkeyStage(t);
  await add();
  const browser = openBrowser(app);
  const credential = phone.get(await beginLogin(browser));
  const answer = await askedBeforeCommit(
    db,
    (transaction) => sql`update accounts set closed_at = now()`.execute(transaction),
    () => post('login/passkey', { isSecondStep: false, credential }, browser),
  );
  assert.deepEqual(answer.json(), refused);
  assert.equal(await isSignedIn(browser), false);
});

test('an address gets at most 120 challenges of passkeys a minute (decision 86)', async (t) => {
  const { app, post } = await passkeyStage(t, { RATE_LIMITS: 'on' });
  const statuses = new Set<number>();
  for (let at = 0; at < 121; at += 1)
    statuses.add((await post('login/passkey/begin', { isSecondStep: false }, openBrowser(app))).statusCode);
  assert.deepEqual([...statuses], [200, 429]);
});
