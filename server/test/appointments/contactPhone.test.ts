// Holds: product §4 profile
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { appointmentStage } from '../support/appointments.ts';
import { guest, setCode } from '../support/guest.ts';
import { invitationStage } from '../support/invitation.ts';

const byPhone = { mode: 'phone' } as const;

test('the server books no appointment by phone without a number to call, and shows the number of who booked', async (t) => {
  const { me, slot, db } = await appointmentStage(t);
  const spaceId = await slot(24, byPhone);
  const { status, refusal } = await me.reserve(spaceId);
  assert.deepEqual(
    [status, refusal.message, refusal.fields],
    [422, 'appointment.phoneNeeded', { phone: 'appointment.phoneNeeded' }],
  );
  const says = (phone: string) => db.updateTable('patients').set({ phone }).where('id', '=', me.patientId).execute();
  await says('514 555-0199');
  assert.equal((await me.reserve(spaceId)).body.contactPhone, '514 555-0199');
  await says('514 555-0142');
  assert.equal((await me.history()).body.upcoming[0]?.contactPhone, '514 555-0142');
});

test('an appointment in person has no number to call, and moves to the phone only once there is one', async (t) => {
  const { me, slot, book, db } = await appointmentStage(t);
  const { reservationId, contactPhone } = await book(24);
  assert.equal(contactPhone, undefined);
  const to = await slot(48, byPhone);
  assert.equal((await me.reschedule(reservationId, to)).refusal.message, 'appointment.phoneNeeded');
  await db.updateTable('patients').set({ phone: '514 555-0199' }).where('id', '=', me.patientId).execute();
  assert.equal((await me.reschedule(reservationId, to)).body.contactPhone, '514 555-0199');
});

test('the number of an invited person and of a guest is on the day list of the clinic', async (t) => {
  const { clinic, clinicId, slot, invite, comeIn, deps, app } = await invitationStage(t);
  const spaceId = await slot('2030-01-07T14:00:00Z', byPhone);
  const { invitationId, code } = await invite([spaceId]);
  const visitor = await comeIn(code);
  assert.equal((await visitor.reserve(invitationId, spaceId)).refusal.message, 'appointment.phoneNeeded');
  const wrong = await visitor.reserve(invitationId, spaceId, { phone: '12' });
  assert.deepEqual(wrong.refusal.fields, { phone: 'errors.invalidPhone' });
  const { body } = await visitor.reserve(invitationId, spaceId, { phone: '418 555-0177' });
  assert.equal(body.contactPhone, '418 555-0177');

  const stranger = guest(app);
  const { token } = (await stranger.hold(await slot('2030-01-07T15:00:00Z', byPhone))).body;
  await stranger.identify(token, { phone: '438 555-0101' });
  const booking = { token, code: await setCode(deps, token), raisonVisite: 'skin', perName: 'x' };
  assert.equal((await stranger.send('POST', 'reserve', booking)).status, 201);

  const lines = (await clinic.type('day', clinicId, '2030-01-07')).split('\n');
  assert.deepEqual(
    lines.map((line) => /calls (.*)$/.exec(line)?.[1]),
    ['418 555-0177', '438 555-0101'],
  );
});
