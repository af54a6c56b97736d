import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { keyIn } from '../support/mail.ts';
import { reminderStage } from '../support/reminders.ts';
import { askAppointment, linkIn } from '../support/appointmentLink.ts';
import { openBrowser } from '../support/browser.ts';
import { storedMessages } from '../support/messages.ts';

const dayBefore = '2026-11-19T15:00:00Z';

/** Somebody who was reminded, the day before, of an appointment at 9:30 in Montréal. */
const reminded = async (t: TestContext, { start = '2026-11-20T14:30:00Z', now = dayBefore } = {}) => {
  const stage = await reminderStage(t);
  await stage.at('2026-11-10T15:00:00Z');
  const patient = await stage.person();
  const booked = await stage.book(patient, start, { name: 'Clinique du Fjord', phone: '514 555-0100' });
  await stage.at(now);
  await stage.work();
  const [mail] = await stage.mails(patient);
  const standing = () =>
    stage.db.selectFrom('appointments').selectAll().where('id', '=', booked.reservationId).executeTakeFirstOrThrow();
  return { ...stage, patient, booked, mail, open: linkIn(stage.app, mail), standing };
};

test('with the birth date a mailed link shows the appointment, never its reason, and changes nothing (product §8 visit-links)', async (t) => {
  const { booked, open, standing } = await reminded(t);
  const before = await standing();
  const { status, visit, raw } = await open('read');
  assert.equal(status, 200);
  assert.deepEqual(visit, {
    firstName: 'Camille',
    reference: booked.reference,
    status: 'booked',
    start: '2026-11-20T09:30:00-05:00',
    timeZone: 'America/Toronto',
    durationMinutes: 20,
    mode: 'in-person',
    clinicName: 'Clinique du Fjord',
    clinicAddress: '',
    clinicPhone: '514 555-0100',
    cancelUntil: '2026-11-20T07:30:00-05:00',
    attendanceFrom: '2026-11-17T08:00:00-05:00',
    mayAct: true,
  });
  assert.doesNotMatch(raw, /screening|Tremblay|raison/);
  assert.deepEqual(await standing(), before);
});

test('with the birth date a mailed link confirms an appointment, only once however often it is used (product §8 visit-links)', async (t) => {
  const { open, standing } = await reminded(t);
  const first = await open('confirm');
  assert.equal(first.status, 200);
  assert.ok(first.visit.confirmedAt);
  const { confirmed_at: confirmedAt } = await standing();
  assert.equal((await open('confirm')).visit.confirmedAt, first.visit.confirmedAt);
  assert.deepEqual((await standing()).confirmed_at, confirmedAt);
});

test('with the birth date a mailed link cancels an appointment, frees its slot and notifies the patient (product §8 visit-links)', async (t) => {
  const { booked, db, deps, open, patient, standing } = await reminded(t);
  const { status, visit } = await open('cancel');
  assert.deepEqual([status, visit.status], [200, 'cancelled']);
  assert.equal((await standing()).cancelled_by, 'patient');
  const slot = await db.selectFrom('slots').select('status').where('id', '=', booked.slotId).executeTakeFirst();
  assert.equal(slot?.status, 'free');
  const told = (await storedMessages(deps)).filter((each) => each.patient_id === patient.patientId).at(-1);
  assert.equal(told?.subject, 'Votre rendez-vous est annulé');
  assert.deepEqual(
    [(await open('cancel')).status, (await open('confirm')).visit.status],
    [200, 'cancelled'],
    'a cancelled visit stays so',
  );
});

test('after the clinic’s limit the mailed link no longer cancels and shows the clinic’s phone number (product §8 cancel-until)', async (t) => {
  const { at, open, standing } = await reminded(t);
  await at('2026-11-20T12:31:00Z');
  const { status, refusal } = await open('cancel');
  assert.equal(status, 422);
  assert.deepEqual(refusal, { message: 'appointment.tooLateToCancel', clinicPhone: '514 555-0100' });
  assert.equal((await standing()).status, 'booked');
});

