import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';

import { importSlots } from '../../src/feeds/slots/importSlots.ts';
import { changeSource } from '../../src/feeds/sources/changeSource.ts';
import { bookingStage } from '../support/booking.ts';
import { clinicOn } from '../support/clinic.ts';
import { mailOf } from '../support/mail.ts';
import { location, publicationFolder, publishedSlot, schedule, type Published } from './publicationFolder.ts';

const nine = publishedSlot('09:00-09:30');
const ten = publishedSlot('10:00-10:30');
const busy = (slot: object) => ({ ...slot, status: 'busy' });

/** A network fed by an entrusted publication, where one person booked the slot at nine. */
const conflictStage = async (t: TestContext) => {
  const stage = await bookingStage(t);
  const { db, deps } = stage;
  const { folder, publish } = publicationFolder(t);
  const run = (published: Published) =>
    importSlots(db, publish(published), {
      reportPath: join(folder, 'report.ndjson'),
      givenZone: null,
      clock: () => new Date('2027-06-01T12:00:00Z'),
      newMode: 'entrusted',
      evenSo: true,
    });
  await run({ slots: [nine, ten] });
  const me = await stage.patient();
  const slots = () => db.selectFrom('slots').selectAll().orderBy('starts_at').execute();
  const [first, second] = (await slots()).map(({ id }) => id);
  const { body: appointment } = await me.reserve(first ?? '', { raisonVisite: 'vaccination' });
  const clinic = clinicOn(deps);
  const open = async () => (await clinic.type('conflicts')).split('\n').filter((line) => line !== '');
  const rows = () =>
    db.selectFrom('feed_conflicts').select(['id', 'published', 'settled_by']).orderBy('found_at').execute();
  return { ...stage, run, me, appointment, first, second: second ?? '', slots, clinic, open, rows };
};

test('a booked slot that its clinic publishes otherwise is one open conflict, and the appointment stays as it is', async (t) => {
  const { run, me, appointment, open, rows } = await conflictStage(t);
  assert.deepEqual((await run({ slots: [nine, ten] })).conflicts, { found: 0, open: 0 });
  const moved = publishedSlot('09:05-09:35');
  const elsewhere = { locations: [location('A'), location('B')], schedules: [schedule('a', 'B')], slots: [nine, ten] };
  const publications: [Published, string][] = [
    [{ slots: [busy(nine), ten] }, 'busy'],
    [{ slots: [ten] }, 'no longer'],
    [{ slots: [moved, ten] }, 'from 09:05 to 09:35'],
    [
      { slots: [nine, ten], schedules: [schedule('a', 'A', { active: false })] },
      'in a calendar or at a site that is not active',
    ],
    [
      { slots: [nine, ten], locations: [location('A', { status: 'suspended' })] },
      'in a calendar or at a site that is not active',
    ],
    [elsewhere, 'as Vaccination, Clinique B'],
  ];
  for (const [publication, words] of publications) {
    const { conflicts } = await run(publication);
    assert.equal(conflicts.open, 1, words);
    const [line = '', ...more] = await open();
    assert.deepEqual(more, []);
    assert.match(
      line,
      new RegExp(`^2027-06-10 09:00  [0-9a-f-]{36}  Clinique A  ${appointment.reference} published ${words}, since 20`),
    );
    assert.deepEqual((await run(publication)).conflicts, { found: 0, open: 1 });
  }
  assert.equal((await rows()).length, 1);
  assert.deepEqual((await me.history()).body.upcoming, [appointment]);
});

test('a conflict is settled when the publication agrees again, and opens again when it no longer does', async (t) => {
  const { run, rows, open } = await conflictStage(t);
  await run({ slots: [busy(nine), ten] });
  await run({ slots: [nine, ten] });
  assert.deepEqual(await open(), []);
  assert.deepEqual(
    (await rows()).map((row) => row.settled_by),
    ['publication'],
  );
  assert.deepEqual((await run({ slots: [busy(nine), ten] })).conflicts, { found: 1, open: 1 });
});

test('a conflict is settled when its appointment is moved or cancelled, and nobody else books the time that the clinic gave away', async (t) => {
  const { run, me, appointment, second, clinic, rows, open, slots } = await conflictStage(t);
  await run({ slots: [busy(nine), ten] });
  assert.match(await clinic.type('move', appointment.reference, second, '--free'), /is moved from/);
  assert.deepEqual(await open(), []);
  assert.deepEqual(
    (await slots()).map(({ status }) => status),
    ['busy-unavailable', 'busy'],
  );
  await run({ slots: [busy(nine), busy(ten)] });
  assert.equal((await open()).length, 1);
  assert.equal(
    (await me.cancel({ clinicId: appointment.clinicId, reservationId: appointment.reservationId })).status,
    200,
  );
  assert.deepEqual(
    [(await rows()).map((row) => row.settled_by), (await slots()).map(({ status }) => status)],
    [
      ['move', 'cancel'],
      ['busy-unavailable', 'busy-unavailable'],
    ],
  );
});

