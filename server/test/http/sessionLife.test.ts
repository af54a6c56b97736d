// Holds: product §8 session-life
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { noteSighting } from '../../src/data/sessions.ts';
import { sightingDue } from '../../src/domain/session.ts';
import { testApp } from '../support/testApp.ts';
import { testClock } from '../support/testClock.ts';
import { logIn, signUp, openBrowser } from '../support/browser.ts';

const setUp = async (t: TestContext) => {
  const time = testClock();
  const { app, deps } = await testApp(t, { deps: { clock: time.clock } });
  const { visitor, person } = await signUp(app);
  const statusOf = async (url: string, method: 'GET' | 'POST' = 'GET') =>
    (await visitor.send({ url, method })).statusCode;
  return { ...time, app, deps, visitor, person, statusOf };
};

test('a session ends after thirty minutes without activity', async (t) => {
  const { advance, statusOf } = await setUp(t);
  advance({ minutes: 29, seconds: 59 });
  assert.equal(await statusOf('/api/user'), 200);
  advance({ minutes: 30 });
  assert.equal(await statusOf('/api/user'), 401);
});

test('a session ends after twelve hours, however active the person is', async (t) => {
  const { advance, statusOf } = await setUp(t);
  for (let half = 1; half < 24; half += 1) {
    advance({ minutes: 29, seconds: 30 });
    assert.equal(await statusOf('/api/user'), 200);
  }
  advance({ minutes: 29, seconds: 30 });
  assert.equal(await statusOf('/api/user'), 200);
  advance({ minutes: 11, seconds: 59 });
  assert.equal(await statusOf('/api/user'), 200);
  advance({ seconds: 1 });
  assert.equal(await statusOf('/api/user'), 401);
});

test('the settings control the session limits', async (t) => {
  const time = testClock();
  const { app } = await testApp(t, {
    deps: { clock: time.clock },
    env: { SESSION_IDLE_MINUTES: '5', SESSION_ABSOLUTE_HOURS: '1' },
  });
  const { visitor } = await signUp(app);
  const answer = await visitor.send({ url: '/api/user' });
  assert.equal(answer.headers['session-expires'], '2026-11-20T15:05:00.000Z');
  time.advance({ minutes: 5 });
  assert.equal((await visitor.send({ url: '/api/user' })).statusCode, 401);
});

test('a call that the portal makes on its own does not keep the session alive', async (t) => {
  const { advance, statusOf } = await setUp(t);
  advance({ minutes: 20 });
  assert.equal(await statusOf('/api/mailbox/unread', 'POST'), 200);
  advance({ minutes: 10 });
  assert.equal(await statusOf('/api/mailbox/unread', 'POST'), 401);
});

test('authenticated answers contain the session expiry, and other answers do not', async (t) => {
  const { advance, app, visitor } = await setUp(t);
  advance({ minutes: 10 });
  const active = await visitor.send({ url: '/api/user' });
  assert.equal(active.headers['session-expires'], '2026-11-20T15:40:00.000Z');
  advance({ minutes: 10 });
  const background = await visitor.send({ url: '/api/mailbox/unread', method: 'POST' });
  assert.equal(background.headers['session-expires'], '2026-11-20T15:40:00.000Z');
  assert.equal((await openBrowser(app).send({ url: '/api/user' })).headers['session-expires'], undefined);
  assert.equal((await visitor.send({ url: '/api/logout' })).headers['session-expires'], undefined);
});

test('authenticated answers also contain the absolute session limit, and other answers do not', async (t) => {
  const { advance, app, visitor } = await setUp(t);
  const limitOf = async (url: string, browser = visitor) => (await browser.send({ url })).headers['session-limit'];
  assert.equal(await limitOf('/api/user'), '2026-11-21T03:00:00.000Z');
  advance({ minutes: 20 });
  assert.equal(await limitOf('/api/user'), '2026-11-21T03:00:00.000Z');
  assert.equal(await limitOf('/api/user', openBrowser(app)), undefined);
  assert.equal(await limitOf('/api/logout'), undefined);
});

test('the server records session activity at most once a minute', async (t) => {
  const { advance, deps, statusOf } = await setUp(t);
  const lastSeen = async () =>
    (await deps.db.selectFrom('sessions').select('last_seen_at').executeTakeFirstOrThrow()).last_seen_at.toISOString();
  advance({ seconds: 59 });
  await statusOf('/api/user');
  assert.equal(await lastSeen(), '2026-11-20T15:00:00.000Z');
  advance({ seconds: 1 });
  await Promise.all([statusOf('/api/user'), statusOf('/api/user')]);
  assert.equal(await lastSeen(), '2026-11-20T15:01:00.000Z');
});

test('when several servers see the same person in the same minute, only one records it', async (t) => {
  const { clock, deps } = await setUp(t);
  const { id } = await deps.db.selectFrom('sessions').select('id').executeTakeFirstOrThrow();
  const noteAfter = (seconds: number) => {
    const now = new Date(clock().getTime() + seconds * 1_000);
    return noteSighting(deps.db, id, { now, seenBefore: sightingDue(now) });
  };
  await noteAfter(60);
  await noteAfter(61);
  const { last_seen_at: seen } = await deps.db.selectFrom('sessions').select('last_seen_at').executeTakeFirstOrThrow();
  assert.equal(seen.toISOString(), '2026-11-20T15:01:00.000Z');
});

test('extending keeps the session alive immediately, but never beyond its absolute limit', async (t) => {
  const { advance, visitor } = await setUp(t);
  advance({ seconds: 30 });
  const extend = () => visitor.send({ url: '/api/user/sessions/extend', method: 'POST' });
  const extended = await extend();
  assert.equal(extended.statusCode, 204);
  assert.equal(extended.headers['session-expires'], '2026-11-20T15:30:30.000Z');
  for (let times = 0; times < 24; times += 1) {
    advance({ minutes: 29 });
    await extend();
  }
  const last = await extend();
  assert.deepEqual(
    [last.headers['session-expires'], last.headers['session-limit']],
    ['2026-11-21T03:00:00.000Z', '2026-11-21T03:00:00.000Z'],
  );
});

test('an ended session stays ended when the clock is set back', async (t) => {
  const { advance, statusOf } = await setUp(t);
  advance({ minutes: 31 });
  assert.equal(await statusOf('/api/user'), 401);
  advance({ minutes: -30 });
  assert.equal(await statusOf('/api/user'), 401);
});

test('the session of a closed account ends with its next request', async (t) => {
  const { clock, deps, statusOf } = await setUp(t);
  await deps.db.updateTable('accounts').set({ closed_at: clock() }).execute();
  assert.equal(await statusOf('/api/user'), 401);
});

test('signing in again deletes the dead sessions of the account', async (t) => {
  const { advance, app, deps, person } = await setUp(t);
  await logIn(openBrowser(app), person.login, person.password);
  advance({ minutes: 31 });
  await logIn(openBrowser(app), person.login, person.password);
  const { sessions } = await deps.db
    .selectFrom('sessions')
    .select((eb) => eb.fn.countAll<string>().as('sessions'))
    .executeTakeFirstOrThrow();
  assert.equal(sessions, '1');
});
