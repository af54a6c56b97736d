// Holds: product §8 staff
import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { AccessLogAnswer } from '../../../contract/accessLog.ts';
import type { Reply } from '../support/booking.ts';
import { clinicOn } from '../support/clinic.ts';
import { files } from '../support/mailbox.ts';
import { question, threadStage } from '../support/staffThreads.ts';

test('the list says who waits for an answer of the clinic, about what, since when, with how many files and who has it, oldest first', async (t) => {
  const { ask, file, nadia, omar } = await threadStage(t);
  const first = await ask({ attachments: [await file()] });
  const second = await ask({ subject: 'Une autre question' });
  await omar.act(second.threadId, 'take', 1);
  const { body } = await nadia.list();
  assert.deepEqual(body, {
    waiting: 2,
    threads: [
      {
        threadId: first.threadId,
        subject: question.subject,
        about: { name: 'Marie Côté', age: body.threads[0]?.about.age ?? null },
        writer: null,
        waitingSince: first.sentAt,
        files: 1,
        holder: null,
      },
      {
        threadId: second.threadId,
        subject: 'Une autre question',
        about: { name: 'Marie Côté', age: body.threads[1]?.about.age ?? null },
        writer: null,
        waitingSince: second.sentAt,
        files: 0,
        holder: { name: 'Omar Haddad', isMe: false },
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
    messages.map(({ from, isMine, body, attachments }) => [from.kind, from.name, isMine, body, attachments.length]),
    [
      ['person', 'Marie Côté', false, question.body, 1],
      ['clinic', 'Nadia Roy', true, 'Oui.', 0],
    ],
  );
  const download = await nadia.visitor.send({ url: `/staff/api/attachments/${attachmentId}` });
  assert.deepEqual(
    [download.statusCode, download.headers['content-type'], download.rawPayload],
    [200, 'application/pdf', files['application/pdf']],
  );
  assert.match(String(download.headers['content-disposition']), /^attachment; filename=ordonnance\.pdf$/);
});

test('the list and the conversation leave one line each a day in the patient’s access log, with the role and the clinic; the count leaves none', async (t) => {
  const { ask, me, nadia, omar, trail } = await threadStage(t);
  const { threadId } = await ask();
  await nadia.count();
  assert.deepEqual(await trail('mailbox.listed'), []);
  for (const look of [nadia.list, nadia.list, omar.list, () => nadia.open(threadId), () => nadia.open(threadId)])
    assert.equal((await look()).status, 200);
  const by = (name: string) => ({
    acted_as: name,
    actor_role: 'reception',
    patient_id: me.patientId,
    entity_id: threadId,
  });
  assert.deepEqual(await trail('mailbox.listed'), [by('Nadia Roy'), by('Omar Haddad')]);
  assert.deepEqual(await trail('thread.read'), [by('Nadia Roy')]);
  const { body }: Reply<AccessLogAnswer> = await me.send('GET', 'user/accesslog?by=others');
  const read = body.events.find(({ action }) => action === 'thread.read');
  assert.deepEqual([read?.actor.role, read?.actor.clinicName], ['reception', 'Clinique de l’Érable']);
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
    (await trail('message.sent')).map(({ acted_as: name }) => name),
    ['Nadia Roy'],
  );
});

test('what is answered by the command or closed leaves the list, and a new message of the patient brings it back', async (t) => {
  const { ask, deps, nadia, me, clinicId, revisionOf } = await threadStage(t);
  const clinic = clinicOn(deps);
  const { messageId, threadId } = await ask();
  await clinic.type('reply', messageId, 'Oui.');
  assert.equal((await nadia.count()).body.waiting, 0);
  await me.write({ clinicId, ...question, threadId });
  assert.equal((await nadia.count()).body.waiting, 1);
  assert.equal((await nadia.act(threadId, 'close', await revisionOf(threadId))).status, 204);
  assert.equal((await nadia.count()).body.waiting, 0);
  assert.equal(await clinic.type('inbox', clinicId), 'Nothing waits.');
  await me.write({ clinicId, ...question, threadId });
  assert.equal((await nadia.count()).body.waiting, 1);
});

test('an empty answer is refused at its field, and one that is too long too', async (t) => {
  const { ask, nadia } = await threadStage(t);
  const { threadId } = await ask();
  const { status, refusal } = await nadia.answer(threadId, ' \u200B ', 1);
  assert.deepEqual([status, refusal.fields], [422, { body: 'errors.cannotBeEmpty' }]);
  assert.equal((await nadia.answer(threadId, 'x'.repeat(5_001), 1)).status, 400);
});
