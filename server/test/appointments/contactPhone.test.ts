// Holds: product §4 profile
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { appointmentStage, type AppointmentStage } from '../support/appointments.ts';
import { delegateStage } from '../support/delegateOfAppointments.ts';
import { guest, setCode } from '../support/guest.ts';
import { invitationStage } from '../support/invitation.ts';
import { yearAhead } from '../support/years.ts';

const byPhone = { mode: 'phone' } as const;

const says = (db: AppointmentStage['db'], patientId: string, phone: string | null) =>
  db.updateTable('patients').set({ phone }).where('id', '=', patientId).execute();

test('the server books no appointment by phone without a number to call, and shows the booker’s number', async (t) => {
  const { me, slot, db } = await appointmentStage(t);
  const spaceId = await slot(24, byPhone);
  const { status, refusal } = await me.reserve(spaceId);
  assert.deepEqual(
    [status, refusal.message, refusal.fields],
    [422, 'appointment.phoneNeeded', { phone: 'appointment.phoneNeeded' }],
  );
  await says(db, me.patientId, '514 555-0199');
  assert.equal((await me.reserve(spaceId)).body.contactPhone, '514 555-0199');
});

test('an appointment in person has no number to call, and moves to the phone only once there is one', async (t) => {
  const { me, slot, book, db } = await appointmentStage(t);
  const { reservationId, contactPhone } = await book(24);
  assert.equal(contactPhone, undefined);
  const to = await slot(48, byPhone);
  assert.equal((await me.reschedule(reservationId, to)).refusal.message, 'appointment.phoneNeeded');
  await says(db, me.patientId, '514 555-0199');
  assert.equal((await me.reschedule(reservationId, to)).body.contactPhone, '514 555-0199');
});

test('the number of an invited person and of a guest is on the day list of the clinic', async (t) => {
  const { clinic, clinicId, slot, invite, comeIn, deps, app } = await invitationStage(t);
  const spaceId = await slot(`${yearAhead}-01-07T14:00:00Z`, byPhone);
  const { invitationId, code } = await invite([spaceId]);
  const visitor = await comeIn(code);
  assert.equal((await visitor.reserve(invitationId, spaceId)).refusal.message, 'appointment.phoneNeeded');
  const wrong = await visitor.reserve(invitationId, spaceId, { phone: '12' });
  assert.deepEqual(wrong.refusal.fields, { phone: 'errors.invalidPhone' });
  const { body } = await visitor.reserve(invitationId, spaceId, { phone: '418 555-0177' });
  assert.equal(body.contactPhone, '418 555-0177');

  const stranger = guest(app);
  const { token } = (await stranger.hold(await slot(`${yearAhead}-01-07T15:00:00Z`, byPhone))).body;
  await stranger.identify(token, { phone: '438 555-0101' });
  const booking = { token, code: await setCode(deps, token), raisonVisite: 'skin', perName: 'x' };
  assert.equal((await stranger.send('POST', 'reserve', booking)).status, 201);

  const lines = (await clinic.type('day', clinicId, `${yearAhead}-01-07`)).split('\n');
  assert.deepEqual(
    lines.map((line) => /calls (.*)$/.exec(line)?.[1]),
    ['418 555-0177', '438 555-0101'],
  );
});

test('the clinic calls the person who booked or moved the appointment by phone, and only that person and the patient see the number', async (t) => {
  const { db, other: delegate, me: patient, slot, dependent } = await delegateStage(t, ['book', 'history']);
  const about = { dependent };
  await says(db, patient.patientId, '514 555-0111');
  const booked = await delegate.reserve(await slot(24, byPhone), about);
  assert.equal(booked.body.contactPhone, undefined, 'the number of the patient stays with the patient');
  await says(db, delegate.patientId, '514 555-0122');
  const { reservationId } = booked.body;
  assert.equal((await delegate.reschedule(reservationId, await slot(48, byPhone))).body.contactPhone, '514 555-0122');
  assert.equal((await patient.history()).body.upcoming[0]?.contactPhone, '514 555-0122');
  assert.equal((await patient.reschedule(reservationId, await slot(72, byPhone))).body.contactPhone, '514 555-0111');
  assert.equal((await delegate.history(about)).body.upcoming[0]?.contactPhone, undefined);
});

test('an appointment by phone keeps its number when the profile loses it, and follows a new one', async (t) => {
  const { me, slot, db } = await appointmentStage(t);
  await says(db, me.patientId, '514 555-0199');
  await me.reserve(await slot(24, byPhone));
  const number = async () => (await me.history()).body.upcoming[0]?.contactPhone;
  await me.send('PATCH', 'user', { phone: '514 555-0142' });
  assert.equal(await number(), '514 555-0142');
  await me.send('PATCH', 'user', { phone: '' });
  assert.equal(await number(), '514 555-0142');
  await me.send('PATCH', 'user', { phone: '514 555-0155' });
  assert.equal(await number(), '514 555-0155');
});
