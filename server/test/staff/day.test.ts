// Holds: product §8 staff
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';

import { sql } from 'kysely';

import type { StaffDay } from '../../../contract/staff.ts';
import { appointmentStage } from '../support/appointments.ts';
import { addClinic, addProfessional, addSlot } from '../support/network.ts';
import { staffOn } from '../support/staff.ts';
import { yearAhead } from '../support/years.ts';

const today = `${yearAhead}-03-10`;

/** The receptionist of a clinic on the day when its clocks go forward; times are the clinic’s. */
const dayStage = async (t: TestContext) => {
  const stage = await appointmentStage(t);
  const nadia = await staffOn(stage, { clinicId: stage.clinicId });
  const showRaw = (clinic: string, date: string) => nadia.send('GET', `day?clinic=${clinic}&date=${date}`);
  const show = async (clinic = stage.clinicId, date = today): Promise<StaffDay> => {
    const { status, body, raw } = await showRaw(clinic, date);
    assert.equal(status, 200, raw);
    return body;
  };
  return { ...stage, nadia, show, showRaw };
};

test('the day shows who comes, how old they are, how to call them, why, how and whom they see', async (t) => {
  const { clinicId, db, me, other, show, slot } = await dayStage(t);
  await db
    .updateTable('patients')
    .set({ first_name: 'Zoé', last_name: 'Côté', birth_date: `${yearAhead - 8}-03-11`, phone: '438 555-0142' })
    .where('id', '=', me.patientId)
    .execute();
  const professionalId = await addProfessional(db, { name: 'Dre Roy' });
  const first = await slot(`${yearAhead}-03-10T13:00:00Z`, { professional_id: professionalId });
  const { body } = await me.reserve(first, { raisonVisite: 'Mal de gorge' });
  const second = await other.reserve(await slot(`${yearAhead}-03-10T15:00:00Z`));
  await slot(`${yearAhead}-03-10T16:00:00Z`);
  const day = await show();
  assert.deepEqual(day.appointments[0], {
    reservationId: body.reservationId,
    reference: body.reference,
    startsAt: `${yearAhead}-03-10T09:00:00-04:00`,
    endsAt: `${yearAhead}-03-10T09:20:00-04:00`,
    name: 'Zoé Côté',
    age: 7,
    phone: '438 555-0142',
    reason: 'Mal de gorge',
    mode: 'in-person',
    professional: 'Dre Roy',
    status: 'booked',
    isConfirmed: false,
    hasConflict: false,
    acts: ['remind', 'write', 'move', 'cancel'],
  });
  assert.partialDeepStrictEqual(day.appointments[1], { reservationId: second.body.reservationId, reason: 'cold-flu' });
  assert.equal(day.appointments.length, 2);
  assert.equal(day.freeSlots, 1);
  assert.deepEqual(await show(clinicId, `${yearAhead}-03-11`), { appointments: [], freeSlots: 0 });
});

test('a professional sees their own appointments and free times of a day, and none of a colleague', async (t) => {
  const stage = await dayStage(t);
  const { clinicId, db, me, other, slot } = stage;
  const [roy, cote] = [await addProfessional(db, { name: 'Dre Roy' }), await addProfessional(db, { name: 'Dr Côté' })];
  const { body } = await me.reserve(await slot(`${yearAhead}-03-10T13:00:00Z`, { professional_id: roy }));
  await other.reserve(await slot(`${yearAhead}-03-10T13:00:00Z`, { professional_id: cote }));
  await slot(`${yearAhead}-03-10T15:00:00Z`, { professional_id: cote });
  const lea = await staffOn(stage, { name: 'Dre Roy', clinicId, role: 'professional', professionalId: roy });
  const day: StaffDay = (await lea.send('GET', `day?clinic=${clinicId}&date=${today}`)).body;
  assert.deepEqual(
    [day.appointments.map(({ reservationId }) => reservationId), day.freeSlots],
    [[body.reservationId], 0],
  );
});

test('a day begins and ends at midnight of the clinic, also where the clocks change', async (t) => {
  const { me, other, show, slot, clinicId } = await dayStage(t);
  await me.reserve(await slot(`${yearAhead}-03-10T05:00:00Z`));
  await other.reserve(await slot(`${yearAhead}-03-11T03:40:00Z`));
  const starts = async (date: string) => (await show(clinicId, date)).appointments.map(({ startsAt }) => startsAt);
  assert.deepEqual(await starts(today), [`${yearAhead}-03-10T00:00:00-05:00`, `${yearAhead}-03-10T23:40:00-04:00`]);
  assert.deepEqual(await starts(`${yearAhead}-03-09`), []);
  assert.deepEqual(await starts(`${yearAhead}-03-11`), []);
});

test('the day tells what was confirmed, and what the clinic publishes otherwise', async (t) => {
  const { db, me, show, slot } = await dayStage(t);
  const { body } = await me.reserve(await slot(`${yearAhead}-03-10T13:00:00Z`));
  await db.updateTable('appointments').set({ confirmed_at: new Date() }).execute();
  const source = randomUUID();
  await sql`insert into sources (id, name, key) values (${source}::uuid, 'essai', 'essai')`.execute(db);
  await sql`insert into feed_conflicts (id, source_id, slot_id, appointment_id, published, period)
    select ${randomUUID()}::uuid, ${source}::uuid, slot_id, id, 'busy', tstzrange(starts_at, ends_at) from appointments where id = ${body.reservationId}`.execute(
    db,
  );
  assert.partialDeepStrictEqual((await show()).appointments, [{ isConfirmed: true, hasConflict: true }]);
});

