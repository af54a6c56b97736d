// Holds: product §7 start
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { sql, type Kysely } from 'kysely';

import { profile } from '../../../contract/session.ts';
import { buildApp } from '../../src/app.ts';
import { loadKeys } from '../../src/data/keys.ts';
import { sealedColumns } from '../../src/data/keyRotation/sealedColumns.ts';
import { migrate } from '../../src/data/migrate.ts';
import type { Tables } from '../../src/data/tables.ts';
import { makeDeps } from '../../src/makeDeps.ts';
import { patientOn } from '../support/booking.ts';
import { mailboxOf } from '../support/mailbox.ts';
import { logIn, openBrowser, signUp } from '../support/browser.ts';
import { bookings } from '../support/yesterday/bookings.ts';
import { databaseOfYesterday, renameEverything } from '../support/yesterday/database.ts';
import { network } from '../support/yesterday/network.ts';
import { marie } from '../support/yesterday/people.ts';

type Stored = { table: string; file: string; rows: string[] };

/** Every table by its identity, which a new name leaves as it is: its file on disk, and its rows without names of columns. */
const readTables = async (db: Kysely<Tables>): Promise<Map<string, Stored>> => {
  const { rows: tables } = await sql<{ id: string; name: string; file: string }>`
    select oid::text as id, relname as name, pg_relation_filenode(oid)::text as file
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'
  `.execute(db);
  const read = tables.map(async ({ id, name, file }): Promise<[string, Stored]> => {
    const { rows } = await sql<{ row: string }>`
      select each::text as row from ${sql.table(name)} as each order by 1
    `.execute(db);
    return [id, { table: name, file, rows: rows.map(({ row }) => row) }];
  });
  return new Map(await Promise.all(read));
};

/** The files of indexes by their identity. */
const indexFiles = async (db: Kysely<Tables>): Promise<string[]> => {
  const { rows } = await sql<{ file: string }>`
    select oid || ' ' || pg_relation_filenode(oid) as file
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'i' and relname not like 'kysely%' order by oid
  `.execute(db);
  return rows.map(({ file }) => file);
};

