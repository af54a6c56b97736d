import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';

import { hubOn, hubStage } from '../support/hub.ts';
import { whilePatientIsLocked } from '../support/lockedPatient.ts';

const setAside = { status: 'set-aside', visits: 0, holds: 0 };

test('an invited person sees who invites and the places set aside, books one, confirms it and cancels it (product §4 hub)', async (t) => {
  const { comeIn, invite, place, stored, clinicId } = await hubStage(t);
  const [first, second] = [await place(48), await place(50)];
  const { invitationId, code } = await invite([first, second]);
  const hub = await comeIn(code);
  const {
    body: {
      firstName,
      invitations: [before],
    },
  } = await hub.invitations();
  assert.deepEqual(
    [firstName, before?.invitationId, before?.clinic.clinicId, before?.careType, before?.placesLeft, before?.visit],
    ['Huguette', invitationId, clinicId, 'walk-in', 2, null],
  );
  assert.deepEqual(
    (await hub.places(invitationId)).body.spaces.map(({ spaceId }) => spaceId),
    [first, second],
  );

  assert.equal((await hub.hold(invitationId, first)).status, 200);
  assert.deepEqual(
    [(await hub.invitations()).body.invitations[0]?.held?.spaceId, await stored(first)],
    [first, { ...setAside, holds: 1 }],
  );
  const { status, body: visit } = await hub.reserve(invitationId, first, { raisonVisite: 'vaccination' });
  assert.deepEqual(
    [status, visit.spaceId, visit.raisonVisite, await stored(first)],
    [201, first, 'vaccination', { status: 'busy', visits: 1, holds: 0 }],
  );
  assert.ok((await hub.confirm(invitationId, visit.reservationId)).body.confirmedAt);

  const { body: cancelled } = await hub.cancel(invitationId, visit.reservationId);
  assert.deepEqual([cancelled.status, cancelled.cancelledBy, await stored(first)], ['cancelled', 'patient', setAside]);
  assert.equal((await hub.cancel(invitationId, visit.reservationId)).status, 200, 'cancelled again, it stays so');
  assert.equal((await hub.reserve(invitationId, second)).status, 201, 'and another time may be chosen');
});

test('without a reason, a visit is about what its place is offered for (product §4 hub)', async (t) => {
  const { comeIn, invite, place } = await hubStage(t);
  const spaceId = await place(48);
  const { invitationId, code } = await invite([spaceId]);
  const { body } = await (await comeIn(code)).reserve(invitationId, spaceId);
  assert.equal(body.raisonVisite, 'Sans rendez-vous');
});

test('a place set aside is in no search, and can be neither held nor booked by anybody else (product §4 set-aside)', async (t) => {
  const { clinic, invite, me, place, stored, book } = await hubStage(t);
  const [kept, free] = [await place(48), await place(50)];
  await invite([kept]);
  assert.deepEqual(
    (await me.search()).body.spaces.map(({ spaceId }) => spaceId),
    [free],
  );
  const visit = await book(72);
  const asked = [await me.hold(kept), await me.reserve(kept), await me.reschedule(visit.reservationId, kept)];
  assert.deepEqual(
    asked.map(({ status, refusal }) => [status, refusal.message]),
    asked.map(() => [409, 'appointment.spaceTaken']),
  );
  assert.match(await clinic.type('move', visit.reference, kept), /is not moved/);
  assert.deepEqual(await stored(kept), setAside);
});

