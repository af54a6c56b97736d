// Holds: product §5 slots-feed
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { FeedBraked } from '../../src/feeds/feedRefused.ts';
import { exitCodeOf } from '../../src/feeds/runFeed.ts';
import { publishedSlot, schedule } from './publicationFolder.ts';
import { slotsImport } from './slotsImport.ts';

/** As many periods of five slots. */
const hours = (count: number, capacity = 5) =>
  Array.from({ length: count }, (_, at) => {
    const [from, to] = [at + 8, at + 9].map((hour) => `${String(hour).padStart(2, '0')}:00`);
    return publishedSlot(`${from}-${to}`, capacity);
  });

const brakedWith =
  (sentence: RegExp) =>
  (error: unknown): boolean => {
    assert.ok(error instanceof FeedBraked, String(error));
    assert.match(error.message, sentence);
    return true;
  };

test('an import that would withdraw more than 30 % of the open slots, and at least 20, asks first and changes nothing', async (t) => {
  const { run, publish, slots, report } = await slotsImport(t);
  const free = async () => (await slots()).filter(({ status }) => status === 'free').length;
  await run(publish({ slots: hours(12) }));
  await run(publish({ slots: hours(9) }));
  assert.equal(await free(), 45);
  const [before, reported] = [await slots(), report()];
  const half = publish({ slots: hours(4), schedules: [schedule('a', 'A', { serviceType: [] })] });
  await assert.rejects(
    run(half),
    brakedWith(/^25 of 45 open slots would be withdrawn, more than 30 %\. If that is right: --even-so\. /),
  );
  assert.deepEqual([await slots(), report()], [before, reported]);
  await run(half, null, { evenSo: true });
  assert.equal(await free(), 20);
  await run(publish({ slots: hours(1) }));
  assert.equal(await free(), 5, '15 of 20 are fewer than 20');
});

test('a smaller capacity brakes as an absent period does', async (t) => {
  const { run, publish } = await slotsImport(t);
  await run(publish({ slots: hours(10) }));
  await run(publish({ slots: hours(10, 4) }));
  await assert.rejects(run(publish({ slots: hours(10, 2) })), brakedWith(/^20 of 40 open slots/));
});

test('an import of a publication without a slot asks first, however few would be withdrawn', async (t) => {
  const { run, publish, statuses } = await slotsImport(t);
  await run(publish({ slots: hours(1, 1) }));
  await assert.rejects(run(publish({ slots: [] })), brakedWith(/^1 of 1 open slots/));
  assert.deepEqual(await statuses(), { '#1': 'free' });
  await run(publish({ slots: [] }), null, { evenSo: true });
  assert.deepEqual(await statuses(), { '#1': 'busy-unavailable' });
});

test('an import that quarantines more than one row in twenty of a kind says so by its exit code', async (t) => {
  const { run, publish } = await slotsImport(t);
  const nineteen = Array.from({ length: 19 }, (_, id) => publishedSlot('09:00-10:00', 1, { id }));
  assert.equal(exitCodeOf(await run(publish({ slots: [...nineteen, 'x'] }))), 0);
  assert.equal(exitCodeOf(await run(publish({ slots: [...nineteen, 'x', 'y'] }))), 2);
  assert.equal(exitCodeOf(await run(publish({ slots: nineteen, schedules: [schedule('a', 'A'), 'x'] }))), 2);
});
