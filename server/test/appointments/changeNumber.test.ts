// Holds: product §4 profile
import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Appointment } from '../../../contract/appointments.ts';
import { appointmentStage, type AppointmentStage } from '../support/appointments.ts';
import type { Patient } from '../support/booking.ts';
import { delegateStage } from '../support/delegateOfAppointments.ts';
import { guest, newborn, setCode } from '../support/guest.ts';
import { mailOf } from '../support/mail.ts';
import { invitationStage } from '../support/invitation.ts';
import { liveStage } from '../support/liveStage.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { addLink, addPatient, bornYearsAgo } from '../support/people.ts';
import { yearAhead } from '../support/years.ts';

const byPhone = { mode: 'phone' } as const;
const [own, other] = ['514 555-0111', '438 555-0142'];

const says = (db: AppointmentStage['db'], patientId: string, phone: string | null) =>
  db.updateTable('patients').set({ phone }).where('id', '=', patientId).execute();

const ask = (person: Pick<Patient, 'send'>, reservationId: string, phone: string, headers = {}) =>
  person.send('POST', 'appointment/phone', { reservationId, phone }, headers);

const numberIn = ({ raw }: { raw: string }) => /"contactPhone":"([^"]*)"/.exec(raw)?.[1];

const numbers = async (db: AppointmentStage['db']) =>
  (await db.selectFrom('appointments').select('contact_phone').orderBy('starts_at').execute()).map(
    (row) => row.contact_phone,
  );

const bookedByPhone = async (stage: AppointmentStage, hours = 24) => {
  await says(stage.db, stage.me.patientId, own);
  return (await stage.me.reserve(await stage.slot(hours, byPhone))).body;
};

test('a person changes the number that rings for one appointment, and the profile keeps its own', async (t) => {
  const stage = await appointmentStage(t);
  const { reservationId } = await bookedByPhone(stage);
  await bookedByPhone(stage, 48);
  const answer = await ask(stage.me, reservationId, ` ${other} `);
  assert.deepEqual([answer.status, numberIn(answer)], [200, other]);
  assert.deepEqual(await numbers(stage.db), [other, own]);
  const { phone } = await stage.db
    .selectFrom('patients')
    .select('phone')
    .where('id', '=', stage.me.patientId)
    .executeTakeFirstOrThrow();
  assert.equal(phone, own);
  await stage.me.send('PATCH', 'user', { phone: '514 555-0199' });
  assert.deepEqual(await numbers(stage.db), [other, '514 555-0199']);
});

test('a change of number repeats without effect and leaves one line in the audit trail and no message', async (t) => {
  const stage = await appointmentStage(t);
  const { reservationId } = await bookedByPhone(stage);
  const key = { 'idempotency-key': 'a3f1c9d2-0000-4000-8000-000000000001' };
  const first = await ask(stage.me, reservationId, other, key);
  assert.equal((await ask(stage.me, reservationId, other, key)).raw, first.raw);
  assert.equal((await ask(stage.me, reservationId, other)).status, 200);
  const trail = await stage.db.selectFrom('audit_events').select('action').orderBy('id').execute();
  const about = trail.map(({ action }) => action).filter((action) => action === 'reservation.numberChanged');
  assert.equal(about.length, 1);
  assert.equal((await stage.db.selectFrom('messages').selectAll().execute()).length, 1, 'the booking’s own');
});

test('the server refuses a number that is none, an appointment in person, and one that is over or cancelled', async (t) => {
  const stage = await appointmentStage(t);
  const { me, book, clinicId, db } = stage;
  const { reservationId } = await bookedByPhone(stage);
  const wrong = await ask(me, reservationId, '12');
  assert.deepEqual([wrong.status, wrong.refusal.fields], [422, { phone: 'errors.invalidPhone' }]);
  const inPerson = await book(48);
  assert.equal((await ask(me, inPerson.reservationId, other)).refusal.message, 'appointment.notByPhone');
  await me.cancel({ clinicId, reservationId });
  assert.equal((await ask(me, reservationId, other)).refusal.message, 'appointment.alreadyCancelled');
  const begun = await bookedByPhone(stage, 72);
  await db
    .updateTable('appointments')
    .set({ starts_at: new Date(Date.now() - 1_000), ends_at: new Date(Date.now() + 60_000) })
    .where('id', '=', begun.reservationId)
    .execute();
  assert.equal((await ask(me, begun.reservationId, other)).refusal.message, 'appointment.spaceInPast');
});

test('a parent who chooses the number for a child sees it, and keeps it when the appointment moves', async (t) => {
  const { db, me, slot } = await appointmentStage(t);
  await says(db, me.patientId, own);
  const patientId = await addPatient(db, { first_name: 'Léa', birth_date: bornYearsAgo(7.5) });
  await addLink(db, { account_id: me.accountId, patient_id: patientId, scopes: ['book', 'history'] });
  const dependent = { patientId };
  const { reservationId } = (await me.reserve(await slot(24, byPhone), { dependent })).body;
  assert.equal((await ask(me, reservationId, other)).status, 200);
  const listed = await me.history({ dependent });
  assert.equal(listed.status, 200, listed.raw);
  assert.equal(listed.body.upcoming[0]?.contactPhone, other);
  assert.equal((await me.reschedule(reservationId, await slot(48, byPhone))).body.contactPhone, other);
});