test('one invitation is one visit, however many pages ask at the same moment (product §4 hub)', async (t) => {
  const { comeIn, db, invite, place } = await hubStage(t);
  const places = [await place(48), await place(50), await place(52), await place(54)];
  const { invitationId, code } = await invite(places);
  const hubs = await Promise.all(places.map(() => comeIn(code)));
  const answers = await Promise.all(hubs.map((hub, at) => hub.reserve(invitationId, places[at] ?? '')));
  assert.deepEqual(answers.map((answer) => answer.status).sort(), [201, 409, 409, 409]);
  const refused = answers.find((answer) => answer.status === 409)?.refusal;
  assert.deepEqual([refused?.message, typeof refused?.reservation?.reference], ['hub.alreadyBooked', 'string']);
  assert.equal(
    (await db.selectFrom('appointments').select('id').where('invitation_id', '=', invitationId).execute()).length,
    1,
  );
  const again = answers.findIndex((answer) => answer.status === 201);
  assert.equal(
    (await hubs[0]?.reserve(invitationId, places[again] ?? ''))?.refusal.message,
    'appointment.alreadyYours',
  );
});

test('of a visit booked elsewhere at that hour an invitation only says that it is in the way (product §4 hub)', async (t) => {
  const { comeIn, db, invite, me, place, clinicId } = await hubStage(t);
  const start = new Date(Date.now() + 48 * 3_600_000).toISOString();
  const spaceId = await place(start);
  const { invitationId, code } = await invite([spaceId]);
  const { patient_id: patientId } = await db.selectFrom('invitations').select('patient_id').executeTakeFirstOrThrow();
  const { body: visit } = await me.reserve(await place(start));
  await db.updateTable('appointments').set({ patient_id: patientId }).where('id', '=', visit.reservationId).execute();
  const { status, raw } = await (await comeIn(code)).reserve(invitationId, spaceId);
  assert.deepEqual(
    [status, JSON.parse(raw)],
    [409, { message: 'appointment.overlap', fields: { space: 'appointment.overlap' } }],
  );
  assert.ok(clinicId);
});

test('a write of the hub with a key is done once; the same key of another token is another intent (product §8 idempotency)', async (t) => {
  const { comeIn, invite, place } = await hubStage(t);
  const spaceId = await place(48);
  const { invitationId, code } = await invite([spaceId]);
  const [one, two] = [await comeIn(code), await comeIn(code)];
  const key = { 'idempotency-key': randomUUID() };
  const first = await one.reserve(invitationId, spaceId, {}, key);
  assert.deepEqual([first.status, (await one.reserve(invitationId, spaceId, {}, key)).raw], [201, first.raw]);
  assert.equal((await two.reserve(invitationId, spaceId, {}, key)).refusal.message, 'appointment.alreadyYours');
});

test('leaving gives back what is held, to the places set aside and to nobody else (product §4 set-aside)', async (t) => {
  const { app, comeIn, invite, me, place, stored } = await hubStage(t);
  const spaceId = await place(48);
  const { invitationId, code } = await invite([spaceId]);
  const hub = await comeIn(code);
  await hub.hold(invitationId, spaceId);
  assert.equal((await hub.leave()).status, 204);
  assert.deepEqual([await stored(spaceId), (await me.search()).body.spaces], [setAside, []]);
  assert.deepEqual([(await hub.invitations()).status, (await hubOn(app, 'A'.repeat(43)).leave()).status], [401, 401]);
});

test('what was let in before one left the hub, and comes to the patient after it, keeps and books nothing (product §4 hub)', async (t) => {
  const { comeIn, db, invite, place, stored } = await hubStage(t);
  const spaceId = await place(48);
  const { invitationId, code } = await invite([spaceId]);
  const hub = await comeIn(code);
  const { patient_id: patientId } = await db.selectFrom('invitations').select('patient_id').executeTakeFirstOrThrow();
  const late: Promise<{ status: number }>[] = [];
  const leaving: Promise<{ status: number }>[] = [];
  await whilePatientIsLocked(db, patientId, async (waiting) => {
    leaving.push(hub.leave());
    await waiting(1);
    late.push(hub.hold(invitationId, spaceId), hub.reserve(invitationId, spaceId));
    await waiting(3);
  });
  assert.deepEqual(
    (await Promise.all([...leaving, ...late])).map(({ status }) => status),
    [204, 401, 401],
  );
  assert.deepEqual(await stored(spaceId), setAside);
});
