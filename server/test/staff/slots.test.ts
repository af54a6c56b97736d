// Holds: product §8 staff, product §4 clinic-changes
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { quebecZone } from '../../../contract/quebec.ts';
import type { StaffSlots } from '../../../contract/staffSlots.ts';
import { dateIn } from '../../src/domain/zonedTime.ts';
import { free, taken } from '../support/appointments.ts';
import { addProfessional } from '../support/network.ts';
import { staffOn, type StaffBrowser } from '../support/staff.ts';
import { actStage } from '../support/staffActs.ts';

const withdrawn = { status: 'busy-unavailable', visits: 0, holds: 0 };

const slotStage = async (t: TestContext) => {
  const stage = await actStage(t);
  const { clinicId, db, nadia } = stage;
  const week = async (by: StaffBrowser = nadia, clinic = clinicId) => {
    const from = dateIn(new Date(), quebecZone);
    const { status, body, raw } = await by.send('GET', `slots?${new URLSearchParams({ clinic, from }).toString()}`);
    assert.equal(status, 200, raw);
    const { slots }: StaffSlots = body;
    return slots;
  };
  const withdraw = (slots: string[], by = nadia, headers = {}, setAside = false) =>
    by.send('POST', 'slots/withdraw', { clinic: clinicId, slots, reason: 'absence', setAside }, headers);
  const offer = (slots: string[], by = nadia) => by.send('POST', 'slots/offer', { clinic: clinicId, slots });
  const kept = () =>
    db
      .selectFrom('slot_withdrawals')
      .select(['slot_id', 'staff_id', 'reason', 'offered_at'])
      .orderBy('withdrawn_at')
      .execute();
  const told = async () =>
    (await db.selectFrom('live_events').select('event').orderBy('id').execute()).map(({ event }) => event);
  const forget = () => db.deleteFrom('live_events').execute();
  return { ...stage, week, withdraw, offer, kept, told, forget };
};

test('the week of a clinic shows its slots that are free, held, booked, set aside or withdrawn, with their professional, and nothing of the patients', async (t) => {
  const { book, db, me, other, slot, week, withdraw } = await slotStage(t);
  const roy = await addProfessional(db);
  const open = await slot(24, { professional_id: roy });
  const held = await slot(25);
  await other.hold(held);
  const { reservationId, spaceId } = await book(26);
  const gone = await slot(27, { professional_id: roy });
  await withdraw([gone]);
  const aside = await slot(28, { status: 'set-aside' });
  await slot(29, { status: 'busy-unavailable' });
  await slot(24 * 9);
  await slot(-1);
  const shown = await week();
  assert.deepEqual(
    shown.map((one) => [one.slotId, one.state, one.professional, one.reservationId, one.reason, one.withdrawnBy]),
    [
      [open, 'free', 'Dre Roy', null, null, null],
      [held, 'held', null, null, null, null],
      [spaceId, 'booked', null, reservationId, null, null],
      [gone, 'withdrawn', 'Dre Roy', null, 'absence', 'Nadia Roy'],
      [aside, 'setAside', null, null, null, null],
    ],
  );
  assert.ok(!JSON.stringify(shown).includes(me.patientId));
});

test('a receptionist withdraws a free slot with a reason that is kept, and nobody books it until it is offered again', async (t) => {
  const { kept, nadia, offer, other, slot, stored, trail, withdraw } = await slotStage(t);
  const slotId = await slot(24);
  assert.deepEqual((await withdraw([slotId])).body, { done: 1, left: 0 });
  assert.deepEqual(await stored(slotId), withdrawn);
  assert.equal((await other.reserve(slotId)).refusal.message, 'appointment.spaceTaken');
  assert.deepEqual((await offer([slotId])).body, { done: 1, left: 0 });
  assert.deepEqual(await stored(slotId), free);
  const [only] = await kept();
  assert.deepEqual([only?.slot_id, only?.staff_id, only?.reason], [slotId, nadia.staffId, 'absence']);
  assert.ok(only?.offered_at);
  assert.equal((await other.reserve(slotId)).status, 201);
  assert.deepEqual(
    (await trail()).map((line) => [line.action, line.actor_role, line.patient_id, line.entity_id]),
    [
      ['slot.withdrawn', 'reception', null, slotId],
      ['slot.offered', 'reception', null, slotId],
    ],
  );
});

