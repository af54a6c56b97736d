// Holds: product §8 search-criteria
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import fc from 'fast-check';

import { daysAnswer, type Criteria } from '../../../contract/appointments.ts';
import { careTypes, dayParts, modes, reasons } from '../../../contract/catalogues.ts';
import { testSeed } from '../../../scripts/seededRandom.ts';
import { bookingStage, type Patient } from '../support/booking.ts';
import { addClinic, addSlot } from '../support/network.ts';

const [from, to] = ['2030-01-05', '2030-01-11'];

const daysOf = async (me: Patient, criteria: Criteria) => {
  const { status, raw } = await me.send('POST', 'appointment/days', { criteria, dependent: null });
  assert.equal(status, 200, raw);
  return daysAnswer.parse(JSON.parse(raw));
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

/** Around midnight and at every part of the day, in two zones: free, held by another, elsewhere and withdrawn. */
const manyDays = async (t: TestContext) => {
  const { db, patients } = await bookingStage(t);
  const [me, other] = await patients(2);
  assert.ok(me && other);
  const here = { latitude: 45.5, longitude: -73.57 };
  const clinics = [
    await addClinic(db, here),
    await addClinic(db, { latitude: 45.7, longitude: -73.6 }),
    await addClinic(db, { latitude: 47.38, longitude: -61.86, time_zone: 'America/Halifax' }),
  ];
  const hours = ['00:00', '08:10', '11:50', '12:00', '16:59', '17:00', '23:40'];
  for (const [at, clinicId] of clinics.entries())
    for (let day = 4; day <= 12; day += 1)
      for (const [turn, hour] of hours.entries()) {
        const spaceId = await addSlot(db, {
          clinicId,
          start: `2030-01-${String(day).padStart(2, '0')}T${hour}:00-05:00`,
          mode: (day + turn) % 3 === 0 ? 'phone' : 'in-person',
          care_type: careTypes[(day + at + turn) % careTypes.length] ?? 'walk-in',
          status: turn === 2 && day % 4 === 0 ? 'elsewhere' : turn === 4 && day % 4 === 1 ? 'busy' : 'free',
        });
        if (at === 0 && day === 7 && turn === 1) await other.hold(spaceId);
        if (at === 0 && day === 8 && turn === 1) await me.hold(spaceId);
      }
  return { me, clinics };
};

test('the count of a day is what the search lists for that day, whatever is searched for (decision 90)', async (t) => {
  const { me, clinics } = await manyDays(t);
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
      const days = await daysOf(me, { ...wanted, from, to });
      assert.deepEqual(
        days.map(({ date }) => date),
        Array.from({ length: 7 }, (_, day) => `2030-01-${String(5 + day).padStart(2, '0')}`),
      );
      for (const { date, count } of days)
        assert.equal(count, await listed(me, { ...wanted, from: date, to: date }), `${date} ${JSON.stringify(wanted)}`);
    }),
    { numRuns: 25, seed: testSeed(20_261_126) },
  );
});

test('a period that a search refuses is refused for the count as well (product §8 search-criteria)', async (t) => {
  const { patient } = await bookingStage(t);
  const me = await patient();
  const count = (criteria: Criteria) => me.send('POST', 'appointment/days', { criteria, dependent: null });
  assert.equal((await count({ from: '2030-01-01', to: '2030-12-31' })).refusal.message, 'appointment.periodTooLong');
  assert.equal((await count({ from: '2030-01-02', to: '2030-01-01' })).status, 400);
});
