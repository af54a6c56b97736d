// Holds: product §4 access-log
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { accessLogStage } from '../support/accessLog.ts';

test('the pages of the access log contain every line once, also those of one instant, and new lines shift none', async (t) => {
  const { db, reader } = await accessLogStage(t);
  const me = await reader();
  await sql`insert into audit_events (at, actor_account_id, capacity, action, patient_id)
    select timestamptz '2025-11-01 12:00Z' + make_interval(hours => number / 3), ${me.accountId}::uuid, 'self', 'history.read', ${me.patientId}::uuid
    from generate_series(0, 10) as number`.execute(db);
  const wanted = await db.selectFrom('audit_events').select('id').orderBy('at', 'desc').orderBy('id', 'desc').execute();
  const seen: string[] = [];
  let cursor: string | null = '';
  for (let page = 0; cursor !== null && page < 9; page += 1) {
    const { body } = await me.log({ limit: '4', to: '2025-11-19', ...(cursor === '' ? {} : { cursor }) });
    seen.push(...body.events.map(({ eventId }) => eventId));
    ({ nextCursor: cursor } = body);
  }
  assert.deepEqual(
    seen,
    wanted.map(({ id }) => id),
  );
});

test('an access log period consists of days in Quebec, both included, also on the long day of autumn', async (t) => {
  const { db, reader } = await accessLogStage(t);
  const me = await reader();
  const instants = ['2025-11-02T03:59:59Z', '2025-11-02T04:00:00Z', '2025-11-03T04:59:59Z', '2025-11-03T05:00:00Z'];
  for (const at of instants) {
    await sql`insert into audit_events (at, actor_account_id, capacity, action, patient_id)
      values (${at}, ${me.accountId}, 'self', 'history.read', ${me.patientId})`.execute(db);
  }
  const days = async (query: Record<string, string>) =>
    (await me.log(query)).body.events.map(({ at }) => at.slice(0, 19).concat('Z'));
  assert.deepEqual(await days({ from: '2025-11-02', to: '2025-11-02' }), [instants[2], instants[1]]);
  assert.deepEqual(await days({ from: '2025-11-03', to: '2025-11-03' }), [instants[3]]);
  assert.deepEqual(await days({ to: '2025-11-01' }), [instants[0]]);
  assert.deepEqual(await days({ from: '2025-11-03', to: '2025-11-02' }), []);
});

test('the access log rejects a broken cursor, date or field as malformed instead of guessing', async (t) => {
  const { reader } = await accessLogStage(t);
  const me = await reader();
  const broken: Record<string, string>[] = [
    { cursor: 'x' },
    { cursor: Buffer.from('["2026-99-01 10:00:00+00","1"]').toString('base64url') },
    { from: '0000-01-01' },
    { to: '2026-02-30' },
    { limit: '101' },
    { limit: '-1' },
    { patientId: '1' },
    { by: 'me' },
    { who: 'me' },
  ];
  for (const query of broken) assert.equal((await me.log(query)).status, 400, JSON.stringify(query));
});