test('who holds a slot that staff withdraw is told at once that their hold ended, and every list that it is taken; offered again, that it is free', async (t) => {
  const { clinicId, forget, offer, other, slot, stored, told, withdraw } = await slotStage(t);
  const slotId = await slot(24);
  await other.hold(slotId);
  await forget();
  assert.equal((await withdraw([slotId])).status, 200);
  assert.deepEqual(await stored(slotId), withdrawn);
  assert.deepEqual((await other.held()).body.holds, []);
  const place = { type: 'place', spaceId: slotId, clinicId };
  const [first, second, ...more] = await told();
  assert.deepEqual([first, more], [{ ...place, state: 'taken' }, []]);
  assert.ok(second?.type === 'hold' && second.state === 'ended' && second.patientId === other.patientId);
  await forget();
  await offer([slotId]);
  assert.deepEqual(await told(), [{ ...place, state: 'freed' }]);
});

test('of the slots of a day, those that patients booked meanwhile are left, and a booked one alone is refused', async (t) => {
  const { book, slot, stored, trail, withdraw } = await slotStage(t);
  const [one, two] = [await slot(24), await slot(25)];
  const { spaceId } = await book(26);
  assert.deepEqual((await withdraw([one, two, spaceId])).body, { done: 2, left: 1 });
  assert.deepEqual([await stored(one), await stored(two), await stored(spaceId)], [withdrawn, withdrawn, taken]);
  const refused = await withdraw([spaceId]);
  assert.deepEqual([refused.status, refused.refusal.message], [409, 'staff.slots.taken']);
  assert.equal((await trail()).length, 2);
});

test('a withdrawal that is sent again, or by a colleague at once, withdraws nothing twice and keeps one reason', async (t) => {
  const stage = await slotStage(t);
  const { clinicId, kept, slot, withdraw } = stage;
  const slotId = await slot(24);
  const omar = await staffOn(stage, { clinicId, name: 'Omar Haddad' });
  const key = { 'idempotency-key': '0b0f6f64-6d0a-4b53-9a35-3f6b8f6c7a42' };
  const answers = await Promise.all([withdraw([slotId], stage.nadia, key), withdraw([slotId], omar)]);
  answers.push(await withdraw([slotId], stage.nadia, key));
  for (const { body } of answers) assert.deepEqual(body, { done: 1, left: 0 });
  assert.equal((await kept()).length, 1);
});

test('a slot that waits for an invited person is withdrawn where a day is closed, and else left', async (t) => {
  const { nadia, slot, stored, withdraw } = await slotStage(t);
  const [open, aside] = [await slot(24), await slot(25, { status: 'set-aside' })];
  assert.deepEqual((await withdraw([open, aside])).body, { done: 1, left: 1 });
  assert.deepEqual((await withdraw([open, aside], nadia, {}, true)).body, { done: 2, left: 0 });
  assert.deepEqual([await stored(open), await stored(aside)], [withdrawn, withdrawn]);
});

test('of a patient who books and staff who withdraw at the same moment, one has the slot and the other is told', async (t) => {
  const { clinicId, other, slot, stored, withdraw } = await slotStage(t);
  for (let round = 0; round < 8; round += 1) {
    const slotId = await slot(24 + round);
    const [booked, gone] = await Promise.all([other.reserve(slotId), withdraw([slotId])]);
    const isBooked = booked.status === 201;
    assert.deepEqual([booked.status, gone.status], isBooked ? [201, 409] : [409, 200]);
    assert.deepEqual(await stored(slotId), isBooked ? taken : withdrawn);
    if (isBooked) await other.cancel({ clinicId, reservationId: booked.body.reservationId });
  }
});

test('a slot that was entered in error is neither offered again nor counted as if it were', async (t) => {
  const { offer, slot } = await slotStage(t);
  const { refusal, status } = await offer([await slot(24, { status: 'entered-in-error' })]);
  assert.deepEqual([status, refusal.message], [409, 'staff.slots.standing']);
});

test('a slot is not offered again once it is past, or where its professional has another at that time', async (t) => {
  const { db, offer, slot, stored, withdraw } = await slotStage(t);
  const roy = await addProfessional(db);
  const start = new Date(Date.now() + 86_400_000);
  const [one, past] = [await slot(start.toISOString(), { professional_id: roy }), await slot(25)];
  await withdraw([one, past]);
  await slot(new Date(start.getTime() + 600_000).toISOString(), { professional_id: roy });
  await db
    .updateTable('slots')
    .set({ starts_at: new Date(Date.now() - 60_000) })
    .where('id', '=', past)
    .execute();
  const refused = await offer([one, past]);
  assert.deepEqual([refused.status, refused.refusal.message], [409, 'staff.slots.standing']);
  assert.deepEqual([await stored(one), await stored(past)], [withdrawn, withdrawn]);
});
