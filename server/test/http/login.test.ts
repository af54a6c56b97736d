// Holds: spec §7 login, product §8 identity
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { hash } from '@node-rs/argon2';

import { confirmMailbox } from '../support/confirmMailbox.ts';
import { testApp } from '../support/testApp.ts';
import { logIn, signUp, openBrowser } from '../support/browser.ts';

test('a person signs in with their login regardless of letter case', async (t) => {
  const { app } = await testApp(t);
  const { person } = await signUp(app, { login: 'Marie.Tremblay' });
  for (const typed of [person.login, 'MARIE.TREMBLAY', ' marie.tremblay ']) {
    const answer = await logIn(openBrowser(app), typed, person.password);
    assert.equal(answer.statusCode, 200);
    assert.deepEqual(answer.json(), { login: 'Marie.Tremblay', lang: 'fr' });
  }
});

test('only a verified email address can sign in', async (t) => {
  const { app, deps } = await testApp(t);
  const { person } = await signUp(app);
  assert.equal((await logIn(openBrowser(app), person.email, person.password)).statusCode, 403);
  await deps.db.updateTable('accounts').set({ email_verified_at: new Date() }).execute();
  const answer = await logIn(openBrowser(app), person.email.toUpperCase(), person.password);
  assert.deepEqual(answer.json(), { login: person.login, lang: 'fr' });
});

test('an email address signs in the account that verified it, not another account that chose it as a login', async (t) => {
  const { app, deps } = await testApp(t);
  const email = 'bob@exemple.ca';
  const { person: owner } = await signUp(app, { email });
  const { person: squatter } = await signUp(app, { email, login: email, password: 'Autre-Canot-2001' });
  await confirmMailbox(deps.db, owner.login);
  assert.equal((await logIn(openBrowser(app), email, owner.password)).statusCode, 200);
  assert.equal((await logIn(openBrowser(app), email, squatter.password)).statusCode, 403);
});

test('the server checks a password exactly as typed: it trims no space, ignores no case and counts every character', async (t) => {
  const { app } = await testApp(t);
  const password = ' Gâteau-à-la-vanille 40 caractères 12345';
  assert.equal(password.length, 40);
  const { person } = await signUp(app, { password });
  assert.equal((await logIn(openBrowser(app), person.login, password)).statusCode, 200);
  for (const wrong of [password.trim(), password.toUpperCase(), password.slice(0, -1), password.normalize('NFD')]) {
    assert.equal((await logIn(openBrowser(app), person.login, wrong)).statusCode, 403, wrong);
  }
});

test('the server rejects an empty login or password and names the field', async (t) => {
  const { app } = await testApp(t);
  const answer = await logIn(openBrowser(app), ' ', '');
  assert.equal(answer.statusCode, 422);
  assert.deepEqual(answer.json(), {
    message: 'errors.cannotBeEmpty',
    fields: { username: 'errors.cannotBeEmpty', password: 'errors.cannotBeEmpty' },
  });
});

test('a closed account can no longer sign in (product §4 close-account)', async (t) => {
  const { app, deps } = await testApp(t);
  const { person } = await signUp(app);
  await deps.db.updateTable('accounts').set({ closed_at: new Date() }).execute();
  assert.equal((await logIn(openBrowser(app), person.login, person.password)).statusCode, 403);
});

test('signing in rehashes, at today’s cost, a password that was hashed at another cost', async (t) => {
  const { app, deps } = await testApp(t);
  const { person } = await signUp(app);
  const kept = async () =>
    (await deps.db.selectFrom('accounts').select('password_hash').executeTakeFirstOrThrow()).password_hash;
  const old = await hash(person.password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await deps.db.updateTable('accounts').set({ password_hash: old }).execute();
  await logIn(openBrowser(app), person.login, 'Mauvais-Mot-1');
  assert.equal(await kept(), old);
  assert.equal((await logIn(openBrowser(app), person.login, person.password)).statusCode, 200);
  assert.match(await kept(), /^\$argon2id\$v=19\$m=47104,t=1,p=1\$/);
  assert.equal((await logIn(openBrowser(app), person.login, person.password)).statusCode, 200);
});

test('the server rejects a login body of another shape as malformed', async (t) => {
  const { app } = await testApp(t);
  const bodies: object[] = [
    {},
    [],
    { username: 'a' },
    { username: 1, password: 'x' },
    { username: ['a'], password: 'x' },
    { username: { $ne: '' }, password: 'x' },
    { username: 'a', password: true },
    { username: null, password: 'x' },
    { username: 'a', password: 'x', admin: true },
    { username: 'a', password: 'x'.repeat(201) },
  ];
  const written = [
    ...bodies.map((body) => JSON.stringify(body)),
    '{"username":"a","password":"x","__proto__":{}}',
    '{',
    '',
  ];
  for (const payload of written) {
    const headers = { 'content-type': 'application/json' };
    const answer = await openBrowser(app).send({ method: 'POST', url: '/api/login', payload, headers });
    assert.equal(answer.statusCode, 400, payload);
    assert.equal(answer.json<{ message: string }>().message, 'errors.malformed');
  }
});

test('the server treats a login with a null character, which no database stores, as unknown', async (t) => {
  const { app } = await testApp(t);
  assert.equal((await logIn(openBrowser(app), 'per\0sonne', 'x')).statusCode, 403);
});
