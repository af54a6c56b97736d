// Holds: product §7 health
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { sql } from 'kysely';

import { closingStage } from '../support/closing.ts';
import { testFolder } from '../support/folders.ts';
import { runScript } from '../support/processes.ts';
import { onServer, withDatabase } from '../support/template.ts';
import { testApp, type TestApp } from '../support/testApp.ts';

const clinic = new URL('../../src/clinic/main.ts', import.meta.url);

const statusOf = async ({ database, deps }: Pick<TestApp, 'database' | 'deps'>) => {
  const env = { DATABASE_URL: database.url, DATA_DIR: deps.config.dataDir };
  const program = runScript(clinic, ['status'], { env });
  return { code: await program.ended, lines: program.output().split('\n') };
};

const quiet = (t: TestContext) => testApp(t);

test('the status command says that a server can serve, and that nothing waits (product §7 health)', async (t) => {
  assert.deepEqual(await statusOf(await quiet(t)), {
    code: 0,
    lines: [
      'Ready.',
      'mails waiting: 0, of which failed at least once: 0; oldest never',
      'texts waiting: 0, of which failed at least once: 0; oldest never',
      'pushes waiting: 0, of which failed at least once: 0; oldest never',
      'reminders due: 0; accounts to erase: 0; freed slots to offer: 0',
      '',
    ],
  });
});

test('the status command tells which emails wait, which were given up, and why (product §7 health)', async (t) => {
  const stage = await quiet(t);
  await sql`
    insert into outbox (id, template, lang, payload_sealed, created_at, abandoned_at, sent_at, last_error) values
      (gen_random_uuid(), 'recoveryRequest', 'fr', '', '2025-01-07T14:00:00Z', null, null, 'ECONNREFUSED'),
      (gen_random_uuid(), 'recoveryRequest', 'fr', '', '2025-01-07T15:00:00Z', null, null, null),
      (gen_random_uuid(), 'recoveryRequest', 'fr', '', now() - interval '6 days', now(), null, 'EENVELOPE 550'),
      (gen_random_uuid(), 'recoveryRequest', 'en', '', now() - interval '7 days', now(), null, 'EENVELOPE 550'),
      (gen_random_uuid(), 'recoveryRequest', 'fr', '', now(), null, now(), null)
  `.execute(stage.database.db);
  const { code, lines } = await statusOf(stage);
  assert.equal(code, 0);
  assert.deepEqual(lines.slice(1, 3), [
    'mails waiting: 2, of which failed at least once: 1; oldest 2025-01-07T14:00:00Z',
    'mails given up in 30 days: 2 × recoveryRequest (EENVELOPE 550)',
  ]);
});

test('the status command tells of each job its last turn, its failures and their reason (product §7 health)', async (t) => {
  const stage = await quiet(t);
  await sql`
    insert into job_states (name, turned_at, failed_at, failures, reason) values
      ('sweep', '2025-01-07T14:00:00Z', null, 0, null),
      ('remind', '2025-01-07T13:00:00Z', '2025-01-07T14:00:00Z', 4, '42P01')
  `.execute(stage.database.db);
  const { lines } = await statusOf(stage);
  assert.deepEqual(lines.slice(-3), [
    'job “remind”: FAILED 4 times in a row, last 2025-01-07T14:00:00Z (42P01); last good turn 2025-01-07T13:00:00Z',
    'job “sweep”: last turn 2025-01-07T14:00:00Z',
    '',
  ]);
});

test('the status command counts the accounts that are due for erasure, and names nobody (product §7 health)', async (t) => {
  const stage = await closingStage(t);
  const { close, person } = await stage.closer();
  await close();
  await stage.letDaysPass(11);
  const { lines } = await statusOf(stage);
  const told = lines.join('\n');
  assert.match(told, /^reminders due: 0; accounts to erase: 1; freed slots to offer: 0$/m);
  for (const own of [person.login, person.email, person.nam])
    assert.ok(!told.includes(own), `The status names ${own}.`);
});

test('the status command tells apart why a server cannot serve (product §7 health)', async (t) => {
  const stage = await quiet(t);
  const name = new URL(stage.database.url).pathname.slice(1);
  const change = (setting: string) =>
    onServer(withDatabase(stage.database.url, 'postgres'), `alter database ${name} ${setting}`);
  await change('set default_transaction_read_only = on');
  assert.equal((await statusOf(stage)).lines[0], 'NOT READY: the database is read-only');
  await change('reset default_transaction_read_only');
  await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(
    stage.database.owner,
  );
  assert.deepEqual((await statusOf(stage)).lines, ['NOT READY: the schema is not the one of this release', '']);
});

test('the status command refuses in one sentence where no keys are (product §7 health)', async (t) => {
  const { database, deps } = await quiet(t);
  const elsewhere = { ...deps, config: { ...deps.config, dataDir: testFolder(t) } };
  const { code, lines } = await statusOf({ database, deps: elsewhere });
  assert.equal(code, 1);
  assert.match(lines.join('\n'), /^The key folder \S+ holds no keys\.\n$/);
});
