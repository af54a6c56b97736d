// Holds: product §4 close-account
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { eraseAccountsJob } from '../../src/jobs/eraseAccounts.ts';
import { closingStage } from '../support/closing.ts';
import { columnsSaying, listColumns } from '../support/everyColumn.ts';
import { jobDeps, runJob } from '../support/jobs.ts';
import { mailOf } from '../support/mail.ts';
import { testApp } from '../support/testApp.ts';
import { marks, writeEverywhere, zorglub } from '../support/zorglub.ts';

/** What the law keeps of a person with a record at a clinic (decision 37): these columns and no other. */
const kept = [
  'appointments.reason_sealed',
  'attachments.content_sealed',
  'attachments.name_sealed',
  'messages.body_sealed',
  'messages.subject_sealed',
  'patients.birth_date',
  'patients.first_name',
  'patients.last_name',
  'patients.nam_sealed',
];
/** Where else a person’s own words and numbers stand while the account is there. */
const going = [
  'account_keys.email',
  'accounts.email',
  'accounts.login',
  'accounts.pending_email',
  'alerts.criteria_sealed',
  'idempotency_records.answer_sealed',
  'idempotency_records.key',
  'news_outbox.payload_sealed',
  'outbox.payload_sealed',
  'passkeys.name_sealed',
  'patients.phone',
  'remembered_choices.choice_sealed',
  'text_numbers.number_sealed',
];

/** What is sealed without a word of an account’s person in it: a random secret, what people without an account gave, and what only says where news leads. */
const ofOthers = [
  'calendar_feeds.secret_sealed',
  'guest_bookings.identity_sealed',
  'guests.email_sealed',
  'invitations.email_sealed',
  'push_outbox.payload_sealed',
  'push_subscriptions.subscription_sealed',
  'second_factors.secret_sealed',
  'staff.totp_sealed',
];

test('the erasure rules state for every sealed column whether it is kept or erased (product §4 close-account)', async (t) => {
  const { deps } = await testApp(t);
  const sealed = (await listColumns(deps.db))
    .map(({ table_name: table, column_name: name }) => `${table}.${name}`)
    .filter((name) => name.endsWith('_sealed'));
  assert.deepEqual(
    sealed.filter((name) => ![...kept, ...going, ...ofOthers].includes(name)),
    [],
  );
});

test('ten days after an account closes, nothing of the person remains outside the kept list, in any column of any table, sealed or not (product §4 close-account)', async (t) => {
  const stage = await closingStage(t, { env: { RATE_LIMITS: 'on' } });
  const { closer, db, deps, letDaysPass, reopen } = stage;
  const erase = () => runJob(eraseAccountsJob, jobDeps(deps));
  const marie = await closer(zorglub);
  await writeEverywhere(stage, marie);
  await mailOf(deps).send();
  assert.equal((await marie.close()).status, 200);
  assert.deepEqual(await columnsSaying(deps, marks), [...kept, ...going].sort(), 'everywhere else this test wrote');

  await letDaysPass(9);
  assert.equal(await erase(), 0, 'there is a day left');
  await letDaysPass(1);
  assert.equal(
    (await Promise.all([erase(), erase()])).reduce((all, each) => all + each),
    1,
    'of two processes one erases',
  );
  assert.deepEqual(await columnsSaying(deps, marks), kept);
  assert.deepEqual(
    await columnsSaying(deps, [marie.accountId]),
    ['audit_events.actor_account_id', 'audit_events.entity_id'],
    'the trail alone names the account',
  );
  const people = await db.selectFrom('patients').select(['first_name', 'phone']).orderBy('first_name').execute();
  assert.deepEqual(
    people,
    [
      { first_name: 'Zorglub-Marie', phone: null },
      { first_name: 'Zorglubette', phone: null },
    ],
    'of the child without a visit nothing',
  );
  const appointments = await db.selectFrom('appointments').select('status').execute();
  assert.deepEqual(
    appointments,
    [{ status: 'booked' }, { status: 'booked' }],
    'what was kept stands, what was cancelled is gone',
  );
  assert.equal((await reopen(zorglub)).status, 403);
  assert.equal(
    (await closer({ ...zorglub, nam: 'TREM85021512' })).person.login,
    zorglub.login,
    'the name is free again',
  );
});

test('the data kept by law is erased five years after the last entry (product §4 close-account)', async (t) => {
  const stage = await closingStage(t);
  const { closer, db, deps, letDaysPass } = stage;
  const erase = () => runJob(eraseAccountsJob, jobDeps(deps));
  const marie = await closer(zorglub);
  await writeEverywhere(stage, marie);
  await mailOf(deps).send();
  await marie.close();
  await letDaysPass(10);
  const letYearsPass = async (years: number) => {
    const by = sql`make_interval(years => ${years}::int)`;
    await sql`update appointments set starts_at = starts_at - ${by}, ends_at = ends_at - ${by}`.execute(db);
    await sql`update messages set sent_at = sent_at - ${by}`.execute(db);
    await sql`update patients set account_erased_at = account_erased_at - ${by}`.execute(db);
  };
  assert.equal(await erase(), 1);
  await letYearsPass(4);
  assert.equal(await erase(), 0);
  await letYearsPass(2);
  assert.equal(await erase(), 2, 'one record each');
  assert.deepEqual(await columnsSaying(deps, marks), []);
  assert.deepEqual(await columnsSaying(deps, [marie.patientId]), ['audit_events.patient_id']);
});
