// Holds: product §4 access-log
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';

import { Kysely, PostgresDialect, sql } from 'kysely';

import { migrations } from '../../migrations/index.ts';
import { recordAudit } from '../../src/data/audit.ts';
import { openDatabase } from '../../src/data/db.ts';
import { migrate } from '../../src/data/migrate.ts';
import { openPool } from '../../src/data/pool.ts';
import { demandKeptTrail, grantServing } from '../../src/data/servingRole.ts';
import type { Tables } from '../../src/data/tables.ts';
import { testConfig } from '../support/testApp.ts';
import { testDatabase, type TestDatabase } from '../support/testDatabase.ts';

const event = { action: 'history.read', capacity: 'self', actorAccountId: null, requestId: 'essai' } as const;

const onEmbedded = async (t: TestContext): Promise<Kysely<Tables>> => {
  const database = await openDatabase(testConfig(t));
  t.after(() => database.close());
  await database.asOwner((owner, servingRole) => migrate(owner, { servingRole }));
  return database.db;
};

const attempts = [
  sql`update audit_events set action = 'profile.read'`,
  sql`delete from audit_events`,
  sql`truncate audit_events`,
  sql`alter table audit_events disable trigger user`,
  sql`drop table audit_events`,
  sql`create or replace function refuse_change() returns trigger language plpgsql as 'begin return new; end'`,
  sql`set session_replication_role = replica`,
  sql`set role portail`,
  sql`delete from kysely_migration`,
  sql`create table essai (id int)`,
];

for (const [where, open] of [
  ['on a server of PostgreSQL', async (t: TestContext) => (await testDatabase(t)).db],
  ['on the embedded database', onEmbedded],
] as const)
  test(`the role that serves patients adds to the audit trail, can change nothing in it, and owns no table, ${where}`, async (t) => {
    const db = await open(t);
    await recordAudit(db, event);
    for (const attempt of attempts)
      await assert.rejects(attempt.execute(db), /permission denied|must be owner/, attempt.compile(db).sql);
    assert.deepEqual(await db.selectFrom('audit_events').select('action').execute(), [{ action: 'history.read' }]);
    const owned = await sql`select from pg_class where pg_get_userbyid(relowner) = current_user`.execute(db);
    assert.equal(owned.rows.length, 0);
    await demandKeptTrail(db);
  });

const waysIn = [
  [
    'grant truncate on audit_events to portail_serving',
    'revoke truncate on audit_events from portail_serving',
    'by a right of its own',
  ],
  [
    'grant update (action) on audit_events to portail_serving',
    'revoke update (action) on audit_events from portail_serving',
    'by a right on one column',
  ],
  [
    'grant create on schema public to portail_serving',
    'revoke create on schema public from portail_serving',
    'by a table or function of its own',
  ],
] as const;

test('the server refuses to start where the role that serves may change the audit trail', async (t) => {
  const { db, owner } = await testDatabase(t);
  const refusal = { name: 'StartupRefusal', message: /^The role of DATABASE_URL may change the audit trail: / };
  await assert.rejects(demandKeptTrail(owner), refusal, 'as the owner of the table');
  await demandKeptTrail(db);
  for (const [give, take, way] of waysIn) {
    await sql.raw(give).execute(owner);
    await assert.rejects(demandKeptTrail(db), refusal, way);
    await sql.raw(take).execute(owner);
    await demandKeptTrail(db);
  }
});

const rolesFor = async ({ owner, url }: Pick<TestDatabase, 'owner' | 'url'>) => {
  const suffix = randomUUID().slice(0, 8);
  const [owning, serving] = [`trail_owner_${suffix}`, `trail_serving_${suffix}`];
  const run = (statement: string) => sql.raw(statement).execute(owner);
  await run(`create role ${owning}; create role ${serving} login noinherit password 'essai'`);
  const address = new URL(url);
  [address.username, address.password] = [serving, 'essai'];
  const pool = openPool({ connectionString: address.href }, { size: 1, timeoutMs: 0 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const end = async () => {
    await db.destroy();
    await run(`reassign owned by ${owning}, ${serving} to current_user; drop owned by ${owning}, ${serving}`);
    await run(`drop role ${serving}; drop role ${owning}`);
  };
  await grantServing(owner, serving);
  return { db, end, owning, run, serving };
};

test('the server refuses to start where the role that serves can become the owner of the audit trail', async (t) => {
  const database = await testDatabase(t);
  const { db, end, owning, run, serving } = await rolesFor(database);
  try {
    await demandKeptTrail(db);
    await run(`alter table audit_events owner to ${owning}`);
    await demandKeptTrail(db);
    await run(`grant ${owning} to ${serving}`);
    await assert.rejects(demandKeptTrail(db), /member of the role that does/, 'without inherited rights');
    await run(`revoke ${owning} from ${serving}`);
    await run(`alter database ${new URL(database.url).pathname.slice(1)} owner to ${serving}`);
    await assert.rejects(demandKeptTrail(db), /owns the database/);
  } finally {
    await end();
  }
});

test('a start takes back the right to set a sequence, which an earlier release gave', async (t) => {
  const { asOwner, db, owner } = await testDatabase(t);
  await sql`grant update on sequence audit_events_id_seq to portail_serving`.execute(owner);
  await sql`select setval('audit_events_id_seq', 7)`.execute(db);
  await asOwner((each, servingRole) => migrate(each, { servingRole }));
  await assert.rejects(sql`select setval('audit_events_id_seq', 7)`.execute(db), /permission denied/);
  await recordAudit(db, event);
});

const withTable = {
  ...migrations,
  '9999_next': {
    up: async (db: Kysely<Tables>) => {
      await sql`create table essai (id bigint generated always as identity, text text)`.execute(db);
    },
  },
};

test('a table that a migration adds is open to the role that serves', async (t) => {
  const { asOwner, db } = await testDatabase(t);
  await asOwner((owner, servingRole) => migrate(owner, { migrations: withTable, servingRole }));
  await sql`insert into essai (text) values ('a')`.execute(db);
  assert.equal((await sql`select from essai`.execute(db)).rows.length, 1);
});

test('a table is open to the role that serves when its migration commits, since triggers on it may run for older servers', async (t) => {
  const { asOwner } = await testDatabase(t);
  const seen: unknown[] = [];
  const withTrigger = {
    ...withTable,
    '9999_then': {
      up: async (db: Kysely<Tables>) => {
        const { rows } = await sql`select has_table_privilege('portail_serving', 'essai', 'insert') as may`.execute(db);
        seen.push(...rows);
      },
    },
  };
  await asOwner((owner, servingRole) => migrate(owner, { migrations: withTrigger, servingRole }));
  assert.deepEqual(seen, [{ may: true }]);
});

test('a role that owns no table starts on a schema of its release, and says in one sentence what a newer one needs', async (t) => {
  const { db } = await testDatabase(t);
  await migrate(db);
  await assert.rejects(migrate(db, { migrations: withTable }), {
    name: 'StartupRefusal',
    message: /set DATABASE_MIGRATE_URL to the role that does\.$/,
  });
});
