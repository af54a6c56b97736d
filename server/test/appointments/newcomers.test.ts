import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { offeredTo, zoneShowing } from '../support/alerts.ts';
import { bookingStage, type Patient } from '../support/booking.ts';
import { seeCard } from '../support/cardSeen.ts';
import { bookAsGuest, guest } from '../support/guest.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { yearAhead } from '../support/years.ts';

/** Free slots of one week far ahead, half an hour apart. */
const week = async (t: TestContext, count: number) => {
  const stage = await bookingStage(t, { env: { NEWCOMER_SHARE: '10' } });
  const clinicId = await addClinic(stage.db, { time_zone: zoneShowing(12) });
  const monday = Date.UTC(yearAhead, 0, 7, 12);
  const slots: string[] = [];
  for (let at = 0; at < count; at += 1)
    slots.push(
      await addSlot(stage.db, { clinicId, start: new Date(monday + at * 30 * 60_000).toISOString(), minutes: 20 }),
    );
  const slot = (): string => slots.pop() ?? assert.fail('No slot is left.');
  return { ...stage, clinicId, slots, slot };
};

const codeOf = ({ status, refusal }: { status: number; refusal: { message: string } }): string =>
  status < 300 ? String(status) : refusal.message;

const times = (count: number, code: string): string[] => Array.from({ length: count }, () => code);

test('when twelve newcomers book at one clinic at once, a tenth of its week is booked and no more', async (t) => {
  const { patients, slot } = await week(t, 30);
  const people = await patients(12);
  const answers = await Promise.all(people.map((each) => each.reserve(slot())));
  assert.deepEqual(answers.map(codeOf).sort(), [...times(3, '201'), ...times(9, 'appointment.newcomersFull')]);
});

test('accounts and guests share the tenth, and its refusal says whom to call', async (t) => {
  const { app, deps, patients, slot } = await week(t, 20);
  const [first, second] = await patients(2);
  assert.equal((await first?.reserve(slot()))?.status, 201);
  await bookAsGuest(deps, guest(app), slot());
  const refused = await second?.reserve(slot());
  assert.deepEqual(
    [refused?.status, refused?.refusal],
    [
      422,
      {
        message: 'appointment.newcomersFull',
        fields: { space: 'appointment.newcomersFull' },
        clinicPhone: '514 555-0100',
      },
    ],
  );
});

test('a person whom a clinic knows books beyond the tenth: by a verified card or an earlier visit', async (t) => {
  const { db, deps, clinicId, patients, slot } = await week(t, 10);
  const [newcomer, verified, returning] = await patients(3);
  assert.ok(newcomer && verified && returning);
  assert.equal((await newcomer.reserve(slot())).status, 201);
  assert.deepEqual(
    [codeOf(await verified.reserve(slot())), codeOf(await returning.reserve(slot()))],
    times(2, 'appointment.newcomersFull'),
  );
  await seeCard(deps, verified.patientId);
  assert.equal((await verified.reserve(slot())).status, 201);
  await db
    .insertInto('appointments')
    .values({
      id: crypto.randomUUID(),
      clinic_id: clinicId,
      slot_id: await addSlot(db, { clinicId, start: '2025-01-07T12:00:00Z', status: 'busy' }),
      patient_id: returning.patientId,
      reference: 'ABCDE23456',
      reason_sealed: Buffer.of(1),
      per_name: 'x',
      starts_at: new Date('2025-01-07T12:00:00Z'),
      ends_at: new Date('2025-01-07T12:20:00Z'),
      cancel_until: new Date('2025-01-07T10:00:00Z'),
      status: 'fulfilled',
    })
    .execute();
  assert.equal((await returning.reserve(slot())).status, 201);
});

test('holds of newcomers take half of the tenth, a holder books, and others may still book the rest', async (t) => {
  const { patients, slots } = await week(t, 30);
  const people = await patients(8);
  const wanted = people.map((_, at) => slots[at] ?? '');
  const held = await Promise.all(people.map((each, at) => each.hold(wanted[at] ?? '')));
  assert.deepEqual(held.map(codeOf).sort(), [...times(2, '200'), ...times(6, 'appointment.notHeld')]);
  const isHeld = (at: number) => held[at]?.status === 200;
  const others = people.filter((_, at) => !isHeld(at));
  const booked = await Promise.all(others.map((each) => each.reserve(wanted[people.indexOf(each)] ?? '')));
  const codes = booked.map(codeOf);
  assert.deepEqual(codes.sort(), ['201', ...times(5, 'appointment.newcomersFull')]);
  for (const [at, each] of people.entries())
    if (isHeld(at)) assert.equal((await each.reserve(wanted[at] ?? '')).status, 201);
});

