// Holds: product §8 staff
import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { AccessLogAnswer } from '../../../contract/accessLog.ts';
import type { Reply } from '../support/booking.ts';
import { clinicOn } from '../support/clinic.ts';
import { files } from '../support/mailbox.ts';
import { addClinic, addProfessional } from '../support/network.ts';
import { addLink } from '../support/people.ts';
import { staffOn } from '../support/staff.ts';
import { question, threadStage } from '../support/staffThreads.ts';

const marie = { name: 'Marie Côté', age: null, lang: 'fr' };

test('the list says who waits for an answer of the clinic, about what, since when, with how many files and who has it, oldest first', async (t) => {
  const { ask, file, nadia, omar } = await threadStage(t);
  const first = await ask({ attachments: [await file()] });
  const second = await ask({ subject: 'Une autre question' });
  await omar.take(second.threadId);
  const { body } = await nadia.list();
  const [about] = body.threads.map((thread) => thread.about);
  assert.deepEqual(body, {
    waiting: 2,
    threads: [
      {
        threadId: first.threadId,
        subject: question.subject,
        about: { ...marie, age: about?.age },
        writer: null,
        waitingSince: first.sentAt,
        files: 1,
        holder: null,
      },
      {
        threadId: second.threadId,
        subject: 'Une autre question',
        about: { ...marie, age: about?.age },
        writer: null,
        waitingSince: second.sentAt,
        files: 0,
        holder: { staffId: omar.staffId, name: 'Omar Haddad' },
      },
    ],
  });
  assert.deepEqual((await nadia.count()).body, { waiting: 2 });
});

test('a conversation opens with its messages and files, and says who wrote each', async (t) => {
  const { ask, file, nadia } = await threadStage(t);
  const attachmentId = await file();
  const { threadId } = await ask({ attachments: [attachmentId] });
  await nadia.answer(threadId, 'Oui.', 1);
  const { messages, isWaiting } = (await nadia.open(threadId)).body;
  assert.equal(isWaiting, false);
  assert.deepEqual(
    messages.map(({ from, body, attachments }) => [from.kind, from.name, from.staffId, body, attachments.length]),
    [
      ['patient', 'Marie Côté', null, question.body, 1],
      ['clinic', 'Nadia Roy', nadia.staffId, 'Oui.', 0],
    ],
  );
  const download = await nadia.visitor.send({ url: `/staff/api/attachments/${attachmentId}` });
  assert.deepEqual(
    [download.statusCode, download.headers['content-type'], download.rawPayload],
    [200, 'application/pdf', files['application/pdf']],
  );
  assert.match(String(download.headers['content-disposition']), /^attachment; filename=ordonnance\.pdf$/);
});

test('a message that somebody wrote for the patient says who wrote, for whom, and in which language they read', async (t) => {
  const { clinicId, db, me, nadia, owner } = await threadStage(t);
  const paul = await owner();
  const named = { first_name: 'Paul', last_name: 'Roy' };
  await db.updateTable('patients').set(named).where('id', '=', paul.patientId).execute();
  await db.updateTable('accounts').set({ lang: 'en' }).where('id', '=', paul.accountId).execute();
  await addLink(db, {
    account_id: paul.accountId,
    patient_id: me.patientId,
    basis: 'mandate',
    relationship: 'child',
    scopes: ['messages'],
  });
  const { body, raw } = await paul.write({ clinicId, ...question, aboutPatient: me.patientId });
  const [row] = (await nadia.list()).body.threads;
  assert.deepEqual([row?.about.name, row?.about.lang, row?.writer], ['Marie Côté', 'en', 'Paul Roy'], raw);
  const { messages } = (await nadia.open(body.threadId)).body;
  assert.deepEqual(
    messages.map(({ from }) => [from.kind, from.name]),
    [['delegate', 'Paul Roy']],
  );
});

test('the list, the conversation and its files leave one line each a day in the patient’s access log, with the role and the clinic; the count leaves none', async (t) => {
  const { ask, file, me, nadia, omar, trail } = await threadStage(t);
  const attachmentId = await file();
  const { threadId } = await ask({ attachments: [attachmentId] });
  await nadia.count();
  assert.deepEqual(await trail('mailbox.listed'), []);
  const open = () => nadia.open(threadId);
  const download = () => nadia.visitor.send({ url: `/staff/api/attachments/${attachmentId}` });
  for (const look of [nadia.list, nadia.list, omar.list, open, open, download, download]) await look();
  const line = (by: { staffId: string }, entity_id = threadId) => ({
    actor_staff_id: by.staffId,
    actor_role: 'reception',
    patient_id: me.patientId,
    entity_id,
  });
  assert.deepEqual(await trail('mailbox.listed'), [line(nadia), line(omar)]);
  assert.deepEqual(await trail('thread.read'), [line(nadia)]);
  assert.deepEqual(await trail('attachment.read'), [line(nadia, attachmentId)]);
  const { body }: Reply<AccessLogAnswer> = await me.send('GET', 'user/accesslog?by=others');
  const read = body.events.find(({ action }) => action === 'thread.read');
  assert.deepEqual(
    [read?.actor.lastName, read?.actor.role, read?.actor.clinicName],
    ['Nadia Roy', 'reception', 'Clinique de l’Érable'],
  );
});

