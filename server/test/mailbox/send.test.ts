// Holds: product §4 send
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';

import { messageLimits } from '../../../contract/limits.ts';
import { mailboxStage } from '../support/mailbox.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { addLink, addPatient } from '../support/people.ts';

const words = { subject: 'Une question', body: 'Dois-je apporter mes médicaments?' };

test('a message that I write to a clinic where I have an appointment appears under sent and adds nothing to the unread count', async (t) => {
  const { clinicId, owner, appointmentOf } = await mailboxStage(t);
  const me = await owner();
  await appointmentOf(me);
  const waiting = (await me.unread()).body;
  const { body, status } = await me.write({ clinicId, ...words });
  assert.deepEqual(
    [status, body.from, body.to, body.body],
    [201, { kind: 'me', name: null }, { kind: 'clinic', name: 'Clinique de l’Érable' }, words.body],
  );
  assert.deepEqual(
    (await me.threads({ folder: 'sent' })).body.threads.map(({ subject, threadId }) => [subject, threadId]),
    [[words.subject, body.threadId]],
  );
  assert.equal((await me.unread()).body, waiting);
});

test('a reply goes into its thread, to the clinic of that thread and no other', async (t) => {
  const { clinicId, db, message, owner, appointmentOf } = await mailboxStage(t);
  const [me, other] = [await owner(), await owner()];
  await appointmentOf(me);
  const [mine, theirs, fromNetwork] = [randomUUID(), randomUUID(), randomUUID()];
  await message({ patient_id: me.patientId, thread_id: mine });
  await message({ patient_id: other.patientId, thread_id: theirs });
  await message({
    patient_id: me.patientId,
    thread_id: fromNetwork,
    clinic_id: null,
    sender: 'network',
    kind: 'system',
  });
  const answered = await me.write({ clinicId, ...words, threadId: mine });
  assert.deepEqual([answered.status, answered.body.threadId], [201, mine]);
  assert.deepEqual(
    (await me.open(mine)).body.messages.map(({ from }) => from.kind),
    ['clinic', 'me'],
  );
  assert.equal((await me.write({ clinicId, ...words, threadId: theirs })).status, 404);
  assert.equal((await me.write({ clinicId, ...words, threadId: randomUUID() })).status, 404);
  assert.equal((await me.write({ clinicId, ...words, threadId: fromNetwork })).refusal.message, 'mailbox.noReply');
  await db.updateTable('clinics').set({ active: false }).where('id', '=', clinicId).execute();
  assert.equal((await me.open(mine)).body.replyTo, null, 'a clinic that closed is not offered');
  assert.equal((await db.selectFrom('messages').where('sender', '=', 'patient').selectAll().execute()).length, 1);
});

test('the server refuses a message to a clinic where the person never had an appointment', async (t) => {
  const { clinicId, db, owner, appointmentOf } = await mailboxStage(t);
  const [me, other] = [await owner(), await owner()];
  const elsewhere = await addClinic(db);
  await appointmentOf(me);
  await other.reserve(await addSlot(db, { clinicId: elsewhere, start: 24 }));
  assert.deepEqual(
    (await me.clinics()).body.clinics.map((clinic) => clinic.clinicId),
    [clinicId],
  );
  for (const id of [elsewhere, randomUUID()]) {
    const { refusal, status } = await me.write({ clinicId: id, ...words });
    assert.deepEqual([status, refusal.message], [422, 'mailbox.clinicUnknown']);
  }
});

