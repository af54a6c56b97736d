// Holds: product §8 staff
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';

import { alertStage, offeredTo, waitInLine } from '../support/alerts.ts';
import { addClinic, addProfessional, addSlot } from '../support/network.ts';
import { staffOn } from '../support/staff.ts';
import { actStage } from '../support/staffActs.ts';

const reason = 'room';

test('a slot of another clinic is to its staff as one that does not exist, and nothing changes', async (t) => {
  const { clinicId, db, nadia, slot, stored } = await actStage(t);
  const foreign = await addSlot(db, { clinicId: await addClinic(db), start: 24 });
  const own = await slot(24);
  for (const call of ['withdraw', 'offer']) {
    const body = (id: string) => ({ clinic: clinicId, slots: [own, id], ...(call === 'withdraw' && { reason }) });
    const absent = await nadia.send('POST', `slots/${call}`, body(randomUUID()));
    assert.equal(absent.status, 404);
    assert.deepEqual(await nadia.send('POST', `slots/${call}`, body(foreign)), absent);
  }
  assert.deepEqual([(await stored(own)).status, (await stored(foreign)).status], ['free', 'free']);
});

test('a professional changes no slots, not even their own, and reads no week of slots', async (t) => {
  const stage = await actStage(t);
  const { clinicId, db, slot, stored } = stage;
  const professionalId = await addProfessional(db);
  const lea = await staffOn(stage, { clinicId, role: 'professional', professionalId });
  const slotId = await slot(24, { professional_id: professionalId });
  const answers = [
    await lea.send('GET', `slots?clinic=${clinicId}&from=2000-01-03`),
    await lea.send('POST', 'slots/withdraw', { clinic: clinicId, slots: [slotId], reason }),
    await lea.send('POST', 'slots/offer', { clinic: clinicId, slots: [slotId] }),
  ];
  assert.deepEqual(
    answers.map(({ status }) => status),
    [404, 404, 404],
  );
  assert.equal((await stored(slotId)).status, 'free');
});

test('a slot that is offered again goes first to the person who waits longest, as after a cancellation', async (t) => {
  const stage = await alertStage(t);
  const { clinicId, db, patients } = stage;
  const manager = await staffOn(stage, { clinicId, role: 'manager' });
  const slotId = await addSlot(db, { clinicId, start: 26 });
  await manager.send('POST', 'slots/withdraw', { clinic: clinicId, slots: [slotId], reason });
  const [first, second] = await patients(2);
  if (first === undefined || second === undefined) throw new Error('Nobody was signed in.');
  await first.watch();
  await second.watch();
  await manager.send('POST', 'slots/offer', { clinic: clinicId, slots: [slotId] });
  assert.deepEqual([await offeredTo(first), await offeredTo(second)], [slotId, undefined]);
  assert.equal((await second.reserve(slotId)).status, 409);
  assert.equal((await first.reserve(slotId)).status, 201);
});

test('an offer of a slot that staff withdraw ends, and the person goes on waiting', async (t) => {
  const stage = await alertStage(t);
  const { clinicId } = stage;
  const { first, spaceId } = await waitInLine(stage);
  assert.equal(await offeredTo(first), spaceId);
  const manager = await staffOn(stage, { clinicId, role: 'manager' });
  const { status } = await manager.send('POST', 'slots/withdraw', { clinic: clinicId, slots: [spaceId], reason });
  assert.equal(status, 200);
  assert.deepEqual(
    (await first.alerts()).body.alerts.map(({ state }) => state),
    ['waiting'],
  );
  assert.equal((await first.reserve(spaceId)).status, 409);
});
