// Holds: product §8 live-stream
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';

import type { RecordedEvent } from '../../src/data/recordedEvent.ts';
import { liveStage } from '../support/liveStage.ts';
import { addLink, addPatient } from '../support/people.ts';

const appointment = (patientId: string): RecordedEvent => ({
  type: 'visit',
  reservationId: randomUUID(),
  patientId,
  change: 'moved',
  by: 'clinic',
});
const hold = (patientId: string): RecordedEvent => ({
  type: 'hold',
  patientId,
  spaceId: randomUUID(),
  state: 'ended',
  expiresAt: '2026-11-20T15:00:00Z',
});
const alert = (patientId: string): RecordedEvent => ({
  type: 'alert',
  alertId: randomUUID(),
  patientId,
  state: 'offered',
});
const slot = (clinicId: string): Extract<RecordedEvent, { type: 'place' }> => ({
  type: 'place',
  spaceId: randomUUID(),
  clinicId,
  state: 'taken',
});

test('a stream carries only the events of its own person', async (t) => {
  const { listen, happen, patients } = await liveStage(t);
  const [marie, luc] = await patients(2);
  assert.ok(marie && luc);
  const stream = await listen(marie);
  await happen(
    appointment(luc.patientId),
    hold(luc.patientId),
    alert(luc.patientId),
    { type: 'dependents', accountId: luc.accountId },
    { type: 'unread', patientId: luc.patientId },
    slot(randomUUID()),
  );
  await happen(appointment(marie.patientId));
  await stream.heard('visit');
  await stream.heard('unread');
  const { total } = stream.of('unread')[0] ?? {};
  assert.deepEqual([stream.events.length, total], [2, 0], JSON.stringify(stream.events));
  assert.equal(stream.of('visit')[0]?.patientId, marie.patientId);
});

test('a delegate’s stream carries the events that their levels open, and nothing more', async (t) => {
  const { db, listen, happen, patient } = await liveStage(t);
  const marie = await patient();
  const [lea, noah] = [await addPatient(db), await addPatient(db)];
  await addLink(db, { account_id: marie.accountId, patient_id: lea, scopes: ['history'] });
  await addLink(db, { account_id: marie.accountId, patient_id: noah, scopes: ['book'] });
  const stream = await listen(marie);
  await happen(...[lea, noah].flatMap((id) => [appointment(id), hold(id), alert(id)]), appointment(marie.patientId));
  await stream.heard('visit', 2);
  await stream.heard('alert');
  assert.deepEqual(
    stream.of('visit').map(({ patientId }) => patientId),
    [lea, marie.patientId],
  );
  assert.deepEqual(
    stream.of('alert').map(({ patientId }) => patientId),
    [noah],
  );
  assert.equal(stream.of('hold').length, 1);
});

test('a link that is locked, ended, pending or over opens no events from that moment on', async (t) => {
  const { db, listen, happen, patient } = await liveStage(t);
  const marie = await patient();
  const lea = await addPatient(db);
  const id = await addLink(db, { account_id: marie.accountId, patient_id: lea, scopes: ['history'] });
  const stream = await listen(marie);
  await happen(appointment(lea));
  await stream.heard('visit');
  const shut = [
    { locked_at: new Date() },
    { locked_at: null, state: 'pending' },
    { state: 'active', ends_on: '2020-01-02' },
    { state: 'ended' },
  ] as const;
  for (const values of shut) {
    await db.updateTable('dependents').set(values).where('id', '=', id).execute();
    await happen(appointment(lea));
  }
  await happen(appointment(marie.patientId));
  await stream.heard('visit', 2);
  assert.deepEqual(
    stream.of('visit').map(({ patientId }) => patientId),
    [lea, marie.patientId],
  );
});

test('a stream carries the slot events of the clinics it asked for, and nothing to the holder about their own slot', async (t) => {
  const { listen, happen, patients } = await liveStage(t);
  const [marie, luc] = await patients(2);
  assert.ok(marie && luc);
  const [near, other, far] = [randomUUID(), randomUUID(), randomUUID()];
  const [ofMarie, ofLuc] = [
    await listen(marie, { clinicIds: [near, other] }),
    await listen(luc, { clinicIds: [near] }),
  ];
  const held = randomUUID();
  await happen(
    slot(far),
    { type: 'place', spaceId: held, clinicId: near, state: 'taken', heldBy: luc.accountId },
    slot(other),
    slot(near),
  );
  await ofMarie.heard('place', 3);
  await ofLuc.heard('place');
  assert.deepEqual(
    ofMarie.of('place').map(({ clinicId }) => clinicId),
    [near, other, near],
  );
  assert.deepEqual(
    ofLuc.of('place').map(({ spaceId }) => spaceId === held),
    [false],
  );
});

test('events contain only the fields of the contract, and nothing else that was recorded', async (t) => {
  const { listen, happen, patient } = await liveStage(t);
  const marie = await patient();
  const clinicId = randomUUID();
  const stream = await listen(marie, { clinicIds: [clinicId] });
  const more = { reason: 'Éruption', name: 'Marie' };
  await happen(
    { ...hold(marie.patientId), ...more },
    { ...appointment(marie.patientId), ...more },
    { ...slot(clinicId), heldBy: randomUUID() },
    { type: 'dependents', accountId: marie.accountId },
  );
  await stream.heard('dependents');
  const fields = Object.fromEntries(stream.events.map((event) => [event.type, Object.keys(event).sort()]));
  assert.deepEqual(fields.hold, ['expiresAt', 'spaceId', 'state', 'type']);
  assert.deepEqual(fields.visit, ['by', 'change', 'patientId', 'reservationId', 'type']);
  assert.deepEqual(fields.place, ['clinicId', 'spaceId', 'state', 'type']);
  assert.deepEqual(fields.dependents, ['type']);
});

test('the server refuses a stream without a session or with an invalid list of clinics', async (t) => {
  const { listen, patient } = await liveStage(t);
  assert.equal((await listen({ cookies: new Map() })).status, 401);
  const marie = await patient();
  assert.equal((await listen(marie, { clinicIds: ['x'] })).status, 400);
  assert.equal((await listen(marie, { clinicIds: Array.from({ length: 101 }, () => randomUUID()) })).status, 400);
});
