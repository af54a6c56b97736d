import assert from 'node:assert/strict';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { test, type TestContext } from 'node:test';

import { keysFolder, loadKeys } from '../../src/data/keys.ts';
import { readKnownValues } from '../../src/data/knownValues/checkKeys.ts';
import { settleKeys } from '../../src/data/knownValues/settleKeys.ts';
import { migrate } from '../../src/data/migrate.ts';
import { namContext } from '../../src/data/accounts.ts';
import { makeVault } from '../../src/data/vault.ts';
import { addPatient } from '../support/people.ts';
import { testConfig } from '../support/testApp.ts';
import { testDatabase } from '../support/testDatabase.ts';
import { databaseOfYesterday } from '../support/yesterday/database.ts';

/** Development keys of a folder of their own. */
const sourceOf = (t: TestContext) => ({ ...testConfig(t), keysDir: null });

const refusal = (sentence: RegExp) => ({ name: 'StartupRefusal', message: sentence });

test('the server refuses the keys of another database, and names each (product §8 key-rotation)', async (t) => {
  const { db } = await testDatabase(t);
  await settleKeys(db, sourceOf(t));
  const other = sourceOf(t);
  loadKeys(other);
  await assert.rejects(
    settleKeys(db, other),
    refusal(/encryption-1\.key is another key, blind-index\.key is another key\. Nothing was changed/),
  );
});

test('the server refuses a key folder that lacks a key of the database (product §8 key-rotation)', async (t) => {
  const { db } = await testDatabase(t);
  const source = sourceOf(t);
  await settleKeys(db, source);
  const folder = keysFolder(source);
  renameSync(`${folder}/encryption-1.key`, `${folder}/encryption-2.key`);
  await assert.rejects(settleKeys(db, source), refusal(/encryption-1\.key is missing/));
});

test('the server makes no development keys beside values that lost ones sealed (product §7 settings)', async (t) => {
  const { db } = await testDatabase(t);
  const source = sourceOf(t);
  await settleKeys(db, source);
  rmSync(keysFolder(source), { recursive: true });
  await assert.rejects(settleKeys(db, source), refusal(/^The development keys of .+ are missing, and .+: put .+\.$/));
  assert.equal(existsSync(keysFolder(source)), false);
});

test('a database of yesterday learns its keys once they open what it stores (product §8 key-rotation)', async (t) => {
  const { database, config } = await databaseOfYesterday(t);
  await migrate(database.db);
  const other = sourceOf(t);
  loadKeys(other);
  await assert.rejects(settleKeys(database.db, other), refusal(/encryption-1\.key is another key/));
  assert.deepEqual(await readKnownValues(database.db), []);
  await settleKeys(database.db, config);
  assert.deepEqual(
    (await readKnownValues(database.db)).map(({ kind, id }) => `${kind} ${id}`),
    ['encryption 1', 'number-index 0'],
  );
});

test('a database of yesterday learns its keys beside a broken row (product §8 key-rotation)', async (t) => {
  const { database, config } = await databaseOfYesterday(t);
  await migrate(database.db);
  const foreign = makeVault(loadKeys(sourceOf(t)));
  await addPatient(database.db, {
    nam_sealed: foreign.seal('TREM85021519', namContext),
    nam_index: foreign.numberIndex('TREM85021519'),
  });
  await settleKeys(database.db, config);
  assert.equal((await readKnownValues(database.db)).length, 2);
});

test('servers that start at once on an empty database store one value a key (product §8 key-rotation)', async (t) => {
  const { db } = await testDatabase(t);
  const source = sourceOf(t);
  await Promise.all([1, 2, 3].map(() => settleKeys(db, source)));
  assert.equal((await readKnownValues(db)).length, 2);
});
