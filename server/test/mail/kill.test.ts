import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { Kysely, PostgresDialect } from 'kysely';

import { openPool } from '../../src/data/pool.ts';
import type { Tables } from '../../src/data/tables.ts';
import { testFolder } from '../support/folders.ts';
import { keyIn } from '../support/mail.ts';
import { outboxWaits } from '../support/mailedAccount.ts';
import { eventually } from '../support/processes.ts';
import { runServer } from '../support/runServer.ts';
import { startSmtpServer } from '../support/smtpServer.ts';
import { createTestDatabase } from '../support/testDatabase.ts';
import { somebody } from '../support/browser.ts';

const stage = async (t: TestContext) => {
  const { url, drop } = await createTestDatabase();
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: openPool({ connectionString: url }, { size: 1, timeoutMs: 0 }) }),
  });
  t.after(async () => {
    await db.destroy();
    await drop();
  });
  const smtp = await startSmtpServer(t);
  const env = { DATABASE_URL: url, DATA_DIR: testFolder(t), SMTP_URL: smtp.url, NODE_ENV: 'test' };
  const start = async () => {
    const server = runServer(t, env);
    await server.wrote('http://127.0.0.1:');
    return { ...server, address: /http:\/\/127\.0\.0\.1:\d+/.exec(server.output())?.[0] ?? '' };
  };
  return { db, smtp, start };
};

const post = (address: string, path: string, body: object) =>
  fetch(`${address}/api/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  });

test('a server killed while sending email loses none: the next server sends it (product §6 outbox)', async (t) => {
  const { db, smtp, start } = await stage(t);
  let begun = 0;
  smtp.before = () =>
    new Promise(() => {
      begun += 1;
    });
  const first = await start();
  const people = [somebody(), somebody(), somebody()];
  for (const person of people) assert.equal((await post(first.address, 'signup', person)).status, 201);
  await eventually(() => begun > 0, 'a mail is on its way');
  first.child.kill('SIGKILL');
  await first.ended;

  smtp.before = () => undefined;
  await outboxWaits(db, 300);
  const second = await start();
  await eventually(() => smtp.received.length >= people.length, 'every mail has arrived');
  assert.deepEqual(smtp.received.flatMap(({ to }) => to).sort(), people.map(({ email }) => email).sort());
  const key = keyIn({ text: smtp.received[0]?.read.text ?? '' });
  assert.equal((await post(second.address, 'signup/verify', { key })).status, 204);
  second.child.kill('SIGTERM');
  assert.equal(await second.ended, 0);
});