test('on the last day of a week too, newcomers share a tenth of seven days', async (t) => {
  const { db, clinicId, patients } = await week(t, 0);
  const soon = Date.now() + 20 * 60_000;
  const slotAfter = (hours: number) =>
    addSlot(db, { clinicId, start: new Date(soon + hours * 3_600_000).toISOString(), minutes: 20 });
  for (let hours = 1; hours < 160; hours += 8) await slotAfter(hours);
  const codes: string[] = [];
  for (const each of await patients(3)) codes.push(codeOf(await each.reserve(await slotAfter(0))));
  assert.deepEqual(codes, ['201', '201', 'appointment.newcomersFull']);
});

test('when bookings have used the tenth, the hold tells it, also to a move, but not to a move within the week', async (t) => {
  const { db, clinicId, patients, slot } = await week(t, 10);
  const [one, other] = await patients(2);
  assert.ok(one && other);
  const { body: booked } = await one.reserve(slot());
  assert.equal(codeOf(await other.hold(slot())), 'appointment.newcomersFull');
  const { body: elsewhere } = await other.reserve(
    await addSlot(db, { clinicId, start: `${yearAhead}-01-21T12:00:00Z` }),
  );
  const holdToMove = (each: Patient, { reservationId }: { reservationId: string }) =>
    each.hold(slot(), { reservationId });
  assert.equal(codeOf(await holdToMove(other, elsewhere)), 'appointment.newcomersFull');
  assert.equal(codeOf(await holdToMove(one, booked)), '200');
});

test('a newcomer moves no appointment into a week that is full', async (t) => {
  const { db, clinicId, patients, slot } = await week(t, 10);
  const [one, other] = await patients(2);
  assert.ok(one && other);
  assert.equal((await one.reserve(slot())).status, 201);
  const elsewhere = await addSlot(db, { clinicId, start: `${yearAhead}-01-21T12:00:00Z` });
  const { body } = await other.reserve(elsewhere);
  assert.equal(codeOf(await other.reschedule(body.reservationId, slot())), 'appointment.newcomersFull');
  const beside = await addSlot(db, { clinicId, start: `${yearAhead}-01-22T12:00:00Z` });
  assert.equal(codeOf(await other.reschedule(body.reservationId, beside)), '200');
});

test('a freed slot is offered past the newcomers who wait while their tenth is used', async (t) => {
  const { deps, patients, slot } = await week(t, 10);
  const [holder, early, known, leaving] = await patients(4);
  assert.ok(holder && early && known && leaving);
  await seeCard(deps, known.patientId);
  await seeCard(deps, leaving.patientId, { nam: 'ROYL85021512', birthDate: '1985-02-15', firstName: 'Lou' });
  assert.equal((await holder.reserve(slot())).status, 201);
  const spaceId = slot();
  const { body } = await leaving.reserve(spaceId);
  const wanted = { from: `${yearAhead}-01-07`, to: `${yearAhead}-01-13` };
  for (const each of [early, known] satisfies Patient[]) assert.equal((await each.watch(wanted)).status, 201);
  await leaving.cancel({ clinicId: body.clinicId, reservationId: body.reservationId });
  assert.deepEqual([await offeredTo(early), await offeredTo(known)], [undefined, spaceId]);
});

test('a newcomer whose own appointment uses the tenth is offered an earlier slot that would replace it', async (t) => {
  const { deps, patients, slot } = await week(t, 10);
  const [waiting, leaving] = await patients(2);
  assert.ok(waiting && leaving);
  await seeCard(deps, leaving.patientId);
  const { reservationId } = (await waiting.reserve(slot())).body;
  const earlier = slot();
  const { body } = await leaving.reserve(earlier);
  const wanted = { from: `${yearAhead}-01-07`, to: `${yearAhead}-01-13` };
  assert.equal((await waiting.watch(wanted, { reservationId })).status, 201);
  await leaving.cancel({ clinicId: body.clinicId, reservationId: body.reservationId });
  assert.equal(await offeredTo(waiting), earlier);
  assert.equal(codeOf(await waiting.reschedule(reservationId, earlier)), '200');
});
