// Holds: product §4 one-winner, product §4 no-overlap
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';

import { sql, type Kysely, type Transaction } from 'kysely';

import type { Tables } from '../../src/data/tables.ts';
import { bookingStage } from '../support/booking.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { addPatient } from '../support/people.ts';
import { eventually } from '../support/processes.ts';
import { yearAhead } from '../support/years.ts';

/** Writes a reservation as code without locks would: it neither asks nor marks the slot. */
const slipIn = async (
  db: Transaction<Tables>,
  slotId: string,
  patientId: string,
  reason: Uint8Array = Buffer.of(0),
): Promise<void> => {
  await sql`
    insert into appointments (id, clinic_id, slot_id, patient_id, reference, reason_sealed, per_name, starts_at, ends_at, cancel_until)
    select ${randomUUID()}, clinic_id, id, ${patientId}, ${randomUUID().slice(0, 10)}, ${reason}, 'x', starts_at, ends_at, starts_at
    from slots where id = ${slotId}
  `.execute(db);
};

const isSomebodyWaiting = async (db: Kysely<Tables>): Promise<boolean> => {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db);
  return rows.length > 0;
};

test('when a write without row locks slips in, the constraint refuses the second one and the server answers that the slot is taken', async (t) => {
  const { db, patient } = await bookingStage(t);
  const spaceId = await addSlot(db, { clinicId: await addClinic(db), start: 24 });
  const [me, intruder] = [await patient(), await addPatient(db)];
  let answer: Promise<{ status: number; refusal: { message: string } }> | undefined;
  await db.transaction().execute(async (transaction) => {
    await slipIn(transaction, spaceId, intruder);
    answer = me.reserve(spaceId);
    await eventually(() => isSomebodyWaiting(db), 'the reservation waits for the row that slipped in');
  });
  const { status, refusal } = (await answer) ?? { status: 0, refusal: { message: '' } };
  assert.deepEqual([status, refusal.message], [409, 'appointment.spaceTaken']);
  assert.equal((await db.selectFrom('appointments').selectAll().execute()).length, 1);
});

test('when an appointment of the same person slips in at the same time, the server answers that it overlaps', async (t) => {
  const { db, deps, patient } = await bookingStage(t);
  const clinicId = await addClinic(db);
  const wanted = await addSlot(db, { clinicId, start: `${yearAhead}-01-07T14:00:00Z` });
  const slipped = await addSlot(db, { clinicId, start: `${yearAhead}-01-07T14:10:00Z` });
  const me = await patient();
  let answer: Promise<{ status: number; refusal: { message: string } }> | undefined;
  await db.transaction().execute(async (transaction) => {
    await slipIn(transaction, slipped, me.patientId, deps.vault.seal('skin', 'reservations.reason'));
    answer = me.reserve(wanted);
    await eventually(() => isSomebodyWaiting(db), 'the reservation waits for the row that slipped in');
  });
  const { status, refusal } = (await answer) ?? { status: 0, refusal: { message: '' } };
  assert.deepEqual([status, refusal.message], [409, 'appointment.overlap']);
});

test('the database itself refuses a second live appointment in a slot, and a second appointment of a person at the same time', async (t) => {
  const { db } = await bookingStage(t);
  const clinicId = await addClinic(db);
  const [one, two] = [await addSlot(db, { clinicId, start: 24 }), await addSlot(db, { clinicId, start: 24 })];
  const [me, other] = [await addPatient(db), await addPatient(db)];
  const insert = (slotId: string, patientId: string) =>
    db.transaction().execute((transaction) => slipIn(transaction, slotId, patientId));
  await insert(one, me);
  await assert.rejects(insert(one, other), { code: '23505', constraint: 'appointments_one_live_key' });
  await assert.rejects(insert(two, me), { code: '23P01', constraint: 'appointments_no_overlap' });
  await insert(two, other);
});
