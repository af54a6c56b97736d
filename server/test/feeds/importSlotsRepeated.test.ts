// Holds: product §5 slots-feed
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';

import { sql, type Kysely } from 'kysely';

import { withdrawSlots } from '../../src/data/clinicDays.ts';
import type { Tables } from '../../src/data/tables.ts';
import { inTransaction } from '../../src/data/transaction.ts';
import { eventually } from '../support/processes.ts';
import { location, schedule, publishedSlot } from './publicationFolder.ts';
import { slotsImport } from './slotsImport.ts';

const addPatient = async (db: Kysely<Tables>): Promise<string> => {
  const id = randomUUID();
  await db.insertInto('patients').values({ id }).execute();
  return id;
};

/** Takes the place of this number as a patient does: it is busy, and a reservation stands on it. */
const reserve = async (db: Kysely<Tables>, number: number): Promise<void> => {
  const slot = await db
    .updateTable('slots')
    .set({ status: 'busy' })
    .where('source_key', 'like', `%#${number}`)
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('appointments')
    .values({
      id: randomUUID(),
      clinic_id: slot.clinic_id,
      slot_id: slot.id,
      patient_id: await addPatient(db),
      reference: randomUUID().slice(0, 10),
      reason_sealed: Buffer.from('x'),
      per_name: 'Vaccination',
      starts_at: slot.starts_at,
      ends_at: slot.ends_at,
      cancel_until: slot.starts_at,
    })
    .execute();
};

const hold = async (db: Kysely<Tables>, number: number, minutes: number): Promise<void> => {
  const slot = await db
    .selectFrom('slots')
    .selectAll()
    .where('source_key', 'like', `%#${number}`)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('holds')
    .values({
      slot_id: slot.id,
      clinic_id: slot.clinic_id,
      id: randomUUID(),
      patient_id: await addPatient(db),
      expires_at: new Date(Date.now() + minutes * 60_000),
    })
    .execute();
};

/** `reached` once a statement of this database waits for a lock, which is where the import must be. */
const whenWaiting = <T>(db: Kysely<Tables>, answer: Promise<T>): { reached: Promise<void>; answer: Promise<T> } => {
  const isWaiting = async (): Promise<boolean> => {
    const { rows } =
      await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        db,
      );
    return rows.length > 0;
  };
  return { reached: eventually(isWaiting, 'the import waits for a lock'), answer };
};

test('a smaller capacity withdraws only free slots, never a held or reserved one', async (t) => {
  const { db, run, publish, statuses, report } = await slotsImport(t);
  await run(publish({ slots: [publishedSlot('09:00-10:00', 6)] }));
  await reserve(db, 5);
  await hold(db, 4, 5);
  await hold(db, 6, -1);
  const { slots } = await run(publish({ slots: [publishedSlot('09:00-10:00', 3)] }));
  assert.deepEqual(await statuses(), {
    '#1': 'free',
    '#2': 'busy-unavailable',
    '#3': 'busy-unavailable',
    '#4': 'free',
    '#5': 'busy',
    '#6': 'busy-unavailable',
  });
  assert.deepEqual(slots, { added: 0, freedAgain: 0, moved: 0, retired: 3, overtaken: 0 });
  assert.equal(report().at(-1)?.change, 'changed');
});

test('a capacity below the reserved slots keeps all of them and reports that', async (t) => {
  const { db, run, publish, statuses } = await slotsImport(t);
  await run(publish({ slots: [publishedSlot('09:00-10:00', 3)] }));
  await reserve(db, 1);
  await reserve(db, 2);
  const { slots } = await run(publish({ slots: [publishedSlot('09:00-10:00', 0, { status: 'busy' })] }));
  assert.deepEqual(await statuses(), { '#1': 'busy', '#2': 'busy', '#3': 'busy-unavailable' });
  assert.deepEqual(slots, { added: 0, freedAgain: 0, moved: 0, retired: 1, overtaken: 1 });
});

