// Holds: product §9 second-factor
import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { PasskeyCreation } from '../../../contract/passkeys.ts';
import { openBrowser } from '../support/browser.ts';
import { makeDevice } from '../support/passkeyDevice.ts';
import { passkeyStage, publicUrl } from '../support/passkeys.ts';

const refused = { message: 'passkey.refused' };

test('after the password, an account with a passkey asks for it or for a recovery code (decision 86)', async (t) => {
  const { add, atSecondStep, beginLogin, giveCode, giveKey, isSignedIn, trail } = await passkeyStage(t);
  const [first = ''] = await add();
  const browser = await atSecondStep();
  const asked = await beginLogin(browser, true);
  assert.equal(asked.allowCredentials.length, 1);
  for (const wrong of [{ isVerified: false }, { userHandle: 'bm9ib2R5' }]) {
    const answer = await giveKey(browser, { isSecondStep: true, wrong });
    assert.deepEqual([answer.statusCode, answer.json()], [403, refused]);
    assert.equal((await trail()).at(-1), 'passkey.refused');
  }
  assert.equal((await giveKey(browser, { isSecondStep: true })).statusCode, 200);
  assert.equal(await isSignedIn(browser), true);
  const other = await atSecondStep();
  assert.equal((await giveCode(other, first)).statusCode, 200);
});

test('the second step takes the passkeys of its own account alone, and no challenge of a sign-in without a password (decision 86)', async (t) => {
  const { add, app, atSecondStep, beginLogin, phone, post, signUp } = await passkeyStage(t);
  await add();
  const mallory = await signUp();
  const theirs = makeDevice(publicUrl);
  const begun = await post('user/passkeys/begin', { password: mallory.person.password }, mallory.visitor);
  const credential = theirs.create(begun.json<PasskeyCreation>());
  assert.equal((await post('user/passkeys', { name: 'À moi', credential }, mallory.visitor)).statusCode, 200);

  const browser = await atSecondStep();
  const asked = await beginLogin(browser, true);
  const foreign = theirs.get({ ...asked, allowCredentials: [] });
  const answer = await post('login/passkey', { isSecondStep: true, credential: foreign }, browser);
  assert.deepEqual([answer.statusCode, answer.json()], [403, refused]);

  const without = await beginLogin(browser);
  const crossed = await post('login/passkey', { isSecondStep: true, credential: phone.get(without) }, browser);
  assert.deepEqual(crossed.json(), refused);
  const nobody = await post('login/passkey/begin', { isSecondStep: true }, openBrowser(app));
  assert.deepEqual([nobody.statusCode, nobody.json()], [410, { message: 'factor.stepExpired' }]);
});

test('a password set by recovery still asks for the passkey (decision 86)', async (t) => {
  const { add, app, giveKey, isSignedIn, keyOf, modify, person } = await passkeyStage(t);
  await add();
  const browser = openBrowser(app);
  const answer = await modify(await keyOf(person), person.login, {}, browser);
  assert.deepEqual([answer.statusCode, answer.json()], [403, { message: 'factor.codeNeeded' }]);
  assert.equal(await isSignedIn(browser), false);
  assert.equal((await giveKey(browser, { isSecondStep: true })).statusCode, 200);
});
