// Holds: product §8 live-stream, product §8 session-life
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { inTransaction } from '../../src/data/transaction.ts';
import { endOtherSessions } from '../../src/data/sessions.ts';
import { listenAt, type LiveClient } from '../support/liveClient.ts';
import { liveStage } from '../support/liveStage.ts';
import { eventually } from '../support/processes.ts';
import { testClock } from '../support/testClock.ts';

test('signing out ends the streams of that person and no others', async (t) => {
  const { listen, patients } = await liveStage(t);
  const [marie, luc] = await patients(2);
  assert.ok(marie && luc);
  const [first, second, other] = [await listen(marie), await listen(marie), await listen(luc)];
  const { status } = await marie.send('GET', 'logout');
  assert.equal(status, 204);
  await eventually(() => first.hasEnded() && second.hasEnded(), 'both streams of Marie ended');
  assert.equal(other.hasEnded(), false);
  assert.equal((await listen(marie)).status, 401);
});

test('ending a session from another device ends its stream', async (t) => {
  const { db, listen, patient } = await liveStage(t);
  const marie = await patient();
  const stream = await listen(marie);
  await inTransaction(db, (transaction) => endOtherSessions(transaction, marie.accountId, null));
  await eventually(() => stream.hasEnded(), 'the stream ended');
});

test('a stream ends when its session expires, and listening does not extend the session', async (t) => {
  const { clock, advance } = testClock(new Date().toISOString());
  const { listen, patient } = await liveStage(t, { deps: { clock } });
  const stream = await listen(await patient());
  advance({ minutes: 29 });
  assert.equal(stream.hasEnded(), false);
  advance({ minutes: 2 });
  await eventually(() => stream.hasEnded(), 'the stream ended');
});

test('the oldest stream ends when one session opens too many, and must wait before it reconnects', async (t) => {
  const { listen, patient } = await liveStage(t);
  const marie = await patient();
  const streams: LiveClient[] = [];
  for (let n = 0; n < 8; n += 1) streams.push(await listen(marie));
  await eventually(() => streams.slice(0, 2).every(({ hasEnded }) => hasEnded()), 'the two oldest ended');
  assert.deepEqual(
    streams.map(({ hasEnded }) => hasEnded()),
    [true, true, false, false, false, false, false, false],
  );
  assert.equal(streams[0]?.retry(), 60_000);
});

test('a stopping server ends its streams without waiting for them', async (t) => {
  const { app, address, patient } = await liveStage(t);
  const marie = await patient();
  const streams = [await listenAt(t, address, marie), await listenAt(t, address, marie)];
  await app.close();
  await eventually(() => streams.every(({ hasEnded }) => hasEnded()), 'the streams ended');
  assert.deepEqual(
    streams.map(({ retry }) => retry()),
    [1_000, 1_000],
  );
});