/** Names that say what they said before, wherever the database keeps names or code. */
const oldNames = async (db: Kysely<Tables>): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    with named as (
      select relname::text as name from pg_class where relnamespace = 'public'::regnamespace
      union select attname from pg_attribute join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace
      union select conname from pg_constraint where connamespace = 'public'::regnamespace
      union select tgname from pg_trigger where not tgisinternal
      union select tgnewtable from pg_trigger where tgnewtable is not null
      union select proname || ' ' || prosrc from pg_proc join pg_language on pg_language.oid = prolang
        where pronamespace = 'public'::regnamespace and lanname in ('plpgsql', 'sql')
    )
    select name from named
    where name ~ '(^|[^a-z])(places?|reservations?|openings?|express|hub|visits?|told|whole|placed|idempotency_keys?)([^a-z]|$)'
  `.execute(db);
  return rows.map(({ name }) => name);
};

test('an upgrade gives every table its current name and keeps every row and every file', async (t) => {
  const { database } = await databaseOfYesterday(t);
  const before = await readTables(database.db);
  const empty = [...before.values()].filter(({ rows }) => rows.length === 0);
  assert.deepEqual(
    empty.map(({ table }) => table),
    [],
    'a row for each table',
  );
  const indexes = await indexFiles(database.db);

  await renameEverything(database.db);
  const after = await readTables(database.db);
  assert.equal(after.size, before.size);
  for (const [id, { table, file, rows }] of before) {
    assert.equal(after.get(id)?.file, file, `${table} is written where it was`);
    assert.deepEqual(after.get(id)?.rows, rows, table);
  }
  assert.deepEqual(await indexFiles(database.db), indexes);
  assert.deepEqual(await oldNames(database.db), []);
});

/** Columns that no server had then. */
const sinceThen = [
  'messages.subject_sealed',
  'news_outbox.payload_sealed',
  'passkeys.name_sealed',
  'push_outbox.payload_sealed',
  'push_subscriptions.subscription_sealed',
  'remembered_choices.choice_sealed',
  'second_factors.secret_sealed',
  'staff.totp_sealed',
  'text_numbers.number_sealed',
];

test('a value sealed before an upgrade opens after it', async (t) => {
  const { database, vault } = await databaseOfYesterday(t);
  await migrate(database.db);
  for (const { table, column, context } of sealedColumns.filter(
    (each) => !sinceThen.includes(`${each.table}.${each.column}`),
  )) {
    const { rows } = await sql<{ sealed: Buffer }>`
      select ${sql.ref(column)} as sealed from ${sql.table(table)} where ${sql.ref(column)} is not null
    `.execute(database.db);
    assert.ok(rows.length > 0, `${table}.${column}`);
    for (const { sealed } of rows) assert.ok(vault.openBytes(sealed, context).length > 0, `${table}.${column}`);
  }
});

/** The server of today on the upgraded database, and Marie signed in. */
const signedInAfterUpgrade = async (t: TestContext) => {
  const { database, config } = await databaseOfYesterday(t);
  await migrate(database.db);
  const app = await buildApp(makeDeps(config, loadKeys(config), database));
  t.after(() => app.close());
  const browser = openBrowser(app);
  assert.equal((await logIn(browser, marie.login, marie.password)).statusCode, 200);
  return { app, db: database.db, me: patientOn(app, { ...marie, cookies: browser.cookies }) };
};

test('a person with an account from before an upgrade signs in, reads, books and cancels after it', async (t) => {
  const { app, me } = await signedInAfterUpgrade(t);
  assert.match((await me.send('GET', 'user')).raw, new RegExp(`"nam":"${marie.nam}"`));

  const { body: history } = await me.history();
  assert.deepEqual(
    history.upcoming.map(({ reservationId, reference, raisonVisite }) => [reservationId, reference, raisonVisite]),
    [[bookings.own, 'HIER234567', 'Marie tousse depuis hier']],
  );
  const thread = await mailboxOf(me, app).open(bookings.message);
  assert.deepEqual(
    thread.body.messages.map(({ body, attachments }) => [body, attachments.map(({ name }) => name)]),
    [['Apportez votre carnet.', ['carnet.pdf']]],
  );
  const { alerts } = (await me.alerts()).body;
  assert.deepEqual(
    alerts.map(({ alertId, criteria }) => [alertId, criteria.raisonVisite]),
    [[bookings.alert, 'skin']],
  );

  assert.equal((await me.hold(network.free)).status, 200);
  const booked = await me.reserve(network.free);
  assert.equal(booked.status, 201, booked.raw);
  const cancelled = await me.cancel({ clinicId: network.clinic, reservationId: bookings.own });
  assert.equal(cancelled.status, 200, cancelled.raw);
  assert.deepEqual(
    (await me.history()).body.upcoming.map(({ reservationId }) => reservationId),
    [booked.body.reservationId],
  );
});

test('accounts from before an upgrade, and those that an older server still makes, get emails without time or place (decision 66)', async (t) => {
  const { app, db, me } = await signedInAfterUpgrade(t);
  const mine = profile.parse(JSON.parse((await me.send('GET', 'user')).raw));
  assert.equal(mine.notifications?.emailDetails, false);
  const { rows } = await sql<{ email_details: boolean }>`
    with patient as (insert into patients (id) values (gen_random_uuid()) returning id)
    insert into accounts (id, patient_id, login, email, password_hash, lang)
    select gen_random_uuid(), id, 'ancienne', 'ancienne@exemple.ca', '', 'fr' from patient returning email_details
  `.execute(db);
  assert.deepEqual(rows, [{ email_details: false }]);
  const { visitor } = await signUp(app);
  const newcomer = profile.parse((await visitor.send({ url: '/api/user' })).json());
  assert.equal(newcomer.notifications?.emailDetails, true);
});

test('a person with an account from before an upgrade is offered a second step at their next sign-in (decision 101)', async (t) => {
  const { me } = await signedInAfterUpgrade(t);
  const mine = profile.parse(JSON.parse((await me.send('GET', 'user')).raw));
  assert.equal(mine.secondFactorOffered, true);
});
