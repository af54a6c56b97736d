// Holds: product §4 fourteenth-birthday
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { sql } from 'kysely';

import { isOutgrownOn } from '../../src/data/linkPredicate.ts';
import { lockOn } from '../../src/domain/dependentLink.ts';
import { followBirthdaysJob } from '../../src/jobs/followBirthdays.ts';
import { bookingStage } from '../support/booking.ts';
import { jobDeps, runJob } from '../support/jobs.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { addLink, addMessage, addPatient } from '../support/people.ts';
import { testClock } from '../support/testClock.ts';
import { storedMessages } from '../support/messages.ts';

/** A parent of a child, at an instant; time goes on by days. */
const setUp = async (t: TestContext, now: string, birthDate: string) => {
  const { advance, clock } = testClock(now);
  const stage = await bookingStage(t, { deps: { clock } });
  const { db, deps } = stage;
  const parent = await stage.patient();
  // The session begins on the same clock.
  await db
    .updateTable('sessions')
    .set({ last_seen_at: clock(), expires_at: new Date(clock().getTime() + 86_400_000) })
    .execute();
  const childId = await addPatient(db, { first_name: 'Léa', birth_date: birthDate });
  const linkId = await addLink(db, {
    account_id: parent.accountId,
    patient_id: childId,
    scopes: ['book', 'history', 'messages'],
    basis: 'parental-authority',
  });
  const told = async () => {
    const rows = (await storedMessages(deps)).filter((each) => each.patient_id === parent.patientId);
    return rows.map((row) => ({ subject: row.subject, body: deps.vault.open(row.body_sealed, 'messages.body') }));
  };
  const processes = (count = 3) =>
    Promise.all(Array.from({ length: count }, () => runJob(followBirthdaysJob, jobDeps({ ...deps, clock }))));
  const stored = () =>
    db.selectFrom('dependents').select(['locked_at', 'lock_reason']).where('id', '=', linkId).executeTakeFirstOrThrow();
  return {
    ...stage,
    advance,
    childId,
    parent,
    processes,
    stored,
    told,
    days: (count: number) => {
      advance({ hours: 24 * count });
    },
  };
};

test('from midnight in Quebec on the fourteenth birthday, before any job runs, the server refuses every call for the child; appointments stay, messages are hidden', async (t) => {
  const { advance, childId, db, parent, stored } = await setUp(t, '2026-11-21T04:59:00Z', '2012-11-21');
  const dependent = { patientId: childId };
  const [spaceId, next] = [
    await addSlot(db, { clinicId: await addClinic(db), start: 24 }),
    await addSlot(db, { clinicId: await addClinic(db), start: 48 }),
  ];
  await addMessage(db, { patient_id: childId });
  assert.equal((await parent.reserve(spaceId, { dependent })).status, 201);
  const unread = async () => (await parent.send('POST', 'mailbox/unread')).raw;
  const before = await unread();
  advance({ minutes: 1 });
  const answers = [
    await parent.reserve(next, { dependent }),
    await parent.history({ dependent }),
    await parent.watch({}, { dependent }),
  ];
  assert.deepEqual(
    answers.map(({ status }) => status),
    [403, 403, 403],
  );
  const list = (await parent.send('GET', 'user/dependents')).raw;
  assert.match(list, /"age":14,"hasAccess":true,"locked":true,"lockReason":"age14"/);
  assert.notEqual(await unread(), before);
  assert.equal((await stored()).locked_at, null, 'nothing was written yet');
  assert.equal((await db.selectFrom('appointments').select('status').executeTakeFirstOrThrow()).status, 'booked');
  assert.equal((await parent.send('POST', 'user/updateAccessDependent', { ...dependent, locked: false })).status, 422);
});

test('several processes record the fourteenth birthday once, and the parent is told once (product §4 fourteenth-birthday)', async (t) => {
  const { db, processes, stored, told } = await setUp(t, '2026-11-21T05:00:00Z', '2012-11-21');
  await processes();
  assert.equal((await stored()).lock_reason, 'age14');
  assert.deepEqual(
    (await told()).map(({ subject }) => subject),
    ['Un accès est suspendu depuis les 14 ans'],
  );
  const trail = await db
    .selectFrom('audit_events')
    .select(['capacity', 'actor_account_id'])
    .where('action', '=', 'access.locked')
    .execute();
  assert.deepEqual(trail, [{ capacity: 'system', actor_account_id: null }]);
});

test('the parent gets one notice 90 days and one 30 days before the fourteenth birthday, with the date; no subject contains the child’s name', async (t) => {
  const { days, processes, told } = await setUp(t, '2026-11-30T05:00:00Z', '2013-03-01');
  await processes(1);
  assert.deepEqual(await told(), [], '91 days');
  days(1);
  await processes();
  assert.deepEqual(
    (await told()).map(({ subject }) => subject),
    ['Un accès sera suspendu aux 14 ans'],
    '90 days',
  );
  assert.match((await told())[0]?.body ?? '', /^Léa aura 14\u00A0ans le lundi 1er\u00A0mars 2027\./);
  days(59);
  await processes(1);
  assert.equal((await told()).length, 1, '31 days');
  days(1);
  await processes();
  await processes(1);
  assert.equal((await told()).length, 2, '30 days');
});

test('a link made in the last month gets only the last notice, and a person without a fourteenth birthday ahead gets none', async (t) => {
  const { processes, told } = await setUp(t, '2026-11-20T15:00:00Z', '2012-12-01');
  await processes();
  assert.equal((await told()).length, 1);
});

test('the database and the domain agree on who has come of age, day by day around 29 February (product §4 fourteenth-birthday)', async (t) => {
  const { childId, db } = await setUp(t, '2026-11-20T15:00:00Z', '2012-02-29');
  for (const birthDate of ['2012-02-28', '2012-02-29', '2012-03-01', '2014-02-28', '2014-03-01']) {
    await db.updateTable('patients').set({ birth_date: birthDate }).where('id', '=', childId).execute();
    const { rows } = await sql<{ day: string; outgrown: boolean }>`
      select day::date as day, ${isOutgrownOn(sql`day::date`)} as outgrown from dependents as link,
        (select generate_series('2026-02-26'::date, '2026-03-03', '1 day') union all select generate_series('2028-02-26'::date, '2028-03-03', '1 day')) as days (day)
      where link.patient_id = ${childId}::uuid order by day`.execute(db);
    assert.equal(rows.length, 13);
    for (const { day, outgrown } of rows) {
      const { locked } = lockOn({ locked: false, lockReason: null, basis: 'parental-authority', birthDate }, day);
      assert.equal(outgrown, locked, `${birthDate} on ${day}`);
    }
  }
});
