// Holds: product §4 upcoming-limit, product §4 no-overlap
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { appointmentStage } from '../support/appointments.ts';
import { yearAhead } from '../support/years.ts';

const codesOf = (answers: { status: number; refusal: { message: string } }[]): string[] =>
  answers.map(({ status, refusal }) => (status < 300 ? String(status) : refusal.message)).sort();

test('when a person reserves six slots at once, three succeed, whatever the order', async (t) => {
  const { db, me, slot } = await appointmentStage(t);
  const slots = await Promise.all(Array.from({ length: 6 }, (_, at) => slot(24 + at)));
  const answers = await Promise.all(slots.map((spaceId) => me.reserve(spaceId)));
  const refused = Array.from({ length: 3 }, () => 'appointment.tooMany');
  assert.deepEqual(codesOf(answers), ['201', '201', '201', ...refused]);
  assert.equal((await db.selectFrom('slots').select('id').where('status', '=', 'busy').execute()).length, 3);
});

test('when a person reserves several slots of the same hour at once, one succeeds', async (t) => {
  const { me, slot } = await appointmentStage(t);
  const slots = await Promise.all(
    ['14:00', '14:05', '14:10', '14:15'].map((time) => slot(`${yearAhead}-01-07T${time}:00Z`)),
  );
  const answers = await Promise.all(slots.map((spaceId) => me.reserve(spaceId)));
  assert.deepEqual(codesOf(answers), ['201', ...Array.from({ length: 3 }, () => 'appointment.overlap')]);
});

test('when a person moves two appointments to the same hour at once, one moves and the other stays', async (t) => {
  const { me, slot, book } = await appointmentStage(t);
  for (const hour of ['14', '16', '18']) {
    const appointments = [
      await book(`${yearAhead}-01-07T${hour}:00:00Z`),
      await book(`${yearAhead}-01-08T${hour}:00:00Z`),
    ] as const;
    const targets = [
      await slot(`${yearAhead}-01-09T${hour}:00:00Z`),
      await slot(`${yearAhead}-01-09T${hour}:10:00Z`),
    ] as const;
    const moves = await Promise.all(
      [0, 1].map((at) => me.reschedule(appointments[at === 0 ? 0 : 1].reservationId, targets[at === 0 ? 0 : 1])),
    );
    assert.deepEqual(codesOf(moves), ['200', 'appointment.overlap']);
    for (const appointment of appointments)
      await me.cancel({ clinicId: appointment.clinicId, reservationId: appointment.reservationId });
  }
});

test('a person who moves an appointment while reserving another at its new hour never gets two at the same time', async (t) => {
  const { db, me, slot, book } = await appointmentStage(t);
  for (const hour of ['14', '16', '18', '20']) {
    const appointment = await book(`${yearAhead}-01-07T${hour}:00:00Z`);
    const [target, beside] = [
      await slot(`${yearAhead}-01-09T${hour}:00:00Z`),
      await slot(`${yearAhead}-01-09T${hour}:10:00Z`),
    ];
    const [moved, reserved] = await Promise.all([me.reschedule(appointment.reservationId, target), me.reserve(beside)]);
    assert.deepEqual([moved.status, reserved.status].filter((status) => status < 300).length, 1);
    const live = await db
      .selectFrom('appointments')
      .select(['id', 'clinic_id'])
      .where('status', '=', 'booked')
      .execute();
    for (const { id, clinic_id } of live) await me.cancel({ clinicId: clinic_id, reservationId: id });
  }
});

test('two people who move their appointments to each other’s slots at once both get an answer, without a deadlock', async (t) => {
  const { me, other, slot, stored } = await appointmentStage(t, { env: { MAX_UPCOMING: '100' } });
  for (let round = 0; round < 10; round += 1) {
    const slots = [await slot(24 + round * 4), await slot(26 + round * 4)] as const;
    const appointments = [(await me.reserve(slots[0])).body, (await other.reserve(slots[1])).body] as const;
    const moves = await Promise.all([
      me.reschedule(appointments[0].reservationId, slots[1]),
      other.reschedule(appointments[1].reservationId, slots[0]),
    ]);
    assert.deepEqual(codesOf(moves), ['appointment.spaceTaken', 'appointment.spaceTaken']);
    for (const spaceId of slots) assert.equal((await stored(spaceId)).visits, 1);
  }
});
