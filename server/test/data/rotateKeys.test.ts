// Holds: product §8 key-rotation
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { test, type TestContext } from 'node:test';

import { rotateKeysCommand } from '../../src/clinic/rotateKeysCommand.ts';
import { insertAccount } from '../../src/data/accounts.ts';
import { keysFolder, loadKeys } from '../../src/data/keys.ts';
import { rotateKeys } from '../../src/data/keyRotation/rotateKeys.ts';
import { sealedColumns } from '../../src/data/keyRotation/sealedColumns.ts';
import { writeKey } from '../../src/data/keyRotation/writeKey.ts';
import { inTransaction } from '../../src/data/transaction.ts';
import { keysKnownMs } from '../../src/data/followKeys.ts';
import { makeVault } from '../../src/data/vault.ts';
import { closingStage } from '../support/closing.ts';
import { columnsSaying, listColumns, readEveryCell } from '../support/everyColumn.ts';
import { failingApp } from '../support/failingDatabase.ts';
import { mailOf } from '../support/mail.ts';
import { marks, writeEverywhere, zorglub } from '../support/zorglub.ts';

/** A health number of its own for each count. */
const namOf = (count: number): string => `TREM8502${String(1000 + count)}`;

/** Somebody who wrote everywhere, people who did not, and what replaces keys as the command does. */
const setUp = async (t: TestContext, people: number) => {
  const stage = await closingStage(t);
  const { db, deps } = stage;
  const marie = await stage.closer(zorglub);
  await writeEverywhere(stage, marie);
  const add = async (count: number) => {
    const account = {
      accountId: randomUUID(),
      patientId: randomUUID(),
      login: `p${count}`,
      email: `p${count}@exemple.ca`,
      passwordHash: '',
      lang: 'fr' as const,
    };
    await inTransaction(db, (transaction) =>
      insertAccount(transaction, { ...account, nam: namOf(count), createdAt: new Date() }, deps.vault),
    );
  };
  for (let count = 0; count < people; count += 1) await add(count);
  const source = { ...deps.config, keysDir: null };
  return { ...stage, add, marie, source, rotate: (waitMs = 0) => rotateKeys(db, source, waitMs) };
};

/** The ids of the keys that seal something now, read from every sealed value of the database. */
const sealingIds = async (db: Parameters<typeof readEveryCell>[0]): Promise<number[]> => {
  const sealed = (await readEveryCell(db)).filter(
    ({ column, value }) => column.endsWith('_sealed') && value.length > 0,
  );
  assert.ok(sealed.length > 10);
  return [...new Set(sealed.map(({ value }) => Number(value[0])))].sort();
};

test('key rotation during reads and writes loses nothing and leaves nothing sealed or indexed under the old keys (product §8 key-rotation)', async (t) => {
  const { add, closer, db, deps, marie, rotate, source } = await setUp(t, 150);
  const said = await columnsSaying(deps, marks);
  const before = await db
    .selectFrom('patients')
    .select(['id', 'nam_index'])
    .where('nam_index', 'is not', null)
    .execute();
  const clinicId = (await db.selectFrom('appointments').select('clinic_id').executeTakeFirstOrThrow()).clinic_id;
  const twice = () =>
    marie.send(
      'POST',
      'appointment/alerts',
      { criteria: { clinicIds: [clinicId], raisonVisite: 'encore' }, dependent: null },
      { 'idempotency-key': 'encore' },
    );
  const first = await twice();

  let isOver = false;
  let written = 150;
  const write = async (): Promise<void> => {
    for (; !isOver; written += 1) await add(written);
  };
  const read = async (): Promise<number> => {
    let reads = 0;
    for (; !isOver; reads += 1) assert.match((await marie.send('GET', 'user')).raw, /"nam":"ZORG85021512"/);
    return reads;
  };
  const working = Promise.all([read(), write()]);
  const rotation = await rotate(keysKnownMs + 200).finally(() => {
    isOver = true;
  });
  const [reads] = await working;
  assert.ok(reads > 5 && written > 155, `${reads} read, ${written} written meanwhile`);
  assert.deepEqual([rotation.sealingId, rotation.retired, rotation.wentOn], [2, [1], false]);
  assert.deepEqual(
    readdirSync(keysFolder(source))
      .filter((name) => /index|encryption/.test(name))
      .sort(),
    ['blind-index.key', 'encryption-2.key', 'number-index-2.key', 'retired-encryption-1.key'],
  );

  assert.deepEqual(await sealingIds(db), [2]);
  const vault = makeVault(loadKeys(source));
  assert.deepEqual(await columnsSaying({ db, vault }, marks), said, 'a server that starts now opens everything');
  const stored = await db
    .selectFrom('patients')
    .select(['id', 'nam_index'])
    .where('nam_index', 'is not', null)
    .execute();
  const indexes = new Set(stored.map((row) => row.nam_index?.toString('hex')));
  for (const nam of [zorglub.nam, ...Array.from({ length: written }, (_, count) => namOf(count))])
    assert.ok(indexes.has(vault.numberIndex(nam).toString('hex')), nam);
  assert.equal(
    before.some((row) => indexes.has(row.nam_index?.toString('hex'))),
    false,
  );

  assert.deepEqual(await twice(), first, 'a retry of what was asked before');
  const mails = (await mailOf(deps).to(zorglub.email)).filter(
    ({ subject }) => subject === 'Choisissez un nouveau mot de passe',
  );
  assert.equal(mails.length, 1, 'whom a number concerns is found, though it was asked before');
  assert.equal((await closer()).cookies.has('session'), true);
});

