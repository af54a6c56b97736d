// Holds: product §8 staff, product §4 clinic-changes
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';

import { quebecZone } from '../../../contract/quebec.ts';
import type { StaffOpenings } from '../../../contract/staff.ts';
import { addDays } from '../../src/domain/calendar.ts';
import { dateIn } from '../../src/domain/zonedTime.ts';
import { free, taken } from '../support/appointments.ts';
import { mailOf } from '../support/mail.ts';
import { mailboxOf } from '../support/mailbox.ts';
import { addClinic, addProfessional, addSlot } from '../support/network.ts';
import { staffOn } from '../support/staff.ts';
import { actStage } from '../support/staffActs.ts';

const withdrawn = { status: 'busy-unavailable', visits: 0, holds: 0 };

const moveStage = async (t: TestContext) => {
  const stage = await actStage(t);
  const { nadia } = stage;
  const openings = async (id: string, by = nadia) => {
    const answer = await by.send('GET', `appointments/${id}/openings`);
    assert.equal(answer.status, 200, answer.raw);
    const { openings: found }: StaffOpenings = answer.body;
    return found;
  };
  const move = (id: string, wanted: { slotId: string; startsAt: string; offersAgain?: boolean }, by = nadia) =>
    by.send('POST', `appointments/${id}/move`, { offersAgain: false, ...wanted });
  return { ...stage, openings, move };
};

test('a receptionist moves an appointment as the command does: the patient is told, and the slot it leaves is offered again or not', async (t) => {
  const { app, book, deps, me, move, slot, stored, trail } = await moveStage(t);
  const [one, two] = [await book(24), await book(26)];
  const [first, second] = [await slot(48), await slot(50)];
  const mail = mailOf(deps);
  const mailed = (await mail.to(`${me.accountId}@exemple.ca`)).length;
  const unread = async () => (await mailboxOf(me, app).unread()).body;
  const before = await unread();
  assert.equal((await move(one.reservationId, { slotId: first, startsAt: one.start })).status, 204);
  const again = { slotId: second, startsAt: two.start, offersAgain: true };
  assert.equal((await move(two.reservationId, again)).status, 204);
  assert.deepEqual(
    [await stored(first), await stored(one.spaceId), await stored(second), await stored(two.spaceId)],
    [taken, withdrawn, taken, free],
  );
  const { upcoming } = (await me.history()).body;
  assert.deepEqual(
    upcoming.map(({ spaceId, movedFrom }) => [spaceId, movedFrom]),
    [
      [first, one.start],
      [second, two.start],
    ],
  );
  assert.equal(await unread(), before + 2);
  assert.equal((await mail.to(`${me.accountId}@exemple.ca`)).length - mailed, 2);
  assert.deepEqual(
    (await trail()).map(({ action, actor_role: role, entity_id: about }) => [action, role, about]),
    [
      ['reservation.moved', 'reception', one.reservationId],
      ['reservation.moved', 'reception', two.reservationId],
    ],
  );
});

test('the openings are the free slots of the clinic in the next fourteen days, each day those of the same professional first', async (t) => {
  const { db, me, openings, slot } = await moveStage(t);
  const [roy, cote] = [await addProfessional(db, { name: 'Dre Roy' }), await addProfessional(db, { name: 'Dr Côté' })];
  const at = (start: number | string, professional: string) => slot(start, { professional_id: professional });
  const { reservationId } = (await me.reserve(await at(24, roy))).body;
  await at(-1, roy);
  await at(24 * 15, roy);
  await slot(49, { professional_id: roy, status: 'busy-unavailable' });
  await addSlot(db, { clinicId: await addClinic(db), start: 50 });
  const noon = (days: number, time = '17:00') => `${addDays(dateIn(new Date(), quebecZone), days)}T${time}:00Z`;
  const [early, late, other] = [await at(noon(3), cote), await at(noon(3, '17:15'), roy), await at(noon(6), cote)];
  const found = await openings(reservationId);
  assert.deepEqual(
    found.map(({ slotId, isSame, professional }) => [slotId, isSame, professional]),
    [
      [late, true, 'Dre Roy'],
      [early, false, 'Dr Côté'],
      [other, false, 'Dr Côté'],
    ],
  );
});

