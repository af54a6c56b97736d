import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';

import { invitationAreaOn, invitationStage } from '../support/invitation.ts';
import { whilePatientIsLocked } from '../support/lockedPatient.ts';

const setAside = { status: 'set-aside', visits: 0, holds: 0 };

test('an invited person sees the inviting clinic and the slots set aside, books one, confirms it and cancels it (product §4 hub)', async (t) => {
  const { comeIn, invite, slot, stored, clinicId } = await invitationStage(t);
  const [first, second] = [await slot(48), await slot(50)];
  const { invitationId, code } = await invite([first, second]);
  const invitationArea = await comeIn(code);
  const {
    body: {
      firstName,
      invitations: [before],
    },
  } = await invitationArea.invitations();
  assert.deepEqual(
    [firstName, before?.invitationId, before?.clinic.clinicId, before?.careType, before?.placesLeft, before?.visit],
    ['Huguette', invitationId, clinicId, 'walk-in', 2, null],
  );
  assert.deepEqual(
    (await invitationArea.slots(invitationId)).body.spaces.map(({ spaceId }) => spaceId),
    [first, second],
  );

  assert.equal((await invitationArea.hold(invitationId, first)).status, 200);
  assert.deepEqual(
    [(await invitationArea.invitations()).body.invitations[0]?.held?.spaceId, await stored(first)],
    [first, { ...setAside, holds: 1 }],
  );
  const { status, body: appointment } = await invitationArea.reserve(invitationId, first, {
    raisonVisite: 'vaccination',
  });
  assert.deepEqual(
    [status, appointment.spaceId, appointment.raisonVisite, await stored(first)],
    [201, first, 'vaccination', { status: 'busy', visits: 1, holds: 0 }],
  );
  assert.ok((await invitationArea.confirm(invitationId, appointment.reservationId)).body.confirmedAt);

  const { body: cancelled } = await invitationArea.cancel(invitationId, appointment.reservationId);
  assert.deepEqual([cancelled.status, cancelled.cancelledBy, await stored(first)], ['cancelled', 'patient', setAside]);
  assert.equal(
    (await invitationArea.cancel(invitationId, appointment.reservationId)).status,
    200,
    'cancelled again, it stays so',
  );
  assert.equal((await invitationArea.reserve(invitationId, second)).status, 201, 'and another time may be chosen');
});

test('an appointment without a reason gets the service of its slot as its reason (product §4 hub)', async (t) => {
  const { comeIn, invite, slot } = await invitationStage(t);
  const spaceId = await slot(48);
  const { invitationId, code } = await invite([spaceId]);
  const { body } = await (await comeIn(code)).reserve(invitationId, spaceId);
  assert.equal(body.raisonVisite, 'Sans rendez-vous');
});

test('a slot set aside appears in no search, and no other person can hold or book it (product §4 set-aside)', async (t) => {
  const { clinic, invite, me, slot, stored, book } = await invitationStage(t);
  const [kept, free] = [await slot(48), await slot(50)];
  await invite([kept]);
  assert.deepEqual(
    (await me.search()).body.spaces.map(({ spaceId }) => spaceId),
    [free],
  );
  const appointment = await book(72);
  const asked = [await me.hold(kept), await me.reserve(kept), await me.reschedule(appointment.reservationId, kept)];
  assert.deepEqual(
    asked.map(({ status, refusal }) => [status, refusal.message]),
    asked.map(() => [409, 'appointment.spaceTaken']),
  );
  assert.match(await clinic.type('move', appointment.reference, kept), /is not moved/);
  assert.deepEqual(await stored(kept), setAside);
});

