// Holds: product §8 search-criteria
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import fc from 'fast-check';

import { daysAnswer, type Criteria } from '../../../contract/appointments.ts';
import { careTypes, dayParts, modes, reasons } from '../../../contract/catalogues.ts';
import { addDays } from '../../src/domain/calendar.ts';
import { bookingStage, type Patient } from '../support/booking.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { testSeed } from '../support/seededRandom.ts';
import { yearAhead } from '../support/years.ts';

const daysOf = async (me: Patient, criteria: Criteria) => {
  const { status, raw } = await me.send('POST', 'appointment/days', { criteria, dependent: null });
  assert.equal(status, 200, raw);
  return daysAnswer.parse(JSON.parse(raw)).days;
};

const listed = async (me: Patient, criteria: Criteria): Promise<number> => {
  let [count, cursor]: [number, string | null] = [0, null];
  do {
    const { body, raw, status } = await me.search({ ...criteria, cursor });
    assert.equal(status, 200, raw);
    count += body.spaces.length;
    cursor = body.nextCursor;
  } while (cursor !== null);
  return count;
};

/** In UTC: around midnight and noon of two zones, and in the hour that comes twice or never. */
const hours = ['03:40', '04:00', '05:30', '06:30', '07:10', '12:10', '15:50', '16:00', '20:59', '22:00'];

/** Nine days from the day before `from`: free, held by oneself and by another, elsewhere, busy, for the young. */
const manyDays = async (t: TestContext, from: string) => {
  const { db, patients } = await bookingStage(t);
  const [me, other] = await patients(2);
  assert.ok(me && other);
  await db.updateTable('patients').set({ birth_date: '1990-05-05' }).where('id', '=', me.patientId).execute();
  const clinics = [
    await addClinic(db),
    await addClinic(db, { latitude: 45.7, longitude: -73.6 }),
    await addClinic(db, { latitude: 47.38, longitude: -61.86, time_zone: 'America/Halifax' }),
  ];
  for (const [at, clinicId] of clinics.entries())
    for (let day = 0; day < 9; day += 1)
      for (const [turn, hour] of hours.entries()) {
        const spaceId = await addSlot(db, {
          clinicId,
          start: `${addDays(from, day - 1)}T${hour}:00Z`,
          mode: (day + turn) % 3 === 0 ? 'phone' : 'in-person',
          care_type: careTypes[(day + at + turn) % careTypes.length] ?? 'walk-in',
          status: turn === 2 && day % 4 === 0 ? 'elsewhere' : turn === 4 && day % 4 === 1 ? 'busy' : 'free',
        });
        if (at === 0 && day === 3 && turn === 5) await other.hold(spaceId);
        if (at === 0 && day === 4 && turn === 5) await me.hold(spaceId);
      }
  await db.updateTable('services').set({ max_age: 17 }).where('care_type', '=', 'child').execute();
  return { me, clinics };
};

for (const [from, name] of [
  [`${yearAhead}-03-07`, 'in the week of a day of 23 hours'],
  [`${yearAhead}-10-31`, 'in the week of a day of 25 hours'],
] as const)
  test(`the count of a day is what the search lists for that day, whatever is searched for, ${name} (decision 90)`, async (t) => {
    const { me, clinics } = await manyDays(t, from);
    const week = Array.from({ length: 7 }, (_, day) => addDays(from, day));
    const criteria = fc.record({
      careType: fc.option(fc.constantFrom(...careTypes)),
      raisonVisite: fc.option(fc.constantFrom(...reasons)),
      dayParts: fc.option(fc.subarray([...dayParts])),
      weekdays: fc.option(fc.subarray([1, 2, 3, 4, 5, 6, 7])),
      clinicIds: fc.option(fc.subarray(clinics)),
      near: fc.option(fc.constant({ postalCode: 'H2X' })),
      radiusKm: fc.option(fc.constantFrom(10, 25, 500)),
      modes: fc.option(fc.subarray([...modes])),
      sort: fc.constantFrom('soonest' as const, 'nearest' as const),
    });
    await fc.assert(
      fc.asyncProperty(criteria, async (wanted) => {
        const days = await daysOf(me, { ...wanted, from, to: week.at(-1) });
        assert.deepEqual(
          days.map(({ date }) => date),
          week,
        );
        for (const { date, count } of days)
          assert.equal(
            count,
            await listed(me, { ...wanted, from: date, to: date }),
            `${date} ${JSON.stringify(wanted)}`,
          );
      }),
      { numRuns: 20, seed: testSeed(20_261_126) },
    );
  });

test('a day counts more than a page lists, and nothing that is over (decision 90)', async (t) => {
  const { db, patient } = await bookingStage(t);
  const me = await patient();
  const clinicId = await addClinic(db);
  for (let minute = 0; minute < 60; minute += 1)
    await addSlot(db, { clinicId, start: `${yearAhead}-01-07T15:${String(minute).padStart(2, '0')}:00Z`, minutes: 1 });
  const today = new Date().toISOString().slice(0, 10);
  await addSlot(db, { clinicId, start: -0.05 });
  const [busy] = await daysOf(me, { from: `${yearAhead}-01-07`, to: `${yearAhead}-01-07` });
  assert.deepEqual(busy, { date: `${yearAhead}-01-07`, count: 60 });
  const around = await daysOf(me, { from: addDays(today, -1), to: today });
  assert.deepEqual(
    around.map(({ count }) => count),
    [0, 0],
  );
});

test('a period that a search refuses is refused for the count as well (product §8 search-criteria)', async (t) => {
  const { patient } = await bookingStage(t);
  const me = await patient();
  const count = (criteria: Criteria) => me.send('POST', 'appointment/days', { criteria, dependent: null });
  assert.equal(
    (await count({ from: `${yearAhead}-01-01`, to: `${yearAhead}-12-31` })).refusal.message,
    'appointment.periodTooLong',
  );
  assert.equal((await count({ from: `${yearAhead}-01-02`, to: `${yearAhead}-01-01` })).status, 400);
  assert.equal((await count({ near: { postalCode: 'H0H' } })).refusal.message, 'appointment.unknownPostalCode');
});
