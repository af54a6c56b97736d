import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';

import type { Kysely } from 'kysely';

import { recordEvents } from '../../src/data/liveEvents.ts';
import type { RecordedEvent } from '../../src/data/recordedEvent.ts';
import type { Tables } from '../../src/data/tables.ts';
import { inTransaction } from '../../src/data/transaction.ts';
import { testDatabase } from '../support/testDatabase.ts';

const taken = (): RecordedEvent => ({ type: 'place', spaceId: randomUUID(), clinicId: randomUUID(), state: 'taken' });
const recorded = async (db: Kysely<Tables>): Promise<RecordedEvent[]> =>
  (await db.selectFrom('live_events').select('event').orderBy('id').execute()).map(({ event }) => event);

test('the server records an event only if its cause commits', async (t) => {
  const { db } = await testDatabase(t);
  const [first, second] = [taken(), taken()];
  await inTransaction(db, (transaction) => recordEvents(transaction, [first]));
  const broken = inTransaction(db, async (transaction) => {
    await recordEvents(transaction, [second]);
    throw new Error('changed my mind');
  });
  await assert.rejects(broken, /changed my mind/);
  assert.deepEqual(await recorded(db), [first]);
});

test('events of one cause keep their order, and each names the person it concerns', async (t) => {
  const { db } = await testDatabase(t);
  const [patientId, accountId] = [randomUUID(), randomUUID()];
  const events: RecordedEvent[] = [
    taken(),
    { type: 'visit', reservationId: randomUUID(), patientId, change: 'booked', by: 'patient' },
    { type: 'unread', patientId },
    { type: 'dependents', accountId },
  ];
  await inTransaction(db, (transaction) => recordEvents(transaction, events));
  assert.deepEqual(await recorded(db), events);
  const audiences = await db.selectFrom('live_events').select(['patient_id', 'account_id']).orderBy('id').execute();
  assert.deepEqual(
    audiences.map((one) => one.patient_id ?? one.account_id),
    [null, patientId, patientId, accountId],
  );
});
