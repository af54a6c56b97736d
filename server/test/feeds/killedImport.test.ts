import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { test, type TestContext } from 'node:test';

import { sql } from 'kysely';

import { importSlots } from '../../src/feeds/slots/importSlots.ts';
import { withSourceLock } from '../../src/feeds/sources/sources.ts';
import { eventually, runScript } from '../support/processes.ts';
import { seededRandom, testSeed } from '../../../scripts/seededRandom.ts';
import { testDatabase } from '../support/testDatabase.ts';
import { publicationFolder, publishedSlot } from './publicationFolder.ts';

const feed = new URL('../../src/feeds/main.ts', import.meta.url);

const two = (at: number): string => String(at).padStart(2, '0');

/** A thousand periods that begin at a minute of their own: two publications share none. */
const thousand = (second: number) =>
  Array.from({ length: 1_000 }, (_, at) => {
    const [day, hour, minute] = [1 + Math.floor(at / 50), 8 + Math.floor((at % 50) / 5), 10 * (at % 5)];
    const start = `2027-07-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}-04:00`;
    const end = `2027-07-${two(day)}T${two(hour)}:${two(minute + 9)}:${two(second)}-04:00`;
    return publishedSlot('09:00-10:00', 1, { id: `${second}-${at}`, start, end });
  });

/** Two publications of one source, and the command that imports them in a process of its own. */
const processStage = async (t: TestContext) => {
  const { db, url } = await testDatabase(t);
  const folders = [0, 30].map((second) => {
    const published = publicationFolder(t);
    published.publish({ slots: thousand(second) });
    return published.folder;
  });
  const start = (at: number) =>
    runScript(feed, ['slots', folders[at] ?? '', '--mode', 'entrusted', '--even-so'], {
      env: { DATA_DIR: folders[at], DATABASE_URL: url },
    });
  const free = async (): Promise<string> => {
    const { rows } = await sql<{ counts: string }>`
      select concat_ws(' ', count(*) filter (where extract(second from starts_at) = 0),
        count(*) filter (where extract(second from starts_at) = 30)) as counts from slots where status = 'free'`.execute(
      db,
    );
    return rows[0]?.counts ?? '';
  };
  const isAlone = async (): Promise<boolean> => {
    const { rows } = await sql<{ others: number }>`
      select count(*)::integer as others from pg_stat_activity
      where datname = current_database() and usename <> current_user and backend_type = 'client backend'`.execute(db);
    return rows[0]?.others === 0;
  };
  return { db, url, folders, start, free, isAlone };
};

const only = ['1000 0', '0 1000'];

test('an import killed at any moment leaves the old slots or the new ones, and the next import works (product §5 slots-feed)', async (t) => {
  const { start, free, isAlone } = await processStage(t);
  const begun = performance.now();
  assert.equal(await start(0).ended, 0);
  const wholeMs = performance.now() - begun;
  const random = seededRandom(testSeed(20_261_124));
  const seen = new Set<string>();
  for (let kill = 1; kill <= 8; kill += 1) {
    const before = await free();
    const target = only.indexOf(before) === 0 ? 1 : 0;
    const killed = start(target);
    await Promise.race([sleep(wholeMs * (0.33 + random() * 0.87)), killed.ended]);
    killed.child.kill('SIGKILL');
    await killed.ended;
    await eventually(isAlone, 'the database notices that the import is dead');
    const after = await free();
    assert.ok(only.includes(after), `${before} became ${after} after kill ${kill}`);
    seen.add(after === before ? 'old' : 'new');
  }
  t.diagnostic(`left: ${[...seen].sort().join(', ')}`);
  for (const target of [1, 0]) {
    assert.equal(await start(target).ended, 0);
    assert.equal(await free(), only[target]);
  }
});

test('of two imports of one source at once, each is whole or refused before it writes', async (t) => {
  const { start, free } = await processStage(t);
  for (let round = 1; round <= 3; round += 1) {
    const imports = [start(0), start(1)];
    const codes = await Promise.all(imports.map(({ ended }) => ended));
    for (const [at, code] of codes.entries())
      if (code !== 0)
        assert.match(
          imports[at]?.output() ?? '',
          /Another import of smart:clinics\.example is running\. Nothing was taken\.\n$/,
        );
    assert.ok(codes.includes(0), codes.join(' '));
    const counts = await free();
    assert.ok(only.includes(counts), counts);
    if (codes.includes(1)) assert.equal(counts, only[codes.indexOf(0)]);
  }
});

test('an import that finds another one of its source running is refused, and changes nothing', async (t) => {
  const { db, folders } = await processStage(t);
  await db.connection().execute((connection) =>
    withSourceLock(connection, 'smart:clinics.example', async () => {
      const run = importSlots(db, folders[0] ?? '', {
        reportPath: `${folders[0]}/report.ndjson`,
        givenZone: null,
        clock: () => new Date('2027-06-01T12:00:00Z'),
      });
      await assert.rejects(run, /Another import of smart:clinics\.example is running\. Nothing was taken\./);
    }),
  );
  assert.deepEqual(
    [
      await db.selectFrom('slots').select('id').execute(),
      await db.selectFrom('clinics').select('id').execute(),
      await db.selectFrom('sources').select('id').execute(),
    ],
    [[], [], []],
  );
});
