// Holds: product §5 slots-feed
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { busy, conflictStage, fedStage, nine, ten } from './conflictStage.ts';
import { location, publishedSlot, schedule, type Published } from './publicationFolder.ts';

const inactive = 'in a calendar or at a site that is not active';

const otherwise: [string, Published][] = [
  ['busy', { slots: [busy(nine), ten] }],
  ['no longer', { slots: [ten] }],
  ['from 09:05 to 09:35', { slots: [publishedSlot('09:05-09:35'), ten] }],
  [inactive, { slots: [nine, ten], schedules: [schedule('a', 'A', { active: false })] }],
  [inactive, { slots: [nine, ten], locations: [location('A', { status: 'suspended' })] }],
  [
    'as Vaccination, Clinique B',
    { locations: [location('A'), location('B')], schedules: [schedule('a', 'B')], slots: [nine, ten] },
  ],
];

test('an appointment that its clinic publishes otherwise has one open conflict, and stays as it is (decision 76)', async (t) => {
  const { run, me, appointment, listed, endings } = await conflictStage(t);
  assert.deepEqual((await run({ slots: [nine, ten] })).conflicts, { found: 0, open: 0 });
  for (const [words, publication] of otherwise) {
    const { open } = (await run(publication)).conflicts;
    assert.equal(open, 1, words);
    const [line = '', ...more] = await listed();
    assert.deepEqual(more, []);
    const told = `  Clinique A  ${appointment.reference} published ${words}, since `;
    assert.match(line, new RegExp(`^2087-06-10 09:00  [0-9a-f-]{36}${told}20`));
    assert.deepEqual((await run(publication)).conflicts, { found: 0, open: 1 });
  }
  assert.deepEqual(await endings(), ['open']);
  assert.deepEqual((await me.history()).body.upcoming, [appointment]);
});

test('an appointment at an inactive site is in conflict although its calendar cannot be read', async (t) => {
  const { run, listed } = await conflictStage(t);
  const unread = publishedSlot('11:00-11:30', -1);
  const closed = { locations: [location('A', { status: 'inactive' })], schedules: [schedule('a', 'A', { actor: [] })] };
  assert.deepEqual((await run({ ...closed, slots: [nine, unread] })).conflicts, { found: 1, open: 1 });
  assert.match((await listed()).join('\n'), new RegExp(` published ${inactive}, since [^\\n]*$`));
});

test('a calendar that could not be read whole neither opens nor settles the conflict of a period that it does not name', async (t) => {
  const { run } = await conflictStage(t);
  const unread = publishedSlot('11:00-11:30', -1);
  assert.equal((await run({ slots: [ten, unread] })).conflicts.open, 0);
  await run({ slots: [ten] });
  assert.equal((await run({ slots: [ten, unread] })).conflicts.open, 1);
});

test('a conflict is settled when the publication agrees again, and another opens when it no longer does', async (t) => {
  const { run, endings, listed } = await conflictStage(t);
  await run({ slots: [busy(nine), ten] });
  await run({ slots: [nine, ten] });
  assert.deepEqual([await listed(), await endings()], [[], ['publication']]);
  assert.deepEqual((await run({ slots: [busy(nine), ten] })).conflicts, { found: 1, open: 1 });
});

test('a conflict that a clinic settles stays settled until the publication says something else', async (t) => {
  const { run, conflicts, endings, clinic, appointment } = await conflictStage(t);
  const settle = async () => clinic.type('settle', (await conflicts()).at(-1)?.id ?? '');
  await run({ slots: [busy(nine), ten] });
  assert.equal(await settle(), `The conflict of ${appointment.reference} is settled. The appointment stays as it is.`);
  assert.match(
    await settle(),
    /^There is no open conflict [0-9a-f-]{36}\. List them with: npm run clinic -- conflicts$/,
  );
  assert.deepEqual((await run({ slots: [busy(nine), ten] })).conflicts, { found: 0, open: 0 });
  assert.deepEqual((await run({ slots: [ten] })).conflicts, { found: 1, open: 1 });
  await run({ slots: [busy(nine), ten] });
  assert.deepEqual(
    (await conflicts()).map(({ published, settled_by: by }) => [published, by]),
    [
      ['busy', 'clinic'],
      ['busy', null],
    ],
  );
  await run({ slots: [nine, ten] });
  assert.deepEqual(await endings(), ['clinic', 'publication']);
  assert.deepEqual((await run({ slots: [busy(nine), ten] })).conflicts, { found: 1, open: 1 });
});

