// Holds: product §8 live-stream, product §8 session-life
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { liveStage } from '../support/liveStage.ts';

test('proxies neither store, compress nor buffer a stream', async (t) => {
  const { listen, patient } = await liveStage(t);
  const { status, headers, retry } = await listen(await patient());
  assert.equal(status, 200);
  assert.equal(headers.get('content-type'), 'text/event-stream; charset=utf-8');
  assert.equal(headers.get('cache-control'), 'no-store, no-transform');
  assert.equal(headers.get('x-accel-buffering'), 'no');
  assert.equal(headers.get('x-content-type-options'), 'nosniff');
  assert.equal(headers.get('content-encoding'), null);
  assert.equal(retry(), 3_000);
});

test('listening does not keep the session alive', async (t) => {
  const { db, listen, patient } = await liveStage(t);
  const marie = await patient();
  const seen = () =>
    db
      .selectFrom('sessions')
      .select('last_seen_at')
      .where('account_id', '=', marie.accountId)
      .executeTakeFirstOrThrow();
  await db
    .updateTable('sessions')
    .set({ last_seen_at: new Date(Date.now() - 600_000) })
    .execute();
  const before = await seen();
  await listen(marie);
  assert.deepEqual(await seen(), before);
});
