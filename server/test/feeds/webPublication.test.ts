// Holds: product §5 slots-feed
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { openWebPublication } from '../../src/feeds/slots/webPublication.ts';
import { location, ndjson } from './publicationFolder.ts';
import { publisher, relativeManifest, silentPublisher } from './publisher.ts';

const refusedWith = (sentence: string) => ({ name: 'FeedRefused', message: `${sentence}. Nothing was taken.` });

const moved = async (t: TestContext) => {
  const asked: string[] = [];
  const state = { to: '', asked };
  const address = await publisher(t, ({ url = '' }, response) => {
    asked.push(url);
    if (url === '/$bulk-publish') return void response.writeHead(302, { location: state.to }).end();
    const [, left] = /^\/after\/(\d)$/.exec(url) ?? [];
    if (left !== undefined && left !== '0')
      return void response.writeHead(307, { location: `/after/${Number(left) - 1}` }).end();
    if (url === '/circle') return void response.writeHead(301, { location: '/circle' }).end();
    response.end(url.endsWith('.ndjson') ? ndjson([location('A')]) : JSON.stringify(relativeManifest));
  });
  const open = (to: string) => {
    state.to = to;
    return openWebPublication(`${address}/$bulk-publish`);
  };
  return { address, open, state };
};

test('five redirects within the origin are followed, and files are where the last one leads (decision 78)', async (t) => {
  const { address, open } = await moved(t);
  const { source, files } = await open('/after/4');
  assert.equal(source, `smart:${address.slice(7)}`);
  assert.deepEqual(
    files.map((file) => file.address),
    ['locations', 'schedules', 'slots'].map((file) => `${address}/after/${file}.ndjson`),
  );
  await assert.rejects(open('/after/5'), refusedWith(`${address}/after/1 redirects too often`));
  await assert.rejects(open('/circle'), refusedWith(`${address}/circle redirects too often`));
});

test('a redirect to another origin, or to nowhere, is refused and never asked', async (t) => {
  const { address, open, state } = await moved(t);
  const elsewhere = await publisher(t, () => assert.fail('was asked'));
  for (const to of [
    'http://169.254.169.254/',
    '//elsewhere.example/x',
    `${elsewhere}/$bulk-publish`,
    `${address.replace('//', '//me@')}/after/0`,
    `${address.replace('//', '//:secret@')}/after/0`,
    'file:///etc/passwd',
    'https://[',
  ]) {
    const sentence = `${address}/$bulk-publish redirects to ${to}, which is not at its origin`;
    await assert.rejects(open(to), refusedWith(sentence), to);
  }
  await assert.rejects(open(''), /redirects to nowhere, which is not at its origin\. Nothing was taken\.$/);
  assert.deepEqual(new Set(state.asked), new Set(['/$bulk-publish']));
});

test('an answer that is only a part, or that says “not changed” to an open question, is refused', async (t) => {
  for (const status of [204, 206, 304]) {
    const address = await publisher(t, (_, response) => response.writeHead(status).end());
    await assert.rejects(openWebPublication(`${address}/x`), refusedWith(`${address}/x answers ${status}`));
  }
});

const slotsOf = async (where: string, stopping?: AbortSignal) => {
  const { files } = await openWebPublication(where, stopping);
  const slots = files.find(({ type }) => type === 'Slot');
  assert.ok(slots !== undefined);
  return slots;
};

test('a publisher that never answers is left after 30 seconds', async (t) => {
  const { where, address, asked, left } = await silentPublisher(t, null);
  const slots = await slotsOf(where);
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const opening = assert.rejects(slots.open(), refusedWith(`${address}/slots.ndjson is silent for 30 seconds`));
  await asked;
  t.mock.timers.tick(30_000);
  await opening;
  await left;
});

test('a publisher that stops in the middle of a file is left after 30 seconds', async (t) => {
  const { where, address, left } = await silentPublisher(t, '{"half":');
  const slots = await slotsOf(where);
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { chunks } = await slots.open();
  const reader = chunks[Symbol.asyncIterator]();
  assert.equal(Buffer.from((await reader.next()).value ?? []).toString(), '{"half":');
  t.mock.timers.tick(29_999);
  const next = assert.rejects(reader.next(), refusedWith(`${address}/slots.ndjson is silent for 30 seconds`));
  t.mock.timers.tick(30_000);
  await next;
  await left;
});

test('a publisher that sends a little at a time for half an hour is left', async (t) => {
  const answers: ((text: string) => void)[] = [];
  const address = await publisher(t, ({ url = '' }, response) => {
    if (url === '/x') return void response.end(JSON.stringify(relativeManifest));
    response.write('{');
    answers.push((text) => response.write(text));
  });
  const slots = await slotsOf(`${address}/x`);
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const { chunks } = await slots.open();
  const reader = chunks[Symbol.asyncIterator]();
  for (let minute = 0; minute < 60; minute += 1) {
    assert.equal(Buffer.from((await reader.next()).value ?? []).toString(), '{');
    answers[0]?.('{');
    t.mock.timers.tick(29_999);
  }
  await reader.next();
  const next = assert.rejects(reader.next(), refusedWith(`${address}/slots.ndjson takes longer than 30 minutes`));
  t.mock.timers.tick(29_999);
  await next;
});

test('a publisher is left when the file that it sends is not wanted, and when the server stops', async (t) => {
  const { where, asked, left } = await silentPublisher(t, '{');
  const { leave } = await (await slotsOf(where)).open();
  leave();
  await left;
  await asked;
  const silent = await silentPublisher(t, null);
  const stopping = new AbortController();
  const slots = await slotsOf(silent.where, stopping.signal);
  const opening = assert.rejects(slots.open(), { name: 'FeedStopped' });
  await silent.asked;
  stopping.abort();
  await opening;
  await silent.left;
});
