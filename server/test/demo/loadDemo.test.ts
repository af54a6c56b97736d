// Holds: product §7 start
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { sql } from 'kysely';

import { countUnread } from '../../src/data/unread.ts';
import { loadDemo } from '../../src/demo/loadDemo.ts';
import { demoPatient, syntheticNam } from '../../src/demo/people.ts';
import { StartupRefusal } from '../../src/startupRefusal.ts';
import { testApp } from '../support/testApp.ts';
import { testClock } from '../support/testClock.ts';
import { logIn, openBrowser } from '../support/browser.ts';

/** A Friday morning, real enough for the database's own clock not to matter. */
const setUp = async (t: TestContext) => {
  const { clock, advance } = testClock('2026-11-20T12:00:00Z');
  const { app, deps } = await testApp(t, { deps: { clock } });
  const { db, vault } = deps;
  /** How many rows each table has, and what stands in those that a patient sees. */
  const state = async (): Promise<unknown> => {
    const { rows } = await sql`
      select (select count(*) from clinics) as clinics, (select count(*) from professionals) as professionals, (select count(*) from services) as services,
        (select json_agg(p order by p.source_key) from (select source_key, starts_at, status, updated_at from slots) as p) as slots,
        (select json_agg(r order by r.id) from appointments as r) as appointments, (select count(*) from patients) as patients,
        (select count(*) from accounts) as accounts, (select count(*) from dependents) as dependents, (select json_agg(m order by m.message_id) from message_recipients as m) as messages
    `.execute(db);
    return rows;
  };
  return { app, deps, db, vault, advance, state };
};

test('the demo network has clinics in three time zones, professionals, and slots for thirty days in each time zone', async (t) => {
  const { deps, db } = await setUp(t);
  const { addedSlots } = await loadDemo(deps);
  const { rows } = await sql<{ zone: string; clinics: number; first: string; last: string }>`
    select time_zone as zone, count(distinct clinics.id)::integer as clinics, min((starts_at at time zone time_zone)::date)::text as first, max((starts_at at time zone time_zone)::date)::text as last
    from clinics join slots on slots.clinic_id = clinics.id where starts_at > ${deps.clock()} group by time_zone order by time_zone
  `.execute(db);
  assert.deepEqual(rows, [
    { zone: 'America/Blanc-Sablon', clinics: 1, first: '2026-11-20', last: '2026-12-18' },
    { zone: 'America/Halifax', clinics: 2, first: '2026-11-20', last: '2026-12-18' },
    { zone: 'America/Toronto', clinics: 22, first: '2026-11-20', last: '2026-12-19' },
  ]);
  assert.ok(addedSlots > 15_000 && addedSlots < 30_000, `${addedSlots} places`);
});

test('loading the demo twice changes nothing', async (t) => {
  const { deps, state } = await setUp(t);
  await loadDemo(deps);
  const before = await state();
  assert.equal((await loadDemo(deps)).addedSlots, 0);
  assert.deepEqual(await state(), before);
});

test('a later start publishes only the new days of the demo and keeps what happened on the others', async (t) => {
  const { deps, db, advance } = await setUp(t);
  await loadDemo(deps);
  const slot = await db
    .updateTable('slots')
    .set({ status: 'busy' })
    .where('source_key', 'like', 'plateau/1/2026-11-2%')
    .returning('id')
    .execute();
  const days = (): Promise<{ day: string; count: string }[]> =>
    db
      .selectFrom('slots')
      .where('source_key', 'not like', 'visit/%')
      .select([
        sql<string>`substring(source_key from '\\d{4}-\\d\\d-\\d\\d')`.as('day'),
        ({ fn }) => fn.countAll<string>().as('count'),
      ])
      .groupBy('day')
      .orderBy('day')
      .execute();
  const before = await days();
  advance({ hours: 5 * 24 });
  const { addedSlots } = await loadDemo(deps);
  const after = await days();
  const added = after.slice(before.length);
  assert.deepEqual(after.slice(0, before.length), before);
  assert.deepEqual(
    added.map(({ day }) => day),
    ['2026-12-20', '2026-12-21', '2026-12-22', '2026-12-23', '2026-12-24'],
  );
  assert.equal(
    addedSlots,
    added.reduce((sum, { count }) => sum + Number(count), 0),
  );
  const busy = await db
    .selectFrom('slots')
    .where(
      'id',
      'in',
      slot.map(({ id }) => id),
    )
    .select('status')
    .distinct()
    .execute();
  assert.deepEqual(busy, [{ status: 'busy' }]);
});

