// Holds: product §5 slots-feed
import assert from 'node:assert/strict';
import type { RequestListener } from 'node:http';
import { test } from 'node:test';

import { FeedRefused } from '../../src/feeds/feedRefused.ts';
import { changeSource } from '../../src/feeds/sources/changeSource.ts';
import { location, manifestOf, ndjson, schedule, publishedSlot } from './publicationFolder.ts';
import { publisher, relativeManifest as relative } from './publisher.ts';
import { slotsImport } from './slotsImport.ts';

const bodies: Record<string, string> = {
  '/feed/$bulk-publish': JSON.stringify(relative),
  '/feed/locations.ndjson': ndjson([location('A')]),
  '/feed/schedules.ndjson': ndjson([schedule('a', 'A')]),
  '/feed/slots.ndjson': ndjson([publishedSlot('09:00-10:00', 3)]),
};

const refusedWith =
  (sentence: RegExp) =>
  (error: unknown): boolean =>
    error instanceof FeedRefused && sentence.test(error.message);

test('the import reads a publication from its web address', async (t) => {
  const { db, run, slots } = await slotsImport(t);
  const address = await publisher(t, (request, response) => response.end(bodies[request.url ?? '']));
  await run(`${address}/feed/$bulk-publish`);
  assert.equal((await slots()).length, 3);
  assert.deepEqual(await db.selectFrom('clinics').select('source').execute(), [
    { source: `smart:${address.slice(7)}/feed` },
  ]);
});

test('the import refuses a web file that is missing, redirected to elsewhere or cut short, and earlier data stays', async (t) => {
  const { run, slots } = await slotsImport(t);
  let fault: 'none' | 'missing' | 'moved' | 'broken' = 'none';
  const address = await publisher(t, (request, response) => {
    const body = bodies[request.url ?? ''] ?? '';
    if (fault === 'none' || request.url !== '/feed/slots.ndjson') response.end(body);
    else if (fault === 'missing') response.writeHead(404).end();
    else if (fault === 'moved') response.writeHead(302, { location: 'http://elsewhere.example/' }).end();
    else response.writeHead(200, { 'content-length': body.length + 10 }).end(body, () => response.destroy());
  });
  await run(`${address}/feed/$bulk-publish`);
  const before = await slots();
  const sentences = {
    missing: /slots\.ndjson answers 404/,
    moved: /slots\.ndjson redirects to http:\/\/elsewhere\.example/,
    broken: /slots\.ndjson broke off before its end/,
  };
  for (const kind of ['missing', 'moved', 'broken'] as const) {
    fault = kind;
    await assert.rejects(run(`${address}/feed/$bulk-publish`), refusedWith(sentences[kind]));
    assert.deepEqual(await slots(), before);
  }
});

test('a manifest on the web may name only files of its own origin', async (t) => {
  const { run } = await slotsImport(t);
  const elsewhere = manifestOf(
    ['Location', 'locations.ndjson'],
    ['Schedule', 'schedules.ndjson'],
    ['Slot', 'http://elsewhere.example/slots.ndjson'],
  );
  const address = await publisher(t, (_, response) => response.end(JSON.stringify(elsewhere)));
  await assert.rejects(
    run(`${address}/$bulk-publish`),
    refusedWith(/points outside itself: http:\/\/elsewhere\.example\/slots\.ndjson is not at http:\/\/127/),
  );
});

test('the import refuses an endless manifest after five million bytes, and names a publisher that is unreachable', async (t) => {
  const { run } = await slotsImport(t);
  const address = await publisher(t, (_, response) => {
    const more = (): void => {
      if (response.write(' '.repeat(1_000_000))) setImmediate(more);
      else response.once('drain', more);
    };
    more();
  });
  await assert.rejects(run(`${address}/$bulk-publish`), refusedWith(/is too large for a manifest/));
  await assert.rejects(
    run('http://127.0.0.1:1/$bulk-publish'),
    refusedWith(/127\.0\.0\.1:1\/\$bulk-publish does not answer/),
  );
});

test('the import stops reading a 500 MB line on the web after its first million bytes', async (t) => {
  const { run, slots } = await slotsImport(t);
  let sent = 0;
  const address = await publisher(t, (request, response) => {
    if (request.url !== '/feed/slots.ndjson') return void response.end(bodies[request.url ?? '']);
    const more = (): void => {
      if (response.destroyed || sent >= 500_000_000) return;
      sent += 100_000;
      if (response.write('x'.repeat(100_000))) setImmediate(more);
      else response.once('drain', more);
    };
    more();
  });
  await assert.rejects(run(`${address}/feed/$bulk-publish`), refusedWith(/Line 1 of .* is longer than 1000000 bytes/));
  assert.ok(sent < 20_000_000, `${sent} bytes were sent`);
  assert.deepEqual(await slots(), []);
});

test('the import refuses an unregistered road to a publication that it knows, and takes the same slots by a registered one', async (t) => {
  const { db, run, slots } = await slotsImport(t);
  let request = '';
  const publishes: RequestListener = ({ url = '' }, response) =>
    response.end(
      url.includes('$bulk') ? JSON.stringify({ ...relative, request }) : bodies[url.replace(/^\/mirror/, '/feed')],
    );
  const [home, mirror] = [await publisher(t, publishes), await publisher(t, publishes)];
  request = `${home}/feed/$bulk-publish`;
  await run(request);
  const road = `${mirror}/mirror/$bulk-publish`;
  await assert.rejects(run(road), refusedWith(/says that it is the publication of .*--address/));
  await changeSource(db, `${home.slice('http://'.length)}/feed`, { address: road });
  for (const registered of [road, road.replace('http:', 'HTTP:')])
    assert.deepEqual([(await run(registered)).slots.added, (await slots()).length], [0, 3], registered);
});