test('a reason that no key opens leaves the day as it is, without that reason', async (t) => {
  const { db, me, other, show, slot } = await dayStage(t);
  const { body } = await me.reserve(await slot(`${yearAhead}-03-10T13:00:00Z`));
  await other.reserve(await slot(`${yearAhead}-03-10T14:00:00Z`));
  await db
    .updateTable('appointments')
    .set({ reason_sealed: Buffer.alloc(60) })
    .where('id', '=', body.reservationId)
    .execute();
  const reasons = (await show()).appointments.map(({ reason }) => reason);
  assert.deepEqual(reasons, [null, 'cold-flu']);
});

test('a cancelled appointment stays on its day, beside the one that took its slot', async (t) => {
  const { clinicId, me, other, show, slot } = await dayStage(t);
  const spaceId = await slot(`${yearAhead}-03-10T13:00:00Z`);
  const { body } = await me.reserve(spaceId);
  await me.cancel({ clinicId, reservationId: body.reservationId });
  const again = await other.reserve(spaceId);
  const day = (await show()).appointments.map(({ reservationId, status }) => [reservationId, status]);
  assert.deepEqual(
    day.sort(),
    [
      [body.reservationId, 'cancelled'],
      [again.body.reservationId, 'booked'],
    ].sort(),
  );
  assert.equal((await show()).freeSlots, 0);
});

test('the day of another clinic answers like that of a clinic that does not exist', async (t) => {
  const { db, me, nadia, showRaw } = await dayStage(t);
  const foreign = await addClinic(db);
  await me.reserve(await addSlot(db, { clinicId: foreign, start: `${yearAhead}-03-10T13:00:00Z` }));
  const answers = await Promise.all([showRaw(foreign, today), showRaw(randomUUID(), today)]);
  assert.deepEqual(answers[0], answers[1]);
  assert.deepEqual([answers[0].status, answers[0].refusal], [404, { message: 'errors.notFound' }]);
  assert.equal((await nadia.send('GET', `day?clinic=x&date=${today}`)).status, 400);
});

test('a day that is no date is refused, and any date has a day', async (t) => {
  const { clinicId, show, showRaw } = await dayStage(t);
  for (const date of ['2027-02-30', '0000-01-01', '14 mars', ''])
    assert.equal((await showRaw(clinicId, date)).status, 400, date);
  for (const date of ['2000-01-01', '9999-12-31']) assert.deepEqual((await show(clinicId, date)).appointments, []);
});

test('who looks at a day is in the trail, one line an appointment a day for each member of the staff', async (t) => {
  const stage = await dayStage(t);
  const { clinicId, db, me, nadia, other, slot } = stage;
  const ours: { reservationId: string; patientId: string }[] = [];
  for (const [who, hour] of [
    [me, 13],
    [other, 14],
    [me, 15],
  ] as const) {
    const { body } = await who.reserve(await slot(`${yearAhead}-03-10T${hour}:00:00Z`));
    ours.push({ reservationId: body.reservationId, patientId: who.patientId });
  }
  const paul = await staffOn(stage, { name: 'Paul Côté', clinicId, role: 'manager' });
  for (const each of [nadia, nadia, paul, paul]) await each.send('GET', `day?clinic=${clinicId}&date=${today}`);
  const lines = await db
    .selectFrom('audit_events')
    .where('actor_staff_id', 'is not', null)
    .select(['actor_staff_id', 'action', 'capacity', 'patient_id', 'entity_id', 'actor_role', 'actor_clinic_id'])
    .orderBy('id')
    .execute();
  const seen = (who: string, role: string) =>
    ours.map(({ patientId, reservationId }) => ({
      actor_staff_id: who,
      action: 'day.read',
      capacity: 'clinic',
      patient_id: patientId,
      entity_id: reservationId,
      actor_role: role,
      actor_clinic_id: clinicId,
    }));
  assert.deepEqual(lines, [...seen(nadia.staffId, 'reception'), ...seen(paul.staffId, 'manager')]);
});

test('a look after midnight in Quebec is a line of its own, however short the time since the look before', async (t) => {
  const { clinicId, db, me, nadia, show, slot } = await dayStage(t);
  const { body } = await me.reserve(await slot(`${yearAhead}-03-10T13:00:00Z`));
  await sql`
    insert into audit_events (at, capacity, action, patient_id, entity_id, request_id, actor_staff_id, actor_role, actor_clinic_id)
    select date_trunc('day', now(), 'America/Toronto') - interval '1 second', 'clinic', 'day.read', ${me.patientId}::uuid,
      ${body.reservationId}::uuid, 'hier', ${nadia.staffId}::uuid, 'reception', ${clinicId}::uuid
  `.execute(db);
  await show();
  await show();
  const lines = await db.selectFrom('audit_events').select('id').where('action', '=', 'day.read').execute();
  assert.equal(lines.length, 2);
});
