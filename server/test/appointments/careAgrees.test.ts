// Holds: product §8 search-criteria
import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';
import { sql } from 'kysely';

import { modes, reasons } from '../../../contract/catalogues.ts';
import { takesPerson } from '../../src/data/careConditions.ts';
import { todayAt } from '../../src/domain/age.ts';
import { clienteleOf, objectionToCare } from '../../src/domain/care/suitability.ts';
import { testDatabase } from '../support/testDatabase.ts';

const age = fc.option(fc.integer({ min: 0, max: 130 }));
const day = (from: string, to: string) =>
  fc.date({ min: new Date(from), max: new Date(to), noInvalidDate: true }).map((date) => date.toISOString());

/** Days close to a birthday, and leap days, more often than chance gives them. */
const birthDate = fc.oneof(
  day('1920-01-01', '2028-12-31').map((text) => text.slice(0, 10)),
  fc.constantFrom('1980-02-29', '2012-02-29', '2024-02-29', '2012-03-01', '2012-02-28'),
);
const startsAt = fc.oneof(
  day('2026-01-01', '2028-12-31'),
  fc.constantFrom('2026-02-28T17:00:00Z', '2026-03-01T04:59:00Z', '2026-03-01T05:00:00Z', '2028-02-29T12:00:00Z'),
);

const one = fc.record({
  min_age: age,
  max_age: age,
  reasons: fc.subarray([...reasons]),
  modes: fc.oneof(fc.constant([]), fc.subarray([...modes])),
  mode: fc.constantFrom(...modes),
  starts_at: startsAt,
  birth_date: fc.option(birthDate),
  reason: fc.option(fc.constantFrom(...reasons)),
});

/** Of the appointment that is moved. */
const clientele = fc
  .record({ reasons: fc.subarray([...reasons]), mode: fc.constantFrom(...modes) })
  .map(({ reasons: taken, mode }) => clienteleOf({ reasons: taken }, mode));

test('the decision and its SQL agree on every service, person, reason, way and day', async (t) => {
  const { db } = await testDatabase(t);
  await fc.assert(
    fc.asyncProperty(
      fc.array(one, { minLength: 1, maxLength: 200, size: 'max' }),
      fc.boolean(),
      fc.option(clientele),
      async (cases, hasRecord, moved) => {
        const rows = JSON.stringify(cases.map((each, id) => ({ id, service_id: id, care_type: 'walk-in', ...each })));
        const need = {
          birthDate: sql`p.birth_date`,
          hasRecord,
          reason: sql`p.reason`,
          usualCareTypes: sql`'{}'::text[]`,
          clientele: moved,
        };
        const { rows: found } = await sql<{ id: number; takes: boolean }>`
        with services as (
          select * from jsonb_to_recordset(${rows}::jsonb) as s (id int, min_age int, max_age int, reasons text[], modes text[])
        ), slots as (
          select * from jsonb_to_recordset(${rows}::jsonb)
            as p (id int, service_id int, care_type text, mode text, starts_at timestamptz, birth_date date, reason text)
        )
        select p.id, ${takesPerson(need)} as takes from slots as p order by p.id
      `.execute(db);
        for (const [at, { min_age: minAge, max_age: maxAge, ...each }] of cases.entries()) {
          const offered = { mode: each.mode, on: todayAt(new Date(each.starts_at)) };
          const person = { birthDate: each.birth_date, hasRecord, reason: each.reason, clientele: moved };
          const objection = objectionToCare({ ...each, minAge, maxAge }, offered, person);
          const takes = objection === null || objection === 'ageUnknown';
          assert.equal(found[at]?.takes, takes, JSON.stringify({ ...cases[at], moved, objection }));
        }
      },
    ),
    { numRuns: 60 },
  );
});
