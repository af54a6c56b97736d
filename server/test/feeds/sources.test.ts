// Holds: product §5 slots-feed
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { readCommand } from '../../src/feeds/commandLine.ts';
import { FeedRefused } from '../../src/feeds/feedRefused.ts';
import { readLastRuns } from '../../src/feeds/runs/lastRuns.ts';
import { changeSource } from '../../src/feeds/sources/changeSource.ts';
import { sourceLines } from '../../src/feeds/sources/sourceLines.ts';
import { listSources } from '../../src/feeds/sources/sources.ts';
import { publishedSlot } from './publicationFolder.ts';
import { slotsImport } from './slotsImport.ts';

const refusedWith =
  (sentence: string) =>
  (error: unknown): boolean => {
    assert.ok(error instanceof FeedRefused, String(error));
    assert.equal(error.message, sentence);
    return true;
  };

const one = { slots: [publishedSlot('09:00-10:00')] };

test('a name that no source has is refused, and adds no source without an address', async (t) => {
  const { db, run, publish } = await slotsImport(t);
  await run(publish(one));
  await assert.rejects(
    changeSource(db, 'pharmacie', { mode: 'entrusted' }),
    refusedWith(
      'There is no source pharmacie. All of them: npm run feed -- sources. A new one needs its address: npm run feed -- source pharmacie --address <manifest>',
    ),
  );
  assert.deepEqual(await db.selectFrom('sources').select(['name', 'mode']).execute(), [
    { name: 'clinics.example', mode: 'entrusted' },
  ]);
  const { isNew, source } = await changeSource(db, 'pharmacie', { address: 'https://pharmacie.example/feed' });
  assert.deepEqual([isNew, source.mode], [true, 'link-out']);
});

test('an address of a known source is refused as that of another, also where only its import tells', async (t) => {
  const { db, run, publish } = await slotsImport(t);
  await run(publish(one));
  const address = 'https://clinics.example/$bulk-publish';
  await assert.rejects(
    changeSource(db, 'another', { address }),
    refusedWith(`${address} is already an address of clinics.example.`),
  );
  assert.deepEqual((await changeSource(db, 'clinics.example', { address })).source.addresses, [address]);
});

test('an import whose name another source has is refused before it writes', async (t) => {
  const { db, run, publish, slots } = await slotsImport(t);
  await changeSource(db, 'clinics.example', { address: 'https://lac.example/feed' });
  const folder = publish(one);
  await assert.rejects(
    run(folder),
    refusedWith(
      `${folder} says that it is the publication of clinics.example. If it is: npm run feed -- source clinics.example --address ${folder}. Nothing was taken.`,
    ),
  );
  assert.deepEqual(await slots(), []);
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
  await sql`update slots set starts_at = starts_at - interval '100 years', ends_at = ends_at - interval '100 years'
    where source_key like '%T13:00%'`.execute(db);
  assert.equal((await changeSource(db, 'clinics.example', { mode: 'link-out' })).withdrawn, 2);
  assert.equal((await changeSource(db, 'clinics.example', { mode: 'link-out' })).withdrawn, 0);
});

test('the percentage that brakes an import and its time zone belong to the source', async (t) => {
  const { db, run, publish } = await slotsImport(t);
  await run(publish({ slots: [publishedSlot('09:00-10:00', 100)] }));
  await changeSource(db, 'clinics.example', { brakePercent: 60, timeZone: 'America/Vancouver' });
  await run(publish({ slots: [publishedSlot('09:00-10:00', 50)] }));
  await assert.rejects(run(publish({ slots: [publishedSlot('09:00-10:00', 10)] })), /40 of 50 .* more than 60 %/);
  assert.deepEqual(await db.selectFrom('clinics').select('time_zone').execute(), [{ time_zone: 'America/Vancouver' }]);
});

test('the list of sources says who books, the time zone, the brake, the interval, the contact and the addresses, or that there are none', async (t) => {
  const { db } = await slotsImport(t);
  const lines = async () => sourceLines(await listSources(db), await readLastRuns(db));
  assert.deepEqual(await lines(), [
    'There are no sources. To add one: npm run feed -- source <name> --address <manifest>',
  ]);
  await changeSource(db, 'lac', { address: 'https://lac.example/feed' });
  assert.deepEqual(await lines(), [
    'lac: link-out, its slots are booked at its publisher; the time zone of each site; brake 30 %; imported by hand; https://lac.example/feed',
  ]);
  await changeSource(db, 'lac', { mode: 'entrusted', timeZone: 'America/Halifax', brakePercent: 10, everyMinutes: 5 });
  const told =
    'lac: entrusted, its slots are booked here; time zone America/Halifax; brake 10 %; imported every 5 minutes;';
  assert.deepEqual(await lines(), [`${told} https://lac.example/feed`]);
  await changeSource(db, 'lac', { contactEmail: 'horaire@lac.quebec' });
  assert.deepEqual(await lines(), [`${told} conflicts to horaire@lac.quebec; https://lac.example/feed`]);
  await changeSource(db, 'lac', { brakePercent: 10 });
  assert.deepEqual(await lines(), [`${told} conflicts to horaire@lac.quebec; https://lac.example/feed`]);
  await changeSource(db, 'lac', { contactEmail: '' });
  assert.deepEqual(await lines(), [`${told} https://lac.example/feed`]);
});

test('an interval needs an address that the server can poll', async (t) => {
  const { db, run, publish } = await slotsImport(t);
  await run(publish(one));
  await assert.rejects(
    changeSource(db, 'clinics.example', { everyMinutes: 5 }),
    refusedWith('clinics.example has no address: npm run feed -- source clinics.example --address <manifest>'),
  );
  const address = 'https://clinics.example/$bulk-publish';
  assert.equal((await changeSource(db, 'clinics.example', { everyMinutes: 5, address })).source.everyMinutes, 5);
  assert.equal((await changeSource(db, 'clinics.example', { brakePercent: 10 })).source.everyMinutes, 5);
  assert.equal((await changeSource(db, 'clinics.example', { everyMinutes: 0 })).source.everyMinutes, null);
});

test('the contact of a source is an email address, of any domain, or nobody', () => {
  const contactOf = (word: string) => {
    const command = readCommand(['source', 'lac', '--contact', word]);
    return command.kind === 'source' ? command.change : undefined;
  };
  assert.deepEqual(contactOf('horaire@lac.quebec'), { contactEmail: 'horaire@lac.quebec' });
  assert.deepEqual(contactOf(''), { contactEmail: '' });
  for (const word of ['lac', 'a@b@lac.ca', 'a@lac.ca, b@lac.ca', 'Lac <a@lac.ca>'])
    assert.throws(() => contactOf(word), refusedWith(`${word} is no email address.`));
});
