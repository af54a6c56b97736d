// Holds: product §8 staff, product §7 start
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';

import { sql } from 'kysely';

import { migrate } from '../../src/data/migrate.ts';
import { databaseOfYesterday, migrateTo } from '../support/yesterday/database.ts';
import { network } from '../support/yesterday/network.ts';
import { marie } from '../support/yesterday/people.ts';

const lastBefore = '0076_pushes';

/** At this hour of one day, as an older server writes it. */
type Written = { threadId: string; sender: 'patient' | 'clinic' | 'network'; hour: number; clinicId?: string | null };

const stage = async (t: Parameters<typeof databaseOfYesterday>[0]) => {
  const {
    database: { db },
  } = await databaseOfYesterday(t);
  await migrateTo(db, lastBefore);
  const write = async ({ threadId, sender, hour, clinicId = network.clinic }: Written): Promise<string> => {
    const id = randomUUID();
    await sql`
      insert into messages (id, thread_id, patient_id, clinic_id, kind, sender, subject, body_sealed, sent_at)
      values (${id}, ${threadId}, ${marie.patientId}, ${clinicId}, 'clinic', ${sender}, 'Une question', '', ${at(hour)})
    `.execute(db);
    return id;
  };
  const rows = () =>
    db
      .selectFrom('clinic_threads')
      .select(['thread_id', 'clinic_id', 'message_id', 'waiting_since', 'ended_as', 'taken_by'])
      .execute();
  return { db, write, rows };
};

const at = (hour: number): Date => new Date(Date.UTC(2026, 0, 15, hour));

test('an upgrade finds which conversations wait, since when, and which were answered, among the messages of yesterday', async (t) => {
  const { db, rows, write } = await stage(t);
  const [asked, answered, askedAgain, wroteOnly, noClinic] = Array.from({ length: 5 }, () => randomUUID());
  if (!asked || !answered || !askedAgain || !wroteOnly || !noClinic) throw new Error('five threads');
  await write({ threadId: asked, sender: 'patient', hour: 1 });
  const newest = await write({ threadId: asked, sender: 'patient', hour: 2 });
  const settled = await write({ threadId: answered, sender: 'patient', hour: 1 });
  await write({ threadId: answered, sender: 'clinic', hour: 2 });
  await write({ threadId: askedAgain, sender: 'patient', hour: 1 });
  await write({ threadId: askedAgain, sender: 'clinic', hour: 2 });
  await write({ threadId: askedAgain, sender: 'patient', hour: 3 });
  const last = await write({ threadId: askedAgain, sender: 'patient', hour: 4 });
  await write({ threadId: wroteOnly, sender: 'clinic', hour: 1 });
  await write({ threadId: noClinic, sender: 'network', hour: 1, clinicId: null });

  await migrate(db);
  const row = (thread_id: string, message_id: string, waiting_since: Date | null) => ({
    thread_id,
    clinic_id: network.clinic,
    message_id,
    waiting_since,
    ended_as: waiting_since === null ? 'answered' : null,
    taken_by: null,
  });
  const expected = [row(asked, newest, at(1)), row(answered, settled, null), row(askedAgain, last, at(3))];
  const byThread = (one: { thread_id: string }, two: { thread_id: string }) =>
    one.thread_id.localeCompare(two.thread_id);
  assert.deepEqual((await rows()).sort(byThread), expected.sort(byThread));
});

test('what an older server writes beside this one keeps the rows right: a question waits, and an answer ends that', async (t) => {
  const { db, rows, write } = await stage(t);
  await migrate(db);
  const threadId = randomUUID();
  const waits = async () => (await rows()).map(({ waiting_since, ended_as }) => [waiting_since, ended_as]);
  await write({ threadId, sender: 'clinic', hour: 1 });
  assert.deepEqual(await waits(), [], 'a clinic that writes first waits for nothing');
  await write({ threadId, sender: 'patient', hour: 2 });
  await write({ threadId, sender: 'patient', hour: 3 });
  assert.deepEqual(await waits(), [[at(2), null]]);
  await write({ threadId, sender: 'clinic', hour: 4 });
  assert.deepEqual(await waits(), [[null, 'answered']]);
  await write({ threadId, sender: 'patient', hour: 5 });
  assert.deepEqual(await waits(), [[at(5), null]]);
});
