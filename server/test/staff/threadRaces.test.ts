// Holds: product §8 staff
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';

import { answerMessagesJob } from '../../src/jobs/answerMessages.ts';
import { mergeRecords } from '../../src/clinic/mergeRecords.ts';
import { clinicOn } from '../support/clinic.ts';
import { jobDeps, runJob } from '../support/jobs.ts';
import { addMessage, addPatient } from '../support/people.ts';
import { question, threadStage } from '../support/staffThreads.ts';

test('of two receptionists who answer at once, one is told that it is answered, and the patient gets one answer', async (t) => {
  const { ask, me, nadia, omar } = await threadStage(t);
  for (let round = 0; round < 4; round += 1) {
    const { threadId } = await ask();
    const answers = await Promise.all([nadia.answer(threadId, 'Oui.', 1), omar.answer(threadId, 'Non.', 1)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [204, 409]);
    const refused = answers.find(({ status }) => status === 409);
    assert.equal(refused?.refusal.message, 'staff.thread.answered');
    assert.equal((await me.open(threadId)).body.messages.length, 2);
  }
});

test('of two receptionists who take a conversation at once, one has it, and the other is told so', async (t) => {
  const { ask, nadia, omar, trail } = await threadStage(t);
  const { threadId } = await ask();
  const answers = await Promise.all([nadia.take(threadId), omar.take(threadId)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [204, 409]);
  assert.equal(answers.find(({ status }) => status === 409)?.refusal.message, 'staff.thread.taken');
  assert.equal((await trail('thread.taken')).length, 1);
});

test('what a colleague has is not answered over them; it may be taken over knowingly, and given back', async (t) => {
  const { ask, nadia, omar, trail } = await threadStage(t);
  const { threadId } = await ask();
  await nadia.take(threadId);
  const refused = [
    await omar.answer(threadId, 'Non.', 1),
    await omar.close(threadId, 1),
    await omar.take(threadId),
    await omar.take(threadId, randomUUID()),
    await omar.giveBack(threadId),
  ];
  for (const { status, refusal } of refused) assert.deepEqual([status, refusal.message], [409, 'staff.thread.taken']);
  assert.equal((await omar.take(threadId, nadia.staffId)).status, 204);
  assert.equal((await omar.giveBack(threadId)).status, 204);
  assert.equal((await nadia.open(threadId)).body.holder, null);
  assert.deepEqual(
    (await trail('thread.returned')).map(({ actor_staff_id: by }) => by),
    [omar.staffId],
  );
});

test('a message that the patient adds meanwhile is never hidden by an answer or a closing', async (t) => {
  const { ask, clinicId, me, nadia, omar } = await threadStage(t);
  for (const act of ['answer', 'close'] as const) {
    const { threadId } = await ask();
    const [written, acted] = await Promise.all([
      me.write({ clinicId, ...question, threadId }),
      act === 'answer' ? nadia.answer(threadId, 'Oui.', 1) : nadia.close(threadId, 1),
    ]);
    assert.equal(written.status, 201);
    if (acted.status !== 204) assert.deepEqual([acted.status, acted.refusal.message], [409, 'staff.thread.changed']);
    const listed = (await omar.list()).body.threads.map((thread) => thread.threadId);
    assert.ok(listed.includes(threadId), act);
  }
});

test('a message that was begun before an answer and comes after it waits on the list and in the inbox', async (t) => {
  const { ask, clinicId, db, deps, me, nadia, omar } = await threadStage(t);
  const { threadId } = await ask();
  const before = new Date();
  await nadia.answer(threadId, 'Oui.', 1);
  await addMessage(db, {
    thread_id: threadId,
    patient_id: me.patientId,
    clinic_id: clinicId,
    author_account_id: me.accountId,
    sender: 'patient',
    body_sealed: deps.vault.seal('Et pour l’eau?', 'messages.body'),
    sent_at: before,
  });
  const [row] = (await omar.list()).body.threads;
  assert.deepEqual([row?.threadId, row?.waitingSince], [threadId, before.toISOString()]);
  assert.match(await clinicOn(deps).type('inbox', clinicId), /\n {2}Et pour l’eau\?$/);
});

test('an answer sent again with its key is written once, also where the kept answer is lost', async (t) => {
  const { ask, db, me, nadia } = await threadStage(t);
  const { threadId } = await ask();
  const headers = { 'idempotency-key': randomUUID() };
  const send = async () => (await nadia.answer(threadId, 'Oui.', 1, headers)).status;
  assert.deepEqual([await send(), await send()], [204, 204]);
  await db.deleteFrom('idempotency_records').execute();
  assert.equal(await send(), 204);
  assert.equal((await me.open(threadId)).body.messages.length, 2);
});

test('a demo clinic answers nothing by itself while its receptionists are at work, and what was closed never', async (t) => {
  const { ask, db, deps, nadia, omar } = await threadStage(t);
  await ask();
  const { threadId } = await ask({ subject: 'Une autre question' });
  await nadia.close(threadId, 1);
  await db.updateTable('clinics').set({ source: 'demo' }).execute();
  await db
    .updateTable('messages')
    .set({ sent_at: new Date(Date.now() - 61_000) })
    .where('sender', '=', 'patient')
    .execute();
  const answer = () => runJob(answerMessagesJob, jobDeps(deps));
  assert.equal(await answer(), 0);
  await db.deleteFrom('staff_sessions').where('staff_id', 'in', [nadia.staffId, omar.staffId]).execute();
  assert.equal(await answer(), 1);
});

test('somebody who no longer works at the clinic answers nothing there', async (t) => {
  const { ask, db, me, nadia } = await threadStage(t);
  const { threadId } = await ask();
  await db.deleteFrom('staff_clinics').where('staff_id', '=', nadia.staffId).execute();
  assert.equal((await nadia.answer(threadId, 'Oui.', 1)).status, 404);
  assert.equal((await me.open(threadId)).body.messages.length, 1);
});

test('an answer that meets the merge of its patient goes to the record that stays', async (t) => {
  const { ask, deps, db, me, nadia } = await threadStage(t);
  const { threadId } = await ask();
  const other = await addPatient(db, { first_name: 'Marie', last_name: 'Côté' });
  const merging = mergeRecords({ ...deps, requestId: randomUUID() }, me.patientId, other);
  const [, answered] = await Promise.all([merging, nadia.answer(threadId, 'Oui.', 1)]);
  assert.equal(answered.status, 204, answered.raw);
  const rows = await db.selectFrom('messages').where('thread_id', '=', threadId).select('patient_id').execute();
  assert.deepEqual(
    rows.map(({ patient_id: patientId }) => patientId),
    [other, other],
  );
});
