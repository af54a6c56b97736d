// Holds: product §7 start, product §7 health
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { testFolder } from '../support/folders.ts';
import { addressOf, runServer } from '../support/runServer.ts';
import { onServer } from '../support/template.ts';
import { createTestDatabase } from '../support/testDatabase.ts';

const readiness = async (address: string): Promise<string> => (await fetch(`${address}/readyz`)).text();

test('an older server goes on, and restarts, beside a newer one that added to the schema (product §7 start)', async (t) => {
  const { url, drop } = await createTestDatabase();
  t.after(drop);
  const env = { DATABASE_URL: url, DATA_DIR: testFolder(t), DRAIN_SECONDS: '0' };
  const nextRelease = new URL('../support/nextRelease.mjs', import.meta.url).href;
  const before = runServer(t, env);
  const address = await addressOf(before);
  const ready = await readiness(address);
  assert.equal(ready, '{"status":"ok"}');

  const newer = runServer(t, { ...env, NODE_OPTIONS: `--import=${nextRelease}` });
  assert.equal(await readiness(await addressOf(newer)), ready);
  await onServer(url, 'select note from slots, notes');
  assert.equal(await readiness(address), ready, 'it goes on');

  before.child.kill('SIGTERM');
  assert.equal(await before.ended, 0);
  assert.equal(await readiness(await addressOf(runServer(t, env))), ready, 'it restarts');
});
