import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql, type Kysely, type Transaction } from 'kysely';

import type { Tables } from '../../src/data/tables.ts';
import { inTransaction } from '../../src/data/transaction.ts';
import { testDatabase } from '../support/testDatabase.ts';

const prepare = (db: Kysely<Tables>) =>
  sql`create table tallies (id integer primary key, n integer not null); insert into tallies values (1, 0), (2, 0)`.execute(
    db,
  );
const add = (transaction: Transaction<Tables>, id: number) =>
  sql`update tallies set n = n + 1 where id = ${id}`.execute(transaction);
const tallies = async (db: Kysely<Tables>): Promise<number[]> =>
  (await sql<{ n: number }>`select n from tallies order by id`.execute(db)).rows.map(({ n }) => n);

test('a transaction keeps its changes only when all of it succeeds', async (t) => {
  const { owner: db } = await testDatabase(t);
  await prepare(db);
  await inTransaction(db, (transaction) => add(transaction, 1));
  const broken = inTransaction(db, async (transaction) => {
    await add(transaction, 2);
    throw new Error('changed my mind');
  });
  await assert.rejects(broken, /changed my mind/);
  assert.deepEqual(await tallies(db), [1, 0]);
});

test('two transactions that deadlock both succeed, each once', async (t) => {
  const { owner: db } = await testDatabase(t);
  await prepare(db);
  const { promise: bothHoldOne, resolve: go } = Promise.withResolvers<null>();
  let holding = 0;
  let tries = 0;
  const cross = (first: number, second: number) =>
    inTransaction(db, async (transaction) => {
      tries += 1;
      await add(transaction, first);
      if ((holding += 1) === 2) go(null);
      await bothHoldOne;
      await add(transaction, second);
    });
  await Promise.all([cross(1, 2), cross(2, 1)]);
  assert.deepEqual(await tallies(db), [2, 2]);
  assert.equal(tries, 3);
});

test('a transaction that keeps losing to others gives up after five tries', async (t) => {
  const { db } = await testDatabase(t);
  let tries = 0;
  const losing = inTransaction(db, async (transaction) => {
    tries += 1;
    await sql`do $$ begin raise exception 'lost' using errcode = '40001'; end $$`.execute(transaction);
  });
  await assert.rejects(losing, { code: '40001' });
  assert.equal(tries, 5);
});

test('a transaction does not retry after any other failure', async (t) => {
  const { owner: db } = await testDatabase(t);
  await prepare(db);
  let tries = 0;
  const doubled = inTransaction(db, async (transaction) => {
    tries += 1;
    await sql`insert into tallies values (1, 0)`.execute(transaction);
  });
  await assert.rejects(doubled, { code: '23505' });
  assert.equal(tries, 1);
});