test('I can write about the people for whom I have the level messages, and about nobody else', async (t) => {
  const { clinicId, db, owner, appointmentOf } = await mailboxStage(t);
  const [me, other] = [await owner(), await owner()];
  const child = await addPatient(db, { first_name: 'Léa' });
  await addLink(db, { account_id: me.accountId, patient_id: child, scopes: ['book'] });
  await appointmentOf(me, { patientId: child });
  assert.equal((await me.write({ clinicId, ...words, aboutPatient: child })).status, 403);
  assert.equal((await me.clinics(child)).status, 403);
  await db
    .updateTable('dependents')
    .set({ scopes: ['messages'] })
    .execute();
  const { body, status } = await me.write({ clinicId, ...words, aboutPatient: child });
  assert.deepEqual([status, body.aboutPatient.firstName], [201, 'Léa']);
  assert.equal((await me.write({ clinicId, ...words, aboutPatient: other.patientId })).status, 404);
});

test('an account can send ten messages in 24 hours, even simultaneously, and sees the remaining number beforehand', async (t) => {
  const { clinicId, owner, appointmentOf } = await mailboxStage(t);
  const me = await owner();
  await appointmentOf(me);
  assert.equal((await me.clinics()).body.leftToday, messageLimits.perDay);
  const sent = await Promise.all(
    Array.from({ length: messageLimits.perDay + 3 }, () => me.write({ clinicId, ...words })),
  );
  assert.deepEqual(sent.map(({ status }) => status).sort(), [
    ...Array.from({ length: messageLimits.perDay }, () => 201),
    422,
    422,
    422,
  ]);
  assert.equal((await me.clinics()).body.leftToday, 0);
  assert.equal((await me.write({ clinicId, ...words })).refusal.message, 'mailbox.tooMany');
});

test('a message resent with its idempotency key is stored once', async (t) => {
  const { clinicId, db, owner, appointmentOf } = await mailboxStage(t);
  const me = await owner();
  await appointmentOf(me);
  const key = { 'idempotency-key': randomUUID() };
  const [first, again] = [await me.write({ clinicId, ...words }, key), await me.write({ clinicId, ...words }, key)];
  assert.deepEqual([first.status, again.raw], [201, first.raw]);
  assert.equal((await db.selectFrom('messages').where('sender', '=', 'patient').selectAll().execute()).length, 1);
});

test('the server strips invisible control characters from messages, and refuses an empty or a huge message', async (t) => {
  const { clinicId, owner, appointmentOf } = await mailboxStage(t);
  const me = await owner();
  await appointmentOf(me);
  const { body } = await me.write({
    clinicId,
    subject: ' Une\u2028question\u202E\u200B ',
    body: '\u001B[31mBonjour\r\n<b>vous</b>\u0000\u2066\u{E0041}',
  });
  assert.deepEqual([body.subject, body.body], ['Une question', '[31mBonjour\n<b>vous</b>']);
  const empty = await me.write({ clinicId, subject: ' ', body: '\u200E\n' });
  assert.deepEqual(
    [empty.status, empty.refusal.fields],
    [422, { subject: 'errors.cannotBeEmpty', body: 'errors.cannotBeEmpty' }],
  );
  assert.equal((await me.write({ clinicId, ...words, body: 'x'.repeat(messageLimits.body + 1) })).status, 400);
  assert.equal((await me.write({ clinicId, ...words, body: 'x'.repeat(1_200_000) })).status, 413);
});

test('listing the clinics that a delegate may write to adds a line to the dependent’s access log, once a day (product §4 access-log)', async (t) => {
  const { clinicId, db, owner, appointmentOf } = await mailboxStage(t);
  const [me, other] = [await owner(), await owner()];
  await appointmentOf(other);
  await addLink(db, { account_id: me.accountId, patient_id: other.patientId, scopes: ['messages'] });
  const lines = () =>
    db
      .selectFrom('audit_events')
      .select(['actor_account_id', 'capacity', 'patient_id'])
      .where('action', '=', 'mailbox.listed')
      .execute();
  for (let time = 0; time < 2; time += 1) {
    assert.deepEqual(
      (await me.clinics(other.patientId)).body.clinics.map((clinic) => clinic.clinicId),
      [clinicId],
    );
  }
  assert.deepEqual(await lines(), [
    { actor_account_id: me.accountId, capacity: 'delegate', patient_id: other.patientId },
  ]);
});
