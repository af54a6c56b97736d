// Holds: product §7 start
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';

import pg from 'pg';

import { startEmbedded, type EmbeddedServer } from '../../src/data/embedded/startEmbedded.ts';
import { testFolder } from '../support/folders.ts';

const ask = async ({ owner }: EmbeddedServer, sql: string): Promise<string[]> => {
  const client = new pg.Client(owner);
  await client.connect();
  const { rows } = await client.query<string[]>({ text: sql, rowMode: 'array' }).finally(() => client.end());
  return rows.map((row) => String(row[0]));
};

/** Starts on the folder, does the work, and always stops. */
const withServer = async <T>(dataDir: string, work: (server: EmbeddedServer) => Promise<T>): Promise<T> => {
  const server = await startEmbedded({ dataDir });
  return work(server).finally(server.stop);
};

const setting = (name: string) => `select current_setting('${name}')`;

test('the first start creates the database, and the second keeps what was written', async (t: TestContext) => {
  const dataDir = testFolder(t);
  await withServer(dataDir, (server) => ask(server, "create table notes as select 'kept' as text"));
  assert.deepEqual(await withServer(dataDir, (server) => ask(server, 'select text from notes')), ['kept']);
});

test('the database writes every commit to disk before it acknowledges it, uses checksums and listens on no network', async (t) => {
  await withServer(testFolder(t), async (server) => {
    for (const name of ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums']) {
      assert.deepEqual(await ask(server, setting(name)), ['on'], name);
    }
    assert.deepEqual(await ask(server, setting('listen_addresses')), ['']);
    assert.deepEqual(await ask(server, setting('password_encryption')), ['scram-sha-256']);
    assert.deepEqual(
      await ask(server, "select datlocprovider::text || datlocale from pg_database where datname = 'postgres'"),
      ['bC.UTF-8'],
    );
  });
});

test('the database password is random, stored in a file for its owner only, and no other password is accepted', async (t) => {
  const dataDir = testFolder(t);
  await withServer(dataDir, async ({ owner }) => {
    for (const file of ['pg18.password', 'pg18.serving.password'])
      assert.equal(statSync(join(dataDir, file)).mode & 0o777, 0o600, file);
    assert.equal(statSync(owner.host).mode & 0o777, 0o700);
    const intruder = new pg.Client({ ...owner, password: 'guess' });
    await assert.rejects(intruder.connect(), { code: '28P01' });
  });
});

const mayNest = process.getuid?.() === 0 && spawnSync('unshare', ['--user', 'true']).status === 0;

test(
  'data of root in a folder closed to all others still belongs to root',
  { skip: !mayNest && 'only root, where user namespaces are allowed' },
  async (t) => {
    const closed = testFolder(t);
    chmodSync(closed, 0o700);
    const dataDir = join(closed, 'data');
    for (const expected of ['1', '2']) {
      const counted = await withServer(dataDir, async (server) => {
        await ask(server, 'create table if not exists starts as select where false');
        await ask(server, 'insert into starts default values');
        return ask(server, 'select count(*) from starts');
      });
      assert.deepEqual(counted, [expected]);
    }
    assert.equal(statSync(join(dataDir, 'pg18')).uid, 0);
  },
);

test('a start deletes what an interrupted first start left behind', async (t) => {
  const dataDir = testFolder(t);
  mkdirSync(join(dataDir, 'init-interrupted', 'pg18'), { recursive: true });
  writeFileSync(join(dataDir, 'init-interrupted', 'pg18', 'PG_VERSION'), '18');
  await withServer(dataDir, (server) => ask(server, 'select 1'));
  assert.deepEqual(
    readdirSync(dataDir).filter((name) => name.startsWith('init-')),
    [],
  );
});

test('a stop leaves neither a socket nor a claim on the data folder', async (t) => {
  const dataDir = testFolder(t);
  const server = await startEmbedded({ dataDir });
  await server.stop();
  assert.equal(existsSync(server.owner.host), false);
  assert.deepEqual(readdirSync(dataDir).sort(), ['pg18', 'pg18.password']);
});
