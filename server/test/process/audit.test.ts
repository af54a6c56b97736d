// Holds: product §4 access-log
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { sql } from 'kysely';

import { testFolder } from '../support/folders.ts';
import { runScript } from '../support/processes.ts';
import { asServing } from '../support/template.ts';
import { testDatabase } from '../support/testDatabase.ts';

const audit = new URL('../../src/audit/main.ts', import.meta.url);

const typed = async (words: string[], env: NodeJS.ProcessEnv) => {
  const program = runScript(audit, words, { env });
  return { code: await program.ended, output: program.output() };
};

test('an operator exports the audit trail as the role that serves, the trail keeps that it was exported, and the export verifies', async (t) => {
  const { db, url } = await testDatabase(t);
  const DATA_DIR = testFolder(t);
  const env = { DATA_DIR, DATABASE_URL: asServing(url) };
  await sql`insert into audit_events (at, capacity, action, request_id)
    values (clock_timestamp() - interval '1 hour', 'self', 'history.read', 'essai')`.execute(db);
  const exported = await typed(['export'], env);
  const [line = '', ...more] = exported.output.trim().split('\n');
  assert.deepEqual([exported.code, more], [0, ['Events: 1.']]);
  assert.match(line, /"action":"history\.read"/);
  const actions = await db.selectFrom('audit_events').select('action').orderBy('id').execute();
  assert.deepEqual(actions, [{ action: 'history.read' }, { action: 'trail.exported' }]);

  const file = join(DATA_DIR, 'trail.ndjson');
  writeFileSync(file, `${line}\n`);
  const verified = await typed(['verify', file], env);
  assert.equal(verified.code, 0);
  assert.match(
    verified.output,
    /^The chain holds, and the database says the same\. Events: 1, until .*\. Later ones in the database: 0\.$/m,
  );
});

test('a word that the audit command does not know gets its usage and ends it with 1', async (t) => {
  const { code, output } = await typed(['expport'], { DATA_DIR: testFolder(t) });
  assert.equal(code, 1);
  assert.match(output, /^npm run -s audit -- export /);
});
