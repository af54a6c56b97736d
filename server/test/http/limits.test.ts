// Holds: product §4 rate-limits
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { sql } from 'kysely';

import { buildApp } from '../../src/app.ts';
import { makeLimits } from '../../src/data/limits.ts';
import type { App } from '../../src/http/deps.ts';
import { testApp } from '../support/testApp.ts';
import { logIn, signUp, somebody, openBrowser } from '../support/browser.ts';

const wrong = 'Mauvais-Mot-1';

const setUp = async (t: TestContext) => {
  const { app, deps } = await testApp(t, { env: { RATE_LIMITS: 'on' } });
  const { person, visitor } = await signUp(app);
  /** Time passes for the counters: they end so much sooner. */
  const wait = (minutes: number) => sql`update rate_limits set expire = expire - ${minutes * 60_000}`.execute(deps.db);
  let host = 0;
  /** One try from an address that was never seen. */
  const attempt = async (password: string, { on = app, name = person.login } = {}) => {
    host += 1;
    const answer = await logIn(openBrowser(on), name, password, { from: `192.0.2.${host}` });
    return {
      status: answer.statusCode,
      retryAfter: Number(answer.headers['retry-after'] ?? 0),
      body: answer.json<object>(),
    };
  };
  const statuses = async (times: number, password: string, on: App = app) => {
    const all: number[] = [];
    for (let tries = 0; tries < times; tries += 1) all.push((await attempt(password, { on })).status);
    return all;
  };
  return { app, deps, person, visitor, wait, attempt, statuses };
};

test('after five wrong passwords a login is locked for one minute, even with the right password and from another address', async (t) => {
  const { attempt, person, statuses } = await setUp(t);
  assert.deepEqual(await statuses(5, wrong), [403, 403, 403, 403, 403]);
  const refused = await attempt(person.password);
  assert.equal(refused.status, 429);
  assert.deepEqual(refused.body, { message: 'errors.tooManyRequests' });
  assert.ok(refused.retryAfter > 50 && refused.retryAfter <= 60);
});

test('a locked login allows one attempt after each delay, and the delays grow: 1, 2, 4, 8, then 15 minutes', async (t) => {
  const { attempt, person, statuses, wait } = await setUp(t);
  await statuses(5, wrong);
  for (const minutes of [1, 2, 4, 8, 15, 15]) {
    const { status, retryAfter } = await attempt(wrong);
    assert.equal(status, 429);
    assert.equal(Math.ceil(retryAfter / 60), minutes);
    await wait(minutes);
    assert.equal((await attempt(wrong)).status, 403);
  }
  await wait(15);
  assert.equal((await attempt(person.password)).status, 200);
});

test('a correct password resets the count of wrong ones', async (t) => {
  const { attempt, person, statuses } = await setUp(t);
  for (let round = 0; round < 3; round += 1) {
    assert.deepEqual(await statuses(4, wrong), [403, 403, 403, 403]);
    assert.equal((await attempt(person.password)).status, 200);
  }
});

test('a login that has not used its five attempts gets all five back after fifteen minutes', async (t) => {
  const { statuses, wait } = await setUp(t);
  await statuses(4, wrong);
  await wait(15);
  assert.deepEqual(await statuses(5, wrong), [403, 403, 403, 403, 403]);
});

test('letter case and surrounding spaces do not make a different login name', async (t) => {
  const { attempt, person } = await setUp(t);
  for (const name of [person.login, person.login.toUpperCase(), ` ${person.login}`, `${person.login} `, person.login]) {
    assert.equal((await attempt(wrong, { name })).status, 403);
  }
  assert.equal((await attempt(wrong, { name: person.login.toUpperCase() })).status, 429);
});

test('of fifty simultaneous login attempts, the server checks only five', async (t) => {
  const { attempt } = await setUp(t);
  const all = await Promise.all(Array.from({ length: 50 }, () => attempt(wrong)));
  assert.deepEqual(all.map(({ status }) => status).sort(), [
    ...Array<number>(5).fill(403),
    ...Array<number>(45).fill(429),
  ]);
});

