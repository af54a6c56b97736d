// Holds: product §5 slots-feed
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import fc from 'fast-check';
import { sql } from 'kysely';

import type { SourceMode } from '../../../contract/feeds.ts';
import type { SlotStatus } from '../../src/data/tables/network.ts';
import { testSeed } from '../support/seededRandom.ts';
import { location, ndjson, publishedSlot, schedule } from './publicationFolder.ts';
import { slotsImport } from './slotsImport.ts';

const broken = [
  '{"resourceType":"Slot",',
  'null',
  '[]',
  '42',
  '"text"',
  '{}',
  '',
  '   ',
  '{"resourceType":"Patient","id":"p"}',
];

const siteChange = fc.constantFrom<object>(
  {},
  {},
  { status: 'inactive' },
  { status: 'suspended' },
  { name: '' },
  { id: '' },
  { position: null },
  { position: null, address: { state: 'TX', city: 'El Paso' } },
  { address: null },
  { telecom: [{ system: 'phone', value: '12' }] },
  { address: { state: 'NJ', postalCode: 7030 }, position: { latitude: 40.74, longitude: -74.03 } },
  { name: 'a\u0000b' },
);

const calendarChange = fc.constantFrom<object>(
  {},
  {},
  { active: false },
  { actor: [] },
  { actor: [{ reference: 'Location/nowhere' }] },
  { actor: [{ reference: 'Practitioner/p' }] },
  { actor: [{ reference: 'Location/A' }, { reference: 'Location/B' }] },
  { serviceType: [{ text: 'Antenatal care' }] },
  { serviceType: [{ coding: [{ system: 'http://snomed.info/sct', code: '424525001' }] }] },
  { id: 7 },
);

const slotChange = fc.constantFrom<object>(
  {},
  {},
  {},
  { status: 'busy' },
  { status: 'FREE' },
  { status: 'entered-in-error' },
  { schedule: { reference: 'Schedule/b' } },
  { schedule: { reference: 'Schedule/nowhere' } },
  { schedule: { reference: 'https://clinics.example/Schedule/a' } },
  { start: 'yesterday' },
  { start: '2087-02-30T09:00:00-05:00', end: '2087-03-02T10:00:00-05:00' },
  { start: '2027-03-14T02:30:00-05:00', end: '2027-03-14T03:30:00-04:00' },
  { start: '2087-06-10T09:00:00-05:00' },
  { end: '2087-06-09T09:00:00-04:00' },
  { end: '2087-06-20T09:00:00-04:00' },
  { start: '2020-06-10T09:00:00-04:00', end: '2020-06-10T09:30:00-04:00' },
  {
    extension: [{ url: 'http://fhir-registry.smarthealthit.org/StructureDefinition/slot-capacity', valueInteger: '2' }],
  },
  {
    extension: [{ url: 'http://fhir-registry.smarthealthit.org/StructureDefinition/slot-capacity', valueInteger: -1 }],
  },
  { id: 'same' },
);

const hours = fc.constantFrom('09:00-09:30', '09:30-10:00', '10:00-10:30', '10:30-12:30');

const mixed = (good: fc.Arbitrary<object>, maxLength: number) =>
  fc.array(fc.oneof({ weight: 5, arbitrary: good }, { weight: 1, arbitrary: fc.constantFrom(...broken) }), {
    maxLength,
  });

const publication = fc.record({
  locations: mixed(
    fc.tuple(fc.constantFrom('A', 'B'), siteChange).map(([id, change]) => location(id, change)),
    4,
  ),
  schedules: mixed(
    fc
      .tuple(fc.constantFrom('a', 'b'), fc.constantFrom('A', 'B'), calendarChange)
      .map(([id, at, change]) => schedule(id, at, change)),
    5,
  ),
  slots: mixed(
    fc
      .tuple(hours, fc.integer({ min: 0, max: 4 }), slotChange)
      .map(([at, capacity, change]) => publishedSlot(at, capacity, change)),
    12,
  ),
});

const rowsOf = (rows: readonly (object | string)[]): number =>
  ndjson(rows)
    .split('\n')
    .filter((line) => line.trim() !== '').length;

/** Ids of the sites that say of themselves, in whatever row, that they are closed. */
const closedSites = (rows: readonly (object | string)[]): string[] =>
  rows.flatMap((row) =>
    typeof row === 'object' && 'status' in row && 'id' in row && typeof row.id === 'string' ? [row.id] : [],
  );

const openStatuses = { entrusted: 'free', 'link-out': 'elsewhere' } as const;

const holdsFor = async (t: TestContext, mode: SourceMode): Promise<void> => {
  const { db, run, publish, slots, report } = await slotsImport(t, { mode });
  const sitesWith = async (status: SlotStatus) =>
    (
      await db
        .selectFrom('slots')
        .innerJoin('clinics', 'clinics.id', 'slots.clinic_id')
        .select('clinics.source_key')
        .where('slots.status', '=', status)
        .where('slots.starts_at', '>', sql<Date>`now()`)
        .execute()
    ).map(({ source_key: key }) => key);
  await fc.assert(
    fc.asyncProperty(publication, async (published) => {
      const folder = publish(published);
      const { tallies } = await run(folder, null, { evenSo: true });
      const expected = {
        Location: rowsOf(published.locations),
        Schedule: rowsOf(published.schedules),
        Slot: rowsOf(published.slots),
      };
      for (const kind of ['Location', 'Schedule', 'Slot'] as const) {
        const { rows, accepted, merged, quarantined, added, changed, unchanged, reasons } = tallies[kind];
        assert.equal(rows, expected[kind], kind);
        assert.equal(accepted + merged + quarantined, rows, kind);
        assert.equal(added + changed + unchanged, accepted, kind);
        assert.equal(
          Object.values(reasons).reduce((sum, count) => sum + count, 0),
          merged + quarantined,
          kind,
        );
      }
      const reported = expected.Location + expected.Schedule + expected.Slot === 0 ? [] : report();
      assert.equal(reported.length, expected.Location + expected.Schedule + expected.Slot);
      assert.equal(new Set(reported.map(({ file, line }) => `${file} ${line}`)).size, reported.length);
      const closed = closedSites(published.locations);
      assert.ok(!(await sitesWith(openStatuses[mode])).some((site) => closed.includes(site)));
      if (mode === 'link-out') assert.deepEqual(await sitesWith('free'), []);
      const before = await slots();
      const again = await run(folder, null, { evenSo: true });
      assert.deepEqual(again.slots, { added: 0, freedAgain: 0, moved: 0, retired: 0, overtaken: 0 });
      assert.deepEqual(await slots(), before);
    }),
    { numRuns: 60, seed: testSeed(20_261_124) },
  );
};

test('of whatever is published, each row is in the report once, the counts add up, a repeat changes nothing, and no closed site keeps a free slot', (t) =>
  holdsFor(t, 'entrusted'));

test('the same holds of a publication that nobody entrusted, of which no slot is free', (t) => holdsFor(t, 'link-out'));
