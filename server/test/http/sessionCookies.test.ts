// Holds: spec §7 login, product §8 csrf
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';

import { newSessionToken } from '../../src/http/sessionCookies.ts';
import { testApp } from '../support/testApp.ts';
import { logIn, signUp, somebody, openBrowser } from '../support/browser.ts';

const flagsOf = (setCookie: string | string[] | undefined) =>
  Object.fromEntries(
    [setCookie ?? []].flat().map((line) => {
      const [pair = '', ...flags] = line.split('; ');
      return [pair.split('=')[0] ?? '', flags.sort()];
    }),
  );

test('over HTTP the cookies are bound to this site, and scripts can read only the XSRF token', async (t) => {
  const { app } = await testApp(t);
  const answer = await openBrowser(app).send({ method: 'POST', url: '/api/signup', payload: somebody() });
  assert.deepEqual(flagsOf(answer.headers['set-cookie']), {
    session: ['HttpOnly', 'Path=/', 'SameSite=Strict'],
    'XSRF-TOKEN': ['Path=/', 'SameSite=Strict'],
    device: ['HttpOnly', 'Max-Age=34560000', 'Path=/', 'SameSite=Strict'],
  });
});

test('over HTTPS every cookie is secure and the session is bound to this exact host', async (t) => {
  const { app } = await testApp(t, { env: { PUBLIC_URL: 'https://portail.exemple.ca' } });
  const { visitor, person } = await signUp(app);
  const answer = await logIn(visitor, person.login, person.password);
  assert.deepEqual(flagsOf(answer.headers['set-cookie']), {
    '__Host-session': ['HttpOnly', 'Path=/', 'SameSite=Strict', 'Secure'],
    'XSRF-TOKEN': ['Path=/', 'SameSite=Strict', 'Secure'],
    device: ['HttpOnly', 'Max-Age=34560000', 'Path=/', 'SameSite=Strict', 'Secure'],
  });
  assert.equal((await visitor.send({ url: '/api/user' })).statusCode, 200);
});

test('signing out clears the session and the XSRF token with their original flags, and keeps the device known', async (t) => {
  const { app } = await testApp(t, { env: { PUBLIC_URL: 'https://portail.exemple.ca' } });
  const { visitor } = await signUp(app);
  const answer = await visitor.send({ url: '/api/logout' });
  assert.equal(answer.statusCode, 204);
  assert.deepEqual(flagsOf(answer.headers['set-cookie']), {
    '__Host-session': [
      'Expires=Thu, 01 Jan 1970 00:00:00 GMT',
      'HttpOnly',
      'Max-Age=0',
      'Path=/',
      'SameSite=Strict',
      'Secure',
    ],
    'XSRF-TOKEN': ['Expires=Thu, 01 Jan 1970 00:00:00 GMT', 'Max-Age=0', 'Path=/', 'SameSite=Strict', 'Secure'],
  });
  assert.deepEqual([...visitor.cookies.keys()], ['device']);
  assert.equal(answer.headers['clear-site-data'], '"cache"');
});

test('a session token is 256 random bits: of ten thousand, no two are equal and none is sequential', () => {
  const tokens = Array.from({ length: 10_000 }, newSessionToken);
  assert.equal(new Set(tokens).size, tokens.length);
  for (const token of tokens) assert.match(token, /^[\w-]{43}$/);
  const firstBytes = new Set(tokens.map((token) => Buffer.from(token, 'base64url')[0]));
  assert.equal(firstBytes.size, 256, 'Each byte comes.');
});

test('the database keeps only the SHA-256 of a session token', async (t) => {
  const { app, deps } = await testApp(t);
  const { visitor } = await signUp(app);
  const token = visitor.cookies.get('session') ?? '';
  assert.equal(Buffer.from(token, 'base64url').length, 32);
  const { token_hash: kept } = await deps.db.selectFrom('sessions').select('token_hash').executeTakeFirstOrThrow();
  assert.deepEqual(kept, createHash('sha256').update(token).digest());
});

test('a login does not continue a session cookie that another person planted', async (t) => {
  const { app } = await testApp(t);
  const attacker = (await signUp(app)).visitor;
  const { person } = await signUp(app);
  const victim = openBrowser(app, new Map(attacker.cookies));
  assert.equal((await logIn(victim, person.login, person.password)).statusCode, 200);
  assert.notEqual(victim.cookies.get('session'), attacker.cookies.get('session'));
  assert.equal((await victim.send({ url: '/api/user' })).json<{ login: string }>().login, person.login);
  assert.equal((await attacker.send({ url: '/api/user' })).statusCode, 401);
});

test('signing in and signing up always start a new session and end the previous one', async (t) => {
  const { app } = await testApp(t);
  const { visitor, person } = await signUp(app);
  const tokens = [visitor.cookies.get('session')];
  const before = openBrowser(app, new Map(visitor.cookies));
  await logIn(visitor, person.login, person.password);
  tokens.push(visitor.cookies.get('session'));
  await visitor.send({ method: 'POST', url: '/api/signup', payload: somebody() });
  tokens.push(visitor.cookies.get('session'));
  assert.equal(new Set(tokens).size, 3);
  assert.equal((await before.send({ url: '/api/user' })).statusCode, 401);
  assert.equal((await visitor.send({ url: '/api/user' })).statusCode, 200);
});

test('the old cookies open nothing after signing out', async (t) => {
  const { app } = await testApp(t);
  const { visitor } = await signUp(app);
  const replay = openBrowser(app, new Map(visitor.cookies));
  await visitor.send({ url: '/api/logout' });
  const answer = await replay.send({ url: '/api/user' });
  assert.equal(answer.statusCode, 401);
  assert.deepEqual(answer.json(), { message: 'error.msg.invalidToken' });
});

test('signing out ends this session and no other', async (t) => {
  const { app } = await testApp(t);
  const { visitor, person } = await signUp(app);
  const elsewhere = openBrowser(app);
  await logIn(elsewhere, person.login, person.password);
  await visitor.send({ url: '/api/logout' });
  assert.equal((await elsewhere.send({ url: '/api/user' })).statusCode, 200);
});

test('signing out without a session is not an error', async (t) => {
  const { app } = await testApp(t);
  assert.equal((await openBrowser(app).send({ url: '/api/logout' })).statusCode, 204);
});

test('a made-up session cookie identifies no account', async (t) => {
  const { app } = await testApp(t);
  for (const token of ['', 'x', 'A'.repeat(43), 'A'.repeat(5_000), '../../etc', "' or 1=1 --"]) {
    const answer = await openBrowser(app, new Map([['session', encodeURIComponent(token)]])).send({ url: '/api/user' });
    assert.equal(answer.statusCode, 401, token);
  }
});

test('a person who lost the XSRF cookie gets it back with the next answer', async (t) => {
  const { app } = await testApp(t);
  const { visitor } = await signUp(app);
  const token = visitor.cookies.get('XSRF-TOKEN');
  visitor.cookies.delete('XSRF-TOKEN');
  await visitor.send({ url: '/api/user' });
  assert.equal(visitor.cookies.get('XSRF-TOKEN'), token);
});

test('the session list names a device only by its family', async (t) => {
  const { app, deps } = await testApp(t);
  const { person } = await signUp(app);
  const phone =
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
  await logIn(openBrowser(app), person.login, person.password, { headers: { 'user-agent': phone } });
  const rows = await deps.db.selectFrom('sessions').select('device').orderBy('id', 'desc').execute();
  assert.equal(rows[0]?.device, 'Chrome · Android');
});