test('a caregiver never sees the number that the patient chose', async (t) => {
  const { db, other: delegate, me: patient, slot, dependent } = await delegateStage(t, ['book', 'history']);
  await says(db, patient.patientId, own);
  const { reservationId } = (await patient.reserve(await slot(24, byPhone))).body;
  await ask(patient, reservationId, other);
  assert.equal((await delegate.history({ dependent })).body.upcoming[0]?.contactPhone, undefined);
  assert.equal((await ask(delegate, reservationId, '450 555-0177')).status, 200);
  assert.deepEqual(await numbers(db), ['450 555-0177']);
  assert.equal((await patient.history()).body.upcoming[0]?.contactPhone, '450 555-0177');
});

test('an invited person and a guest change the number that rings, and the clinic’s day list shows it', async (t) => {
  const { clinic, clinicId, slot, invite, comeIn, deps, app } = await invitationStage(t);
  const spaceId = await slot(`${yearAhead}-01-07T14:00:00Z`, byPhone);
  const { invitationId, code } = await invite([spaceId]);
  const invited = await comeIn(code);
  const { body } = await invited.reserve(invitationId, spaceId, { phone: '418 555-0177' });
  const asked = { invitationId, reservationId: body.reservationId, phone: '418 555-0188' };
  const changed = await invited.post('phone', asked);
  assert.deepEqual([changed.status, numberIn(changed)], [200, '418 555-0188']);

  const person = guest(app);
  const { token } = (await person.hold(await slot(`${yearAhead}-01-07T15:00:00Z`, byPhone))).body;
  await person.identify(token, { phone: '438 555-0101' });
  const booking = { token, code: await setCode(deps, token), raisonVisite: 'skin', perName: 'x' };
  const { reference } = (await person.send<Appointment>('POST', 'reserve', booking)).body;
  const { manageToken } = (await person.manage(reference, newborn.birthDate)).body;
  const answer = await person.send('POST', 'phone', { manageToken, phone: '438 555-0102' });
  assert.deepEqual([answer.status, answer.raw.includes('0102')], [200, false], 'a number is never repeated there');
  const mails = (await mailOf(deps).to(newborn.email)).filter(({ subject }) => subject.includes('numéro'));
  assert.deepEqual(
    mails.map(({ subject, text }) => [subject, text.includes('0102')]),
    [['La clinique composera un autre numéro', false]],
    'the guest hears of it, without the number',
  );

  const lines = (await clinic.type('day', clinicId, `${yearAhead}-01-07`)).split('\n');
  assert.deepEqual(
    lines.map((line) => /calls (.*)$/.exec(line)?.[1]),
    ['418 555-0188', '438 555-0102'],
  );
});

test('appointments that call one number share its budget, whatever number they were booked with', async (t) => {
  const { db, patients } = await liveStage(t);
  const clinicId = await addClinic(db);
  let hours = 24;
  const people = await patients(5);
  const booked: { person: Patient; reservationId: string }[] = [];
  for (const [at, person] of people.entries()) {
    await says(db, person.patientId, `514 555-020${at}`);
    for (let turn = 0; turn < 3; turn += 1) {
      const spaceId = await addSlot(db, { clinicId, start: (hours += 1), mode: 'phone' });
      booked.push({ person, reservationId: (await person.reserve(spaceId)).body.reservationId });
    }
  }
  const answers = await Promise.all(
    booked.slice(0, 13).map(({ person, reservationId }) => ask(person, reservationId, '(438) 555-0142')),
  );
  const codes = answers.map(({ status, refusal }) => (status < 300 ? '200' : refusal.message)).sort();
  assert.deepEqual(codes, [...Array.from({ length: 12 }, () => '200'), 'appointment.tooManyTogether']);
  const [newcomer] = await patients(1);
  assert.ok(newcomer);
  await says(db, newcomer.patientId, '438 555-0142');
  const more = await addSlot(db, { clinicId, start: (hours += 1), mode: 'phone' });
  assert.equal((await newcomer.reserve(more)).refusal.message, 'appointment.tooManyTogether');
});

test('the open pages of the person hear that the number changed', async (t) => {
  const { db, listen, patients } = await liveStage(t);
  const [me] = await patients(1);
  assert.ok(me);
  await says(db, me.patientId, own);
  const clinicId = await addClinic(db);
  const { reservationId } = (await me.reserve(await addSlot(db, { clinicId, start: 30, mode: 'phone' }))).body;
  const stream = await listen(me);
  await ask(me, reservationId, other);
  await stream.heard('visit', 2);
  assert.deepEqual(
    stream.of('visit').map(({ change, by }) => [change, by]),
    [
      ['booked', 'patient'],
      ['numberChanged', 'patient'],
    ],
  );
});
