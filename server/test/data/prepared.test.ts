import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { prepared } from '../../src/data/prepared.ts';
import { testDatabase } from '../support/testDatabase.ts';

test('a connection prepares a marked statement once, whatever its values, and no other statement', async (t) => {
  const { db } = await testDatabase(t);
  await db.connection().execute(async (connection) => {
    for (const value of [1, 2, 3]) {
      const { rows } = await sql<{ one: number }>`${prepared} select ${value}::int as one`.execute(connection);
      assert.deepEqual(rows, [{ one: value }]);
      await sql`select ${value}::int as other`.execute(connection);
    }
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements where not from_sql`.execute(connection);
    assert.deepEqual(
      rows.map(({ statement }) => statement.trim()),
      ['/* prepared */ select $1::int as one'],
    );
  });
});