test('several processes share the attempt counters', async (t) => {
  const { attempt, deps, statuses } = await setUp(t);
  const other = await buildApp({
    ...deps,
    limits: makeLimits(deps.db, deps.vault, { rateLimits: true, textCodesPerHour: 300 }),
  });
  t.after(() => other.close());
  await statuses(3, wrong);
  await statuses(2, wrong, other);
  assert.equal((await attempt(wrong)).status, 429);
  assert.equal((await attempt(wrong, { on: other })).status, 429);
});

test('attempts by others never lock out a device on which the owner signed in before', async (t) => {
  const { app, attempt, person, visitor } = await setUp(t);
  await visitor.send({ url: '/api/logout' });
  for (let tries = 0; tries < 40; tries += 1)
    await logIn(openBrowser(app), person.login, wrong, { from: '192.0.2.200' });
  assert.equal((await attempt(person.password)).status, 429);
  assert.equal((await logIn(visitor, person.login, person.password, { from: '192.0.2.200' })).statusCode, 200);
});

test('a device known to one account gets no extra attempts on another', async (t) => {
  const { app, person } = await setUp(t);
  const { visitor: other } = await signUp(app);
  const all: number[] = [];
  for (let tries = 0; tries < 6; tries += 1) all.push((await logIn(other, person.login, wrong)).statusCode);
  assert.deepEqual(all, [403, 403, 403, 403, 403, 429]);
});

test('a known device still has a limit on password attempts', async (t) => {
  const { person, visitor } = await setUp(t);
  const all: number[] = [];
  for (let tries = 0; tries < 6; tries += 1) all.push((await logIn(visitor, person.login, wrong)).statusCode);
  assert.deepEqual(all, [403, 403, 403, 403, 403, 429]);
});

test('one address may try at most thirty login names a minute', async (t) => {
  const { app } = await setUp(t);
  const tryName = async (number: number, from: string) =>
    (await logIn(openBrowser(app), `nom.${number}`, wrong, { from })).statusCode;
  for (let number = 0; number < 30; number += 1) assert.equal(await tryName(number, '2001:db8:1:2::1'), 403);
  assert.equal(await tryName(30, '2001:db8:1:2:ffff::9'), 429);
  assert.equal(await tryName(30, '2001:db8:1:3::1'), 403);
});

test('the rate limits ignore an address that the client makes up in a header', async (t) => {
  const { app } = await setUp(t);
  const tryFrom = (number: number) =>
    logIn(openBrowser(app), `nom.${number}`, wrong, {
      from: '192.0.2.7',
      headers: { 'x-forwarded-for': `198.51.100.${number}`, forwarded: `for=198.51.100.${number}` },
    });
  for (let number = 0; number < 30; number += 1) await tryFrom(number);
  assert.equal((await tryFrom(30)).statusCode, 429);
});

test('one address can sign up at most twenty people an hour', async (t) => {
  const { app, wait } = await setUp(t);
  const join = async (from: string) =>
    (await openBrowser(app).send({ method: 'POST', url: '/api/signup', payload: somebody(), from })).statusCode;
  for (let number = 0; number < 20; number += 1) assert.equal(await join('192.0.2.8'), 201);
  assert.equal(await join('192.0.2.8'), 429);
  assert.equal(await join('192.0.2.9'), 201);
  await wait(60);
  assert.equal(await join('192.0.2.8'), 201);
});

test('the rate limit counters name neither an address nor a person', async (t) => {
  const { deps, person, statuses } = await setUp(t);
  await statuses(6, wrong);
  const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(deps.db);
  assert.ok(rows.length > 3);
  for (const { key } of rows) {
    assert.match(key, /^(login-address|login-name|login-name-gate|login-name-delays|signup-address):[\w-]{43}$/);
    assert.equal(key.includes(person.login), false);
  }
});

test('the server counts nothing with RATE_LIMITS=off', async (t) => {
  const { app, deps } = await testApp(t);
  const { person } = await signUp(app);
  for (let tries = 0; tries < 35; tries += 1) {
    assert.equal((await logIn(openBrowser(app), person.login, wrong)).statusCode, 403);
  }
  assert.deepEqual((await sql`select key from rate_limits`.execute(deps.db)).rows, []);
});
