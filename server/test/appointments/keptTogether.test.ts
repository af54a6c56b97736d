// Holds: product §8 idempotency
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { sql } from 'kysely';

import { bookingStage, type Reply } from '../support/booking.ts';
import { whilePatientIsLocked } from '../support/lockedPatient.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { addLink } from '../support/people.ts';

const key = (name: string) => ({ 'idempotency-key': name });

const wordOf = ({ status, refusal }: Reply<unknown>) => [status, refusal.message];

const keptStage = async (t: TestContext) => {
  const stage = await bookingStage(t);
  const clinicId = await addClinic(stage.db);
  const slot = (start = 24) => addSlot(stage.db, { clinicId, start });
  const count = async (table: 'appointments' | 'holds' | 'idempotency_records') =>
    (
      await stage.db
        .selectFrom(table)
        .select(sql`1`.as('one'))
        .execute()
    ).length;
  return { ...stage, slot, count, me: await stage.patient() };
};

test('an appointment and the answer about it are kept together or not at all', async (t) => {
  const { database, me, slot, count } = await keptStage(t);
  const spaceId = await slot();
  await sql`alter table idempotency_records add constraint kept_elsewhere check (status <> 201)`.execute(
    database.owner,
  );
  assert.equal((await me.reserve(spaceId, {}, key('a'))).status, 500);
  assert.deepEqual([await count('appointments'), await count('idempotency_records')], [0, 0]);
  await sql`alter table idempotency_records drop constraint kept_elsewhere`.execute(database.owner);
  assert.equal((await me.reserve(spaceId, {}, key('a'))).status, 201);
  assert.deepEqual([await count('appointments'), await count('idempotency_records')], [1, 1]);
});

test('a booking under way makes a second request with its key answer at once, for oneself and for another', async (t) => {
  const { db, me, patient, slot } = await keptStage(t);
  const delegate = await patient();
  await addLink(db, { account_id: delegate.accountId, patient_id: me.patientId });
  const dependent = { patientId: me.patientId };
  for (const [start, reserve] of [
    [24, (spaceId: string) => me.reserve(spaceId, {}, key('a'))],
    [26, (spaceId: string) => delegate.reserve(spaceId, { dependent }, key('a'))],
  ] as const) {
    const spaceId = await slot(start);
    const first = await whilePatientIsLocked(db, me.patientId, async (waiting) => {
      const early = reserve(spaceId);
      await waiting(1);
      assert.deepEqual(wordOf(await reserve(spaceId)), [409, 'errors.inFlight']);
      return { early };
    });
    const { status, raw } = await first.early;
    const again = await reserve(spaceId);
    assert.deepEqual([status, again.status, again.raw], [201, 201, raw]);
  }
});

test('each tap on a held slot has an answer of its own, which a retry gets again', async (t) => {
  const { me, slot } = await keptStage(t);
  const spaceId = await slot();
  const hold = (name: string) => me.send('POST', 'appointment/hold', { spaceId }, key(name));
  const first = await hold('placed');
  const longer = await hold('longer');
  const unchanged = await hold('unchanged');
  assert.deepEqual([first.status, longer.status, unchanged.status], [200, 200, 200]);
  assert.notEqual(longer.raw, first.raw);
  assert.equal(unchanged.raw, longer.raw);
  assert.deepEqual(
    [(await hold('placed')).raw, (await hold('longer')).raw, (await hold('unchanged')).raw],
    [first.raw, longer.raw, unchanged.raw],
  );
});

test('a kept answer is given again whatever became of the slot, and another body is refused even for a slot that is not there', async (t) => {
  const { db, me, slot } = await keptStage(t);
  const spaceId = await slot();
  const nowhere = '00000000-0000-4000-8000-000000000000';
  const first = await me.reserve(spaceId, {}, key('a'));
  await db.updateTable('slots').set({ status: 'entered-in-error' }).where('id', '=', spaceId).execute();
  assert.equal((await me.reserve(spaceId, {}, key('a'))).raw, first.raw);
  assert.deepEqual(wordOf(await me.reserve(nowhere, {}, key('a'))), [422, 'errors.idempotencyMismatch']);
  assert.deepEqual(wordOf(await me.reserve(nowhere, {}, key('b'))), [404, 'errors.notFound']);
});

test('many requests with one key book once, and all that are answered are answered alike', async (t) => {
  const { me, slot, count } = await keptStage(t);
  const spaceId = await slot();
  const answers = await Promise.all(Array.from({ length: 12 }, () => me.reserve(spaceId, {}, key('a'))));
  const booked = answers.filter(({ status }) => status === 201);
  assert.equal(new Set(booked.map(({ raw }) => raw)).size, 1);
  for (const answer of answers.filter(({ status }) => status !== 201))
    assert.deepEqual(wordOf(answer), [409, 'errors.inFlight']);
  assert.equal(await count('appointments'), 1);
});
