// Holds: spec §7 unread, spec §1 mailbox
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import type { Updateable } from 'kysely';

import type { DependentsTable } from '../../src/data/tables/people.ts';
import { addLink, addMessage, addPatient, idsOf } from '../support/people.ts';
import { testApp } from '../support/testApp.ts';
import { testClock } from '../support/testClock.ts';
import { signUp } from '../support/browser.ts';

const setUp = async (t: TestContext) => {
  const { clock } = testClock('2026-11-21T03:00:00Z');
  const { app, deps } = await testApp(t, { deps: { clock } });
  const { visitor, person } = await signUp(app);
  const ids = await idsOf(deps.db, person.login);
  const count = async () => (await visitor.send({ method: 'POST', url: '/api/mailbox/unread' })).json<number>();
  return { app, db: deps.db, ...ids, count, visitor };
};

test('the unread count is a number and starts at zero', async (t) => {
  const { count } = await setUp(t);
  assert.equal(await count(), 0);
});

test('a message counts as unread until I read it, whether or not a recipient row existed before', async (t) => {
  const { accountId, count, db, patientId } = await setUp(t);
  const [one, two] = [await addMessage(db, { patient_id: patientId }), await addMessage(db, { patient_id: patientId })];
  await db.insertInto('message_recipients').values({ message_id: one, account_id: accountId }).execute();
  assert.equal(await count(), 2);
  await db.updateTable('message_recipients').set({ read_at: new Date() }).where('message_id', '=', one).execute();
  assert.equal(await count(), 1);
  await db
    .insertInto('message_recipients')
    .values({ message_id: two, account_id: accountId, read_at: new Date() })
    .execute();
  assert.equal(await count(), 0);
});

test('the unread count excludes messages that I wrote', async (t) => {
  const { count, db, patientId } = await setUp(t);
  await addMessage(db, { patient_id: patientId, sender: 'patient' });
  assert.equal(await count(), 0);
});

test('the unread count includes messages about a dependent while I have the level *messages*, on today’s date in Quebec', async (t) => {
  const { accountId, count, db } = await setUp(t);
  const child = await addPatient(db);
  await addMessage(db, { patient_id: child });
  const link = await addLink(db, { account_id: accountId, patient_id: child });
  const table: [change: Updateable<DependentsTable>, unread: number][] = [
    [{ scopes: ['book', 'history'] }, 0],
    [{ scopes: ['messages'] }, 1],
    [{ locked_at: new Date() }, 0],
    [{ locked_at: null, state: 'pending' }, 0],
    [{ state: 'ended' }, 0],
    [{ state: 'active', starts_on: '2026-11-21' }, 0],
    [{ starts_on: '2026-11-20' }, 1],
    [{ ends_on: '2026-11-20' }, 1],
    [{ ends_on: '2026-11-19' }, 0],
  ];
  for (const [change, unread] of table) {
    await db.updateTable('dependents').set(change).where('id', '=', link).execute();
    assert.equal(await count(), unread, JSON.stringify(change));
  }
});

test('a message that someone else read is still unread for me, and other people’s messages never count', async (t) => {
  const { app, accountId, count, db } = await setUp(t);
  const { person } = await signUp(app);
  const other = await idsOf(db, person.login);
  const message = await addMessage(db, { patient_id: other.patientId });
  assert.equal(await count(), 0);
  await addLink(db, { account_id: accountId, patient_id: other.patientId, scopes: ['messages'] });
  await db
    .insertInto('message_recipients')
    .values({ message_id: message, account_id: other.accountId, read_at: new Date() })
    .execute();
  assert.equal(await count(), 1);
});

test('the unread count of one person has their messages alone, and is zero for whom I may not read for', async (t) => {
  const { app, accountId, db, patientId, visitor } = await setUp(t);
  const [child, closed] = [await addPatient(db), await addPatient(db)];
  const other = await idsOf(db, (await signUp(app)).person.login);
  for (const about of [patientId, child, child, closed, other.patientId]) await addMessage(db, { patient_id: about });
  await addLink(db, { account_id: accountId, patient_id: child, scopes: ['messages'] });
  await addLink(db, { account_id: accountId, patient_id: closed, scopes: ['book', 'history'] });
  const counts = [];
  for (const about of [patientId, child, closed, other.patientId])
    counts.push((await visitor.send({ url: `/api/mailbox/unread/about?aboutPatient=${about}` })).json<number>());
  assert.deepEqual(counts, [1, 2, 0, 0]);
});
