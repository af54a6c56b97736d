import assert from 'node:assert/strict';
import { test } from 'node:test';

import { appointmentStage, type AppointmentStage } from '../support/appointments.ts';
import { bookingStage } from '../support/booking.ts';
import { guest } from '../support/guest.ts';
import { invitationStage } from '../support/invitation.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { yearAhead } from '../support/years.ts';

const byPhone = { mode: 'phone' } as const;
const uncallable = `43855501991000, 4385550199 1, ----------, +++++++++++(((, 00000000000000, 1-900-5551234,
  514-976-1234, +33612345678, 114385550199, 438 155-0199`.split(/,\s+/);

const says = (db: AppointmentStage['db'], patientId: string, phone: string) =>
  db.updateTable('patients').set({ phone }).where('id', '=', patientId).execute();

const fieldsOf = async (numbers: string[], ask: (phone: string) => Promise<{ refusal: { fields?: object } }>) => {
  const fields = [];
  for (const phone of numbers) fields.push((await ask(phone)).refusal.fields);
  return fields;
};

const refusals = uncallable.map(() => ({ phone: 'appointment.phoneNotCalled' }));

test('the server accepts only a ten-digit number at the usual price as the number that a clinic calls (decision 80)', async (t) => {
  const { db, me, slot } = await appointmentStage(t);
  await says(db, me.patientId, '514 555-0111');
  const { reservationId } = (await me.reserve(await slot(24, byPhone))).body;
  const change = (phone: string) => me.send('POST', 'appointment/phone', { reservationId, phone });
  assert.deepEqual(await fieldsOf(uncallable, change), refusals);
  assert.equal((await change('1(438)555-0199')).status, 200);
});

test('a guest and an invited person give a number that a clinic can call, or none (decision 80)', async (t) => {
  const { app, slot, invite, comeIn } = await invitationStage(t);
  const spaceId = await slot(`${yearAhead}-01-07T14:00:00Z`, byPhone);
  const { invitationId, code } = await invite([spaceId]);
  const invited = await comeIn(code);
  assert.deepEqual(await fieldsOf(uncallable, (phone) => invited.reserve(invitationId, spaceId, { phone })), refusals);
  const stranger = guest(app);
  const { token } = (await stranger.hold(await slot(`${yearAhead}-01-07T15:00:00Z`, byPhone))).body;
  assert.deepEqual(await fieldsOf(uncallable, (phone) => stranger.identify(token, { phone })), refusals);
  assert.equal((await stranger.identify(token, { phone: '438 555-0101' })).status, 200);
});

test('a profile keeps a number of another country, and no clinic calls it (decision 80)', async (t) => {
  const { db, me, slot } = await appointmentStage(t);
  assert.equal((await me.send('PATCH', 'user', { phone: '+33612345678' })).status, 200);
  const spaceId = await slot(24, byPhone);
  const refused = await me.reserve(spaceId);
  assert.deepEqual([refused.status, refused.refusal.message], [422, 'appointment.phoneNotCalled']);
  await me.send('PATCH', 'user', { phone: '514 555-0111' });
  assert.equal((await me.reserve(spaceId)).status, 201);
  assert.equal((await me.send('PATCH', 'user', { phone: '----------' })).status, 200);
  const { contact_phone: called } = await db
    .selectFrom('appointments')
    .select('contact_phone')
    .executeTakeFirstOrThrow();
  assert.equal(called, '514 555-0111');
});

test('digits after the tenth give a number no new budget', async (t) => {
  const { db, patients } = await bookingStage(t);
  const clinicId = await addClinic(db);
  const numbers = ['438 555-0199', '43855501991000', '4385550199 1', '1 438 5550199', '43855501992000'];
  const codes = [];
  for (const [at, person] of (await patients(5)).entries()) {
    await says(db, person.patientId, numbers[at] ?? '');
    for (let turn = 0; turn < 3; turn += 1) {
      const answer = await person.reserve(await addSlot(db, { clinicId, start: 24 + at * 3 + turn }));
      codes.push(answer.status < 300 ? '201' : answer.refusal.message);
    }
  }
  assert.deepEqual(
    codes.slice(12),
    Array.from({ length: 3 }, () => 'appointment.tooManyTogether'),
  );
  assert.deepEqual(
    codes.slice(0, 12),
    Array.from({ length: 12 }, () => '201'),
  );
});
