// Holds: product §7 health
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { testApp } from '../support/testApp.ts';

test('a process that answers is healthy, and is ready while its database is reachable and up to date', async (t) => {
  const { database, inject } = await testApp(t);
  const ask = async (url: string) => {
    const { statusCode, body } = await inject(url);
    return [statusCode, body];
  };
  assert.deepEqual(await ask('/healthz'), [200, '{"status":"ok"}']);
  assert.deepEqual(await ask('/readyz'), [200, '{"status":"ok"}']);
  await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(database.owner);
  assert.deepEqual(await ask('/readyz'), [503, '{"message":"errors.unavailable","reasons":["schema"]}']);
  assert.deepEqual(await ask('/healthz'), [200, '{"status":"ok"}']);
});

test('health checks answer HEAD without more detail', async (t) => {
  const { inject } = await testApp(t);
  for (const url of ['/healthz', '/readyz']) {
    const answer = await inject({ method: 'HEAD', url });
    assert.deepEqual([answer.statusCode, answer.body, answer.cookies], [200, '', []]);
  }
});
