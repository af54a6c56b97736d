// Holds: product §4 one-winner
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { sql } from 'kysely';

import { bookingStage, type Patient } from '../support/booking.ts';
import { naiveReserve } from '../support/naiveReserve.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { addPatient } from '../support/people.ts';
import { assertOneWinnerEach, raceSize, runRace, type Ending } from '../support/race.ts';
import { yearAhead } from '../support/years.ts';

const size = raceSize({ rounds: 5, requesters: 50 });
const crowd = raceSize({ rounds: 1, requesters: 500 });

const endingOf = ({ status, raw }: { status: number; raw: string }): Ending => {
  if (status === 201) return 'won';
  assert.deepEqual([status, /appointment\.\w+/.exec(raw)?.[0]], [409, 'appointment.spaceTaken']);
  return 'lost';
};

/** People who may win many rounds. */
const racers = async (t: TestContext, requesters: number) => {
  const stage = await bookingStage(t, { env: { MAX_UPCOMING: '100' } });
  const people = await stage.patients(requesters);
  const nth = (at: number): Patient => people[at] ?? assert.fail('fewer people than requesters');
  return { db: stage.db, nth };
};

test(`when ${size.requesters} people reserve one slot at once, exactly one gets it, in each of ${size.rounds} rounds`, async (t) => {
  const { db, nth } = await racers(t, size.requesters);
  const attempt = async (requester: number, slotId: string) => endingOf(await nth(requester).reserve(slotId));
  assertOneWinnerEach(await runRace({ db, ...size, attempt }), size.requesters);
});

test(`when ${crowd.requesters} people reserve one slot at once, exactly one gets it`, async (t) => {
  const { db, nth } = await racers(t, crowd.requesters);
  const attempt = async (requester: number, slotId: string) => endingOf(await nth(requester).reserve(slotId));
  assertOneWinnerEach(await runRace({ db, ...crowd, attempt }), crowd.requesters);
});

test('when people hold one slot and then reserve it, exactly one gets it, and no hold is left over', async (t) => {
  const { db, nth } = await racers(t, size.requesters);
  const attempt = async (requester: number, slotId: string) => {
    const held = await nth(requester).hold(slotId);
    assert.ok(held.status === 200 || held.status === 409, held.raw);
    return endingOf(await nth(requester).reserve(slotId));
  };
  assertOneWinnerEach(await runRace({ db, ...size, attempt }), size.requesters);
});

test('when one person reserves the same slot many times at once, one request books it and the others report it as already theirs', async (t) => {
  const { db, nth } = await racers(t, 1);
  const references = new Set<string>();
  const attempt = async (_requester: number, slotId: string): Promise<Ending> => {
    const { status, body, refusal } = await nth(0).reserve(slotId);
    if (status === 201) references.add(body.reference);
    else
      assert.deepEqual(
        [status, refusal.message, references.size === 0 || refusal.reservation !== undefined],
        [409, 'appointment.alreadyYours', true],
      );
    return status === 201 ? 'won' : 'lost';
  };
  assertOneWinnerEach(await runRace({ db, rounds: 3, requesters: 20, attempt }), 20);
  assert.equal(references.size, 3);
});

test('a person who reserves many slots of the same hour at once gets one of them', async (t) => {
  const { db, nth } = await racers(t, 1);
  const slots = await Promise.all(
    Array.from({ length: 12 }, async () =>
      addSlot(db, { clinicId: await addClinic(db), start: `${yearAhead}-01-07T14:00:00Z` }),
    ),
  );
  const answers = await Promise.all(slots.map((slotId) => nth(0).reserve(slotId)));
  const told = answers.map(({ status, refusal }) => (status === 201 ? 'booked' : refusal.message)).sort();
  assert.deepEqual(told, [...Array.from({ length: 11 }, () => 'appointment.overlap'), 'booked']);
});

/** The same race, run by code that looks and then writes. */
const naiveRace = async (
  t: TestContext,
  prepare: (db: Awaited<ReturnType<typeof racers>>['db']) => Promise<unknown>,
) => {
  const { database, db } = await bookingStage(t);
  await prepare(database.owner);
  const people = await Promise.all(Array.from({ length: 50 }, () => addPatient(db)));
  return runRace({
    db,
    rounds: 10,
    requesters: 50,
    attempt: (requester, slotId) => naiveReserve(db, slotId, people[requester] ?? ''),
  });
};

test('check-then-write code without the constraint double-books in the same race, so the race detects the fault', async (t) => {
  const outcomes = await naiveRace(t, (db) => sql`drop index appointments_one_live_key`.execute(db));
  assert.throws(() => assertOneWinnerEach(outcomes, 50));
  assert.ok(
    outcomes.some(({ liveRows }) => liveRows > 1),
    'no place was booked twice',
  );
});

test('even check-then-write code books a slot once when the constraint exists', async (t) => {
  const outcomes = await naiveRace(t, () => Promise.resolve());
  assertOneWinnerEach(outcomes, 50);
});
