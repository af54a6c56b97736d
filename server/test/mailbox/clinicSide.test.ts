// Holds: product §4 send, product §4 archive
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';

import { answerMessagesJob } from '../../src/jobs/answerMessages.ts';
import { keepMailboxesJob } from '../../src/jobs/keepMailboxes.ts';
import { clinicOn } from '../support/clinic.ts';
import { jobDeps, runJob } from '../support/jobs.ts';
import { mailOf } from '../support/mail.ts';
import { mailboxStage } from '../support/mailbox.ts';

const words = { subject: 'Une question', body: 'Dois-je être à jeun?' };

test('a clinic writes to the patient of an appointment: the message is unread, and the email only announces a waiting message', async (t) => {
  const { deps, owner, appointmentOf } = await mailboxStage(t);
  const me = await owner();
  const { reference } = await appointmentOf(me);
  const before = (await me.unread()).body;
  const clinic = clinicOn(deps);
  assert.equal(
    await clinic.type('message', reference, 'Avant la visite', 'Bonjour,\\nApportez vos mesures.'),
    'The message is in the patient’s mailbox.',
  );
  assert.match(
    await clinic.type('message', reference, 'Avant la visite', 'x'.repeat(5_001)),
    /^A subject has at most 120 characters/,
  );
  assert.equal((await me.unread()).body, before + 1);
  const [newest] = (await me.threads()).body.threads;
  assert.deepEqual(
    (await me.open(newest?.threadId ?? '')).body.messages.map(({ body, from }) => [from.name, body]),
    [['Clinique de l’Érable', 'Bonjour,\nApportez vos mesures.']],
  );
  const mails = await mailOf(deps).to(`${me.accountId}@exemple.ca`);
  assert.deepEqual(
    mails
      .filter(({ subject }) => subject !== 'Votre rendez-vous est confirmé')
      .map(({ subject, text }) => [subject, /mesures|Érable/.test(text)]),
    [['Un message vous attend', false]],
  );
});

test('a clinic lists the messages that wait for its answer, and answers in the thread', async (t) => {
  const { clinicId, deps, owner, appointmentOf } = await mailboxStage(t);
  const me = await owner();
  await appointmentOf(me);
  const clinic = clinicOn(deps);
  assert.equal(await clinic.type('inbox', clinicId), 'Nothing waits.');
  const { messageId, threadId } = (await me.write({ clinicId, ...words })).body;
  assert.match(
    await clinic.type('inbox', 'Clinique de l’Érable'),
    new RegExp(`^${messageId} .*Une question\n {2}Dois-je être à jeun\\?$`),
  );
  await clinic.type('reply', messageId, 'Oui.');
  assert.equal(await clinic.type('inbox', clinicId), 'Nothing waits.');
  assert.deepEqual(
    (await me.open(threadId)).body.messages.map(({ body }) => body),
    [words.body, 'Oui.'],
  );
  assert.match(await clinic.type('reply', randomUUID(), 'Oui.'), /^No patient wrote/);
});

test('the inbox of a clinic is a look at each conversation it lists, and so is an answer that comes too late', async (t) => {
  const { clinicId, db, deps, owner, appointmentOf } = await mailboxStage(t);
  const me = await owner();
  await appointmentOf(me);
  const clinic = clinicOn(deps);
  const { messageId, threadId } = (await me.write({ clinicId, ...words })).body;
  const looks = () =>
    db
      .selectFrom('audit_events')
      .where('action', '=', 'thread.read')
      .where('capacity', '=', 'clinic')
      .select(['patient_id', 'entity_id'])
      .execute();
  const look = { patient_id: me.patientId, entity_id: threadId };
  await clinic.type('inbox', clinicId);
  assert.deepEqual(await looks(), [look]);
  await clinic.type('reply', messageId, 'Oui.');
  assert.deepEqual(await looks(), [look], 'the answer has a line of its own');
  assert.match(await clinic.type('reply', messageId, 'Oui.'), /has an answer already/);
  assert.deepEqual(await looks(), [look, look]);
});

test('a demo clinic answers once, within a minute, in the language of the sender, and no other clinic ever answers automatically', async (t) => {
  const { clinicId, db, deps, owner, appointmentOf } = await mailboxStage(t);
  const me = await owner();
  await appointmentOf(me);
  const { threadId } = (await me.write({ clinicId, ...words })).body;
  const answer = () => runJob(answerMessagesJob, jobDeps(deps));
  const age = (seconds: number) =>
    db
      .updateTable('messages')
      .set({ sent_at: new Date(Date.now() - seconds * 1000) })
      .where('sender', '=', 'patient')
      .execute();
  await age(61);
  assert.equal(await answer(), 0);
  await db.updateTable('clinics').set({ source: 'demo' }).execute();
  await age(19);
  assert.equal(await answer(), 0);
  await age(61);
  assert.deepEqual([await answer(), await answer()], [1, 0]);
  const { messages } = (await me.open(threadId)).body;
  assert.deepEqual(
    messages.map(({ from }) => from.kind),
    ['me', 'clinic'],
  );
  assert.match(messages.at(-1)?.body ?? '', /^Bonjour,/);
});

test('the server archives a message after two years for all its readers, and no longer counts it as unread', async (t) => {
  const { deps, message, owner } = await mailboxStage(t);
  const me = await owner();
  const years = (count: number) => new Date(Date.now() - count * 366 * 24 * 3_600_000);
  await message({ patient_id: me.patientId, subject: 'Vieux', sent_at: years(2) });
  await message({ patient_id: me.patientId, subject: 'Récent', sent_at: years(1) });
  assert.equal(await runJob(keepMailboxesJob, jobDeps(deps)), 1);
  const subjects = async (folder: string) => (await me.threads({ folder })).body.threads.map(({ subject }) => subject);
  assert.deepEqual(
    [await subjects('inbox'), await subjects('archived'), (await me.unread()).body],
    [['Récent'], ['Vieux'], 1],
  );
});
