import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql, type Kysely } from 'kysely';
import pg from 'pg';

import { sendTogether } from '../../src/data/sendTogether.ts';
import type { Tables } from '../../src/data/tables.ts';
import { inTransaction } from '../../src/data/transaction.ts';
import { askedBeforeCommit } from '../support/overtaken.ts';
import { testDatabase } from '../support/testDatabase.ts';

const prepare = (db: Kysely<Tables>) =>
  sql`insert into job_states (name, failures) values ('one', 0), ('two', 0)`.execute(db);

type Tally = { n: number };

const tallies = async (db: Kysely<Tables>): Promise<number[]> =>
  (await sql<Tally>`select failures as n from job_states order by name`.execute(db)).rows.map(({ n }) => n);

test('a statement sent with one that waits for a lock sees what was committed meanwhile', async (t) => {
  const { db } = await testDatabase(t);
  await prepare(db);
  const together = askedBeforeCommit(
    db,
    (other) => sql`update job_states set failures = 7`.execute(other),
    () =>
      inTransaction(db, (transaction) =>
        sendTogether<[Tally, Tally]>(
          transaction,
          sql<Tally>`select failures as n from job_states where name = ${'one'} for update`,
          sql<Tally>`select failures as n from job_states where name = ${'two'}`,
        ),
      ),
  );
  assert.deepEqual(await together, [[{ n: 7 }], [{ n: 7 }]]);
});

test('of statements sent together the first failure is thrown, and none has an effect', async (t) => {
  const { db } = await testDatabase(t);
  await prepare(db);
  const broken = inTransaction(db, (transaction) =>
    sendTogether(
      transaction,
      sql`update job_states set failures = 1 where name = ${'one'}`,
      sql`insert into job_states (name) values (${'one'})`,
      sql`update job_states set failures = 1 where name = ${'two'}`,
    ),
  );
  await assert.rejects(broken, (error) => error instanceof pg.DatabaseError && error.code === '23505');
  assert.deepEqual(await tallies(db), [0, 0]);
  await inTransaction(db, (transaction) => sendTogether(transaction, sql`update job_states set failures = 2`));
  assert.deepEqual(await tallies(db), [2, 2]);
});
