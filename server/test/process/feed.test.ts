// Holds: product §5 slots-feed, product §5 sites-feed
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { publicationFolder, publishedSlot } from '../feeds/publicationFolder.ts';
import { runScript } from '../support/processes.ts';
import { testFolder } from '../support/folders.ts';
import { createTestDatabase } from '../support/testDatabase.ts';

const feed = new URL('../../src/feeds/main.ts', import.meta.url);
const operations = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
const holdDatabase = new URL('../support/holdDatabase.ts', import.meta.url);
const sites = fileURLToPath(new URL('../fixtures/odhf/odhfQuebec.csv', import.meta.url));
const publication = new URL(
  '../fixtures/smart-riteaid-nj-2023/digital_vaccine-provider_bulk-publish.json',
  import.meta.url,
).pathname;

test('the feed command imports into the embedded database while the server is stopped, and prints counts that add up', async (t) => {
  const env = { DATA_DIR: testFolder(t) };
  const imported = runScript(feed, ['sites', sites], { env });
  assert.equal(await imported.ended, 0, imported.output());
  assert.match(
    imported.output(),
    /^Sites: 2359 rows = 1054 accepted \(1054 added, 0 changed, 0 unchanged\) \+ 32 merged \+ 1273 quarantined\n {2}reasons: notAmbulatory 1242, /,
  );
  assert.match(imported.output(), /feed-reports\/sites-\S+\.ndjson\n$/);
});

test('the feed command imports into the database of DATABASE_URL', async (t) => {
  const { url, drop } = await createTestDatabase();
  t.after(drop);
  const words = ['slots', publication, '--mode', 'entrusted'];
  const imported = runScript(feed, words, { env: { DATA_DIR: testFolder(t), DATABASE_URL: url } });
  assert.equal(await imported.ended, 0, imported.output());
  assert.match(imported.output(), /\nSlots: 46702 added, 0 freed again, 0 moved, 0 withdrawn\n/);
});

test('the feed command shows a publication that nobody entrusted once a period, says who books, and entrusts it later', async (t) => {
  const { url, drop } = await createTestDatabase();
  t.after(drop);
  const run = async (...words: string[]): Promise<string> => {
    const program = runScript(feed, words, { env: { DATA_DIR: testFolder(t), DATABASE_URL: url } });
    assert.equal(await program.ended, 0, program.output());
    return program.output();
  };
  assert.equal(
    await run('sources'),
    'There are no sources. To add one: npm run feed -- source <name> --address <manifest>\n',
  );
  const imported = await run('slots', publication);
  assert.match(imported, /^Source api\.riteaid\.com\S*: link-out, its slots are booked at its publisher\n/);
  assert.match(imported, /\nSlots: 1430 added, /);
  const [, name = ''] = /^Source (\S+):/.exec(imported) ?? [];
  const entrusted = `${name}: entrusted, its slots are booked here; the time zone of each site; brake 40 %; imported by hand; no address\n`;
  assert.equal(await run('source', name, '--mode', 'entrusted', '--brake', '40'), `Changed ${entrusted}`);
  assert.equal(await run('sources'), entrusted);
});

test('the exit code of the feed command says what became of the import', async (t) => {
  const { url, drop } = await createTestDatabase();
  t.after(drop);
  const { folder, publish } = publicationFolder(t);
  const imports = async (slots: (object | string)[], ...words: string[]): Promise<[number | null, string]> => {
    publish({ slots });
    const program = runScript(feed, ['slots', folder, ...words], { env: { DATA_DIR: folder, DATABASE_URL: url } });
    return [await program.ended, program.output()];
  };
  const [few, many] = [[publishedSlot('09:00-10:00')], [publishedSlot('09:00-10:00', 30)]];
  assert.equal((await imports(many, '--mode', 'entrusted'))[0], 0);
  const [braked, sentence] = await imports(few);
  assert.deepEqual(
    [braked, sentence],
    [3, '29 of 30 open slots would be withdrawn, more than 30 %. If that is right: --even-so. Nothing was taken.\n'],
  );
  assert.equal((await imports(few, '--even-so'))[0], 0);
  const [quarantined, lines] = await imports([...few, publishedSlot('10:00-11:00', -1)]);
  assert.equal(quarantined, 2);
  assert.match(lines, /\n {2}1 calendars have a row that could not be read; /);
  assert.equal((await imports(['<html>']))[0], 1);
});

test('the feed command imports into the embedded database beside a running server, and leaves the server running', async (t) => {
  const dataDir = testFolder(t);
  const server = runScript(holdDatabase, [dataDir]);
  t.after(() => server.child.kill('SIGKILL'));
  await server.wrote('held, run 1');
  const imported = runScript(feed, ['sites', sites], { env: { DATA_DIR: dataDir } });
  assert.equal(await imported.ended, 0, imported.output());
  assert.match(imported.output(), /1054 accepted \(1054 added/);
  assert.equal(server.child.exitCode, null);
});

test('an invalid feed command prints its usage, with the exit codes as the operations have them, and a missing feed is named', async (t) => {
  const env = { DATA_DIR: testFolder(t) };
  const said = async (...words: string[]): Promise<string> => {
    const program = runScript(feed, words, { env });
    assert.equal(await program.ended, 1);
    return program.output();
  };
  for (const words of [
    [],
    ['sites'],
    ['places', 'x'],
    ['sites', 'a', 'b'],
    ['sites', 'a', '--even-so'],
    ['slots', '-x'],
    ['slots', 'a', '--brake', '9'],
    ['source', 'a', '--even-so'],
    ['run'],
    ['run', 'a', '--zone', 'UTC'],
    ['sources', 'a'],
  ])
    assert.match(await said(...words), /^npm run feed -- sites <file\.csv>/);
  const rows = [...operations.matchAll(/^\| (\d) \| (.*) \|$/gm)];
  assert.deepEqual(
    rows.map(([, code]) => code),
    ['0', '1', '2', '3'],
  );
  const usage = await said();
  for (const [, code = '', meaning = ''] of rows)
    assert.ok(usage.includes(`    ${code}  ${meaning.replaceAll('`', '')}\n`), meaning);
  assert.equal(
    await said('slots', 'x', '--zone', 'Nowhere/Town'),
    'There is no time zone Nowhere/Town; write it as America/Toronto.\n',
  );
  assert.equal(await said('source', 'x', '--brake', '0'), '0 is no whole number from 1 to 100.\n');
  assert.equal(await said('source', 'x', '--every', '10081'), '10081 is no whole number from 0 to 10080.\n');
  assert.equal(await said('source', 'x', '--mode', 'sold'), 'There is no mode sold: write link-out or entrusted.\n');
  assert.equal(await said('slots', '/nowhere'), '/nowhere does not exist.\n');
});