test('an answer reaches the patient as those of the command do: unread, in the thread, with one email', async (t) => {
  const { ask, deps, me, nadia, trail } = await threadStage(t);
  const { threadId } = await ask();
  const before = (await me.unread()).body;
  assert.equal((await nadia.answer(threadId, '  Oui.\r\nÀ jeun.  ', 1)).status, 204);
  assert.equal((await me.unread()).body, before + 1);
  assert.deepEqual(
    (await me.open(threadId)).body.messages.map(({ body, from }) => [from.kind, from.name, body]),
    [
      ['me', null, question.body],
      ['clinic', 'Clinique de l’Érable', 'Oui.\nÀ jeun.'],
    ],
  );
  const mails = await deps.db
    .selectFrom('outbox')
    .where('template', '=', 'messageWaiting')
    .where('account_id', '=', me.accountId)
    .select('id')
    .execute();
  assert.equal(mails.length, 1);
  assert.deepEqual((await nadia.list()).body.threads, []);
  assert.deepEqual(
    (await trail('message.sent')).map(({ actor_staff_id: by }) => by),
    [nadia.staffId],
  );
});

test('what is answered by the command or closed leaves the list, and a new message of the patient brings it back', async (t) => {
  const { ask, clinicId, deps, me, nadia } = await threadStage(t);
  const clinic = clinicOn(deps);
  const { messageId, threadId } = await ask();
  await clinic.type('reply', messageId, 'Oui.');
  assert.equal((await nadia.count()).body.waiting, 0);
  await me.write({ clinicId, ...question, threadId });
  assert.equal((await nadia.count()).body.waiting, 1);
  assert.equal((await nadia.close(threadId, await nadia.revisionOf(threadId))).status, 204);
  assert.equal((await nadia.count()).body.waiting, 0);
  assert.equal(await clinic.type('inbox', clinicId), 'Nothing waits.');
  await me.write({ clinicId, ...question, threadId });
  assert.equal((await nadia.count()).body.waiting, 1);
});

test('the command lists who wrote for whom, leaves a line for each conversation, and answers none that a receptionist has', async (t) => {
  const { ask, clinicId, db, deps, me, nadia } = await threadStage(t);
  const clinic = clinicOn(deps);
  const { messageId, threadId } = await ask();
  assert.match(await clinic.type('inbox', clinicId), new RegExp(`^${messageId} .* Marie Côté {2}Une question\n`));
  const lines = await db
    .selectFrom('audit_events')
    .where('action', '=', 'thread.read')
    .select(['capacity', 'patient_id', 'entity_id'])
    .execute();
  assert.deepEqual(lines, [{ capacity: 'clinic', patient_id: me.patientId, entity_id: threadId }]);
  await nadia.take(threadId);
  assert.match(await clinic.type('reply', messageId, 'Oui.'), /^Somebody in the staff area has this conversation/);
  await nadia.answer(threadId, 'Oui.', 1);
  assert.match(await clinic.type('reply', messageId, 'Non.'), /^This message has an answer already/);
});

test('an empty answer is refused at its field, and one that is too long too', async (t) => {
  const { ask, nadia } = await threadStage(t);
  const { threadId } = await ask();
  const { status, refusal } = await nadia.answer(threadId, ' \u200B ', 1);
  assert.deepEqual([status, refusal.fields], [422, { body: 'errors.cannotBeEmpty' }]);
  assert.equal((await nadia.answer(threadId, 'x'.repeat(5_001), 1)).status, 400);
});

test('what another clinic was asked looks like what does not exist, and a professional is told of no message', async (t) => {
  const made = await threadStage(t);
  const { ask, clinicId, db } = made;
  const { threadId } = await ask();
  const elsewhere = await staffOn(made, { clinicId: await addClinic(db), role: 'manager' });
  const lea = await staffOn(made, { clinicId, role: 'professional', professionalId: await addProfessional(db) });
  for (const { send } of [elsewhere, lea])
    for (const path of [`threads/${threadId}`, `threads?clinic=${clinicId}`, `waiting?clinic=${clinicId}`])
      assert.equal((await send('GET', path)).status, 404, path);
});
