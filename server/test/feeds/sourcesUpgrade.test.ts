// Holds: product §5 slots-feed
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { sql } from 'kysely';

import { buildApp } from '../../src/app.ts';
import { loadKeys } from '../../src/data/keys.ts';
import { migrate } from '../../src/data/migrate.ts';
import { makeDeps } from '../../src/makeDeps.ts';
import { patientOn } from '../support/booking.ts';
import { logIn, openBrowser } from '../support/browser.ts';
import { databaseOfYesterday, migrateTo } from '../support/yesterday/database.ts';
import { network } from '../support/yesterday/network.ts';
import { marie } from '../support/yesterday/people.ts';

const source = 'smart:clinics.example';

/** The schema just before sources, with a publication that somebody imported into it, and then that of today. */
const upgraded = async (t: TestContext) => {
  const { database, config } = await databaseOfYesterday(t);
  const { db } = database;
  await migrateTo(db, '0038_kept_numbers');
  await sql`update clinics set source = ${source}`.execute(db);
  await sql`update slots set source = ${source}`.execute(db);
  await migrate(db);
  const statusOf = async (id: string) =>
    (await db.selectFrom('slots').select('status').where('id', '=', id).executeTakeFirst())?.status;
  return { database, config, db, statusOf };
};

test('an upgrade only shows what was imported before, also what was held or set aside, and keeps appointments', async (t) => {
  const { db, statusOf } = await upgraded(t);
  const { free, held, setAside, booked } = network;
  assert.deepEqual(await Promise.all([free, held, setAside, booked].map(statusOf)), [
    'elsewhere',
    'elsewhere',
    'elsewhere',
    'busy',
  ]);
  assert.deepEqual(await db.selectFrom('sources').select(['name', 'key', 'mode']).execute(), [
    { name: 'clinics.example', key: source, mode: 'link-out' },
  ]);
});

test('an upgrade shows a period once, however many slots were imported of it', async (t) => {
  const { database } = await databaseOfYesterday(t);
  const { db } = database;
  await migrateTo(db, '0038_kept_numbers');
  const numbered = [network.free, network.setAside, network.held];
  for (const [at, id] of numbered.entries())
    await sql`update slots set source = ${source}, source_key = ${`a|from|to#${at * 9 + 1}`} where id = ${id}::uuid`.execute(
      db,
    );
  await migrate(db);
  const rows = await db.selectFrom('slots').select(['id', 'status']).execute();
  const statuses = new Map(rows.map(({ id, status }) => [id, status]));
  assert.deepEqual(
    numbered.map((id) => statuses.get(id)),
    ['elsewhere', 'busy-unavailable', 'busy-unavailable'],
  );
});

test('a hold from before an upgrade is booked no more once its clinic books elsewhere', async (t) => {
  const { database, config, db, statusOf } = await upgraded(t);
  await sql`update holds set expires_at = now() + interval '5 minutes' where slot_id = ${network.held}::uuid`.execute(
    db,
  );
  const app = await buildApp(makeDeps(config, loadKeys(config), database));
  t.after(() => app.close());
  const browser = openBrowser(app);
  assert.equal((await logIn(browser, marie.login, marie.password)).statusCode, 200);
  const me = patientOn(app, { ...marie, cookies: browser.cookies });
  const { status, refusal } = await me.reserve(network.held);
  assert.deepEqual([status, refusal.message], [422, 'appointment.bookedElsewhere']);
  assert.equal(await statusOf(network.held), 'elsewhere');
});

test('a publication that an older release imports beside the newer one is only shown', async (t) => {
  const { db, statusOf } = await upgraded(t);
  const add = sql<{ id: string }>`
    insert into slots (id, clinic_id, service_id, care_type, mode, languages, starts_at, ends_at, source, source_key)
    select gen_random_uuid(), clinic_id, service_id, care_type, mode, languages, starts_at, ends_at, 'smart:late.example', id::text
    from slots where id = ${network.free}::uuid returning id`;
  const { rows } = await add.execute(db);
  assert.equal(await statusOf(rows[0]?.id ?? ''), 'elsewhere');
  await sql`update slots set status = 'busy-unavailable' where id = ${network.free}::uuid`.execute(db);
  await sql`update slots set status = 'free' where id = ${network.free}::uuid`.execute(db);
  assert.equal(await statusOf(network.free), 'elsewhere');
});

test('an upgrade leaves slots that no publication brought as they were', async (t) => {
  const { database } = await databaseOfYesterday(t);
  const { db } = database;
  await migrate(db);
  const rows = await db.selectFrom('slots').select(['id', 'status']).execute();
  const statuses = new Map(rows.map(({ id, status }) => [id, status]));
  assert.deepEqual(
    [network.free, network.setAside].map((id) => statuses.get(id)),
    ['free', 'set-aside'],
  );
});

test('an upgrade forgets the marks of files, so that the next run reads everything and finds its conflicts (decision 76)', async (t) => {
  const { database } = await databaseOfYesterday(t);
  const { db } = database;
  await migrateTo(db, '0063_feed_runs');
  await sql`with lac as (insert into sources (name, key) values ('lac', 'smart:lac') returning id)
    insert into feed_files (source_id, address, digest) select id, 'https://lac.example/slots', 'x' from lac`.execute(
    db,
  );
  await migrate(db);
  assert.deepEqual(await db.selectFrom('feed_files').select('address').execute(), []);
});
