// Holds: product §5 slots-feed
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { sql } from 'kysely';

import { FeedRefused } from '../../src/feeds/feedRefused.ts';
import { changeSource } from '../../src/feeds/sources/changeSource.ts';
import { withSourceLock } from '../../src/feeds/sources/sources.ts';
import { manifestOf, publishedSlot } from './publicationFolder.ts';
import { slotsImport } from './slotsImport.ts';

const extensions = 'http://fhir-registry.smarthealthit.org/StructureDefinition/';
const capacity = { url: `${extensions}slot-capacity`, valueInteger: 3 };
const link = (valueUrl: string) => ({ url: `${extensions}booking-deep-link`, valueUrl });
const phone = { url: `${extensions}booking-phone`, valueString: '+1 (514) 555-0111' };

const linked = (url: string) => publishedSlot('09:00-10:30', 3, { extension: [capacity, link(url), phone] });

const refusedWith =
  (sentence: RegExp) =>
  (error: unknown): boolean =>
    error instanceof FeedRefused && sentence.test(error.message);

test('a publication that nobody entrusted is only shown: one slot a period, with its link and its phone', async (t) => {
  const { db, run, publish, slots } = await slotsImport(t, { mode: 'link-out' });
  const { source } = await run(publish({ slots: [linked('https://clinics.example/book?a=1')] }));
  assert.deepEqual([source.name, source.mode], ['clinics.example', 'link-out']);
  assert.deepEqual(
    (await slots()).map((slot) => [slot.status, slot.booking_link, slot.booking_phone, slot.starts_at.toISOString()]),
    [['elsewhere', 'https://clinics.example/book?a=1', '514 555-0111', '2087-06-10T13:00:00.000Z']],
  );
  assert.equal((await slots())[0]?.ends_at.toISOString(), '2087-06-10T14:30:00.000Z');
  const again = await run(publish({ slots: [linked('https://clinics.example/book?a=1')] }));
  assert.deepEqual(again.slots, { added: 0, freedAgain: 0, moved: 0, retired: 0, overtaken: 0 });
  assert.equal((await run(publish({ slots: [linked('https://clinics.example/book?a=2')] }))).slots.moved, 1);
  assert.equal((await slots())[0]?.booking_link, 'https://clinics.example/book?a=2');
  await run(publish({ slots: [publishedSlot('09:00-10:30', 0)] }));
  assert.equal((await slots())[0]?.status, 'busy-unavailable');
  assert.equal((await db.selectFrom('sources').selectAll().execute()).length, 1);
});

test('a link that is not https, or carries a user name, is left out with a note', async (t) => {
  const { run, publish, slots, report } = await slotsImport(t, { mode: 'link-out' });
  for (const url of ['http://clinics.example/', 'javascript:alert(1)', 'https://a:b@clinics.example/', 'book']) {
    await run(publish({ slots: [linked(url)] }));
    assert.equal((await slots())[0]?.booking_link, null, url);
    assert.deepEqual(report().at(-1)?.notes, ['linkUnfit'], url);
  }
});

test('a phone that nobody can call is left out with a note', async (t) => {
  const { run, publish, slots, report } = await slotsImport(t, { mode: 'link-out' });
  const extension = [{ ...phone, valueString: '555-01' }];
  await run(publish({ slots: [publishedSlot('09:00-10:00', 1, { extension })] }));
  assert.equal((await slots())[0]?.booking_phone, null);
  assert.deepEqual(report().at(-1)?.notes, ['phoneUnreadable']);
});

test('a period whose rows give a link and a phone apart has both', async (t) => {
  const { run, publish, slots } = await slotsImport(t, { mode: 'link-out' });
  const row = (id: string, ...extension: object[]) => publishedSlot('09:00-10:00', 1, { id, extension });
  await run(publish({ slots: [row('1', link('https://clinics.example/')), row('2', phone), row('3')] }));
  assert.deepEqual(
    (await slots()).map(({ booking_link: kept, booking_phone: number }) => [kept, number]),
    [['https://clinics.example/', '514 555-0111']],
  );
});

test('a source that is entrusted later is booked here from its next import on, and only shown again once it is not', async (t) => {
  const { db, run, publish, statuses } = await slotsImport(t, { mode: 'link-out' });
  const published = publish({ slots: [linked('https://clinics.example/')] });
  await run(published);
  const change = (mode: 'link-out' | 'entrusted') => changeSource(db, 'clinics.example', { mode });
  assert.equal((await change('entrusted')).withdrawn, 1);
  assert.deepEqual(await statuses(), { '#1': 'busy-unavailable' });
  await run(published);
  assert.deepEqual(await statuses(), { '#1': 'free', '#2': 'free', '#3': 'free' });
  const starts = await db.selectFrom('slots').select(['starts_at', 'booking_link']).orderBy('starts_at').execute();
  assert.equal(new Set(starts.map(({ starts_at: start }) => start.getTime())).size, 3);
  assert.deepEqual([...new Set(starts.map(({ booking_link: kept }) => kept))], [null]);
  assert.equal((await change('link-out')).withdrawn, 3);
  await run(published);
  assert.deepEqual(await statuses(), { '#1': 'elsewhere', '#2': 'busy-unavailable', '#3': 'busy-unavailable' });
});

test('one publication by several registered roads is one set of slots', async (t) => {
  const { db, folder, run, publish, write, slots } = await slotsImport(t);
  const published = publish({ slots: [publishedSlot('09:00-10:00', 3)] });
  await run(published);
  await run(`${folder}/$bulk-publish`);
  const files = { Location: 'locations', Schedule: 'schedules', Slot: 'slots' };
  const urls = Object.entries(files).map(([type, name]): [string, string] => [type, `${name}.ndjson`]);
  for (const name of Object.values(files)) write(`mirror/${name}.ndjson`, readFileSync(join(folder, `${name}.ndjson`)));
  write('mirror/$bulk-publish', JSON.stringify({ ...manifestOf(...urls), request: undefined }));
  await changeSource(db, 'clinics.example', { address: `${folder}/mirror` });
  await run(`${folder}/mirror`);
  assert.equal((await slots()).length, 3);
  await assert.rejects(
    changeSource(db, 'another', { address: `${folder}/mirror` }),
    refusedWith(/already an address of clinics\.example/),
  );
});

test('two imports of one source at once: the second is refused before it writes', async (t) => {
  const { db, run, publish, slots } = await slotsImport(t);
  const published = publish({ slots: [publishedSlot('09:00-10:00')] });
  await db
    .connection()
    .execute((connection) =>
      withSourceLock(connection, 'smart:clinics.example', () =>
        assert.rejects(run(published), refusedWith(/Another import of smart:clinics\.example is running/)),
      ),
    );
  assert.deepEqual(await slots(), []);
  await run(published);
  assert.equal((await slots()).length, 1);
});

test('one index serves the search of what is booked here and of what is only shown', async (t) => {
  const { db } = await slotsImport(t);
  for (const status of ["= 'free'", "in ('free', 'elsewhere')"]) {
    const plan = await db.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off; set local enable_sort = off`.execute(transaction);
      const { rows } = await sql<object>`
        explain select id from slots where status ${sql.raw(status)} and starts_at > now() order by starts_at, id limit 10
      `.execute(transaction);
      return JSON.stringify(rows);
    });
    assert.match(plan, /slots_listed_by_start_idx/, status);
  }
});
