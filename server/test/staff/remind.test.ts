// Holds: product §8 staff
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { clinicOn } from '../support/clinic.ts';
import { actStage } from '../support/staffActs.ts';

const remindersOf = async ({ db }: Pick<Awaited<ReturnType<typeof actStage>>, 'db'>, reservationId: string) =>
  (await db.selectFrom('reminders').where('appointment_id', '=', reservationId).selectAll().execute()).filter(
    ({ due_at: dueAt, handled_at: handledAt }) => handledAt === null && dueAt <= new Date(),
  ).length;

test('a receptionist sends the reminder of an appointment now, and the trail says who asked', async (t) => {
  const { book, clinicId, db, me, remind, trail } = await actStage(t);
  const { reservationId } = await book(24 * 30);
  assert.equal((await remind(reservationId)).status, 204);
  assert.equal(await remindersOf({ db }, reservationId), 1);
  const nadia = { actor_role: 'reception', actor_clinic_id: clinicId };
  const about = { patient_id: me.patientId, entity_id: reservationId };
  assert.deepEqual(await trail(), [{ action: 'reminder.asked', ...nadia, ...about }]);
});

test('a reminder asked for twice within minutes, by people or by the command, leaves once', async (t) => {
  const { book, deps, remind, trail } = await actStage(t);
  const { reference, reservationId } = await book(24 * 30);
  const answers = await Promise.all(Array.from({ length: 6 }, () => remind(reservationId)));
  assert.deepEqual(
    answers.map(({ status }) => status),
    answers.map(() => 204),
  );
  assert.equal(await remindersOf(deps, reservationId), 1);
  assert.equal((await trail()).length, 1);
  assert.match(await clinicOn(deps).type('remind', reference), / left in the last five minutes: no other is sent\.$/);
  await deps.db
    .updateTable('reminders')
    .set({ due_at: new Date(Date.now() - 6 * 60_000) })
    .execute();
  assert.equal((await remind(reservationId)).status, 204);
  assert.equal((await trail()).length, 2);
});

test('nobody is reminded of an appointment that is cancelled, settled, begun or moved meanwhile', async (t) => {
  const { act, begun, book, clinicId, me, remind, slot, trail } = await actStage(t);
  const gone = await book(24 * 30);
  await me.cancel({ clinicId, reservationId: gone.reservationId });
  const moved = await book(24 * 31);
  await me.reschedule(moved.reservationId, await slot(24 * 32));
  const here = await begun();
  const late = await remind(here);
  await act(here, 'arrived');
  const before = await trail();
  for (const [answer, status, code] of [
    [await remind(gone.reservationId), 409, 'staff.cancelled'],
    [await remind(moved.reservationId, moved.start), 409, 'staff.changedMeanwhile'],
    [await remind(here), 409, 'staff.settled'],
    [late, 422, 'staff.tooLateToRemind'],
  ] as const)
    assert.deepEqual([answer.status, answer.refusal.message], [status, code]);
  assert.deepEqual(await trail(), before);
});
