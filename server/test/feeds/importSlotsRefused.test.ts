// Holds: product §5 slots-feed
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { test } from 'node:test';

import { FeedRefused } from '../../src/feeds/feedRefused.ts';
import { location, manifestOf, origin, schedule, publishedSlot, type Published } from './publicationFolder.ts';
import { slotsImport } from './slotsImport.ts';

const refusedWith =
  (sentence: RegExp) =>
  (error: unknown): boolean => {
    assert.ok(error instanceof FeedRefused, String(error));
    assert.match(error.message, sentence);
    return true;
  };

/** An import that succeeded once; what it left must still be there after a refusal. */
const importedOnce = async (t: Parameters<typeof slotsImport>[0]) => {
  const imported = await slotsImport(t);
  await imported.run(imported.publish({ slots: [publishedSlot('09:00-10:00', 2)] }));
  const [slots, report] = [await imported.slots(), imported.report()];
  const refuses = async (published: Published, sentence: RegExp): Promise<void> => {
    const folder = imported.publish({ slots: [publishedSlot('11:00-12:00', 2)], ...published });
    await assert.rejects(imported.run(folder), refusedWith(sentence));
    assert.deepEqual(await imported.slots(), slots);
    assert.deepEqual(imported.report(), report);
  };
  return { ...imported, refuses };
};

const files = (slots: string): object =>
  manifestOf(['Location', 'locations.ndjson'], ['Schedule', 'schedules.ndjson'], ['Slot', slots]);

test('the import refuses a manifest that points outside itself before anything changes', async (t) => {
  const { refuses, write } = await importedOnce(t);
  write('other/slots.ndjson', '');
  for (const url of [
    '../slots.ndjson',
    'other/../../slots.ndjson',
    '%2e%2e/slots.ndjson',
    `${origin}/a/%2e%2e%2fslots.ndjson`,
    '..\\slots.ndjson',
    '%zz',
  ]) {
    await refuses({ manifest: files(url) }, /points outside itself: .* climbs out of its folder/);
  }
  for (const url of ['/etc/passwd', '//elsewhere.example/slots.ndjson', '\\slots.ndjson']) {
    await refuses({ manifest: files(url) }, /points outside itself: .* is an absolute path/);
  }
  await refuses({ manifest: files('file:///etc/passwd') }, /is no web address/);
  await refuses({ manifest: files('https://elsewhere.example/slots.ndjson') }, /is not at https:\/\/clinics\.example/);
  await refuses({ manifest: files('https://me:secret@clinics.example/slots.ndjson') }, /carries a user name/);
});

test('the import refuses a link out of the folder, and anything that is not a file', async (t) => {
  const { refuses, folder } = await importedOnce(t);
  const outside = `${folder}-outside`;
  writeFileSync(outside, '');
  t.after(() => rmSync(outside));
  symlinkSync(outside, join(folder, 'link.ndjson'));
  await refuses({ manifest: files('link.ndjson') }, /link\.ndjson is a link out of its folder/);
  mkdirSync(join(folder, 'folder.ndjson'));
  await refuses({ manifest: files('folder.ndjson') }, /folder\.ndjson is no file/);
});

const region = (name: string): [type: string, url: string][] =>
  ['Location', 'Schedule', 'Slot'].map((type) => [type, `${origin}/${type}/${name}.ndjson`]);

test('the import refuses a file missing beside the manifest, even when it is only a part of its region', async (t) => {
  const { refuses, write } = await importedOnce(t);
  await refuses({ manifest: files('absent.ndjson') }, /The file of absent\.ndjson is missing beside the manifest/);
  await refuses({ manifest: manifestOf(...region('QC')) }, /None of the files of the manifest stand beside it/);
  write('Location/QC.ndjson', '');
  write('Slot/QC.ndjson', '');
  await refuses(
    { manifest: manifestOf(...region('QC')) },
    /The file of https:\/\/clinics\.example\/Schedule\/QC\.ndjson is missing/,
  );
});

test('a recording may omit a whole region, and the import reports which', async (t) => {
  const { run, publish, write } = await slotsImport(t);
  for (const type of ['Location', 'Schedule', 'Slot']) write(`${type}/QC.ndjson`, '');
  const { notRecorded } = await run(publish({ manifest: manifestOf(...region('QC'), ...region('ON')) }));
  assert.deepEqual(
    notRecorded,
    region('ON').map(([, url]) => url),
  );
});

test('the import refuses anything that is not a manifest', async (t) => {
  const { refuses, run, folder } = await importedOnce(t);
  await refuses({ manifest: 'not json' }, /\$bulk-publish is not JSON/);
  await refuses({ manifest: {} }, /is no \$bulk-publish manifest: output is missing or wrong/);
  await refuses({ manifest: manifestOf(['Location', 'locations.ndjson']) }, /names no file of type Schedule, Slot/);
  await refuses({ manifest: ' '.repeat(5_000_001) }, /is no manifest: it is too large/);
  await assert.rejects(run(join(folder, 'nowhere')), refusedWith(/nowhere does not exist/));
});

