import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { FeedRefused } from '../../src/feeds/feedRefused.ts';
import { runSource } from '../../src/feeds/runs/runSource.ts';
import { changeSource } from '../../src/feeds/sources/changeSource.ts';
import { sourceLines } from '../../src/feeds/sources/sourceLines.ts';
import { listSources } from '../../src/feeds/sources/sources.ts';
import { publishedSlot } from './publicationFolder.ts';
import { slotsImport } from './slotsImport.ts';

const refusedWith =
  (sentence: string) =>
  (error: unknown): boolean => {
    assert.ok(error instanceof FeedRefused);
    assert.equal(error.message, sentence);
    return true;
  };

const one = { slots: [publishedSlot('09:00-10:00')] };

test('a name that no source has is refused with the near names, and adds no source', async (t) => {
  const { db, run, publish } = await slotsImport(t);
  await run(publish(one));
  await assert.rejects(
    changeSource(db, 'clinics.exampel', { mode: 'link-out' }),
    refusedWith(
      'There is no source clinics.exampel. Near: clinics.example. A new source needs its address: npm run feed -- source clinics.exampel --address <manifest>',
    ),
  );
  await assert.rejects(
    changeSource(db, 'pharmacie', {}),
    refusedWith(
      'There is no source pharmacie. A new source needs its address: npm run feed -- source pharmacie --address <manifest>',
    ),
  );
  assert.deepEqual(await db.selectFrom('sources').select(['name', 'mode']).execute(), [
    { name: 'clinics.example', mode: 'entrusted' },
  ]);
  assert.equal((await changeSource(db, 'pharmacie', { address: 'https://pharmacie.example/feed' })).isNew, true);
});

test('a run of a name that no source has is refused with the near names', async (t) => {
  const { db, folder, run, publish } = await slotsImport(t);
  await run(publish(one));
  const { sentence } = await runSource(db, 'clinics.exampl', { dataDir: folder, clock: () => new Date() });
  assert.equal(
    sentence,
    'There is no source clinics.exampl. Near: clinics.example. All of them: npm run feed -- sources',
  );
});

test('an import with another mode than its known source has is refused, and says how to change it', async (t) => {
  const { run, publish, statuses } = await slotsImport(t);
  const published = publish(one);
  await run(published);
  await assert.rejects(
    run(published, null, { newMode: 'link-out' }),
    refusedWith(
      'clinics.example is known, and entrusted: --mode is for a new source. To change it: npm run feed -- source clinics.example --mode link-out. Nothing was taken.',
    ),
  );
  await run(published, null, { newMode: 'entrusted' });
  assert.deepEqual(await statuses(), { '#1': 'free' });
});

test('a changed mode counts only the upcoming slots that it withdraws', async (t) => {
  const { db, run, publish } = await slotsImport(t);
  await run(publish({ slots: [publishedSlot('09:00-10:00'), publishedSlot('10:00-11:00', 2)] }));
  await sql`update slots set starts_at = starts_at - interval '10 years', ends_at = ends_at - interval '10 years'
    where source_key like '%T13:00%'`.execute(db);
  const { withdrawn } = await changeSource(db, 'clinics.example', { mode: 'link-out' });
  assert.equal(withdrawn, 2);
});

test('the list of sources says who books, the time zone, the brake, the interval and the addresses, or that there are none', async (t) => {
  const { db } = await slotsImport(t);
  const lines = async () => sourceLines(await listSources(db));
  assert.deepEqual(await lines(), [
    'There are no sources. To add one: npm run feed -- source <name> --address <manifest>',
  ]);
  await changeSource(db, 'lac', { address: 'https://lac.example/feed' });
  assert.deepEqual(await lines(), [
    'lac: link-out, its slots are booked at its publisher; the time zone of each site; brake 30 %; imported by hand; https://lac.example/feed',
  ]);
  await changeSource(db, 'lac', {
    mode: 'entrusted',
    timeZone: 'America/Halifax',
    brakePercent: 10,
    everyMinutes: 5,
    contactEmail: 'feed@lac.example',
  });
  assert.deepEqual(await lines(), [
    'lac: entrusted, its slots are booked here; time zone America/Halifax; brake 10 %; imported every 5 minutes; conflicts to feed@lac.example; https://lac.example/feed',
  ]);
});
