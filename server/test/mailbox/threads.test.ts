// Holds: product §4 threads
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';

import { mailboxStage } from '../support/mailbox.ts';
import { everyThread } from '../support/mailboxPages.ts';
import { addLink, addPatient } from '../support/people.ts';

test('the list orders threads by their newest message, and shows sender, patient and unread count', async (t) => {
  const { message, owner } = await mailboxStage(t);
  const me = await owner();
  const [old, thread] = [randomUUID(), randomUUID()];
  await message({
    patient_id: me.patientId,
    thread_id: thread,
    subject: 'Visite',
    sent_at: new Date('2026-11-01T12:00Z'),
  });
  await message({
    patient_id: me.patientId,
    thread_id: old,
    subject: 'Bienvenue',
    sent_at: new Date('2026-11-02T12:00Z'),
    kind: 'system',
    sender: 'network',
  });
  await message({
    patient_id: me.patientId,
    thread_id: thread,
    subject: 'Visite',
    sent_at: new Date('2026-11-03T12:00Z'),
  });
  const { threads, nextCursor } = (await me.threads()).body;
  const about = { patientId: me.patientId, firstName: 'Camille', lastName: 'Tremblay' };
  assert.deepEqual(threads, [
    {
      threadId: thread,
      subject: 'Visite',
      from: { kind: 'clinic', name: 'Clinique de l’Érable' },
      aboutPatient: about,
      kind: 'clinic',
      sentAt: '2026-11-03T12:00:00.000Z',
      messages: 2,
      unread: 2,
    },
    {
      threadId: old,
      subject: 'Bienvenue',
      from: { kind: 'network', name: null },
      aboutPatient: about,
      kind: 'system',
      sentAt: '2026-11-02T12:00:00.000Z',
      messages: 1,
      unread: 1,
    },
  ]);
  assert.equal(nextCursor, null);
});

test('the pages of a list contain every thread once, including threads sent at the same instant', async (t) => {
  const { message, owner } = await mailboxStage(t);
  const me = await owner();
  const written = await Promise.all(
    Array.from({ length: 7 }, (_, index) => {
      const thread = randomUUID();
      return message({
        patient_id: me.patientId,
        thread_id: thread,
        sent_at: new Date(Date.UTC(2026, 10, 1 + Math.floor(index / 3))),
      }).then(() => thread);
    }),
  );
  const seen = (await everyThread(me)).map(({ threadId }) => threadId);
  assert.deepEqual([...seen].sort(), [...written].sort());
});

test('a list shows the people for whom I have the level messages, and only one of them on request', async (t) => {
  const { db, message, owner } = await mailboxStage(t);
  const me = await owner();
  const [child, mother] = [await addPatient(db, { first_name: 'Léa' }), await addPatient(db, { first_name: 'Rose' })];
  await addLink(db, { account_id: me.accountId, patient_id: child, scopes: ['messages'] });
  await addLink(db, { account_id: me.accountId, patient_id: mother, scopes: ['book', 'history'] });
  await message({ patient_id: me.patientId, subject: 'Moi' });
  await message({ patient_id: child, subject: 'Léa' });
  const hidden = await message({ patient_id: mother, subject: 'Rose' });
  const subjects = async (query = {}) => (await me.threads(query)).body.threads.map(({ subject }) => subject).sort();
  assert.deepEqual(await subjects(), ['Léa', 'Moi']);
  assert.deepEqual(await subjects({ aboutPatient: child }), ['Léa']);
  assert.deepEqual([(await me.threads()).body.unread, (await me.threads({ aboutPatient: child })).body.unread], [2, 1]);
  const refused = await me.threads({ aboutPatient: mother });
  assert.deepEqual([refused.status, refused.refusal.message], [403, 'dependents.noAccess']);
  const { thread_id: thread } = await db
    .selectFrom('messages')
    .select('thread_id')
    .where('id', '=', hidden)
    .executeTakeFirstOrThrow();
  assert.equal((await me.open(thread)).status, 403);
});

test('another person’s thread and a missing thread return the same bytes', async (t) => {
  const { message, owner } = await mailboxStage(t);
  const [me, other] = [await owner(), await owner()];
  const thread = randomUUID();
  await message({ patient_id: other.patientId, thread_id: thread });
  const [foreign, absent] = [await me.open(thread), await me.open(randomUUID())];
  assert.deepEqual([foreign.status, foreign.raw], [404, absent.raw]);
  const [putAway, nothing] = [await me.archive(thread), await me.archive(randomUUID())];
  assert.deepEqual([putAway.status, putAway.raw], [404, nothing.raw]);
  assert.equal((await me.threads({ aboutPatient: other.patientId })).status, 404);
});

test('the database refuses a thread about two people, whatever code writes to it', async (t) => {
  const { message, owner } = await mailboxStage(t);
  const [me, other] = [await owner(), await owner()];
  const [thread, atOnce] = [randomUUID(), randomUUID()];
  await message({ patient_id: me.patientId, thread_id: thread });
  await assert.rejects(message({ patient_id: other.patientId, thread_id: thread }), /messages_one_patient_per_thread/);
  const both = await Promise.allSettled(
    [me, other].map(({ patientId }) => message({ patient_id: patientId, thread_id: atOnce })),
  );
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'], 'at the same moment too');
  await message({ patient_id: me.patientId, thread_id: thread });
  assert.equal((await me.open(thread)).body.messages.length, 2);
});

test('an open thread shows its messages as text, oldest first, and names the clinic that a reply goes to', async (t) => {
  const { clinicId, message, owner } = await mailboxStage(t);
  const me = await owner();
  const thread = randomUUID();
  const hostile = '<img src=x onerror=alert(1)>\n\u001B[31mrouge';
  await message({
    patient_id: me.patientId,
    thread_id: thread,
    subject: 'Deux',
    body: 'après',
    sent_at: new Date('2026-11-02T12:00Z'),
  });
  await message({
    patient_id: me.patientId,
    thread_id: thread,
    subject: 'Un',
    body: hostile,
    sent_at: new Date('2026-11-01T12:00Z'),
  });
  const { body } = await me.open(thread);
  assert.deepEqual(
    body.messages.map(({ body: said, readAt }) => [said, readAt]),
    [
      [hostile, null],
      ['après', null],
    ],
  );
  assert.deepEqual(
    [body.subject, body.replyTo, body.archived],
    ['Un', { clinicId, name: 'Clinique de l’Érable' }, false],
  );
});

test('the server refuses a broken cursor instead of guessing', async (t) => {
  const { owner } = await mailboxStage(t);
  const me = await owner();
  for (const cursor of [
    'x',
    Buffer.from('["now",1]').toString('base64url'),
    Buffer.from(`["infinity","${randomUUID()}"]`).toString('base64url'),
    Buffer.from(`["2026-02-30 00:00:00+00","${randomUUID()}"]`).toString('base64url'),
  ]) {
    const { refusal, status } = await me.threads({ cursor });
    assert.deepEqual([status, refusal.message], [400, 'mailbox.staleCursor']);
  }
});