test('the import refuses the whole publication because of an endless line, and takes nothing from the lines before it', async (t) => {
  const { refuses, reportPath } = await importedOnce(t);
  await refuses(
    { slots: [publishedSlot('11:00-12:00'), 'x'.repeat(1_000_001)] },
    /Line 2 of slots\.ndjson is longer than 1000000 bytes/,
  );
  assert.deepEqual(readdirSync(dirname(reportPath)), [basename(reportPath)]);
});

test('the import refuses a web page in the place of a file', async (t) => {
  const { refuses, write } = await importedOnce(t);
  const page = '\n  <!doctype html>\n<title>Maintenance</title>';
  for (const published of [{ slots: [page] }, { schedules: [page] }, { locations: [page] }])
    await refuses(published, /s\.ndjson is a web page, no NDJSON file\. Nothing was taken/);
  write('services.ndjson', page);
  await refuses(
    {
      manifest: manifestOf(
        ['Location', 'locations.ndjson'],
        ['HealthcareService', 'services.ndjson'],
        ['Schedule', 'schedules.ndjson'],
        ['Slot', 'slots.ndjson'],
      ),
    },
    /services\.ndjson is a web page/,
  );
});

test('the import refuses a publication of more than five million slots', async (t) => {
  const { refuses } = await importedOnce(t);
  const slots = Array.from({ length: 5_001 }, (_, id) => publishedSlot('09:00-17:00', 1_000, { id }));
  await refuses({ slots }, /offers more than 5000000 slots/);
});

test('the import quarantines an unusable row with its line and reason, and accepts the others', async (t) => {
  const { run, publish, report, slots } = await slotsImport(t);
  const later = { start: '2087-06-12T09:00:00-04:00' };
  const odd: [object | string, string][] = [
    ['{"resourceType":"Slot"', 'brokenJson'],
    ['[]', 'wrongResourceType'],
    [location('Z'), 'wrongResourceType'],
    ['{"resourceType":"Slot"}', 'wrongShape'],
    [publishedSlot('09:00-10:00', 1, { schedule: { reference: 'Schedule/none' } }), 'unknownSchedule'],
    [publishedSlot('09:00-10:00', 1, { schedule: { reference: 'Location/A' } }), 'wrongShape'],
    [publishedSlot('09:00-10:00', 1, { status: 'maybe' }), 'unknownStatus'],
    [publishedSlot('09:00-10:00', 1.5), 'capacityOutOfRange'],
    [publishedSlot('09:00-10:00', -1), 'capacityOutOfRange'],
    [publishedSlot('09:00-10:00', 1e9), 'capacityOutOfRange'],
    [publishedSlot('10:00-09:00'), 'endsBeforeStart'],
    [publishedSlot('09:00-10:00', 1, { end: later.start }), 'longerThanADay'],
    [publishedSlot('09:00-10:00', 1, { start: 'soon' }), 'unreadableTime'],
    [publishedSlot('09:00-10:00', 1, { id: 'a\0b' }), 'wrongShape'],
    [publishedSlot('09:00-10:00', 1, { id: '\ud800' }), 'wrongShape'],
    ['['.repeat(200_000), 'brokenJson'],
  ];
  const { tallies } = await run(publish({ slots: [...odd.map(([row]) => row), publishedSlot('09:00-10:00')] }));
  assert.deepEqual(
    report()
      .filter(({ outcome }) => outcome === 'quarantined')
      .map(({ line, reason }) => [line, reason]),
    odd.map(([, reason], at) => [at + 1, reason]),
  );
  assert.deepEqual(
    [tallies.Slot.rows, tallies.Slot.quarantined, tallies.Slot.accepted, (await slots()).length],
    [odd.length + 1, odd.length, 1, 1],
  );
});

test('the import gives separate reasons for a site without a known time zone, a calendar without a site, and a repeated site', async (t) => {
  const { run, publish, report } = await slotsImport(t);
  await run(
    publish({
      locations: [
        location('A'),
        location('A', { name: 'Autre nom' }),
        location('far', { address: { city: 'Elsewhere', state: 'ZZ' }, position: null }),
      ],
      schedules: [
        schedule('a', 'A'),
        schedule('b', 'far'),
        schedule('c', 'A', { actor: [{ reference: 'Practitioner/1' }] }),
        schedule('d', 'A', { serviceType: [] }),
      ],
    }),
  );
  const sites = report().map(({ line, key, outcome, reason, notes }) => [line, key, outcome, reason ?? notes?.join()]);
  assert.deepEqual(sites, [
    [3, 'far', 'quarantined', 'unknownTimeZone'],
    [2, 'b', 'quarantined', 'unknownLocation'],
    [3, 'c', 'quarantined', 'noLocation'],
    [1, 'A', 'accepted', undefined],
    [2, 'A', 'merged', 'repeatedId'],
    [1, 'a', 'accepted', undefined],
    [4, 'd', 'accepted', 'serviceTypeUnknown'],
  ]);
});