test('a start after a long pause publishes thirty days of the demo again, and none of the days between', async (t) => {
  const { deps, db, advance } = await setUp(t);
  await loadDemo(deps);
  advance({ hours: 100 * 24 });
  await loadDemo(deps);
  const { first, last } = await db
    .selectFrom('slots')
    .where('starts_at', '>', new Date('2026-12-21T12:00:00Z'))
    .select([
      sql<string>`min(substring(source_key from '\\d{4}-\\d\\d-\\d\\d'))`.as('first'),
      sql<string>`max(substring(source_key from '\\d{4}-\\d\\d-\\d\\d'))`.as('last'),
    ])
    .executeTakeFirstOrThrow();
  assert.deepEqual([first, last], ['2027-02-28', '2027-03-29']);
});

test('the demo patient signs in with the printed credentials and finds people, appointments and messages', async (t) => {
  const { app, deps, db, vault } = await setUp(t);
  const { login, password } = await loadDemo(deps);
  const visitor = openBrowser(app);
  assert.equal((await logIn(visitor, login, password)).statusCode, 200);
  const account = await db
    .selectFrom('accounts')
    .innerJoin('patients', 'patients.id', 'accounts.patient_id')
    .select(['accounts.id', 'patient_id', 'nam_sealed'])
    .executeTakeFirstOrThrow();
  assert.equal(vault.open(account.nam_sealed ?? Buffer.alloc(0), 'patients.nam'), syntheticNam(demoPatient));
  const dependents = await db
    .selectFrom('dependents')
    .select(['relationship', 'state', 'ends_on'])
    .orderBy('relationship')
    .execute();
  assert.deepEqual(dependents, [
    // eslint-disable-next-line days/counted-from-now -- on the clock of this test
    { relationship: 'child', state: 'active', ends_on: '2036-05-17' },
    { relationship: 'parent', state: 'active', ends_on: null },
  ]);
  const appointments = await db
    .selectFrom('appointments')
    .where('booked_by_account_id', '=', account.id)
    .select(['status', ({ fn }) => fn.countAll<string>().as('count')])
    .groupBy('status')
    .orderBy('status')
    .execute();
  assert.deepEqual(appointments, [
    { status: 'booked', count: '4' },
    { status: 'cancelled', count: '1' },
    { status: 'fulfilled', count: '5' },
    { status: 'noshow', count: '1' },
  ]);
  assert.equal(await countUnread(db, { accountId: account.id, patientId: account.patient_id }, '2026-11-20'), 5); // one of them warns of this very sign-in
});

test('no person in the demo has more than three upcoming appointments, and every busy slot has its appointment', async (t) => {
  const { deps, db } = await setUp(t);
  await loadDemo(deps);
  const { rows } = await sql<{ most: number; orphans: number; misplaced: number }>`
    select (select max(count)::integer from (select count(*) from appointments where status = 'booked' group by patient_id) as each) as most,
      (select count(*)::integer from slots where (status = 'busy') <> exists (select from appointments where slot_id = slots.id and appointments.status <> 'cancelled')) as orphans,
      (select count(*)::integer from appointments join slots on slots.id = slot_id where appointments.starts_at <> slots.starts_at or appointments.clinic_id <> slots.clinic_id) as misplaced
  `.execute(db);
  assert.deepEqual(rows, [{ most: 2, orphans: 0, misplaced: 0 }]);
});

test('two servers that start at once load the demo once', async (t) => {
  const { deps, db } = await setUp(t);
  const loads = await Promise.all([loadDemo(deps), loadDemo(deps)]);
  assert.equal(loads.filter(({ addedSlots }) => addedSlots > 0).length, 1);
  assert.deepEqual(
    await db
      .selectFrom('accounts')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .execute(),
    [{ count: '1' }],
  );
});

test('production never loads the demo network', async (t) => {
  const { deps, db } = await setUp(t);
  await assert.rejects(loadDemo({ ...deps, config: { production: true } }), StartupRefusal);
  assert.deepEqual(await db.selectFrom('clinics').selectAll().execute(), []);
});
