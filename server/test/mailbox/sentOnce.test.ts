// Holds: product §4 send, product §8 idempotency
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';

import { sql } from 'kysely';

import { messageLimits } from '../../../contract/limits.ts';
import { lockAccount } from '../../src/data/lockAccount.ts';
import { findWritten } from '../../src/data/mailbox/writing.ts';
import { files, mailboxStage } from '../support/mailbox.ts';
import { eventually } from '../support/processes.ts';

const words = { subject: 'Une question', body: 'Dois-je apporter mes médicaments?' };

/** Somebody who writes, with one key; `forget` loses every answer, as a process does that dies once the message stands. */
const writerStage = async (t: TestContext) => {
  const stage = await mailboxStage(t);
  const { clinicId, db } = stage;
  const me = await stage.owner();
  await stage.appointmentOf(me);
  const key = { 'idempotency-key': randomUUID() };
  return {
    ...stage,
    me,
    key,
    write: (more: { body?: string; attachments?: string[] } = {}, headers = key) =>
      me.write({ clinicId, ...words, ...more }, headers),
    forget: () => db.deleteFrom('idempotency_records').execute(),
    sent: () => db.selectFrom('messages').select('id').where('sender', '=', 'patient').execute(),
  };
};

test('resending a stored message whose answer was lost returns it with its files, and counts it once', async (t) => {
  const { db, forget, me, sent, write } = await writerStage(t);
  const { attachmentId } = (await me.upload('rougeur.png', files['image/png'])).body;
  const first = await write({ attachments: [attachmentId] });
  await forget();
  const again = await write({ attachments: [attachmentId] });
  assert.deepEqual([first.status, again.status, again.raw], [201, 201, first.raw]);
  assert.equal(first.body.attachments.length, 1);
  assert.equal((await sent()).length, 1);
  assert.equal(
    (await db.selectFrom('audit_events').select('id').where('action', '=', 'message.sent').execute()).length,
    1,
  );
});

test('resending the last message of the day also returns the stored message', async (t) => {
  const { forget, key, write } = await writerStage(t);
  for (let sent = 1; sent < messageLimits.perDay; sent += 1) await write({}, { 'idempotency-key': randomUUID() });
  const last = await write({}, key);
  await forget();
  assert.deepEqual(
    [(await write({}, key)).raw, (await write({}, { 'idempotency-key': randomUUID() })).refusal.message],
    [last.raw, 'mailbox.tooMany'],
  );
});

test('other text makes another message, and so does the same text under another idempotency key or without one', async (t) => {
  const { clinicId, forget, me, sent, write } = await writerStage(t);
  await write();
  await forget();
  await write({ body: 'Et mon carnet?' });
  await write({}, { 'idempotency-key': randomUUID() });
  await me.write({ clinicId, ...words });
  await me.write({ clinicId, ...words });
  assert.equal((await sent()).length, 5);
});

test('only the account that wrote a message learns that it was sent already', async (t) => {
  const { db, me, owner, write } = await writerStage(t);
  const { messageId, threadId } = (await write()).body;
  const { accountId } = await owner();
  assert.equal(await findWritten(db, { accountId: me.accountId, messageId }), threadId);
  assert.equal(await findWritten(db, { accountId, messageId }), undefined);
});

test('an attempt that takes over from one that took too long sends nothing more, and both return the same answer', async (t) => {
  const { db, me, sent, write } = await writerStage(t);
  const tries: ReturnType<typeof write>[] = [];
  await db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, me.accountId);
    for (const waiting of [1, 2]) {
      await db
        .updateTable('idempotency_records')
        .set({ locked_until: new Date(Date.now() - 1) })
        .execute();
      tries.push(write());
      await eventually(async () => {
        const { rows } =
          await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
            db,
          );
        return rows.length >= waiting;
      }, `${waiting} tries wait`);
    }
  });
  const [first, second] = await Promise.all(tries);
  assert.deepEqual([first?.status, second?.raw], [201, first?.raw]);
  assert.equal((await sent()).length, 1);
  assert.equal((await write()).raw, first?.raw, 'and the answer is kept');
});
