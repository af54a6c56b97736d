// Holds: product §8 idempotency
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { sql } from 'kysely';

import { claimIdempotencyKey, giveBack, keepAnswer, type Lease } from '../../src/data/idempotencyKeys.ts';
import { keepingAnswer, keepRefusal } from '../../src/data/keyedWrites.ts';
import { testDatabase } from '../support/testDatabase.ts';

const answer = (said: string) => ({ status: 201, answerSealed: Buffer.from(said) });

/** One write that two runs have one after the other: the first was too long about it. */
const twoRuns = async (t: TestContext) => {
  const { db } = await testDatabase(t);
  const claim = () => claimIdempotencyKey(db, { scope: 'account:a', route: 'POST /b', key: 'c' }, Buffer.of(1));
  const take = async (): Promise<Lease> => {
    const claimed = await claim();
    return claimed.kind === 'ours' ? claimed.lease : assert.fail(claimed.kind);
  };
  const first = await take();
  await db
    .updateTable('idempotency_records')
    .set({ locked_until: new Date(Date.now() - 1) })
    .execute();
  return { db, claim, first, second: await take() };
};

test('a run that lost its idempotency record to another run neither releases nor answers it', async (t) => {
  const { db, claim, first, second } = await twoRuns(t);
  await giveBack(db, first);
  assert.equal((await claim()).kind, 'inFlight');
  await keepAnswer(db, first, answer('first'));
  assert.equal((await claim()).kind, 'inFlight');
  await keepAnswer(db, second, answer('second'));
  await keepAnswer(db, second, answer('again'));
  assert.deepEqual(await claim(), { kind: 'done', answer: answer('second') });
});

test('a run that owns its idempotency record releases it, and the next run claims it', async (t) => {
  const { db, claim, second } = await twoRuns(t);
  await giveBack(db, second);
  assert.equal((await claim()).kind, 'ours');
});

test('a refusal that is kept late does not hide what a second request with its key did meanwhile, whichever comes first', async (t) => {
  const refused = { status: 409, answerSealed: Buffer.from('taken') };
  for (const order of [
    ['refused', 'done'],
    ['done', 'refused'],
  ]) {
    const { db } = await testDatabase(t);
    const write = { scope: 'account:a', route: 'POST /b', key: 'c', bodyHash: Buffer.of(1) };
    const kept = {
      refused: () => keepRefusal(db, write, refused),
      done: () => keepingAnswer(write, answer('booked'), sql`(values (1)) as once`).execute(db),
    };
    for (const step of order) await (step === 'done' ? kept.done() : kept.refused());
    assert.deepEqual(await claimIdempotencyKey(db, write, write.bodyHash), { kind: 'done', answer: answer('booked') });
  }
});
