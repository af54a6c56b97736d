// Holds: product §4 reservation-states
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';

import type { Kysely } from 'kysely';
import pg from 'pg';

import { appointmentStatuses, type AppointmentStatus } from '../../../contract/appointmentStatuses.ts';
import type { Tables } from '../../src/data/tables.ts';
import type { SlotStatus } from '../../src/data/tables/network.ts';
import { slotAfter, slotEvents, type SlotState } from '../../src/domain/reserving.ts';
import { appointmentAfter, appointmentEvents } from '../../src/domain/appointmentStates.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { addPatient } from '../support/people.ts';
import { testDatabase } from '../support/testDatabase.ts';

const slotStatuses = [
  'free',
  'busy',
  'busy-unavailable',
  'set-aside',
  'elsewhere',
  'entered-in-error',
] as const satisfies SlotStatus[];

/** Held is stored as free: a hold stands beside its slot. */
const storedAs = (state: SlotState | undefined): SlotStatus | undefined => (state === 'held' ? 'free' : state);

const slotMayGo = (from: SlotStatus, to: SlotStatus): boolean =>
  (from === 'free' ? (['free', 'held'] as const) : [from]).some((state) =>
    slotEvents.some((event) => storedAs(slotAfter(state, event)) === to),
  );

const appointmentMayGo = (from: AppointmentStatus, to: AppointmentStatus): boolean =>
  appointmentEvents.some((event) => appointmentAfter(from, event) === to);

/** Whether the database lets a write through; anything but a refused path is a fault. */
const isLetThrough = async (write: Promise<unknown>, constraint: string): Promise<boolean> => {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.constraint === constraint) return false;
    throw error;
  }
};

const addAppointment = async (
  db: Kysely<Tables>,
  clinicId: string,
  status: AppointmentStatus,
  confirmedAt: Date | null = null,
): Promise<string> => {
  const slotId = await addSlot(db, { clinicId, start: 24, status: status === 'cancelled' ? 'free' : 'busy' });
  const { starts_at, ends_at } = await db
    .selectFrom('slots')
    .selectAll()
    .where('id', '=', slotId)
    .executeTakeFirstOrThrow();
  const id = randomUUID();
  await db
    .insertInto('appointments')
    .values({
      id,
      clinic_id: clinicId,
      slot_id: slotId,
      patient_id: await addPatient(db),
      reference: id.slice(0, 10),
      reason_sealed: Buffer.of(1),
      per_name: 'x',
      starts_at,
      ends_at,
      cancel_until: starts_at,
      status,
      cancelled_by: status === 'cancelled' ? 'clinic' : null,
      confirmed_at: confirmedAt,
    })
    .execute();
  return id;
};

test('the database allows exactly the slot status changes of the transition table, from each status', async (t) => {
  const { db } = await testDatabase(t);
  const clinicId = await addClinic(db);
  for (const from of slotStatuses) {
    for (const to of slotStatuses.filter((status) => status !== from)) {
      const id = await addSlot(db, { clinicId, start: 24, status: from });
      const write = db.updateTable('slots').set({ status: to }).where('id', '=', id).execute();
      assert.equal(await isLetThrough(write, 'slots_transitions'), slotMayGo(from, to), `${from} → ${to}`);
    }
  }
});

test('the database allows a write to a slot that keeps its status, whatever the status', async (t) => {
  const { db } = await testDatabase(t);
  const clinicId = await addClinic(db);
  for (const status of slotStatuses) {
    const id = await addSlot(db, { clinicId, start: 24, status });
    const write = db.updateTable('slots').set({ status, updated_at: new Date() }).where('id', '=', id).execute();
    assert.equal(await isLetThrough(write, 'slots_transitions'), true, status);
  }
});

test('the database allows exactly the appointment status changes of the transition table, from each status', async (t) => {
  const { db } = await testDatabase(t);
  const clinicId = await addClinic(db);
  for (const from of appointmentStatuses) {
    for (const to of appointmentStatuses.filter((status) => status !== from)) {
      const id = await addAppointment(db, clinicId, from);
      const write = db
        .updateTable('appointments')
        .where('id', '=', id)
        .set({ status: to, cancelled_by: to === 'cancelled' ? 'patient' : null })
        .execute();
      assert.equal(
        await isLetThrough(write, 'appointments_transitions'),
        appointmentMayGo(from, to),
        `${from} → ${to}`,
      );
    }
  }
});

test('the database allows moving or confirming an appointment exactly where the transition table lets it keep its status', async (t) => {
  const { db } = await testDatabase(t);
  const clinicId = await addClinic(db);
  for (const status of appointmentStatuses) {
    const changes = [
      { slot_id: await addSlot(db, { clinicId, start: 48, status: 'busy' }) },
      { starts_at: new Date(0) },
      { ends_at: new Date('2100-01-01T00:00Z') },
      { clinic_id: await addClinic(db) },
      { confirmed_at: new Date() },
    ];
    for (const change of changes) {
      const id = await addAppointment(db, clinicId, status);
      const write = db.updateTable('appointments').set(change).where('id', '=', id).execute();
      assert.equal(
        await isLetThrough(write, 'appointments_transitions'),
        appointmentMayGo(status, status),
        `${status}: ${Object.keys(change).join()}`,
      );
    }
  }
});

test('the database allows a write unrelated to the transitions of an appointment that is over', async (t) => {
  const { db } = await testDatabase(t);
  const id = await addAppointment(db, await addClinic(db), 'fulfilled', new Date());
  const write = db
    .updateTable('appointments')
    .set({ per_name: 'y', confirmed_at: null })
    .where('id', '=', id)
    .execute();
  assert.equal(await isLetThrough(write, 'appointments_transitions'), true);
});
