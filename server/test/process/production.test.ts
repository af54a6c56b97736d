// Holds: product §7 settings
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';

import { testFolder } from '../support/folders.ts';
import { addressOf, runServer } from '../support/runServer.ts';
import { assertRefused, migratedDatabase } from '../support/startRefused.ts';
import { asServing, onServer } from '../support/template.ts';

/** What production needs, with keys of its own, and the role that serves beside the one that owns the database. */
const productionEnv = (t: TestContext, ownerUrl: string) => {
  const KEYS_DIR = testFolder(t);
  for (const name of ['encryption-1', 'blind-index', 'csrf'])
    writeFileSync(join(KEYS_DIR, `${name}.key`), randomBytes(32).toString('base64'), { mode: 0o600 });
  return {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://portail.example',
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: 'a@portail.example',
    TRUSTED_PROXIES: 'none',
    CLAMAV_URL: 'tcp://127.0.0.1:3310',
    DRAIN_SECONDS: '0',
    KEYS_DIR,
    DATABASE_URL: asServing(ownerUrl),
    DATABASE_MIGRATE_URL: ownerUrl,
  };
};

test('production starts with its own keys, and refuses a database that contains the demo network', async (t) => {
  const DATABASE_URL = await migratedDatabase(t);
  const env = productionEnv(t, DATABASE_URL);
  const server = runServer(t, env);
  await server.wrote('Portail patient: ');
  server.child.kill('SIGTERM');
  assert.equal(await server.ended, 0);
  await onServer(
    DATABASE_URL,
    `insert into clinics (id, source, source_key, name, kind, time_zone)
    values (gen_random_uuid(), 'demo', '1', 'Clinique fictive', 'gmf', 'America/Toronto')`,
  );
  await assertRefused(runServer(t, env), /^The database holds the demo network, which production refuses: /);
});

test('every line that production logs is JSON, the first one and the warnings of the start too (product §7 settings)', async (t) => {
  const server = runServer(t, { ...productionEnv(t, await migratedDatabase(t)), CLAMAV_URL: '' });
  const address = await addressOf(server);
  await fetch(`${address}/healthz`);
  await server.wrote('"answered"');
  server.child.kill('SIGTERM');
  assert.equal(await server.ended, 0);
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line !== '');
  const parsed = lines.map((line): unknown => JSON.parse(line));
  const isWarning = (line: unknown) => Reflect.get(Object(line), 'level') === 'warn';
  assert.match(String(Reflect.get(Object(parsed.find(isWarning)), 'msg')), /^[A-Z][^\n]+\.$/);
  const isStart = (line: unknown) => Reflect.get(Object(line), 'address') === address;
  assert.equal(Reflect.get(Object(parsed.find(isStart)), 'pid'), server.child.pid);
});
