import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { startCluster, type Cluster } from './cluster.ts';
import { askOnce } from './rowsOf.ts';

let cluster: Cluster;
let databaseUrl = '';

before(async () => {
  cluster = await startCluster();
  databaseUrl = await cluster.createDatabase('columns');
});
after(() => cluster.stop());

const place = { id: 'text', taken: 'number' } as const;

test('the rows of a statement are answered when its columns are those that the bench names', async () => {
  const rows = await askOnce(databaseUrl, { text: 'select $1 as id, 2 as taken', values: ['a'] }, place);
  assert.deepEqual(rows, [{ id: 'a', taken: 2 }]);
});

test('a renamed, missing or further column stops the bench, even before the first row', async () => {
  for (const text of [
    "select 'a' as place_id, 2 as taken",
    "select 'a' as id",
    "select 'a' as id, 2 as taken, 3 as more",
  ])
    await assert.rejects(askOnce(databaseUrl, { text: `${text} where false` }, place), /The statement answers/);
});

test('a column that holds something else than the bench says stops it', async () => {
  await assert.rejects(
    askOnce(databaseUrl, { text: "select 'a' as id, '2' as taken" }, place),
    /taken holds no number/,
  );
});
