// Holds: product §8 search-criteria, product §4 alerts
import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { careTypes, modes, type Reason } from '../../../contract/catalogues.ts';
import { appointmentKinds } from '../../../contract/careCodes.ts';
import { findAppointment } from '../../src/data/appointmentRows.ts';
import { givenReason } from '../../src/data/givenReason.ts';
import { todayAt } from '../../src/domain/age.ts';
import { objectionToCare, reasonCode } from '../../src/domain/care/suitability.ts';
import { careDoors } from '../support/careDoors.ts';
import { doors, objectionTo, type Wish } from '../support/careStage.ts';
import { testSeed } from '../../../scripts/seededRandom.ts';

const runs = Number(process.env.CARE_RUNS ?? 200);
const seed = testSeed(20_261_123);

/** Few of them, so that a drawn service and a drawn need often meet. */
const needs = ['cold-flu', 'fever-child', 'vaccination', 'blood-test', 'other'] as const satisfies readonly Reason[];
const ownWords = 'mal au genou';
const births = ['1986-04-12', '2025-03-01', '2016-05-17', '2012-11-24', '1941-02-28', null] as const;

const some = <T>(values: readonly T[]) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant<T[]>([]) }, fc.subarray([...values]));
const ages = [
  [null, null],
  [null, 5],
  [14, null],
  [6, 17],
  [18, 69],
  [70, null],
] as const;

const wish: fc.Arbitrary<Wish> = fc.record({
  door: fc.constantFrom(...doors),
  service: fc.record({
    ages: fc.constantFrom(...ages),
    reasons: some(needs),
    modes: some(modes),
    visit: fc.constantFrom(null, ...appointmentKinds),
    careType: fc.constantFrom('walk-in', ...careTypes),
  }),
  mode: fc.constantFrom('in-person', ...modes),
  person: fc.record({ born: fc.constantFrom(...births), as: fc.constantFrom('self', 'dependent') }),
  reason: fc.constantFrom(...needs.filter((each) => each !== 'other'), ownWords),
});

/** Ways that need a search first: it leaves out a care type that does not suit the reason. */
const searched: readonly Wish['door'][] = ['offer', 'earlier', 'nearby'];

test(`no path books outside the one decision, and each path books what it allows (person × reason × service, ${runs} draws)`, async (t) => {
  const { book, db, deps } = await careDoors(t);
  const counts = new Map<string, { booked: number; refused: number }>();
  const property = fc.asyncProperty(wish, async (wanted) => {
    const objection = objectionTo(wanted);
    const isBooked = await book(wanted);
    assert.ok(!isBooked || objection === null, `${wanted.door} booked what is refused for ${String(objection)}`);
    if (!searched.includes(wanted.door)) assert.equal(isBooked, objection === null, `${wanted.door} refused what fits`);
    const { booked, refused } = counts.get(wanted.door) ?? { booked: 0, refused: 0 };
    counts.set(wanted.door, { booked: booked + Number(isBooked), refused: refused + Number(!isBooked) });
  });
  await fc.assert(property, { numRuns: runs, seed });
  for (const door of doors) {
    const { booked, refused } = counts.get(door) ?? { booked: 0, refused: 0 };
    t.diagnostic(`${door}: ${booked} booked, ${refused} not`);
    if (runs >= 200) assert.ok(booked > 0 && refused > 0, `${door}: nothing of one kind, ${booked} and ${refused}`);
  }
  await everyAppointmentFits({ db, vault: deps.vault });
});

/** Reads what is stored: also an appointment that a path made on the way. */
const everyAppointmentFits = async ({
  db,
  vault,
}: Pick<Awaited<ReturnType<typeof careDoors>>['deps'], 'db' | 'vault'>) => {
  const live = await db
    .selectFrom('appointments')
    .innerJoin('patients', 'patients.id', 'patient_id')
    .select(['appointments.id', 'invitation_id as invitationId', 'birth_date as birthDate'])
    .where('status', '=', 'booked')
    .execute();
  for (const { id, invitationId, birthDate } of live) {
    const row = await findAppointment(db, id);
    assert.ok(row);
    const reason = invitationId === null ? reasonCode(givenReason(row, vault)) : null;
    const offered = { mode: row.mode, on: todayAt(row.startsAt), careType: row.careType };
    const objection = objectionToCare(row.terms, offered, { birthDate, hasRecord: true, reason });
    assert.ok(objection === null || objection === 'ageUnknown', `${row.reference}: ${String(objection)}`);
  }
};
