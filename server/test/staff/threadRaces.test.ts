// Holds: product §8 staff
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';

import { answerMessagesJob } from '../../src/jobs/answerMessages.ts';
import { clinicOn } from '../support/clinic.ts';
import { jobDeps, runJob } from '../support/jobs.ts';
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
  const answers = await Promise.all([nadia.act(threadId, 'take', 1), omar.act(threadId, 'take', 1)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [204, 409]);
  assert.equal(answers.find(({ status }) => status === 409)?.refusal.message, 'staff.thread.taken');
  assert.equal((await trail('thread.taken')).length, 1);
});

test('what a colleague has is not answered over them; it may be taken over knowingly, and given back', async (t) => {
  const { ask, nadia, omar, trail, revisionOf } = await threadStage(t);
  const { threadId } = await ask();
  await nadia.act(threadId, 'take', 1);
  const refused = await omar.answer(threadId, 'Non.', await revisionOf(threadId));
  assert.deepEqual([refused.status, refused.refusal.message], [409, 'staff.thread.taken']);
  assert.equal((await omar.act(threadId, 'take', 1)).refusal.message, 'staff.thread.taken');
  assert.equal((await omar.act(threadId, 'take', await revisionOf(threadId))).status, 204);
  assert.equal((await nadia.act(threadId, 'giveBack', 9)).refusal.message, 'staff.thread.taken');
  assert.equal((await omar.act(threadId, 'giveBack', 1)).status, 204);
  assert.equal((await nadia.open(threadId)).body.holder, null);
  assert.deepEqual(
    (await trail('thread.returned')).map(({ acted_as: name }) => name),
    ['Omar Haddad'],
  );
});

test('a message that the patient adds meanwhile is never hidden by an answer or a closing', async (t) => {
  const { ask, clinicId, me, nadia, omar } = await threadStage(t);
  for (const act of ['answer', 'close'] as const) {
    const { threadId } = await ask();
    const [written, acted] = await Promise.all([
      me.write({ clinicId, ...question, threadId }),
      act === 'answer' ? nadia.answer(threadId, 'Oui.', 1) : nadia.act(threadId, 'close', 1),
    ]);
    assert.equal(written.status, 201);
    if (acted.status !== 204)
      assert.deepEqual([acted.status, acted.refusal.message], [409, 'staff.thread.changed'], act);
    assert.ok(
      (await omar.list()).body.threads.some((thread) => thread.threadId === threadId),
      act,
    );
  }
});

test('an answer sent again with its key is written once, also where the kept answer is lost', async (t) => {
  const { ask, db, me, nadia } = await threadStage(t);
  const { threadId } = await ask();
  const headers = { 'idempotency-key': randomUUID() };
  assert.equal((await nadia.answer(threadId, 'Oui.', 1, headers)).status, 204);
  assert.equal((await nadia.answer(threadId, 'Oui.', 1, headers)).status, 204);
  await db.deleteFrom('idempotency_records').execute();
  assert.equal((await nadia.answer(threadId, 'Oui.', 1, headers)).status, 204);
  assert.equal((await me.open(threadId)).body.messages.length, 2);
});

test('the command answers no conversation that a receptionist has, nor one that is answered already', async (t) => {
  const { ask, deps, nadia, revisionOf } = await threadStage(t);
  const clinic = clinicOn(deps);
  const { messageId, threadId } = await ask();
  await nadia.act(threadId, 'take', 1);
  assert.match(await clinic.type('reply', messageId, 'Oui.'), /^A person in the staff area has this conversation/);
  await nadia.answer(threadId, 'Oui.', await revisionOf(threadId));
  assert.equal(await clinic.type('reply', messageId, 'Non.'), 'This message has an answer already.');
});

test('a demo clinic answers nothing by itself while its staff are signed in', async (t) => {
  const { ask, db, deps, nadia, omar } = await threadStage(t);
  await ask();
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
