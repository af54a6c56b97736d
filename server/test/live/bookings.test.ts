// Holds: product §8 live-stream
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { addMessage } from '../support/people.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { liveStage } from '../support/liveStage.ts';

test('a slot leaves other people’s lists when it is held, returns when it is released, and leaves again when it is booked', async (t) => {
  const { db, listen, patients } = await liveStage(t);
  const clinicId = await addClinic(db);
  const spaceId = await addSlot(db, { clinicId, start: 30 });
  const [marie, luc] = await patients(2);
  assert.ok(marie && luc);
  const [ofMarie, ofLuc] = [
    await listen(marie, { clinicIds: [clinicId] }),
    await listen(luc, { clinicIds: [clinicId] }),
  ];
  assert.equal((await marie.hold(spaceId)).status, 200);
  assert.equal((await marie.release({ spaceId })).status, 200);
  assert.equal((await marie.reserve(spaceId)).status, 201);
  await ofLuc.heard('place', 3);
  await ofMarie.heard('place', 2);
  assert.deepEqual(
    ofLuc.of('place').map((slot) => [slot.spaceId === spaceId, slot.state]),
    [
      [true, 'taken'],
      [true, 'freed'],
      [true, 'taken'],
    ],
  );
  assert.deepEqual(
    ofMarie.of('place').map(({ state }) => state),
    ['freed', 'taken'],
  );
});

test('a hold that replaces another frees the earlier slot', async (t) => {
  const { db, listen, patients } = await liveStage(t);
  const clinicId = await addClinic(db);
  const [first, second] = [await addSlot(db, { clinicId, start: 30 }), await addSlot(db, { clinicId, start: 40 })];
  const [marie, luc] = await patients(2);
  assert.ok(marie && luc);
  const stream = await listen(luc, { clinicIds: [clinicId] });
  await marie.hold(first);
  await marie.hold(second);
  await stream.heard('place', 3);
  const told = new Set(stream.of('place').map(({ spaceId, state }) => `${spaceId} ${state}`));
  assert.deepEqual(told, new Set([`${first} taken`, `${second} taken`, `${first} freed`]));
});

test('signing out frees the slot that the person held', async (t) => {
  const { db, listen, patients } = await liveStage(t);
  const clinicId = await addClinic(db);
  const spaceId = await addSlot(db, { clinicId, start: 30 });
  const [marie, luc] = await patients(2);
  assert.ok(marie && luc);
  const stream = await listen(luc, { clinicIds: [clinicId] });
  await marie.hold(spaceId);
  await marie.send('GET', 'logout');
  await stream.heard('place', 2);
  assert.equal(stream.of('place')[1]?.state, 'freed');
});

test('the stream announces a booking and a cancellation to the patient, each with the current unread count', async (t) => {
  const { db, listen, patient } = await liveStage(t);
  const clinicId = await addClinic(db);
  const spaceId = await addSlot(db, { clinicId, start: 30 });
  const marie = await patient();
  const stream = await listen(marie, { clinicIds: [clinicId] });
  await stream.heard('unread');
  const {
    body: { reservationId },
  } = await marie.reserve(spaceId);
  await stream.heard('unread', 2);
  assert.equal((await marie.cancel({ clinicId, reservationId })).status, 200);
  await stream.heard('place', 2);
  await stream.heard('unread', 3);
  assert.deepEqual(
    stream
      .of('visit')
      .map((appointment) => [appointment.reservationId === reservationId, appointment.change, appointment.by]),
    [
      [true, 'booked', 'patient'],
      [true, 'cancelled', 'patient'],
    ],
  );
  assert.deepEqual(
    stream.of('place').map(({ state }) => state),
    ['taken', 'freed'],
  );
  assert.deepEqual(
    stream.of('unread').map(({ total }) => total),
    [0, 0, 0],
    'one’s own acts are read',
  );
});

test('a new stream begins with the unread count, as the call would return it', async (t) => {
  const { db, listen, patient } = await liveStage(t);
  const marie = await patient();
  for (let n = 0; n < 3; n += 1) await addMessage(db, { patient_id: marie.patientId });
  const stream = await listen(marie);
  await stream.heard('unread');
  const { body } = await marie.send('POST', 'mailbox/unread');
  const [first] = stream.of('unread');
  assert.deepEqual([body, first?.total, first?.byPatient], [3, 3, [{ patientId: marie.patientId, unread: 3 }]]);
});
