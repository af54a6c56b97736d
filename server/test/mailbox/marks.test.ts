// Holds: product §4 read, product §4 archive
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';

import { mailboxStage } from '../support/mailbox.ts';
import { addLink, addPatient } from '../support/people.ts';

test('a message is read only once: reading it again changes nothing, and the counter follows', async (t) => {
  const { message: sent, owner } = await mailboxStage(t);
  const me = await owner();
  const thread = randomUUID();
  const [one, two] = [
    await sent({ patient_id: me.patientId, thread_id: thread }),
    await sent({ patient_id: me.patientId, thread_id: thread }),
  ];
  assert.equal((await me.read([one])).status, 204);
  const readAt = (await me.open(thread)).body.messages.map((message) => message.readAt).filter((at) => at !== null);
  await me.read([one, one]);
  assert.deepEqual(
    (await me.open(thread)).body.messages.map((message) => message.readAt).filter((at) => at !== null),
    readAt,
  );
  assert.equal((await me.unread()).body, 1);
  await me.read([one, two]);
  assert.equal((await me.unread()).body, 0);
});

test('a message read by one reader stays unread for the other', async (t) => {
  const { db, message: sent, owner } = await mailboxStage(t);
  const [mother, father] = [await owner(), await owner()];
  const child = await addPatient(db);
  for (const { accountId } of [mother, father])
    await addLink(db, { account_id: accountId, patient_id: child, scopes: ['messages'] });
  const message = await sent({ patient_id: child });
  await mother.read([message]);
  assert.deepEqual([(await mother.unread()).body, (await father.unread()).body], [0, 1]);
});

test('marking a message that is not mine marks nothing and reveals nothing', async (t) => {
  const { db, message: sent, owner } = await mailboxStage(t);
  const [me, other] = [await owner(), await owner()];
  const message = await sent({ patient_id: other.patientId });
  const [foreign, absent] = [await me.read([message]), await me.read([randomUUID()])];
  assert.deepEqual([foreign.status, absent.status], [204, 204]);
  assert.equal((await other.unread()).body, 1);
  assert.deepEqual(await db.selectFrom('message_recipients').selectAll().execute(), []);
});

test('an archived thread leaves the list and the counter, and returns when restored or when a new message arrives', async (t) => {
  const { message: sent, owner } = await mailboxStage(t);
  const me = await owner();
  const thread = randomUUID();
  await sent({ patient_id: me.patientId, thread_id: thread });
  const folders = async () =>
    Promise.all(['inbox', 'archived'].map(async (folder) => (await me.threads({ folder })).body.threads.length));
  assert.equal((await me.archive(thread)).status, 204);
  assert.deepEqual(
    [await folders(), (await me.unread()).body, (await me.open(thread)).body.archived],
    [[0, 1], 0, true],
  );
  await me.archive(thread, false);
  assert.deepEqual([await folders(), (await me.unread()).body], [[1, 0], 1]);
  await me.archive(thread);
  await sent({ patient_id: me.patientId, thread_id: thread });
  assert.deepEqual([await folders(), (await me.unread()).body], [[1, 0], 1]);
});
