import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';

import type { OpenSession } from '../../../contract/account.ts';
import { testApp } from '../support/testApp.ts';
import { testClock } from '../support/testClock.ts';
import { logIn, signUp, openBrowser, type Visitor } from '../support/browser.ts';

const agents = {
  phone:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  desk: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0',
};

const setUp = async (t: TestContext) => {
  const time = testClock();
  const { app, deps } = await testApp(t, { deps: { clock: time.clock } });
  const { person, visitor } = await signUp(app);
  const signIn = async (agent: string) => {
    const browser = openBrowser(app);
    await logIn(browser, person.login, person.password, { headers: { 'user-agent': agent } });
    return browser;
  };
  const list = async (browser: Visitor) => (await browser.send({ url: '/api/user/sessions' })).json<OpenSession[]>();
  const currentOf = async (browser: Visitor) => (await list(browser)).find(({ current }) => current)?.sessionId ?? '';
  const end = async (browser: Visitor, id: string) =>
    (await browser.send({ method: 'DELETE', url: `/api/user/sessions/${id}` })).statusCode;
  const isIn = async (browser: Visitor) => (await browser.send({ url: '/api/user' })).statusCode === 200;
  return { ...time, app, deps, person, visitor, signIn, list, currentOf, end, isIn };
};

test('the device list shows where a person is signed in: the current device first, each by family and times, with nothing that tracks (product §4 devices)', async (t) => {
  const { advance, list, signIn } = await setUp(t);
  advance({ minutes: 5 });
  const phone = await signIn(agents.phone);
  advance({ minutes: 1 });
  await signIn(agents.desk);
  const sessions = await list(phone);
  assert.deepEqual(
    sessions.map(({ sessionId: _, ...shown }) => shown),
    [
      {
        device: 'Chrome · Android',
        createdAt: '2026-11-20T15:05:00.000Z',
        lastSeenAt: '2026-11-20T15:06:00.000Z',
        current: true,
      },
      {
        device: 'Firefox · Windows',
        createdAt: '2026-11-20T15:06:00.000Z',
        lastSeenAt: '2026-11-20T15:06:00.000Z',
        current: false,
      },
      { device: '', createdAt: '2026-11-20T15:00:00.000Z', lastSeenAt: '2026-11-20T15:00:00.000Z', current: false },
    ],
  );
});

test('the device list omits an expired session and other people’s sessions (product §4 devices)', async (t) => {
  const { advance, app, list, signIn } = await setUp(t);
  advance({ minutes: 31 });
  await signUp(app);
  assert.equal((await list(await signIn(agents.desk))).length, 1);
});

test('ending a session signs that device out at once, and no other (product §4 devices)', async (t) => {
  const { currentOf, end, isIn, signIn, visitor } = await setUp(t);
  const [phone, desk] = [await signIn(agents.phone), await signIn(agents.desk)];
  assert.equal(await end(desk, await currentOf(phone)), 204);
  assert.deepEqual([await isIn(phone), await isIn(desk), await isIn(visitor)], [false, true, true]);
});

test('ending all other sessions takes effect at once and keeps the current one (product §4 devices)', async (t) => {
  const { app, end, isIn, signIn, visitor } = await setUp(t);
  const { visitor: neighbour } = await signUp(app);
  const [phone, desk] = [await signIn(agents.phone), await signIn(agents.desk)];
  assert.equal(await end(desk, 'others'), 204);
  assert.deepEqual(
    [await isIn(phone), await isIn(visitor), await isIn(desk), await isIn(neighbour)],
    [false, false, true, true],
  );
});

test('ending the current session is a logout and removes the cookies (product §4 devices)', async (t) => {
  const { currentOf, end, isIn, visitor } = await setUp(t);
  assert.equal(await end(visitor, await currentOf(visitor)), 204);
  assert.equal(visitor.cookies.has('session'), false);
  assert.equal(await isIn(visitor), false);
});

test('ending another person’s session and an unknown one gives the same answer and ends nothing (product §4 not-yours)', async (t) => {
  const { app, currentOf, isIn, visitor } = await setUp(t);
  const { visitor: neighbour } = await signUp(app);
  const answers = [];
  for (const id of [await currentOf(neighbour), randomUUID()]) {
    const { statusCode, body } = await visitor.send({ method: 'DELETE', url: `/api/user/sessions/${id}` });
    answers.push({ statusCode, body });
  }
  assert.deepEqual(answers[0], { statusCode: 404, body: '{"message":"errors.notFound"}' });
  assert.deepEqual(answers[1], answers[0]);
  assert.equal(await isIn(neighbour), true);
  assert.equal((await visitor.send({ method: 'DELETE', url: '/api/user/sessions/tous' })).statusCode, 400);
});

test('a caller without a session or from another site can neither see nor end any session (product §8 csrf)', async (t) => {
  const { app, currentOf, isIn, visitor } = await setUp(t);
  assert.equal((await openBrowser(app).send({ url: '/api/user/sessions' })).statusCode, 401);
  assert.equal((await openBrowser(app).send({ method: 'DELETE', url: '/api/user/sessions/others' })).statusCode, 401);
  const url = `/api/user/sessions/${await currentOf(visitor)}`;
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'x-xsrf-token': undefined }, { 'x-xsrf-token': 'x' }]) {
    assert.equal((await visitor.send({ method: 'DELETE', url, headers })).statusCode, 403);
  }
  assert.equal(await isIn(visitor), true);
});
