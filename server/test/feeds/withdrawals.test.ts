// Holds: product §5 slots-feed
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { location, manifestOf, origin, publishedSlot, schedule } from './publicationFolder.ts';
import { slotsImport } from './slotsImport.ts';

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
  const changes = {
    'site gone': { locations: [location('A')], schedules: [schedule('a', 'A')], slots: [publishedSlot('09:00-10:00')] },
    'calendar gone': { schedules: [schedule('a', 'A')], slots: [publishedSlot('09:00-10:00')] },
    'site inactive': { locations: [location('A'), location('B', { status: 'inactive' })] },
    'site suspended': { locations: [location('A'), location('B', { status: 'suspended' })] },
    'calendar inactive': { schedules: [schedule('a', 'A'), schedule('b', 'B', { active: false })] },
  };
  for (const [name, change] of Object.entries(changes)) {
    await run(publish(two));
    assert.equal(await freeCalendars(slots), 'ab', name);
    const { tallies } = await run(publish({ ...two, ...change }));
    assert.equal(await freeCalendars(slots), 'a', name);
    const notes = [tallies.Location, tallies.Schedule, tallies.Slot].map(({ notes: { inactive = 0 } }) => inactive);
    assert.equal(notes.includes(1), name.endsWith('inactive') || name.endsWith('suspended'), name);
  }
});

test('a recording that omits a region withdraws nothing of its sites', async (t) => {
  const { run, publish, slots, write } = await slotsImport(t);
  await run(publish(two));
  for (const type of ['Location', 'Schedule', 'Slot']) write(`${type}/QC.ndjson`, '');
  const regions = (...names: string[]) =>
    names.flatMap((name) =>
      ['Location', 'Schedule', 'Slot'].map((type): [string, string] => [type, `${origin}/${type}/${name}.ndjson`]),
    );
  await run(publish({ ...two, manifest: manifestOf(...regions('QC', 'ON')) }));
  assert.equal(await freeCalendars(slots), 'ab');
  await run(publish({ ...two, manifest: manifestOf(...regions('QC')) }), null, { evenSo: true });
  assert.equal(await freeCalendars(slots), '');
});

test('a period that is no longer published loses its free slots, unless a row of its calendar could not be read', async (t) => {
  const { run, publish, slots } = await slotsImport(t);
  const free = async () =>
    (await slots()).filter(({ status }) => status === 'free').map(({ source_key: key }) => key.slice(0, 18));
  const schedules = [schedule('a', 'A'), schedule('b', 'A')];
  const [nine, ten] = [publishedSlot('09:00-10:00'), publishedSlot('10:00-11:00')];
  const other = publishedSlot('10:00-11:00', 1, of('b'));
  await run(publish({ schedules, slots: [nine, ten, other] }));
  for (const unread of [
    publishedSlot('10:00-11:00', -1),
    '{"resourceType":"Slot","schedule":{"reference":"Schedule/a"},"start":',
    '{"resourceType":"Slot","schedule":{"reference":"https:\\/\\/clinics.example\\/Schedule\\/a"},"start":',
  ]) {
    await run(publish({ schedules, slots: [nine, ten, other] }));
    const partly = await run(publish({ schedules, slots: [nine, unread, '{"resourceType":"Slot",'] }));
    assert.deepEqual([partly.keptCalendars, await free()], [1, ['a|2087-06-10T13:00', 'a|2087-06-10T14:00']]);
  }
  const whole = await run(publish({ schedules, slots: [nine, '{"resourceType":"Slot",'] }));
  assert.deepEqual([whole.keptCalendars, await free()], [0, ['a|2087-06-10T13:00']]);
});

test('a calendar that cannot be read keeps its slots, and no other calendar does', async (t) => {
  const { run, publish, slots } = await slotsImport(t);
  await run(publish(two));
  const [, other = {}] = two.slots;
  const schedules = [schedule('a', 'A'), schedule('b', 'B', { actor: [] })];
  await run(publish({ ...two, schedules, slots: [other] }), null, { evenSo: true });
  assert.equal(await freeCalendars(slots), 'b');
});

test('an inactive calendar, and one of an inactive site, loses its slots although a row of it cannot be read', async (t) => {
  const { run, publish, slots } = await slotsImport(t);
  const unread = publishedSlot('10:00-11:00', -1, of('b'));
  const changes = {
    'inactive calendar': { schedules: [schedule('a', 'A'), schedule('b', 'B', { active: false })] },
    'inactive site': { locations: [location('A'), location('B', { status: 'inactive' })] },
    'inactive site, calendar unread': {
      locations: [location('A'), location('B', { status: 'inactive' })],
      schedules: [schedule('a', 'A'), schedule('b', 'B', { actor: [] })],
    },
  };
  for (const [name, change] of Object.entries(changes)) {
    await run(publish(two));
    assert.equal(await freeCalendars(slots), 'ab', name);
    await run(publish({ ...two, ...change, slots: [publishedSlot('09:00-10:00'), unread] }));
    assert.equal(await freeCalendars(slots), 'a', name);
  }
});
