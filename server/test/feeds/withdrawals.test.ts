import assert from 'node:assert/strict';
import { test } from 'node:test';

import { FeedBraked, FeedRefused } from '../../src/feeds/feedRefused.ts';
import { exitCodeOf } from '../../src/feeds/runFeed.ts';
import { location, publishedSlot, schedule } from './publicationFolder.ts';
import { slotsImport } from './slotsImport.ts';

const hour = (at: number): string => String(at).padStart(2, '0');
const of = (id: string) => ({ schedule: { reference: `Schedule/${id}` } });
const two = {
  locations: [location('A'), location('B')],
  schedules: [schedule('a', 'A'), schedule('b', 'B')],
  slots: [publishedSlot('09:00-10:00'), publishedSlot('09:00-10:00', 1, of('b'))],
};

const freeCalendars = async (slots: () => Promise<{ status: string; source_key: string }[]>): Promise<string> =>
  (await slots()).flatMap(({ status, source_key: key }) => (status === 'free' ? [key.slice(0, 1)] : [])).join('');

test('a site or a calendar that left the publication, or is inactive, loses its free slots', async (t) => {
  const { run, publish, slots } = await slotsImport(t);
  const withB = (change: object) => ({
    ...two,
    ...change,
  });
  const changes = {
    'site gone': { locations: [location('A')], schedules: [schedule('a', 'A')], slots: [publishedSlot('09:00-10:00')] },
    'calendar gone': withB({ schedules: [schedule('a', 'A')], slots: [publishedSlot('09:00-10:00')] }),
    'site inactive': withB({ locations: [location('A'), location('B', { status: 'inactive' })] }),
    'site suspended': withB({ locations: [location('A'), location('B', { status: 'suspended' })] }),
    'calendar inactive': withB({ schedules: [schedule('a', 'A'), schedule('b', 'B', { active: false })] }),
  };
  for (const [name, change] of Object.entries(changes)) {
    await run(publish(two));
    assert.equal(await freeCalendars(slots), 'ab', name);
    await run(publish(change));
    assert.equal(await freeCalendars(slots), 'a', name);
  }
});

test('a period that is no longer published loses its free slots, unless a row of its calendar could not be read', async (t) => {
  const { run, publish, slots } = await slotsImport(t);
  const free = async () =>
    (await slots()).filter(({ status }) => status === 'free').map(({ source_key: key }) => key.slice(0, 18));
  const schedules = [schedule('a', 'A'), schedule('b', 'A')];
  const [nine, ten] = [publishedSlot('09:00-10:00'), publishedSlot('10:00-11:00')];
  const other = publishedSlot('10:00-11:00', 1, of('b'));
  await run(publish({ schedules, slots: [nine, ten, other] }));
  const unread = publishedSlot('10:00-11:00', -1);
  const partly = await run(publish({ schedules, slots: [nine, unread, '{"resourceType":"Slot",'] }));
  assert.deepEqual([partly.keptCalendars, await free()], [1, ['a|2027-06-10T13:00', 'a|2027-06-10T14:00']]);
  const whole = await run(publish({ schedules, slots: [nine, '{"resourceType":"Slot",'] }));
  assert.deepEqual([whole.keptCalendars, await free()], [0, ['a|2027-06-10T13:00']]);
});

test('a calendar that cannot be read keeps its slots', async (t) => {
  const { run, publish, slots } = await slotsImport(t);
  await run(publish(two));
  await run(publish({ ...two, schedules: [schedule('a', 'A'), { ...schedule('b', 'B'), actor: [] }] }));
  assert.equal(await freeCalendars(slots), 'ab');
});

test('an import that would withdraw more than the brake of its source asks first, and changes nothing', async (t) => {
  const { run, publish, slots } = await slotsImport(t);
  const hours = Array.from({ length: 12 }, (_, at) => publishedSlot(`${hour(at + 8)}:00-${hour(at + 9)}:00`, 5));
  await run(publish({ slots: hours }));
  const free = async () => (await slots()).filter(({ status }) => status === 'free').length;
  await run(publish({ slots: hours.slice(0, 9) }));
  assert.equal(await free(), 45);
  const half = publish({ slots: hours.slice(0, 4) });
  await assert.rejects(
    run(half),
    (error) =>
      error instanceof FeedBraked && /^25 of 45 open slots would be withdrawn, more than 30 %/.test(error.message),
  );
  assert.equal(await free(), 45);
  await run(publish({ slots: hours.slice(0, 4) }), null, { evenSo: true });
  assert.equal(await free(), 20);
});

test('an import of a publication without a slot asks first, however few would be withdrawn', async (t) => {
  const { run, publish, slots } = await slotsImport(t);
  await run(publish(two));
  await assert.rejects(run(publish({ ...two, slots: [] })), FeedBraked);
  assert.equal(await freeCalendars(slots), 'ab');
  await run(publish({ ...two, slots: [] }), null, { evenSo: true });
  assert.equal(await freeCalendars(slots), '');
});

test('the import refuses a web page in the place of a file, and earlier data stays', async (t) => {
  const { run, publish, slots } = await slotsImport(t);
  await run(publish(two));
  const page = '<!doctype html><title>Maintenance</title>';
  for (const change of [{ slots: [page] }, { schedules: [page] }, { locations: [page] }])
    await assert.rejects(
      run(publish({ ...two, ...change })),
      (error) => error instanceof FeedRefused && /is a web page/.test(error.message),
    );
  assert.equal(await freeCalendars(slots), 'ab');
});

test('an import that quarantines more than one row in twenty of a kind says so by its exit code', async (t) => {
  const { run, publish } = await slotsImport(t);
  const hours = Array.from({ length: 19 }, (_, at) => publishedSlot(`${hour(at + 1)}:00-${hour(at + 1)}:30`));
  assert.equal(exitCodeOf(await run(publish({ slots: [...hours, 'x'] }))), 0);
  assert.equal(exitCodeOf(await run(publish({ slots: [...hours, 'x', 'y'] }))), 2);
  assert.equal(exitCodeOf(await run(publish({ slots: hours, schedules: [schedule('a', 'A'), 'x'] }))), 2);
});
