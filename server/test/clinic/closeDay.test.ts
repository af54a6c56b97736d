// Holds: product §4 clinic-changes
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { cancelAppointment } from '../../src/clinic/cancelAppointment.ts';
import { clinicStage } from '../support/clinic.ts';
import { addProfessional } from '../support/network.ts';
import { yearAhead } from '../support/years.ts';

const day = `${yearAhead}-01-07`;

test('closing a day cancels all its appointments, withdraws its free slots and changes nothing on the days beside it', async (t) => {
  const { db, clinic, me, other, slot, book } = await clinicStage(t);
  const first = await book(`${day}T05:00:00Z`);
  const late = (await other.reserve(await slot(`${yearAhead}-01-08T04:40:00Z`))).body;
  const [before, after] = [await book(`${yearAhead}-01-07T04:40:00Z`), await slot(`${yearAhead}-01-08T05:00:00Z`)];
  await slot(`${day}T15:00:00Z`);
  const said = await clinic.type('close-day', 'gmf du fleuve', day);
  assert.equal(
    said,
    `GMF du Fleuve, ${day}: appointments cancelled 2, free slots withdrawn 1. The patients are told.\n  ${first.reference}\n  ${late.reference}`,
  );
  assert.deepEqual(
    (await me.history()).body.upcoming.map(({ reservationId }) => reservationId),
    [before.reservationId],
  );
  const open = await db.selectFrom('slots').select('id').where('status', '=', 'free').execute();
  assert.deepEqual(open, [{ id: after }]);
});

test('closing the day of one professional leaves the other professionals unchanged', async (t) => {
  const { db, clinic, clinicId, me, slot } = await clinicStage(t);
  const [roy, cote] = [await addProfessional(db), await addProfessional(db, { name: 'Dr Côté' })];
  await me.reserve(await slot(`${day}T15:00:00Z`, { professional_id: roy }));
  const kept = await me.reserve(await slot(`${day}T16:00:00Z`, { professional_id: cote }));
  assert.match(
    await clinic.type('close-day', clinicId, day, '--professional', 'dre roy'),
    /: appointments cancelled 1, free slots withdrawn 0\./,
  );
  assert.deepEqual((await me.history()).body.upcoming, [kept.body]);
});

test('the holder of a slot on a closed day learns that it is gone', async (t) => {
  const { clinic, db, other, slot, stored } = await clinicStage(t);
  const spaceId = await slot(`${day}T15:00:00Z`);
  const { holdId } = (await other.hold(spaceId)).body;
  await db.deleteFrom('live_events').execute();
  await clinic.type('close-day', 'GMF du Fleuve', day);
  assert.deepEqual(await stored(spaceId), { status: 'busy-unavailable', visits: 0, holds: 0 });
  const told = await db.selectFrom('live_events').select('event').orderBy('id').execute();
  assert.deepEqual(
    told.map(({ event }) => event.type),
    ['place', 'hold'],
  );
  assert.equal((await other.hold(spaceId, { holdId })).status, 410);
  assert.equal((await other.reserve(spaceId)).status, 409);
});

test('closing the same day again changes nothing more', async (t) => {
  const { db, clinic, book } = await clinicStage(t);
  await book(`${day}T15:00:00Z`);
  await clinic.type('close-day', 'GMF du Fleuve', day);
  const messages = await db.selectFrom('messages').select('id').execute();
  assert.match(
    await clinic.type('close-day', 'GMF du Fleuve', day),
    /: appointments cancelled 0, free slots withdrawn 0\./,
  );
  assert.deepEqual(await db.selectFrom('messages').select('id').execute(), messages);
});

test('an appointment that its patient moves away while the day is being closed stays at its new slot', async (t) => {
  const { db, deps, me, clinicId, slot, book } = await clinicStage(t);
  const appointment = await book(`${day}T15:00:00Z`);
  await me.reschedule(appointment.reservationId, await slot(`${yearAhead}-01-09T15:00:00Z`));
  const within = {
    clinicId,
    professionalId: null,
    from: new Date(`${day}T05:00:00Z`),
    to: new Date(`${yearAhead}-01-08T05:00:00Z`),
  };
  const { outcome } = await cancelAppointment(
    { ...deps, requestId: 'r' },
    { appointment: appointment.reservationId, leaving: 'busy-unavailable', within },
  );
  assert.equal(outcome, 'elsewhere');
  assert.equal((await db.selectFrom('appointments').select('status').executeTakeFirstOrThrow()).status, 'booked');
});

test('closing a day leaves no appointment on it, even one booked at the same moment', async (t) => {
  const { db, clinic, patients, slot } = await clinicStage(t);
  const slots = await Promise.all(Array.from({ length: 8 }, (_, at) => slot(`${day}T${15 + at}:00:00Z`)));
  const people = await patients(8);
  const tries = people.map((person, at) => person.reserve(slots[at] ?? ''));
  const [said, ...answers] = await Promise.all([clinic.type('close-day', 'GMF du Fleuve', day), ...tries]);
  const booked = answers.filter((answer) => typeof answer !== 'string' && answer.status === 201).length;
  assert.match(said, new RegExp(`: appointments cancelled ${booked}, free slots withdrawn ${8 - booked}`));
  assert.deepEqual(await db.selectFrom('slots').select('id').where('status', '<>', 'busy-unavailable').execute(), []);
  assert.deepEqual(await db.selectFrom('appointments').select('id').where('status', '<>', 'cancelled').execute(), []);
});

test('the listing of a day shows its slots and appointments without any patient data', async (t) => {
  const { clinic, me, slot, book } = await clinicStage(t);
  const appointment = await book(`${day}T15:00:00Z`);
  await me.confirm(appointment.reservationId);
  const open = await slot(`${day}T16:00:00Z`);
  assert.equal(
    await clinic.type('day', 'GMF du Fleuve', day),
    `${day} 10:00  ${appointment.spaceId}  -  ${appointment.reference} booked, confirmed\n${day} 11:00  ${open}  -  free`,
  );
});

test('the clinic command names a clinic, professional or date that does not exist', async (t) => {
  const { clinic, clinicId } = await clinicStage(t);
  assert.equal(
    await clinic.type('close-day', 'Nulle part', day),
    'There is no clinic Nulle part. List names and ids with: npm run clinic -- clinics',
  );
  assert.equal(
    await clinic.type('close-day', clinicId, day, '--professional', 'Dr Non'),
    'No professional called Dr Non works at GMF du Fleuve.',
  );
  assert.equal(
    await clinic.type('close-day', clinicId, `${yearAhead}-02-30`),
    `${yearAhead}-02-30 is not a date. Write it as 2026-11-25.`,
  );
  assert.equal(await clinic.type('close-day', clinicId, '2020-01-01'), '2020-01-01 is over at GMF du Fleuve.');
  assert.equal(await clinic.type('clinics'), `${clinicId}  GMF du Fleuve, `);
});
