// Holds: product §8 live-stream
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';

import pg from 'pg';
import { sql } from 'kysely';

import { loadKeys } from '../../src/data/keys.ts';
import { recordEvents } from '../../src/data/liveEvents.ts';
import type { RecordedEvent } from '../../src/data/recordedEvent.ts';
import { inTransaction } from '../../src/data/transaction.ts';
import { testFolder } from '../support/folders.ts';
import { listenAt, type LiveClient } from '../support/liveClient.ts';
import { liveStage } from '../support/liveStage.ts';
import { eventually } from '../support/processes.ts';
import { addressOf, runServer } from '../support/runServer.ts';
import { seededRandom, testSeed } from '../../../scripts/seededRandom.ts';

const clinicId = randomUUID();
const slot = (): RecordedEvent & { spaceId: string } => ({
  type: 'place',
  spaceId: randomUUID(),
  clinicId,
  state: 'freed',
});

/** Two servers, each its own process, on the database of the stage and one set of keys. */
const twoServers = async (t: TestContext) => {
  const stage = await liveStage(t);
  const dataDir = testFolder(t);
  loadKeys({ production: false, keysDir: null, dataDir });
  const env = {
    DATABASE_URL: stage.database.url,
    KEYS_DIR: `${dataDir}/keys`,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'fatal',
    DATABASE_TIMEOUT_MS: '20000',
  };
  const addresses = await Promise.all([runServer(t, env), runServer(t, env)].map(addressOf));
  return { ...stage, addresses };
};

test('an event of one process reaches the streams of every other process', async (t) => {
  const { addresses, patients, happen } = await twoServers(t);
  const people = await patients(2);
  const streams = await Promise.all(
    people.map((person, n) => listenAt(t, addresses[n] ?? '', person, { clinicIds: [clinicId] })),
  );
  const done = slot();
  await happen(done);
  await Promise.all(streams.map(({ heard }) => heard('place')));
  assert.deepEqual(
    streams.map((stream) => stream.of('place').map(({ spaceId }) => spaceId)),
    [[done.spaceId], [done.spaceId]],
  );
});

test('a client that keeps losing its connection and resumes at any process gets every event once, even with many simultaneous commits', async (t) => {
  const { db, addresses, patient } = await twoServers(t);
  const marie = await patient();
  const random = seededRandom(testSeed(20_261_120));
  const told: string[] = [];
  const write = async (count: number): Promise<void> => {
    for (let n = 0; n < count; n += 1) {
      const events = [slot(), slot()];
      await inTransaction(db, async (transaction) => {
        await recordEvents(transaction, events);
        // Some commit long after they took their numbers.
        await sql`select pg_sleep(${random() < 0.3 ? random() / 5 : 0})`.execute(transaction);
      });
      told.push(...events.map(({ spaceId }) => spaceId));
    }
  };
  const heard: string[] = [];
  let stream: LiveClient | null = null;
  const listenOn = async (): Promise<LiveClient> => {
    const lastEventId = stream?.lastId();
    const address = addresses[Math.floor(random() * 2)] ?? '';
    return listenAt(t, address, marie, {
      clinicIds: [clinicId],
      ...(lastEventId === undefined ? {} : { lastEventId }),
    });
  };
  stream = await listenOn();
  const writing = Promise.all([1, 2, 3, 4, 5, 6].map(() => write(40)));
  const over = new AbortController();
  void writing.finally(() => {
    over.abort();
  });
  while (!over.signal.aborted) {
    await sql`select pg_sleep(${random() / 10})`.execute(db);
    stream.close();
    heard.push(...stream.of('place').map(({ spaceId }) => spaceId));
    stream = await listenOn();
    assert.equal(stream.of('reset').length, 0);
  }
  await writing;
  const rest = stream;
  await eventually(() => heard.length + rest.of('place').length >= told.length, 'every event was heard');
  heard.push(...rest.of('place').map(({ spaceId }) => spaceId));
  assert.equal(told.length, 480);
  assert.deepEqual(heard.toSorted(), told.toSorted());
});

test('events still arrive where LISTEN delivers nothing, as behind a pooler', async (t) => {
  const { listen, happen, patient } = await liveStage(t, {
    deps: { makeClient: () => new pg.Client({ host: '/nowhere', user: 'x' }) },
  });
  const stream = await listen(await patient(), { clinicIds: [clinicId] });
  await happen(slot());
  await stream.heard('place');
  await happen(slot());
  await stream.heard('place', 2);
});

test('the broadcaster replaces a broken LISTEN connection and loses nothing meanwhile', async (t) => {
  const { db, listen, happen, patient } = await liveStage(t);
  const stream = await listen(await patient(), { clinicIds: [clinicId] });
  await happen(slot());
  await stream.heard('place');
  const listeners = () =>
    sql<{ pid: number }>`
    select pid from pg_stat_activity where application_name = 'portail-live' and datname = current_database()`.execute(
      db,
    );
  const before = (await listeners()).rows.map(({ pid }) => pid);
  assert.equal(before.length, 1);
  await sql`select pg_terminate_backend(${before[0]})`.execute(db);
  await happen(slot());
  await stream.heard('place', 2);
  await eventually(
    async () => (await listeners()).rows.some(({ pid }) => !before.includes(pid)),
    'another connection listens',
  );
});
