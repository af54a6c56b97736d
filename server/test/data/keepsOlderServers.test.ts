// Holds: product §7 start
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { Kysely, PostgresDialect, sql } from 'kysely';

import { migrations } from '../../migrations/index.ts';
import { openPool } from '../../src/data/pool.ts';
import { breaksOf } from '../support/schemaBreaks.ts';
import { createTestDatabase } from '../support/testDatabase.ts';

const emptyDatabase = async (t: TestContext): Promise<Kysely<unknown>> => {
  const { url, drop } = await createTestDatabase({ template: 'template0' });
  const pool = openPool({ connectionString: url }, { size: 1, timeoutMs: 0 });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  t.after(async () => {
    await db.destroy();
    await drop();
  });
  return db;
};

/** What marked migrations do to what was there, and why an older server survives it. */
const survived: Record<string, Record<string, string>> = {
  '0042_sources': {
    'changes constraint slots.slots_status_check': 'allows every status that it allowed, and one more',
    'changes function refuse_slot_transition()': 'lets every step pass that it let pass, and steps to the new status',
    'demands trigger holds.holds_not_elsewhere': 'refuses only holds of a new status, which older servers never offer',
    'demands trigger slots.slots_elsewhere':
      'changes a status and refuses nothing; older servers neither offer nor hold such a slot',
  },
  '0049_feed_conflicts': {
    'demands trigger appointments.appointments_settle_conflicts': 'writes to a new table only',
    'demands trigger slots.slots_conflict':
      'keeps a status that older servers know, and only of slots that newer servers marked',
  },
  '0054_moved_from_place': {
    'demands trigger appointments.appointments_moved_from': 'fills two new columns and refuses nothing',
  },
  '0058_undone_acts': {
    'changes function refuse_appointment_transition()': 'lets every step pass that it let pass, and two more',
  },
  '0059_clinic_threads': {
    'demands trigger messages.messages_clinic_thread': 'writes to a new table only',
  },
  '0062_sealed_subjects': {
    'changes column messages.subject': 'gains a default, which older servers never leave out and show as a subject',
  },
};

test('a migration that says it keeps older servers leaves all that they rely on, or says why they survive it (product §7 start)', async (t) => {
  const db = await emptyDatabase(t);
  for (const [name, migration] of Object.entries(migrations)) {
    const breaks = await breaksOf(db, migration);
    if (migration.keepsOlderServers === true) assert.deepEqual(breaks, Object.keys(survived[name] ?? {}).sort(), name);
    else assert.equal(survived[name], undefined, `${name} carries no mark`);
  }
});

const refused: [statement: string, breaks: string[]][] = [
  [
    'drop table words',
    [
      'drops column words.id',
      'drops column words.word',
      'drops constraint words.words_word_check',
      'drops table words',
    ],
  ],
  ['alter table words drop column word', ['drops column words.word', 'drops constraint words.words_word_check']],
  [
    'alter table words rename column word to term',
    ['changes constraint words.words_word_check', 'drops column words.word'],
  ],
  ['alter table words alter column word set not null', ['changes column words.word']],
  ['alter table words alter column id drop not null', ['changes column words.id']],
  [
    'alter table words alter column word type varchar(9)',
    ['changes column words.word', 'changes constraint words.words_word_check'],
  ],
  ['alter table words alter column id drop default', ['changes column words.id']],
  ['alter table words drop constraint words_word_check', ['drops constraint words.words_word_check']],
  ["alter table words add constraint short check (word < 'n') not valid", ['demands constraint words.short']],
  ['alter table words add column said_by text not null', ['demands column words.said_by']],
  ['create unique index words_word_key on words (word)', ['demands unique index words.words_word_key']],
  ["create or replace function said() returns text language sql as 'select null'", ['changes function said()']],
  ['drop function said()', ['drops function said()']],
];

test('whatever a migration drops, renames, changes or demands of what was there would break an older server (product §7 start)', async (t) => {
  const db = await emptyDatabase(t);
  for (const [statement, breaks] of refused) {
    await sql`
      drop table if exists words;
      create table words (id integer not null default 1, word text check (word <> ''));
      drop function if exists said();
      create function said() returns text language sql as 'select 1';
    `.execute(db);
    const up = async (within: Kysely<unknown>) => {
      await sql.raw(statement).execute(within);
    };
    assert.deepEqual(await breaksOf(db, { up }), breaks, statement);
  }
});

test('an older server survives a new table, and a new column with a default and its check (product §7 start)', async (t) => {
  const db = await emptyDatabase(t);
  await sql`create table words (id integer not null)`.execute(db);
  const up = async (within: Kysely<unknown>) => {
    await sql`
      create table said (word text not null unique check (word <> ''));
      alter table words add column length integer not null default 0 check (length >= 0), add column note text;
    `.execute(within);
  };
  assert.deepEqual(await breaksOf(db, { up }), []);
});
