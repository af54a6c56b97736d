// Holds: product §6 outbox, product §6 mail
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { clinicOn } from '../support/clinic.ts';
import { mailOf } from '../support/mail.ts';
import { addLink, addPatient } from '../support/people.ts';
import { appointmentStage } from '../support/appointments.ts';

const addressOf = ({ accountId }: { accountId: string }): string => `${accountId}@exemple.ca`;

test('booking, moving and cancelling each send a message, and an email that only announces a waiting message', async (t) => {
  const { deps, me, clinicId, slot } = await appointmentStage(t);
  const mail = mailOf(deps);
  const { reservationId, reference } = (
    await me.reserve(await slot('2030-01-07T14:00:00Z'), { raisonVisite: 'mental-health' })
  ).body;
  assert.equal((await mail.to(addressOf(me))).length, 1);
  await me.reschedule(reservationId, await slot('2030-01-08T14:00:00Z'));
  assert.equal((await mail.to(addressOf(me))).length, 2);
  await me.cancel({ clinicId, reservationId });
  const mails = await mail.to(addressOf(me));
  assert.deepEqual(
    mails.map(({ subject }) => subject),
    Array.from({ length: 3 }, () => 'Un message vous attend'),
  );
  for (const { text } of mails) {
    assert.match(text, /\/#\/app\/mailbox(?:\/[0-9a-f-]{36})?\n/);
    for (const untold of ['janvier', 'GMF', '555', reference, 'mental'])
      assert.equal(text.replace(/https?:\S+/g, '').includes(untold), false, untold);
  }
});

test('one’s own acts leave no unread message, and those of the clinic do (product §9 messages)', async (t) => {
  const { deps, me, clinicId, slot } = await appointmentStage(t);
  const unread = async () => (await me.send('POST', 'mailbox/unread')).raw;
  const { reservationId } = (await me.reserve(await slot(48))).body;
  await me.reschedule(reservationId, await slot(72));
  await me.cancel({ clinicId, reservationId });
  assert.equal(await unread(), '0');
  const { reference } = (await me.reserve(await slot(96))).body;
  await clinicOn(deps).type('cancel', reference);
  assert.equal(await unread(), '1');
});

test('what a delegate does for a person is unread for that person, and read for the delegate (product §9 messages)', async (t) => {
  const { db, me, other, slot } = await appointmentStage(t);
  await addLink(db, { account_id: me.accountId, patient_id: other.patientId, scopes: ['book', 'messages'] });
  await me.reserve(await slot(24), { dependent: { patientId: other.patientId } });
  const unread = async (who: typeof me) => (await who.send('POST', 'mailbox/unread')).raw;
  assert.deepEqual([await unread(me), await unread(other)], ['0', '1']);
});

test('messages written before the email leaves share one email, sent to the address in force at that moment', async (t) => {
  const { db, deps, me, slot, book } = await appointmentStage(t);
  const { reservationId } = await book(24);
  await me.reschedule(reservationId, await slot(48));
  await db.updateTable('accounts').set({ email: 'nouvelle@exemple.ca' }).where('id', '=', me.accountId).execute();
  const mail = mailOf(deps);
  assert.equal((await mail.to('nouvelle@exemple.ca')).length, 1);
  assert.deepEqual(await mail.to(addressOf(me)), []);
});

test('a person who turned email off gets only the message', async (t) => {
  const { db, deps, me, book } = await appointmentStage(t);
  await db.updateTable('accounts').set({ notify_by_email: false }).where('id', '=', me.accountId).execute();
  await book(24);
  assert.deepEqual(await mailOf(deps).to(addressOf(me)), []);
  assert.equal((await db.selectFrom('messages').select('id').execute()).length, 1);
});

test('the email about a child without an account goes only to the delegates who may read the messages', async (t) => {
  const { db, deps, me, other, slot } = await appointmentStage(t);
  const patientId = await addPatient(db);
  await addLink(db, { account_id: me.accountId, patient_id: patientId, scopes: ['book', 'messages'] });
  await addLink(db, { account_id: other.accountId, patient_id: patientId, scopes: ['book'] });
  await me.reserve(await slot(24), { dependent: { patientId } });
  const mail = mailOf(deps);
  assert.deepEqual([(await mail.to(addressOf(me))).length, (await mail.to(addressOf(other))).length], [1, 0]);
});

test('a person with their own account alone gets the email, even when a delegate booked for them', async (t) => {
  const { db, deps, me, other, slot } = await appointmentStage(t);
  await addLink(db, { account_id: me.accountId, patient_id: other.patientId, scopes: ['book', 'messages'] });
  await me.reserve(await slot(24), { dependent: { patientId: other.patientId } });
  const mail = mailOf(deps);
  assert.deepEqual([(await mail.to(addressOf(me))).length, (await mail.to(addressOf(other))).length], [0, 1]);
});