test('no opening is held or booked by another person, overlaps another appointment of the patient, or suits another age or reason', async (t) => {
  const { book, db, me, move, openings, other, slot } = await moveStage(t);
  const one = await book(24);
  await book(72);
  const [held, mine, across, fine] = [await slot(48), await slot(50), await slot(72.1), await slot(96)];
  await other.hold(held);
  await other.reserve(await addSlot(db, { clinicId: await addClinic(db), start: 96 }));
  await me.hold(mine);
  const young = await slot(98, { care_type: 'child' });
  await db
    .updateTable('services')
    .set({ max_age: 5 })
    .where('id', 'in', db.selectFrom('slots').select('service_id').where('id', '=', young))
    .execute();
  assert.deepEqual(
    (await openings(one.reservationId)).map(({ slotId }) => slotId),
    [mine, fine],
  );
  for (const [slotId, status, code] of [
    [held, 409, 'staff.move.taken'],
    [across, 409, 'staff.move.overlap'],
    [young, 422, 'staff.move.unsuited'],
  ] as const) {
    const refused = await move(one.reservationId, { slotId, startsAt: one.start });
    assert.deepEqual([refused.status, refused.refusal.message], [status, code]);
  }
});

test('a slot of another clinic, or of a colleague for a professional, is to a move as one that does not exist', async (t) => {
  const stage = await moveStage(t);
  const { clinicId, db, me, move, openings, slot, stored } = stage;
  const [roy, cote] = [await addProfessional(db), await addProfessional(db, { name: 'Dr Côté' })];
  const { reservationId, start } = (await me.reserve(await slot(24, { professional_id: roy }))).body;
  const lea = await staffOn(stage, { name: 'Dre Roy', clinicId, role: 'professional', professionalId: roy });
  const [foreign, colleagues, own] = [
    await addSlot(db, { clinicId: await addClinic(db), start: 48 }),
    await slot(50, { professional_id: cote }),
    await slot(52, { professional_id: roy }),
  ];
  assert.deepEqual(
    (await openings(reservationId, lea)).map(({ slotId }) => slotId),
    [own],
  );
  const absent = await move(reservationId, { slotId: randomUUID(), startsAt: start }, lea);
  assert.deepEqual([absent.status, absent.refusal.message], [409, 'staff.move.taken']);
  for (const slotId of [foreign, colleagues])
    assert.deepEqual(await move(reservationId, { slotId, startsAt: start }, lea), absent);
  assert.deepEqual([await stored(foreign), await stored(colleagues)], [free, free]);
  assert.equal((await move(reservationId, { slotId: own, startsAt: start }, lea)).status, 204);
});

test('of two receptionists and a patient who want one slot at once, one has it and the others are told', async (t) => {
  const stage = await moveStage(t);
  const { book, clinicId, move, other, slot, stored } = stage;
  const omar = await staffOn(stage, { clinicId, name: 'Omar Haddad' });
  for (let round = 0; round < 8; round += 1) {
    const [one, two] = [await book(24 + round * 20), await book(26 + round * 20)];
    const slotId = await slot(30 + round * 20);
    const answers = await Promise.all([
      move(one.reservationId, { slotId, startsAt: one.start }),
      move(two.reservationId, { slotId, startsAt: two.start }, omar),
      other.reserve(slotId),
    ]);
    const won = answers.filter(({ status }) => status < 300);
    assert.deepEqual([won.length, await stored(slotId)], [1, taken]);
    for (const { status } of answers) assert.ok(status === 201 || status === 204 || status === 409, String(status));
    await other.cancel({ clinicId, reservationId: (await other.history()).body.upcoming[0]?.reservationId ?? '' });
    for (const { reservationId } of [one, two]) await stage.me.cancel({ clinicId, reservationId });
  }
});

test('an appointment that is cancelled, begun, settled or moved meanwhile has no openings and is not moved', async (t) => {
  const { begun, book, clinicId, me, move, openings, shown, slot } = await moveStage(t);
  const slotId = await slot(24 * 5);
  const gone = await book(24 * 30);
  await me.cancel({ clinicId, reservationId: gone.reservationId });
  const moved = await book(24 * 31);
  await me.reschedule(moved.reservationId, await slot(24 * 32));
  const here = await begun();
  const startsAt = await shown(here);
  for (const [answer, status, code] of [
    [await move(gone.reservationId, { slotId, startsAt: gone.start }), 409, 'staff.cancelled'],
    [await move(moved.reservationId, { slotId, startsAt: moved.start }), 409, 'staff.changedMeanwhile'],
    [await move(here, { slotId, startsAt }), 422, 'staff.tooLateToMove'],
  ] as const)
    assert.deepEqual([answer.status, answer.refusal.message], [status, code]);
  assert.deepEqual([await openings(gone.reservationId), await openings(here)], [[], []]);
});
