// Holds: product §5 slots-feed
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { manifestOf, publishedSlot } from './publicationFolder.ts';
import { slotsImport } from './slotsImport.ts';

const capacity = (valueInteger: unknown) => ({
  extension: [{ url: 'http://fhir-registry.smarthealthit.org/StructureDefinition/slot-capacity', valueInteger }],
});

test('the import reads a capacity that is published as text', async (t) => {
  const { run, publish, slots } = await slotsImport(t);
  const { tallies } = await run(publish({ slots: [publishedSlot('09:00-10:00', 1, capacity('3'))] }));
  assert.deepEqual([(await slots()).length, tallies.Slot.quarantined], [3, 0]);
  const wrong = ['many', '-1', '1.5'].map((text, at) => publishedSlot(`1${at}:00-1${at}:30`, 1, capacity(text)));
  assert.equal((await run(publish({ slots: wrong }))).tallies.Slot.quarantined, 3);
});

test('the import reads a manifest with a byte order mark', async (t) => {
  const { run, publish, slots } = await slotsImport(t);
  const files = { Location: 'locations', Schedule: 'schedules', Slot: 'slots' };
  const urls = Object.entries(files).map(([type, name]): [string, string] => [type, `${name}.ndjson`]);
  await run(
    publish({ slots: [publishedSlot('09:00-10:00')], manifest: `\uFEFF${JSON.stringify(manifestOf(...urls))}` }),
  );
  assert.equal((await slots()).length, 1);
});
