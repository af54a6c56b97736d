// Holds: product §4 counter, spec §7 unread
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';

import fc from 'fast-check';

import { everyThread } from '../support/mailboxPages.ts';
import { mailboxStage } from '../support/mailbox.ts';
import { addLink } from '../support/people.ts';
import { testSeed } from '../../../scripts/seededRandom.ts';

const runs = Number(process.env.MAILBOX_RUNS ?? 100);

type Stage = Awaited<ReturnType<typeof mailboxStage>>;
type Reader = Awaited<ReturnType<Stage['owner']>>;

/**
 * What happens in one of three tabs: two of the person, one of somebody who acts for them. `thread` and `tab` choose.
 */
const acts = ['receive', 'read', 'archive', 'takeBack', 'send', 'lock', 'unlock'] as const;
const step = fc.record({ act: fc.constantFrom(...acts), tab: fc.nat(2), thread: fc.nat(2) });
/** Steps of one wave overlap; after each wave everything rests. */
const waves = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 });

const newPeople = async ({ db, owner, appointmentOf }: Stage) => {
  const [person, acting] = [await owner(), await owner()];
  await appointmentOf(person);
  await addLink(db, { account_id: acting.accountId, patient_id: person.patientId, scopes: ['messages'] });
  return { person, tabs: [person, person, acting], threads: [randomUUID(), randomUUID(), randomUUID()] };
};

type People = Awaited<ReturnType<typeof newPeople>>;
type Step = { act: (typeof acts)[number]; tab: number; thread: number };

const perform = async (
  { db, clinicId, message }: Stage,
  { person, tabs, threads }: People,
  { act, tab, thread }: Step,
): Promise<unknown> => {
  const [reader, threadId = ''] = [tabs[tab] ?? person, threads[thread]];
  const link = (locked: Date | null) =>
    db.updateTable('dependents').set({ locked_at: locked }).where('patient_id', '=', person.patientId).execute();
  switch (act) {
    case 'receive':
      return message({ patient_id: person.patientId, thread_id: threadId });
    case 'read': {
      const opened = await reader.open(threadId);
      if (opened.status === 200) await reader.read(opened.body.messages.map(({ messageId }) => messageId));
      return undefined;
    }
    case 'archive':
      return reader.archive(threadId);
    case 'takeBack':
      return reader.archive(threadId, false);
    case 'send':
      return reader.write({ clinicId, subject: 'Question', body: 'Bonjour', aboutPatient: person.patientId });
    case 'lock':
      return link(new Date());
    case 'unlock':
      return link(null);
  }
};

/** The counter, and what the pages of the inbox say that waits. */
const countsOf = async (reader: Reader): Promise<[counter: number, listed: number]> => {
  const { body: counter } = await reader.unread();
  const threads = await everyThread(reader);
  return [counter, threads.reduce((sum, { unread }) => sum + unread, 0)];
};

test('whatever three tabs do simultaneously, the unread counter afterwards equals the sum of the list for each reader', async (t) => {
  const stage = await mailboxStage(t);
  await fc.assert(
    fc.asyncProperty(waves, async (story) => {
      const people = await newPeople(stage);
      for (const wave of story) {
        await Promise.all(wave.map((each) => perform(stage, people, each)));
        for (const reader of new Set(people.tabs)) {
          const [counter, listed] = await countsOf(reader);
          assert.equal(counter, listed);
          assert.ok(counter >= 0);
        }
      }
    }),
    { numRuns: runs, seed: testSeed(2026) },
  );
});
