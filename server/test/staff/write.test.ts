// Holds: product §8 staff
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';

import { mailboxStage } from '../support/mailbox.ts';
import { staffOn } from '../support/staff.ts';

const words = { subject: 'Avant votre visite', body: 'Venez à jeun.' };

const writeStage = async (t: TestContext) => {
  const stage = await mailboxStage(t);
  const { appointmentOf, clinicId, db, owner } = stage;
  const me = await owner();
  await appointmentOf(me);
  const { id } = await db
    .selectFrom('appointments')
    .where('patient_id', '=', me.patientId)
    .select('id')
    .executeTakeFirstOrThrow();
  const nadia = await staffOn(stage, { clinicId });
  const write = (payload: object, headers = {}) => nadia.send('POST', `appointments/${id}/message`, payload, headers);
  const sent = () =>
    db.selectFrom('messages').where('sender', '=', 'clinic').where('kind', '=', 'clinic').select('id').execute();
  return { ...stage, me, nadia, reservationId: id, sent, write };
};

test('a receptionist writes to the patient of an appointment: it is unread in their mailbox, from the clinic, with one email', async (t) => {
  const { clinicId, db, me, nadia, reservationId, write } = await writeStage(t);
  const before = (await me.unread()).body;
  assert.equal((await write({ subject: '  Avant  votre visite ', body: ' Venez\r\nà jeun. ' })).status, 204);
  assert.equal((await me.unread()).body, before + 1);
  const [thread] = (await me.threads()).body.threads;
  assert.equal(thread?.subject, 'Avant votre visite');
  const { messages } = (await me.open(thread.threadId)).body;
  assert.deepEqual(
    messages.map(({ from, body }) => [from.kind, from.name, body]),
    [['clinic', 'Clinique de l’Érable', 'Venez\nà jeun.']],
  );
  const mails = await db
    .selectFrom('outbox')
    .where('template', '=', 'messageWaiting')
    .where('account_id', '=', me.accountId)
    .select('id')
    .execute();
  assert.equal(mails.length, 1);
  const lines = await db
    .selectFrom('audit_events')
    .where('actor_staff_id', '=', nadia.staffId)
    .select(['action', 'actor_role', 'actor_clinic_id', 'patient_id'])
    .execute();
  const by = { actor_role: 'reception', actor_clinic_id: clinicId, patient_id: me.patientId };
  assert.deepEqual(lines, [{ action: 'message.sent', ...by }]);
  assert.ok(reservationId);
});

test('a message sent again with its key is written once', async (t) => {
  const { db, sent, write } = await writeStage(t);
  const key = { 'idempotency-key': randomUUID() };
  assert.equal((await write(words, key)).status, 204);
  await db.deleteFrom('idempotency_records').execute();
  assert.deepEqual([(await write(words, key)).status, (await write(words, key)).status], [204, 204]);
  assert.equal((await sent()).length, 1);
});

test('a message without a subject or a text is refused at its field, and one that is too long too, as in the patient’s mailbox', async (t) => {
  const { sent, write } = await writeStage(t);
  const { status, refusal } = await write({ subject: ' ', body: ' \u200B ' });
  const empty = 'errors.cannotBeEmpty';
  assert.deepEqual([status, refusal.fields], [422, { subject: empty, body: empty }]);
  assert.equal((await write({ ...words, subject: 'x'.repeat(121) })).status, 400);
  assert.equal((await write({ ...words, body: 'x'.repeat(5_001) })).status, 400);
  assert.deepEqual(await sent(), []);
});