test('a key rotation interrupted at any point loses nothing and continues on the next run (product §8 key-rotation)', async (t) => {
  const { db, deps, rotate, source } = await setUp(t, 5);
  const said = await columnsSaying(deps, marks);
  const failing = await failingApp(deps);
  for (const statement of [1, 4, 9, 16, 25]) {
    failing.statements.failAt(statement);
    await assert.rejects(rotateKeys(failing.deps.db, source, 0), { name: 'Error' }, `statement ${statement}`);
    assert.deepEqual(await columnsSaying(deps, marks), said, `statement ${statement}`);
  }
  const { retired, sealingId, wentOn } = await rotate();
  assert.deepEqual([sealingId, retired, wentOn], [2, [1], true]);
  assert.deepEqual(await sealingIds(db), [2]);
  assert.deepEqual((await rotate()).retired, [2], 'and once more, later');
  assert.deepEqual(await columnsSaying({ db, vault: makeVault(loadKeys(source)) }, marks), said);
});

test('a number indexed under the key that a killed rotation had added is still found (product §8 key-rotation)', async (t) => {
  const { add, db, rotate, source } = await setUp(t, 0);
  for (const name of ['csrf-2.key', 'number-index-2.key']) writeKey(keysFolder(source), name, { demo: true });
  const { csrf } = loadKeys(source);
  const vault = makeVault(loadKeys(source));
  await add(0);
  const index = vault.numberIndex(namOf(0));
  await db
    .updateTable('patients')
    .set({ nam_index: index })
    .where('nam_index', 'in', vault.numberIndexes(namOf(0)))
    .execute();
  const { sealingId, wentOn } = await rotate();
  assert.deepEqual([sealingId, wentOn], [2, false]);
  const now = loadKeys(source);
  assert.deepEqual(now.csrf.export(), csrf.export());
  assert.deepEqual(makeVault(now).numberIndex(namOf(0)), index);
});

test('the key rotation command reports which key seals and what to keep with the backups (product §8 key-rotation)', async (t) => {
  const { db, deps } = await setUp(t, 1);
  const config = { ...deps.config, database: { ...deps.config.database, timeoutMs: 0 } };
  const [seals, retired] = await rotateKeysCommand.read([])({
    db,
    vault: deps.vault,
    clock: deps.clock,
    config,
    requestId: 'x',
  });
  assert.match(seals ?? '', /^Key 2 seals; \d\d+ values were encrypted again\.$/);
  assert.match(retired ?? '', /^Retired: retired-encryption-1\.key\. Keep it only with the backups/);
});

test('a row that no key opens is named and left as it is, and the replacement ends (product §8 key-rotation)', async (t) => {
  const { db, rotate } = await setUp(t, 5);
  const everyone = db.selectFrom('messages').select(['id', 'body_sealed']).orderBy('id');
  const [first] = await everyone.execute();
  const broken = Buffer.from(first?.body_sealed ?? []);
  broken[broken.length - 1] = ~(broken.at(-1) ?? 0) & 0xff;
  const sealed = { body_sealed: broken, id: first?.id ?? '' };
  await db.updateTable('messages').set(sealed).where('id', '=', sealed.id).execute();
  const rotation = await rotate();
  assert.deepEqual([rotation.retired, rotation.broken], [[1], [`messages.body_sealed ${sealed.id}`]]);
  const after = await everyone.execute();
  assert.deepEqual(
    after.filter(({ body_sealed: each }) => each[0] !== 2),
    [sealed],
  );
  assert.deepEqual((await rotate()).retired, [2], 'the next replacement is not stuck either');
});

test('key rotation covers every sealed column (product §8 key-rotation)', async (t) => {
  const { deps } = await closingStage(t);
  const columns = (await listColumns(deps.db))
    .map(({ table_name: table, column_name: name }) => `${table}.${name}`)
    .filter((name) => name.endsWith('_sealed'));
  assert.deepEqual(sealedColumns.map(({ table, column }) => `${table}.${column}`).sort(), columns.sort());
});
