// Holds: product §8 private-numbers
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { buildApp } from '../../src/app.ts';
import { rotateKeys } from '../../src/data/keyRotation/rotateKeys.ts';
import { loadKeys } from '../../src/data/keys.ts';
import { makeDeps } from '../../src/makeDeps.ts';
import { logIn, openBrowser } from '../support/browser.ts';
import { columnsSaying } from '../support/everyColumn.ts';
import { passkeyStage } from '../support/passkeys.ts';
import { secondFactorStage } from '../support/secondFactor.ts';
import { staffPassword, staffPerson } from '../support/staff.ts';
import { testApp, type TestApp } from '../support/testApp.ts';

const refusedFrom = async ({ db }: TestApp['deps']) => {
  const rows = await db
    .selectFrom('audit_events')
    .select(['action', 'source_digest as source'])
    .where('action', 'like', '%.refused')
    .orderBy('id')
    .execute();
  return rows.map(({ action, source }) => ({ action, source: source ?? 'none' }));
};

const wrong = 'Mauvais-Mot-1';

test('every refused sign-in, of a patient, of staff, of a second step or by an invitation, leaves in the trail a digest of the network it came from, and the address nowhere', async (t) => {
  const { app, atSecondStep, db, deps, giveCode, person, turnOn } = await secondFactorStage(t);
  await turnOn();
  const nadia = await staffPerson(deps, { password: staffPassword });
  const invited = { nam: 'TREH50530219', birthDate: '1950-05-30', code: '12345678' };
  const addresses = ['203.0.113.7', '198.51.100.9', '2001:db8:1:2::5', '2001:db8:1:2::6'];
  for (const from of addresses) {
    await logIn(openBrowser(app), person.login, wrong, { from });
    await giveCode(await atSecondStep(), '000000', { from });
    const doors = {
      '/staff/api/session': { login: nadia.login, password: wrong, code: '000000' },
      '/rvsp/api/auth': invited,
    };
    for (const [url, payload] of Object.entries(doors))
      assert.equal((await openBrowser(app).send({ from, method: 'POST', url, payload })).statusCode, 403, url);
  }
  const lines = await refusedFrom(deps);
  const each = ['session.refused', 'factor.refused', 'session.refused', 'invitation.refused'];
  assert.deepEqual(
    lines.map(({ action }) => action),
    addresses.flatMap(() => each),
  );
  const sources = addresses.map((_address, at) => new Set(lines.slice(4 * at, 4 * at + 4).map(({ source }) => source)));
  assert.deepEqual(
    sources.map(({ size }) => size),
    [1, 1, 1, 1],
  );
  const [one, other, network, sameNetwork] = sources.flatMap((names) => [...names]);
  assert.equal(network, sameNetwork);
  assert.equal(new Set([one, other, network, 'none']).size, 4);
  assert.deepEqual(await columnsSaying(deps, [...addresses, '2001:db8:1:2']), []);
  const opened = db.selectFrom('audit_events').select('id').where('source_digest', 'is not', null);
  assert.deepEqual(await opened.where('action', 'not like', '%.refused').execute(), [], 'only of what is refused');
});

test('a refused passkey leaves that digest too, alone and as a second step', async (t) => {
  const { add, app, atSecondStep, deps, giveKey, person, signIn } = await passkeyStage(t);
  await add();
  const wrongKey = { isVerified: false };
  await logIn(openBrowser(app), person.login, wrong);
  assert.equal((await signIn(wrongKey)).statusCode, 403);
  assert.equal((await giveKey(await atSecondStep(), { isSecondStep: true, wrong: wrongKey })).statusCode, 403);
  const [password, ...keys] = await refusedFrom(deps);
  assert.ok(password !== undefined && password.source !== 'none');
  assert.deepEqual(keys, [password, { ...password, action: 'passkey.refused' }]);
});

test('a server at a port notes the address of the connection, and none that the request claims', async (t) => {
  const { app, deps } = await testApp(t);
  const url = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api/login`;
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const body = JSON.stringify({ username: 'personne.inconnue', password: wrong });
  for (const more of [{}, { 'x-forwarded-for': '203.0.113.7' }])
    assert.equal((await fetch(url, { method: 'POST', headers: { ...headers, ...more }, body })).status, 403);
  await logIn(openBrowser(app), 'personne.inconnue', wrong, { from: '203.0.113.7' });
  const [first, claimed, other] = (await refusedFrom(deps)).map(({ source }) => source);
  assert.equal(first, claimed);
  assert.notEqual(first, other);
});

test('once the keys were replaced, a source has another digest', async (t) => {
  const { app, database, deps } = await testApp(t);
  const source = { ...deps.config, keysDir: null };
  const refuse = (from: Pick<TestApp, 'app'>['app']) => logIn(openBrowser(from), 'personne.inconnue', wrong);
  await refuse(app);
  await rotateKeys(deps.db, source, 0);
  const other = await buildApp(makeDeps(deps.config, loadKeys(source), database));
  t.after(() => other.close());
  await refuse(other);
  await refuse(other);
  const [before, after, again] = (await refusedFrom(deps)).map((line) => line.source);
  assert.notEqual(before, after);
  assert.equal(after, again);
});
