// Holds: product §5 slots-feed
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { sql } from 'kysely';

import { wallTimeAt } from '../../src/domain/zonedTime.ts';
import { slotsImport } from './slotsImport.ts';

const recorded = fileURLToPath(new URL('../fixtures/smart-riteaid-nj-2023', import.meta.url));
const publishedSlots = 46_702;

test('the import accepts every row of the recorded publication and notes its errors', async (t) => {
  const { run, report } = await slotsImport(t);
  const { tallies, notRecorded } = await run(recorded);
  const counts = Object.values(tallies).map(({ rows, accepted, merged, quarantined }) => [
    rows,
    accepted,
    merged,
    quarantined,
  ]);
  assert.deepEqual(counts, [
    [112, 112, 0, 0],
    [112, 112, 0, 0],
    [1542, 1542, 0, 0],
  ]);
  assert.deepEqual(tallies.Location.notes, { zipLeadingZeroRestored: 112, phoneUnreadable: 29 });
  assert.deepEqual(tallies.Slot.notes, { offsetCorrected: 1542, inThePast: 1542, phoneUnreadable: 392, busy: 112 });
  assert.equal(report().length, 112 + 112 + 1542);
  assert.equal(notRecorded.length, 48);
});

test('a capacity of n creates n slots: 46,702 in 1,430 free periods, although the published slots share 112 ids', async (t) => {
  const { db, run } = await slotsImport(t);
  const { slots } = await run(recorded);
  assert.equal(slots.added, publishedSlots);
  const { rows } = await sql<{ slots: number; periods: number; zones: string[] }>`
    select count(*)::integer as slots, count(distinct regexp_replace(slots.source_key, '#[0-9]+$', ''))::integer as periods,
      array_agg(distinct time_zone) as zones
    from slots join clinics on clinics.id = slots.clinic_id where slots.status = 'free'
  `.execute(db);
  assert.deepEqual(rows, [{ slots: publishedSlots, periods: 1_430, zones: ['America/New_York'] }]);
});

test('the import keeps the published time of day although its offset was wrong', async (t) => {
  const { db, run } = await slotsImport(t);
  await run(recorded);
  const { startsAt, endsAt } = await db
    .selectFrom('slots')
    .select(({ fn }) => [fn.min('starts_at').as('startsAt'), fn.max('ends_at').as('endsAt')])
    .where('source_key', 'like', '116|2023-03-25T%')
    .executeTakeFirstOrThrow();
  assert.deepEqual(
    [startsAt, endsAt].map((instant) => wallTimeAt(instant, 'America/New_York')),
    ['2023-03-25T09:00:00', '2023-03-25T18:00:00'],
  );
});

test('imported sites keep their own address, with the zeros of their ZIP code, and have one service each', async (t) => {
  const { db, run } = await slotsImport(t);
  await run(recorded);
  const millville = await db
    .selectFrom('clinics')
    .innerJoin('services', 'services.clinic_id', 'clinics.id')
    .select([
      'clinics.source',
      'name',
      'address_line',
      'city',
      'province',
      'postal_code',
      'phone',
      'clinics.languages',
      'name_fr',
      'name_en',
      'care_type',
    ])
    .where('clinics.source_key', '=', '116')
    .executeTakeFirstOrThrow();
  assert.deepEqual(millville, {
    source: 'smart:api.riteaid.com/digital/vaccine-provider',
    name: 'Rite Aid',
    address_line: '907 North High Street',
    city: 'Millville',
    province: 'NJ',
    postal_code: '08332-3762',
    phone: '856 825-7742',
    languages: ['en'],
    name_fr: 'Vaccination contre la COVID-19',
    name_en: 'COVID-19 vaccination',
    care_type: 'covid',
  });
});

test('a second import of the same slots changes nothing and reports that', async (t) => {
  const { run, slots } = await slotsImport(t);
  await run(recorded);
  const before = await slots();
  const repeated = await run(recorded);
  assert.deepEqual(
    Object.values(repeated.tallies).map(({ accepted, unchanged }) => [accepted, unchanged]),
    [
      [112, 112],
      [112, 112],
      [1542, 1542],
    ],
  );
  assert.deepEqual(repeated.slots, { added: 0, freedAgain: 0, moved: 0, retired: 0, overtaken: 0 });
  assert.deepEqual(await slots(), before);
});

test('an option of the import sets the time zone of every site', async (t) => {
  const { db, run } = await slotsImport(t);
  const { tallies } = await run(recorded, 'America/Chicago');
  assert.equal(tallies.Slot.notes.offsetCorrected, undefined);
  assert.deepEqual(await db.selectFrom('clinics').select('time_zone').distinct().execute(), [
    { time_zone: 'America/Chicago' },
  ]);
});
