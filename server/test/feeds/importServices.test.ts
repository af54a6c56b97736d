// Holds: product §5 slots-feed
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { manifestOf, ndjson, origin, publishedSlot, schedule } from './publicationFolder.ts';
import { slotsImport } from './slotsImport.ts';

const concept = (code: string) => ({ coding: [{ code }] });

const pediatrics = (change: object = {}) => ({
  resourceType: 'HealthcareService',
  id: 'kids',
  eligibility: ['age-0-5', 'visit-first', 'card-quebec', 'card-none'].map((code) => ({ code: concept(code) })),
  serviceProvisionCode: [concept('cost')],
  program: [concept('fever-child'), concept('cold-flu')],
  characteristic: [concept('in-person')],
  extraDetails: 'À payer sur place.',
  extension: [{ url: 'https://clinics.example/service-fee', valueMoney: { value: 45.5, currency: 'CAD' } }],
  ...change,
});

const manifest = manifestOf(
  ['Location', `${origin}/locations.ndjson`],
  ['HealthcareService', `${origin}/services.ndjson`],
  ['Schedule', `${origin}/schedules.ndjson`],
  ['Slot', `${origin}/slots.ndjson`],
);

const calendar = schedule('a', 'A', {
  actor: [{ reference: 'Location/A' }, { reference: 'HealthcareService/kids' }],
});

const said = {
  ...{ min_age: 0, max_age: 5, reasons: ['cold-flu', 'fever-child'], modes: ['in-person'], visit: 'first' },
  ...{ coverage: 'fees', fee_cents: 4_550, fee_fr: 'À payer sur place.', fee_en: 'À payer sur place.' },
  cards: ['quebec', 'none'],
};
const columns = [
  'min_age',
  'max_age',
  'reasons',
  'modes',
  'visit',
  'coverage',
  'fee_cents',
  'fee_fr',
  'fee_en',
  'cards',
] as const;

test('the import takes from HealthcareService for whom and for what a service is, and every row is reported', async (t) => {
  const { db, run, publish, write, report } = await slotsImport(t);
  write(
    'services.ndjson',
    ndjson([pediatrics(), pediatrics(), pediatrics({ id: 'odd', program: [concept('magic')] })]),
  );
  const folder = publish({ manifest, schedules: [calendar], slots: [publishedSlot('09:00-10:00')] });
  const { services } = await run(folder);
  assert.deepEqual([services.rows, services.accepted, services.merged], [3, 2, 1]);
  assert.deepEqual(services.notes, { programUnknown: 1 });
  assert.equal(report().filter(({ file }) => file.includes('services')).length, 3);
  assert.deepEqual(await db.selectFrom('services').select(columns).executeTakeFirstOrThrow(), said);
});

test('a calendar whose service cannot be read is quarantined: nobody knows whom it is for', async (t) => {
  const { db, run, publish, write } = await slotsImport(t);
  write('services.ndjson', ndjson([pediatrics({ eligibility: [{ code: concept('age-9-5') }] })]));
  const { tallies, services } = await run(publish({ manifest, schedules: [calendar] }));
  assert.deepEqual(services.reasons, { agesReversed: 1 });
  assert.deepEqual(tallies.Schedule.reasons, { unknownHealthcareService: 1 });
  assert.deepEqual(await db.selectFrom('services').select('id').execute(), []);
});

test('what a clinic set by hand stays when the feed says something else', async (t) => {
  const { db, run, publish, write } = await slotsImport(t);
  write('services.ndjson', ndjson([pediatrics()]));
  const folder = publish({ manifest, schedules: [calendar] });
  await run(folder);
  await db.updateTable('services').set({ max_age: 12, care_by_hand: true }).execute();
  write('services.ndjson', ndjson([pediatrics({ extraDetails: 'Autre' })]));
  assert.equal((await run(folder)).tallies.Schedule.unchanged, 1);
  assert.deepEqual(await db.selectFrom('services').select(columns).executeTakeFirstOrThrow(), { ...said, max_age: 12 });
  await db.updateTable('services').set({ care_by_hand: false }).execute();
  assert.equal((await run(folder)).tallies.Schedule.changed, 1);
  assert.equal((await db.selectFrom('services').select('fee_fr').executeTakeFirstOrThrow()).fee_fr, 'Autre');
});

test('a published vaccination calendar takes the reason vaccination only', async (t) => {
  const { db, run, publish } = await slotsImport(t);
  await run(publish({}));
  assert.deepEqual(await db.selectFrom('services').select('reasons').executeTakeFirstOrThrow(), {
    reasons: ['vaccination'],
  });
});

test('a publication without services keeps what an earlier one said of them, and drops a reason with its kind of care', async (t) => {
  const { db, run, publish, write } = await slotsImport(t);
  write('services.ndjson', ndjson([pediatrics()]));
  await run(publish({ manifest, schedules: [calendar] }));
  const { tallies } = await run(publish({ schedules: [calendar] }));
  assert.equal(tallies.Schedule.unchanged, 1);
  assert.deepEqual(await db.selectFrom('services').select(columns).executeTakeFirstOrThrow(), said);
  await run(publish({ schedules: [{ ...calendar, serviceType: [concept('124')] }] }));
  assert.deepEqual(await db.selectFrom('services').select(columns).executeTakeFirstOrThrow(), { ...said, reasons: [] });
});