test('five wrong birth dates lock the mailed link, and the right one then gets the same answer as an unknown key (product §8 visit-links)', async (t) => {
  const { app, open } = await reminded(t);
  for (let tries = 0; tries < 5; tries += 1) {
    const { status, refusal } = await open('cancel', { birthDate: '1981-02-28' });
    assert.deepEqual([status, refusal.message], [403, 'visitLink.wrongBirthDate']);
  }
  const [locked, unknown] = [
    await open('read'),
    await askAppointment(app, { key: 'A'.repeat(43), birthDate: '1980-02-29', action: 'read' }),
  ];
  assert.deepEqual([locked.status, locked.raw], [410, unknown.raw]);
});

test('of fifty simultaneous birth date attempts, five count as wrong and none opens the link afterwards (product §8 visit-links)', async (t) => {
  const { open } = await reminded(t);
  const tries = await Promise.all(
    Array.from({ length: 50 }, (_, day) =>
      open('read', { birthDate: `1999-01-${String((day % 28) + 1).padStart(2, '0')}` }),
    ),
  );
  assert.equal(tries.filter(({ status }) => status === 403).length, 5);
  assert.equal((await open('read')).status, 410);
});

test('wrong birth dates count over all links that a person got for an appointment (product §8 visit-links)', async (t) => {
  const { app, at, open, mails, patient, work } = await reminded(t, { now: '2026-11-17T15:00:00Z' });
  for (let tries = 0; tries < 3; tries += 1) await open('read', { birthDate: '1981-02-28' });
  await at(dayBefore);
  await work();
  const second = linkIn(app, (await mails(patient))[1]);
  assert.equal((await second('read')).status, 200);
  assert.equal((await open('read')).status, 200, 'the first link still serves');
  for (let tries = 0; tries < 2; tries += 1)
    assert.equal((await second('read', { birthDate: '1981-02-28' })).status, 403);
  assert.deepEqual([(await open('read')).status, (await second('read')).status], [410, 410]);
});

test('a mailed link expires when its appointment begins or its account is closed (product §8 visit-links)', async (t) => {
  const { at, db, open, patient } = await reminded(t);
  await at('2026-11-20T14:29:00Z');
  assert.equal((await open('read')).status, 200);
  await db.updateTable('accounts').set({ closed_at: new Date() }).where('id', '=', patient.accountId).execute();
  assert.equal((await open('read')).status, 410);
  await db.updateTable('accounts').set({ closed_at: null }).where('id', '=', patient.accountId).execute();
  await at('2026-11-20T14:30:00Z');
  assert.equal((await open('read')).status, 410);
});

test('the database stores only a digest of a link key, and the audit trail records every wrong birth date (product §8 visit-links)', async (t) => {
  const { db, mail, open } = await reminded(t);
  await open('read', { birthDate: '1981-02-28' });
  const key = /key=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const rows = await db.selectFrom('appointment_links').selectAll().execute();
  assert.equal(rows.length, 1);
  assert.equal(JSON.stringify(rows).includes(Buffer.from(key).toString('hex')), false);
  const trail = await db
    .selectFrom('audit_events')
    .select(['action', 'capacity'])
    .where('action', 'like', 'visitLink.%')
    .execute();
  assert.deepEqual(trail, [{ action: 'visitLink.refused', capacity: 'anonymous' }]);
});

test('one address may try ten link keys a minute, without delaying other addresses (product §8 limits)', async (t) => {
  const { app } = await reminderStage(t, { env: { RATE_LIMITS: 'on' } });
  const guess = (from: string) =>
    askAppointment(app, { key: 'A'.repeat(43), birthDate: '1980-02-29', action: 'read' }, from);
  const statuses = [];
  for (let tries = 0; tries < 11; tries += 1) statuses.push((await guess('192.0.2.7')).status);
  assert.deepEqual(statuses, [...Array<number>(10).fill(410), 429]);
  assert.equal((await guess('198.51.100.7')).status, 410);
});

test('another site cannot make a browser use a mailed link (product §8 csrf)', async (t) => {
  const { app, mail, standing } = await reminded(t);
  const payload = { key: keyIn(mail), birthDate: '1980-02-29', action: 'cancel' };
  const answer = await openBrowser(app).send({
    method: 'POST',
    url: '/nosession/api/visit',
    payload,
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  assert.equal(answer.statusCode, 403);
  assert.equal((await standing()).status, 'booked');
});
