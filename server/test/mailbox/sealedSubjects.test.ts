// Holds: product §8 private-numbers
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { sql, type Kysely } from 'kysely';

import { buildApp } from '../../src/app.ts';
import { loadKeys } from '../../src/data/keys.ts';
import { migrate } from '../../src/data/migrate.ts';
import { sealSubjects } from '../../src/data/mailbox/subjects.ts';
import type { Tables } from '../../src/data/tables.ts';
import { inTransaction } from '../../src/data/transaction.ts';
import { makeDeps } from '../../src/makeDeps.ts';
import { patientOn } from '../support/booking.ts';
import { logIn, openBrowser } from '../support/browser.ts';
import { readEveryCell } from '../support/everyColumn.ts';
import { mailboxOf } from '../support/mailbox.ts';
import { addMessage } from '../support/people.ts';
import { bookings } from '../support/yesterday/bookings.ts';
import { databaseOfYesterday } from '../support/yesterday/database.ts';
import { marie } from '../support/yesterday/people.ts';

const subject = 'Votre rendez-vous';

/** The columns in which a text can be read without a key. */
const columnsInClear = async (db: Kysely<Tables>, text: string): Promise<string[]> => {
  const cells = (await readEveryCell(db)).filter(({ value }) => value.includes(text));
  return [...new Set(cells.map(({ column }) => column))];
};

/** Marie, who wrote nothing yet, on the database of yesterday as it is upgraded. */
const afterUpgrade = async (t: TestContext) => {
  const { database, config, vault } = await databaseOfYesterday(t);
  await migrate(database.db);
  const app = await buildApp(makeDeps(config, loadKeys(config), database));
  t.after(() => app.close());
  const browser = openBrowser(app);
  await logIn(browser, marie.login, marie.password);
  const mailbox = mailboxOf(patientOn(app, { ...marie, cookies: browser.cookies }), app);
  const sealAll = async (): Promise<number> => {
    let all = 0;
    for (;;) {
      const done = await inTransaction(database.db, (transaction) => sealSubjects(transaction, vault));
      if (done === 0) return all;
      all += done;
    }
  };
  return { db: database.db, mailbox, sealAll };
};

test('after an upgrade no subject of a message stands in clear in any table (product §8 private-numbers)', async (t) => {
  const { db, sealAll } = await afterUpgrade(t);
  assert.deepEqual(await columnsInClear(db, subject), ['messages.subject']);
  for (let count = 0; count < 450; count += 1) await addMessage(db, { patient_id: marie.patientId, subject });
  assert.equal(await sealAll(), 451);
  assert.deepEqual(await columnsInClear(db, subject), []);
});

test('a subject is read and found by its words before it is sealed, and after (product §8 private-numbers)', async (t) => {
  const { mailbox, sealAll } = await afterUpgrade(t);
  const look = async () => {
    const { threads } = (await mailbox.threads({ q: 'RENDEZ-vous' })).body;
    const opened = (await mailbox.open(bookings.message)).body;
    return [threads.map((thread) => thread.subject), opened.subject, opened.messages.map((each) => each.subject)];
  };
  const before = await look();
  assert.deepEqual(before, [[subject], subject, [subject]]);
  await sealAll();
  assert.deepEqual(await look(), before);
  assert.deepEqual((await mailbox.threads({ q: 'Message' })).body.threads, [], 'the word that stands in its place');
});

test('a subject that a server of the last release writes during a change of servers is sealed a minute later (decision 58)', async (t) => {
  const { db, sealAll } = await afterUpgrade(t);
  await sealAll();
  await sql`
    insert into messages (id, thread_id, patient_id, kind, sender, subject, body_sealed)
    values (gen_random_uuid(), gen_random_uuid(), ${marie.patientId}, 'clinic', 'clinic', 'Écrit hier', '\\x00')
  `.execute(db);
  assert.equal(await sealAll(), 1);
  assert.deepEqual(await columnsInClear(db, 'Écrit hier'), []);
});
