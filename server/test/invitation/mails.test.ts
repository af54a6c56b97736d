import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readCalendar } from '../support/calendars.ts';
import { invitationStage, invitee } from '../support/invitation.ts';
import { addLink } from '../support/people.ts';
import { linkIn } from '../support/appointmentLink.ts';

test('booking, cancelling and a clinic’s move email the invitation’s address with date, clinic, phone and reference, never a reason (product §8 mail-content)', async (t) => {
  const { app, clinic, comeIn, invite, mail, slot } = await invitationStage(t);
  const [first, second, later] = [await slot(48), await slot(50), await slot(72)];
  const { invitationId, code } = await invite([first, second], '--lang', 'en');
  await invite([await slot(52)], '--email', 'autre@exemple.ca');
  const invitationArea = await comeIn(code);
  const { body: appointment } = await invitationArea.reserve(invitationId, first, { raisonVisite: 'sti-screening' });
  const newest = async () => (await mail.to(invitee.email))[0];
  const booked = await newest();
  assert.equal(booked?.subject, 'Your appointment is confirmed');
  for (const said of [appointment.reference, '418\u00A0555-0123', 'Clinic: GMF du Fleuve', /^When: /m])
    assert.match(booked.text, said instanceof RegExp ? said : new RegExp(said));
  assert.doesNotMatch(`${booked.text} ${booked.html}`, /Huguette|Tremblay|screening|Walk-in/);
  const file = booked.attachment?.text.replaceAll('\r\n ', '') ?? '';
  assert.equal(readCalendar(file).events[0]?.summary, 'Appointment, GMF du Fleuve');
  assert.doesNotMatch(file, /Huguette|Tremblay|screening|Walk-in|app\/appointments/, 'no page of an account either');
  const opened = await linkIn(app, booked)('confirm', { birthDate: invitee.birthDate });
  assert.deepEqual(
    [opened.status, opened.visit.reference, typeof opened.visit.confirmedAt],
    [200, appointment.reference, 'string'],
  );

  assert.match(await clinic.type('move', appointment.reference, later), /.*/);
  const moved = await newest();
  assert.equal(moved?.subject, 'The clinic has moved your appointment');
  assert.match(moved.text, /You can cancel it until [^\n]*[ap]\.m\./);
  assert.match(moved.text, /If this suits you, confirm it\. If you do not answer, the new time stands\./);
  assert.equal(
    (await invitationArea.invitations()).body.invitations.find((one) => one.invitationId === invitationId)?.visit
      ?.spaceId,
    later,
  );
  await invitationArea.cancel(invitationId, appointment.reservationId);
  assert.equal((await newest())?.subject, 'Your appointment is cancelled');
  assert.equal(
    (await mail.to('autre@exemple.ca')).length,
    1,
    'nothing but the invitation goes to another address of the same person',
  );
});

test('delegates get no email about what a person of 14 to 17 books by code, or what the clinic then changes; before 14 they do (product §8 reminder-people)', async (t) => {
  const { clinic, comeIn, db, invite, mail, other, slot } = await invitationStage(t);
  const toDelegate = async () => (await mail.to(`${other.accountId}@exemple.ca`)).length;
  const bookAt = async (age: number, nam: string) => {
    const person = { ...invitee, nam, birthDate: `${new Date().getFullYear() - age}-01-01` };
    const spaceId = await slot(48 + age);
    const { invitationId, code } = await invite([spaceId], '--nam', nam, '--born', person.birthDate);
    const { patient_id: patientId } = await db
      .selectFrom('invitations')
      .select('patient_id')
      .where('id', '=', invitationId)
      .executeTakeFirstOrThrow();
    await addLink(db, {
      account_id: other.accountId,
      patient_id: patientId,
      basis: 'written-authorization',
      scopes: ['book', 'messages'],
    });
    return { patientId, visit: (await (await comeIn(code, person)).reserve(invitationId, spaceId)).body };
  };
  const { patientId: teenager, visit } = await bookAt(15, 'TREH11510119');
  await clinic.type('cancel', visit.reference);
  assert.equal(await toDelegate(), 0);
  assert.equal((await other.reserve(await slot(30), { dependent: { patientId: teenager } })).status, 201);
  assert.equal(await toDelegate(), 1, 'what the delegate books is');
  await bookAt(10, 'TREH16510118');
  assert.equal(await toDelegate(), 2);
});