test('one invitation allows one appointment, however many pages ask at the same moment (product §4 hub)', async (t) => {
  const { comeIn, db, invite, slot } = await invitationStage(t);
  const slots = [await slot(48), await slot(50), await slot(52), await slot(54)];
  const { invitationId, code } = await invite(slots);
  const areas = await Promise.all(slots.map(() => comeIn(code)));
  const answers = await Promise.all(
    areas.map((invitationArea, at) => invitationArea.reserve(invitationId, slots[at] ?? '')),
  );
  assert.deepEqual(answers.map((answer) => answer.status).sort(), [201, 409, 409, 409]);
  const refused = answers.find((answer) => answer.status === 409)?.refusal;
  assert.deepEqual([refused?.message, typeof refused?.reservation?.reference], ['hub.alreadyBooked', 'string']);
  assert.equal(
    (await db.selectFrom('appointments').select('id').where('invitation_id', '=', invitationId).execute()).length,
    1,
  );
  const again = answers.findIndex((answer) => answer.status === 201);
  assert.equal(
    (await areas[0]?.reserve(invitationId, slots[again] ?? ''))?.refusal.message,
    'appointment.alreadyYours',
  );
});

test('an invitation only reports an overlap with an appointment booked elsewhere at that hour, and reveals nothing else of it (product §4 hub)', async (t) => {
  const { comeIn, db, invite, me, slot, clinicId } = await invitationStage(t);
  const start = new Date(Date.now() + 48 * 3_600_000).toISOString();
  const spaceId = await slot(start);
  const { invitationId, code } = await invite([spaceId]);
  const { patient_id: patientId } = await db.selectFrom('invitations').select('patient_id').executeTakeFirstOrThrow();
  const { body: appointment } = await me.reserve(await slot(start));
  await db
    .updateTable('appointments')
    .set({ patient_id: patientId })
    .where('id', '=', appointment.reservationId)
    .execute();
  const { status, raw } = await (await comeIn(code)).reserve(invitationId, spaceId);
  assert.deepEqual(
    [status, JSON.parse(raw)],
    [409, { message: 'appointment.overlap', fields: { space: 'appointment.overlap' } }],
  );
  assert.ok(clinicId);
});

test('an invitation write with an idempotency key runs once, and the same key under another token makes another idempotency record (product §8 idempotency)', async (t) => {
  const { comeIn, invite, slot } = await invitationStage(t);
  const spaceId = await slot(48);
  const { invitationId, code } = await invite([spaceId]);
  const [one, two] = [await comeIn(code), await comeIn(code)];
  const key = { 'idempotency-key': randomUUID() };
  const first = await one.reserve(invitationId, spaceId, {}, key);
  assert.deepEqual([first.status, (await one.reserve(invitationId, spaceId, {}, key)).raw], [201, first.raw]);
  assert.equal((await two.reserve(invitationId, spaceId, {}, key)).refusal.message, 'appointment.alreadyYours');
});

test('leaving the invitation area returns the held slot to the slots set aside, and to no other person (product §4 set-aside)', async (t) => {
  const { app, comeIn, invite, me, slot, stored } = await invitationStage(t);
  const spaceId = await slot(48);
  const { invitationId, code } = await invite([spaceId]);
  const invitationArea = await comeIn(code);
  await invitationArea.hold(invitationId, spaceId);
  assert.equal((await invitationArea.leave()).status, 204);
  assert.deepEqual([await stored(spaceId), (await me.search()).body.spaces], [setAside, []]);
  assert.deepEqual(
    [(await invitationArea.invitations()).status, (await invitationAreaOn(app, 'A'.repeat(43)).leave()).status],
    [401, 401],
  );
});

test('a call accepted before sign-out from the invitation area, but reaching the patient afterwards, holds and books nothing (product §4 hub)', async (t) => {
  const { comeIn, db, invite, slot, stored } = await invitationStage(t);
  const spaceId = await slot(48);
  const { invitationId, code } = await invite([spaceId]);
  const invitationArea = await comeIn(code);
  const { patient_id: patientId } = await db.selectFrom('invitations').select('patient_id').executeTakeFirstOrThrow();
  const late: Promise<{ status: number }>[] = [];
  const leaving: Promise<{ status: number }>[] = [];
  await whilePatientIsLocked(db, patientId, async (waiting) => {
    leaving.push(invitationArea.leave());
    await waiting(1);
    late.push(invitationArea.hold(invitationId, spaceId), invitationArea.reserve(invitationId, spaceId));
    await waiting(3);
  });
  assert.deepEqual(
    (await Promise.all([...leaving, ...late])).map(({ status }) => status),
    [204, 401, 401],
  );
  assert.deepEqual(await stored(spaceId), setAside);
});
