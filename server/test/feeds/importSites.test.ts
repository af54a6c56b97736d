// Holds: product §5 sites-feed
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';

import { FeedRefused } from '../../src/feeds/feedRefused.ts';
import { importSites } from '../../src/feeds/sites/importSites.ts';
import { testDatabase } from '../support/testDatabase.ts';
import { readReport } from './readReport.ts';

const published = fileURLToPath(new URL('../fixtures/odhf/odhfQuebec.csv', import.meta.url));

const setUp = async (t: TestContext) => {
  const folder = mkdtempSync(join(tmpdir(), 'sites-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const { db } = await testDatabase(t);
  const reportPath = join(folder, 'report.ndjson');
  const write = (name: string, content: string | Buffer): string => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const report = () => readReport(reportPath);
  const run = (path: string) => importSites(db, path, reportPath);
  const clinics = () => db.selectFrom('clinics').selectAll().orderBy('source_key').execute();
  return { db, folder, run, write, report, clinics };
};

const header = readFileSync(published, 'utf8').split('\r\n')[0] ?? '';
const rowOf = (index: string): string =>
  readFileSync(published, 'utf8')
    .split('\r\n')
    .find((line) => line.startsWith(`${index},`)) ?? '';

test('the import accepts, merges or quarantines with a reason every one of the 2,359 published facilities', async (t) => {
  const { run, report, clinics } = await setUp(t);
  const tally = await run(published);
  const { rows, accepted, added, merged, quarantined } = tally;
  assert.deepEqual(
    { rows, accepted, added, merged, quarantined },
    { rows: 2359, accepted: 1054, added: 1054, merged: 32, quarantined: 1273 },
  );
  assert.deepEqual(tally.reasons, {
    notAmbulatory: 1242,
    sameFacility: 32,
    headOffice: 23,
    unknownFacilityType: 3,
    outsideQuebec: 3,
    noPlace: 2,
  });
  const lines = report();
  assert.deepEqual(
    lines.map(({ line }) => line),
    Array.from({ length: 2359 }, (_, at) => at + 2),
  );
  assert.ok(lines.every(({ outcome, reason }) => outcome === 'accepted' || reason !== undefined));
  assert.equal((await clinics()).length, 1054);
});

test('the import notes missing and wrong published positions, and leaves no facility far from its home', async (t) => {
  const { run, clinics } = await setUp(t);
  const { notes } = await run(published);
  assert.deepEqual(notes, {
    positionMissing: 76,
    positionFromPostalCode: 82,
    positionUnknown: 4,
    positionFarFromPostalCode: 9,
    positionOutsideQuebec: 1,
    longitudeSignRepaired: 1,
  });
  const all = await clinics();
  assert.equal(all.filter(({ latitude }) => latitude === null).length, 4);
  assert.ok(all.every(({ longitude }) => longitude === null || (longitude > -79.9 && longitude < -57)));
});

test('the published facilities use the three time zones of Quebec', async (t) => {
  const { db, run } = await setUp(t);
  await run(published);
  const zones = await db
    .selectFrom('clinics')
    .select(['time_zone', ({ fn }) => fn.countAll<string>().as('count')])
    .groupBy('time_zone')
    .orderBy('time_zone')
    .execute();
  assert.deepEqual(
    zones.map(({ time_zone: zone, count }) => [zone, Number(count)]),
    [
      ['America/Blanc-Sablon', 10],
      ['America/Halifax', 8],
      ['America/Toronto', 1036],
    ],
  );
});

test('a second import of the same facilities changes nothing and reports that', async (t) => {
  const { run, clinics } = await setUp(t);
  await run(published);
  const before = await clinics();
  const { accepted, unchanged } = await run(published);
  assert.deepEqual({ accepted, unchanged }, { accepted: 1054, unchanged: 1054 });
  assert.deepEqual(await clinics(), before);
});

test('the import changes a moved facility in place and keeps what the feed does not know', async (t) => {
  const { db, run, write, clinics } = await setUp(t);
  await run(write('first.csv', `${header}\n${rowOf('7246')}\n`));
  await db.updateTable('clinics').set({ phone: '418 555-0100', cancel_limit_minutes: 60 }).execute();
  const [before] = await clinics();
  const { changed } = await run(write('second.csv', `${header}\n${rowOf('7246').replace(',411,', ',413,')}\n`));
  const [after] = await clinics();
  assert.equal(changed, 1);
  assert.deepEqual(after, { ...before, address_line: '413, rue de l’Hôtel-Dieu' });
});

test('the import merges a facility with two names into the first one, and keeps two practices under one roof apart', async (t) => {
  const { run, write, report } = await setUp(t);
  await run(
    write(
      'twice.csv',
      [header, rowOf('7510'), rowOf('7797'), rowOf('7510'), rowOf('7871'), rowOf('7876'), ''].join('\n'),
    ),
  );
  assert.deepEqual(
    report().map(({ key, outcome, reason, into }) => [key, outcome, reason, into]),
    [
      ['7510', 'accepted', undefined, undefined],
      ['7797', 'merged', 'sameFacility', '7510'],
      ['7510', 'merged', 'repeatedIndex', '7510'],
      ['7871', 'accepted', undefined, undefined],
      ['7876', 'accepted', undefined, undefined],
    ],
  );
});

test('the import quarantines rows of another width and rows that are not text, with their line', async (t) => {
  const { run, write, report } = await setUp(t);
  const noText = Buffer.from(rowOf('7510').replace('shawville', 'sha\u00e9wville'), 'latin1');
  await run(
    write('odd.csv', Buffer.concat([Buffer.from(`${header}\n1,2,3\n`), noText, Buffer.from(`\n${rowOf('7871')}\n`)])),
  );
  assert.deepEqual(
    report().map(({ line, outcome, reason }) => [line, outcome, reason]),
    [
      [2, 'quarantined', 'wrongColumnCount'],
      [3, 'quarantined', 'unreadableText'],
      [4, 'accepted', undefined],
    ],
  );
});

test('the import refuses in one sentence a file that it cannot read to the end, and earlier data and reports stay', async (t) => {
  const { run, write, report, clinics } = await setUp(t);
  await run(write('good.csv', `${header}\n${rowOf('7510')}\n`));
  const [before, reported] = [await clinics(), report()];
  const bad: [string, RegExp][] = [
    [
      write('open.csv', `${header}\n${rowOf('7871')}\n7872,"never closed\n7873,x\n`),
      /open\.csv is not a CSV file that can be read to its end: .*Quote/,
    ],
    [
      write('late.csv', `${header}\n7872,"closed too late\n${rowOf('7876')}\n`),
      /A quoted field that ends on line 3 has swallowed whole rows/,
    ],
    [write('long.csv', `${header}\n${rowOf('7871')}\n7872,"${'x'.repeat(1_100_000)}\n`), /long\.csv is not a CSV file/],
    [write('columns.csv', 'index,name\n1,x\n'), /columns\.csv lacks the columns facility_name, /],
    [write('empty.csv', ''), /empty\.csv is empty\./],
    [write('gone.csv', '').replace('gone', 'absent'), /absent\.csv cannot be read \(ENOENT\)\./],
  ];
  for (const [path, sentence] of bad) {
    await assert.rejects(run(path), (error) => error instanceof FeedRefused && sentence.test(error.message));
    assert.deepEqual(await clinics(), before);
    assert.deepEqual(report(), reported);
  }
});
