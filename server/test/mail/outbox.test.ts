import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { sql } from 'kysely';

import { mailQueue, queueMail } from '../../src/data/outbox.ts';
import { inTransaction } from '../../src/data/transaction.ts';
import type { Delivery, OutgoingMail } from '../../src/mail/delivery.ts';
import { queueNotice, sendAll, senderDeps } from '../support/mail.ts';
import { mailedAccount, outboxWaits } from '../support/mailedAccount.ts';
import { testApp } from '../support/testApp.ts';

type Attempt = (mail: OutgoingMail) => void | Promise<void>;

/** One mail that waits, and a delivery that does what the test wants. */
const setUp = async (t: TestContext, attempt: Attempt = () => undefined) => {
  const { deps } = await testApp(t);
  const { db } = deps;
  const { accountId, to } = await mailedAccount(deps);
  await queueNotice(deps, { accountId, to });
  const delivered: OutgoingMail[] = [];
  const lines: object[] = [];
  const delivery: Delivery = {
    deliver: async (mail) => {
      await attempt(mail);
      delivered.push(mail);
    },
    close: () => undefined,
  };
  const sender = senderDeps(deps, delivery, lines);
  const rows = () => db.selectFrom('outbox').selectAll().execute();
  return {
    accountId,
    to,
    db,
    deps,
    delivered,
    lines,
    rows,
    send: () => sendAll(sender),
    wait: (seconds: number) => outboxWaits(db, seconds),
  };
};

const refuse = (to: string): never => {
  throw Object.assign(new Error(`550 no mailbox ${to}`), { code: 'EENVELOPE', responseCode: 550 });
};

test('a sender leaves mail of a kind that it does not know to the newer release that queued it', async (t) => {
  const { db, delivered, rows, send } = await setUp(t);
  await sql`update outbox set template = 'ofTheNextRelease'`.execute(db);
  await send();
  assert.equal(delivered.length, 0);
  const [row] = await rows();
  assert.ok(row && row.payload_sealed.length > 0);
  assert.deepEqual([row.attempts, row.abandoned_at, row.sent_at], [0, null, null]);
});

test('an email commits or rolls back with the transaction of its cause (product §6 outbox)', async (t) => {
  const { accountId, deps, rows, to } = await setUp(t);
  const failing = inTransaction(deps.db, async (transaction) => {
    await queueMail(transaction, deps.vault, { template: 'verification', accountId, lang: 'fr', to });
    throw new Error('changed my mind');
  });
  await assert.rejects(failing, /changed my mind/);
  assert.equal((await rows()).length, 1);
});

test('the sender sends an email once, then deletes its content (product §6 outbox)', async (t) => {
  const { delivered, rows, send, to, wait } = await setUp(t);
  await send();
  await wait(86_400);
  await send();
  assert.deepEqual(
    delivered.map((mail) => mail.to),
    [to],
  );
  const [row] = await rows();
  assert.ok(row?.sent_at);
  assert.equal(row.payload_sealed.length, 0);
});

test('the outbox seals the address of a waiting email (product §6 outbox)', async (t) => {
  const { rows, to } = await setUp(t);
  const [row] = await rows();
  assert.ok(row !== undefined && row.payload_sealed.length > to.length);
  assert.equal(row.payload_sealed.includes(to), false);
});

test('of several simultaneous senders, only one sends each email (product §6 outbox)', async (t) => {
  const { accountId, delivered, deps, send, to } = await setUp(
    t,
    () =>
      new Promise((resolve) => {
        // eslint-disable-next-line waits/no-fixed-wait -- a mail server takes its time: the senders meet, and whether they do, no email goes twice
        setTimeout(resolve, 5);
      }),
  );
  for (let mails = 0; mails < 39; mails += 1) await queueNotice(deps, { accountId, to });
  await Promise.all([send(), send(), send(), send()]);
  assert.equal(delivered.length, 40);
  assert.equal(new Set(delivered.map(({ id }) => id)).size, 40);
});

test('the sender retries a refused email after growing delays until the mail server accepts it (product §6 outbox)', async (t) => {
  let refusals = 4;
  const { db, delivered, send, rows, wait } = await setUp(t, ({ to }) => {
    refusals -= 1;
    if (refusals >= 0) refuse(to);
  });
  for (const seconds of [10, 20, 40, 80]) {
    await send();
    const {
      rows: [due],
    } = await sql<{
      seconds: number;
    }>`select extract(epoch from next_attempt_at - now())::float8 as seconds from outbox`.execute(db);
    assert.ok(
      due !== undefined && due.seconds > seconds / 2 && due.seconds <= seconds,
      `${due?.seconds} s of ${seconds}`,
    );
    await wait(seconds);
  }
  await send();
  assert.equal(delivered.length, 1);
  assert.equal((await rows())[0]?.attempts, 5);
});

test('neither the log nor the table keeps the text of a refusal, which quotes addresses (product §6 outbox, product §8 logs)', async (t) => {
  const { lines, rows, send } = await setUp(t, ({ to }) => refuse(to));
  await send();
  assert.deepEqual(lines, [{ template: 'passwordChanged', attempts: 1, reason: 'EENVELOPE 550' }]);
  assert.equal((await rows())[0]?.last_error, 'EENVELOPE 550');
});

test('an email whose sender died waits two minutes, then another sender sends it (product §6 outbox)', async (t) => {
  const { db, delivered, send, wait } = await setUp(t);
  assert.equal((await mailQueue.lease(db, 5)).length, 1);
  await wait(60);
  await send();
  assert.equal(delivered.length, 0);
  await wait(60);
  await send();
  assert.equal(delivered.length, 1);
});

test('the sender abandons an email that no server accepts for five days, and deletes its content (product §6 outbox)', async (t) => {
  const { delivered, rows, send, wait } = await setUp(t, ({ to }) => refuse(to));
  await wait(5 * 86_400 - 3_600);
  await send();
  assert.equal((await rows())[0]?.abandoned_at, null);
  await wait(3_700);
  await send();
  assert.ok((await rows())[0]?.abandoned_at);
  assert.equal((await rows())[0]?.payload_sealed.length, 0);
  await wait(86_400);
  await send();
  assert.deepEqual(
    { delivered: delivered.length, attempts: (await rows())[0]?.attempts },
    { delivered: 0, attempts: 2 },
  );
});

test('a mail given up is said once, with its reason and without its address (product §6 outbox)', async (t) => {
  const { lines, send, wait } = await setUp(t, ({ to }) => refuse(to));
  await wait(5 * 86_400 + 60);
  await send();
  const [first, given] = lines;
  assert.deepEqual(Object.keys(given ?? {}), ['template', 'attempts', 'reason', 'outboxId']);
  assert.deepEqual(lines.length, 2);
  assert.deepEqual({ ...given, ...first }, given);
  assert.doesNotMatch(JSON.stringify(lines), /@/);
});

test('an account closed meanwhile gets no email (product §6 mail)', async (t) => {
  const { db, delivered, rows, send } = await setUp(t);
  await db.updateTable('accounts').set({ closed_at: new Date() }).execute();
  await send();
  const [row] = await rows();
  assert.equal(delivered.length, 0);
  assert.ok(row?.abandoned_at);
  assert.equal(row.payload_sealed.length, 0);
});