test('a conflict that the clinic settles stays settled until the publication says something else', async (t) => {
  const { run, rows, open, clinic, appointment } = await conflictStage(t);
  await run({ slots: [busy(nine), ten] });
  const [conflict] = await rows();
  assert.equal(
    await clinic.type('settle', conflict?.id ?? ''),
    `The conflict of ${appointment.reference} is settled. The appointment stays as it is.`,
  );
  assert.match(await clinic.type('settle', conflict?.id ?? ''), /^There is no open conflict/);
  assert.deepEqual((await run({ slots: [busy(nine), ten] })).conflicts, { found: 0, open: 0 });
  assert.deepEqual((await run({ slots: [ten] })).conflicts, { found: 1, open: 1 });
  assert.equal((await open()).length, 1);
});

test('where fewer slots are published than are booked, the appointments booked last are in conflict', async (t) => {
  const { run, patients, slots, open, db } = await conflictStage(t);
  const pair = (capacity: number) => publishedSlot('11:00-11:30', capacity);
  await run({ slots: [nine, ten, pair(3)] });
  const booked: string[] = [];
  const eleven = (await slots()).filter(({ source_key: key }) => key.includes('T15:00'));
  for (const [at, person] of (await patients(3)).entries())
    booked.push((await person.reserve(eleven[at]?.id ?? '', { raisonVisite: 'vaccination' })).body.reference);
  await run({ slots: [nine, ten, pair(1)] });
  assert.deepEqual(
    (await open()).map((line) => booked.findIndex((reference) => line.includes(reference))).sort(),
    [1, 2],
  );
  await run({ slots: [nine, ten, pair(2)] });
  assert.deepEqual(
    (await open()).map((line) => booked.findIndex((reference) => line.includes(reference))),
    [2],
  );
  assert.equal((await db.selectFrom('feed_conflicts').select('id').execute()).length, 2);
});

test('a calendar that could not be read neither opens nor settles a conflict', async (t) => {
  const { run, open } = await conflictStage(t);
  const unread = '{"resourceType":"Slot","id":"x","schedule":{"reference":"Schedule/a"}}';
  assert.equal((await run({ slots: [ten, unread] })).conflicts.open, 0);
  await run({ slots: [ten] });
  assert.equal((await run({ slots: [ten, unread] })).conflicts.open, 1);
  assert.equal((await open()).length, 1);
});

test('the day of a clinic marks the appointment that its clinic publishes otherwise', async (t) => {
  const { run, clinic, appointment } = await conflictStage(t);
  const day = async () => (await clinic.type('day', 'Clinique A', '2027-06-10')).split('\n')[0] ?? '';
  assert.doesNotMatch(await day(), /CONFLICT/);
  await run({ slots: [busy(nine), ten] });
  assert.match(await day(), new RegExp(`${appointment.reference} booked, CONFLICT: published busy$`));
  assert.match(await clinic.type('conflicts', 'Clinique A'), new RegExp(appointment.reference));
  assert.match(await clinic.type('conflicts', 'Clinique Z'), /^There is no clinic Clinique Z/);
});

test('the contact of a source gets one mail an import that finds conflicts, with counts and no personal data', async (t) => {
  const { run, deps, appointment, db } = await conflictStage(t);
  const { name } = await db.selectFrom('sources').select('name').executeTakeFirstOrThrow();
  await changeSource(db, name, { contactEmail: 'feed@clinique.ca' });
  const mail = mailOf(deps);
  await run({ slots: [busy(nine), ten] });
  await run({ slots: [busy(nine), ten] });
  const mails = await mail.to('feed@clinique.ca');
  assert.equal(mails.length, 1);
  const [text, subject] = [mails[0]?.text ?? '', mails[0]?.subject];
  assert.equal(subject, 'Des rendez-vous ne correspondent plus à votre publication');
  assert.match(text, /Clinique A\u00A0: 1\n[^]*npm run clinic -- conflicts/);
  for (const secret of [appointment.reference, '09:00', '2027']) assert.equal(text.includes(secret), false);
});