test('a larger capacity frees the withdrawn slots, then adds slots, and counts the taken ones', async (t) => {
  const { db, run, publish, statuses } = await slotsImport(t);
  await run(publish({ slots: [publishedSlot('09:00-10:00', 3)] }));
  await reserve(db, 3);
  await run(publish({ slots: [publishedSlot('09:00-10:00', 1)] }));
  assert.deepEqual(await statuses(), { '#1': 'busy-unavailable', '#2': 'busy-unavailable', '#3': 'busy' });
  const { slots } = await run(publish({ slots: [publishedSlot('09:00-10:00', 5)] }));
  assert.deepEqual(await statuses(), { '#1': 'free', '#2': 'free', '#3': 'busy', '#4': 'free', '#5': 'free' });
  assert.deepEqual(slots, { added: 2, freedAgain: 2, moved: 0, retired: 0, overtaken: 0 });
});

test('a calendar that moves to another site takes its free slots along and leaves a reserved slot where it was', async (t) => {
  const { db, run, publish } = await slotsImport(t);
  const locations = [location('A'), location('B')];
  await run(publish({ locations, slots: [publishedSlot('09:00-10:00', 2)] }));
  await reserve(db, 2);
  const { slots } = await run(
    publish({ locations, schedules: [schedule('a', 'B')], slots: [publishedSlot('09:00-10:00', 2)] }),
  );
  const where = await db
    .selectFrom('slots')
    .innerJoin('clinics', 'clinics.id', 'slots.clinic_id')
    .select('name')
    .orderBy('slots.source_key')
    .execute();
  assert.deepEqual([where.map(({ name }) => name), slots.moved], [['Clinique B', 'Clinique A'], 1]);
});

test('published slots of one period add up when their ids differ; a repeated id is the same slot, with its last row', async (t) => {
  const { run, publish, statuses, report } = await slotsImport(t);
  await run(
    publish({
      slots: [
        publishedSlot('09:00-10:00', 2, { id: 'one' }),
        publishedSlot('09:00-10:00', 3, { id: 'two' }),
        publishedSlot('09:00-10:00', 1, { id: 'one' }),
      ],
    }),
  );
  assert.equal(Object.keys(await statuses()).length, 4);
  assert.deepEqual(
    report()
      .slice(2)
      .map(({ outcome, reason }) => [outcome, reason]),
    [
      ['accepted', undefined],
      ['merged', 'parallelSlot'],
      ['merged', 'repeatedSlot'],
    ],
  );
});

test('the import keeps a slot that is reserved while the import waits for it', async (t) => {
  const { db, run, publish, statuses } = await slotsImport(t);
  await run(publish({ slots: [publishedSlot('09:00-10:00', 2)] }));
  const importing = await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('slots').set({ status: 'busy' }).where('source_key', 'like', '%#1').execute();
    const { reached, answer } = whenWaiting(db, run(publish({ slots: [publishedSlot('09:00-10:00', 0)] })));
    await reached;
    return { answer };
  });
  const { slots } = await importing.answer;
  assert.deepEqual(await statuses(), { '#1': 'busy', '#2': 'busy-unavailable' });
  assert.deepEqual([slots.retired, slots.overtaken], [1, 1]);
});

test('the import does not reopen a slot that its clinic withdrew by hand, although the feed still publishes it', async (t) => {
  const { db, run, publish, statuses } = await slotsImport(t);
  const published = publish({ slots: [publishedSlot('09:00-10:00', 2)] });
  await run(published);
  const { clinic_id: clinicId } = await db.selectFrom('slots').select('clinic_id').executeTakeFirstOrThrow();
  const always = {
    clinicId,
    professionalId: null,
    from: new Date('2087-01-01T00:00Z'),
    to: new Date('2088-01-01T00:00Z'),
  };
  assert.equal(await inTransaction(db, (transaction) => withdrawSlots(transaction, always)), 2);
  const { slots } = await run(published);
  assert.deepEqual(slots, { added: 0, freedAgain: 0, moved: 0, retired: 0, overtaken: 0 });
  assert.deepEqual(await statuses(), { '#1': 'busy-unavailable', '#2': 'busy-unavailable' });
});
