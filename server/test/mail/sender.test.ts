import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { isDeepStrictEqual } from 'node:util';

import { sql } from 'kysely';

import type { Delivery } from '../../src/mail/delivery.ts';
import { startSender } from '../../src/mail/sender.ts';
import { queueNotice, senderDeps } from '../support/mail.ts';
import { mailedAccount } from '../support/mailedAccount.ts';
import { eventually } from '../support/processes.ts';
import { testApp } from '../support/testApp.ts';

const setUp = async (t: TestContext, deliver: Delivery['deliver']) => {
  const { database, deps } = await testApp(t);
  const lines: object[] = [];
  let closed = false;
  const sender = startSender(
    senderDeps(
      deps,
      {
        deliver,
        close: () => {
          closed = true;
        },
      },
      lines,
    ),
  );
  t.after(sender.stop);
  await queueNotice(deps, await mailedAccount(deps));
  const sent = async () =>
    (await deps.db.selectFrom('outbox').select('id').where('sent_at', 'is not', null).execute()).length;
  return { db: deps.db, owner: database.owner, lines, sender, sent, isClosed: () => closed };
};

test('a running server sends queued email automatically (product §6 outbox)', async (t) => {
  const { sent } = await setUp(t, () => Promise.resolve());
  await eventually(async () => (await sent()) === 1, 'the mail is sent');
});

test('a stop waits for the email being sent, then closes the connections (product §6 outbox)', async (t) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  let begun = false;
  const { isClosed, sender, sent } = await setUp(t, () => {
    begun = true;
    return released;
  });
  await eventually(() => begun, 'the mail is on its way');
  const stopped = sender.stop();
  assert.equal(isClosed(), false);
  release(undefined);
  await stopped;
  assert.equal(isClosed(), true);
  assert.equal(await sent(), 1);
});

test('a stop does not wait forever: it cuts off a silent mail server, and the email waits for the next start (product §6 outbox)', async (t) => {
  let begun = false;
  const { db, sender, sent } = await setUp(
    t,
    (_mail, signal) =>
      new Promise((_, reject) => {
        begun = true;
        signal.addEventListener('abort', () => {
          reject(new Error('cut off'));
        });
      }),
  );
  await eventually(() => begun, 'the mail is on its way');
  await sender.stop();
  assert.equal(await sent(), 0);
  const [row] = await db.selectFrom('outbox').selectAll().execute();
  assert.ok(row !== undefined && row.abandoned_at === null && row.payload_sealed.length > 0);
});

test('the sender logs an unreachable outbox by a code, and resumes when the outbox is back (product §6 outbox)', async (t) => {
  const { lines, owner, sent } = await setUp(t, () => Promise.resolve());
  await sql`alter table outbox rename to outbox_away`.execute(owner);
  // A mail already taken may fail first, with its template.
  await eventually(() => lines.some((line) => isDeepStrictEqual(line, { reason: '42P01' })), 'it says so');
  await sql`alter table outbox_away rename to outbox`.execute(owner);
  await eventually(async () => (await sent()) === 1, 'the mail is sent');
});