test('where a period has room for fewer, the appointments booked last are in conflict', async (t) => {
  const { run, slots, patients, book, listed } = await conflictStage(t);
  const three = (capacity: number) => publishedSlot('11:00-11:30', capacity);
  await run({ slots: [nine, ten, three(3)] });
  const eleven = (await slots()).filter(({ source_key: key }) => key.includes('T15:00'));
  const references: string[] = [];
  for (const [at, who] of (await patients(3)).entries())
    references.push((await book(who, eleven[at]?.id ?? '')).reference);
  const inConflict = async () => {
    const lines = await listed();
    return references.flatMap((reference, at) => (lines.some((line) => line.includes(reference)) ? [at] : []));
  };
  await run({ slots: [nine, ten, three(1)] });
  assert.deepEqual(await inConflict(), [1, 2]);
  await run({ slots: [nine, ten, three(2)] });
  assert.deepEqual(await inConflict(), [2]);
});

test('what is over counts in its period, and is itself in no conflict', async (t) => {
  const { run, slots, patients, book, db, listed, endings } = await conflictStage(t);
  const two = (capacity: number) => publishedSlot('11:00-11:30', capacity);
  await run({ slots: [nine, ten, two(2)] });
  const [early, late] = (await slots()).filter(({ source_key: key }) => key.includes('T15:00'));
  const [one, other] = await patients(2);
  if (!early || !late || !one || !other) throw new Error('Too few.');
  const { reference } = await book(one, early.id);
  const { reservationId } = await book(other, late.id);
  await sql`update appointments set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour', status = 'fulfilled'
    where id = ${reservationId}::uuid`.execute(db);
  await run({ slots: [nine, ten, two(1)] });
  const [line = '', ...more] = await listed();
  assert.deepEqual([line.includes(reference), more], [true, []]);
  await run({ slots: [nine, ten, two(0)] });
  assert.deepEqual(await endings(), ['open']);
});

test('a source that books at its publisher has a conflict only where it publishes nothing free', async (t) => {
  const { run, slots, patients, book, db } = await fedStage(t);
  const two = publishedSlot('09:00-09:30', 2);
  await run({ slots: [two] });
  const [[one, other], known] = [await patients(2), await slots()];
  if (!one || !other) throw new Error('Too few.');
  for (const [at, who] of [one, other].entries()) await book(who, known[at]?.id ?? '');
  await db.updateTable('sources').set({ mode: 'link-out' }).execute();
  assert.deepEqual((await run({ slots: [two] })).conflicts, { found: 0, open: 0 });
  assert.deepEqual((await run({ slots: [busy(two)] })).conflicts, { found: 2, open: 2 });
});

test('a day of a clinic marks the appointment that its clinic publishes otherwise, and a list may be of one clinic', async (t) => {
  const { run, clinic, appointment, listed } = await conflictStage(t);
  const day = async () => (await clinic.type('day', 'Clinique A', '2087-06-10')).split('\n')[0] ?? '';
  assert.doesNotMatch(await day(), /CONFLICT/);
  await run({ slots: [busy(nine), ten] });
  assert.match(await day(), new RegExp(`${appointment.reference} booked, CONFLICT: published busy$`));
  assert.equal((await listed('Clinique A')).length, 1);
  assert.match(await clinic.type('conflicts', 'Clinique Z'), /^There is no clinic Clinique Z/);
});

test('the trail of a person says that a clinic looked at the conflict of their appointment, and settled it (product §4 access-log)', async (t) => {
  const { run, clinic, conflicts, me, appointment, db } = await conflictStage(t);
  await run({ slots: [busy(nine), ten] });
  await clinic.type('conflicts');
  await clinic.type('settle', (await conflicts())[0]?.id ?? '');
  const events = await db
    .selectFrom('audit_events')
    .where('capacity', '=', 'clinic')
    .select(['action', 'patient_id', 'entity_id'])
    .orderBy('id')
    .execute();
  const about = { patient_id: me.patientId, entity_id: appointment.reservationId };
  assert.deepEqual(events, [
    { action: 'history.read', ...about },
    { action: 'conflict.settled', ...about },
  ]);
});
