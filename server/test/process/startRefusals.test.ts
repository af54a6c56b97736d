// Holds: product §7 settings
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { test } from 'node:test';

import { testFolder } from '../support/folders.ts';
import { eventually, processesIn } from '../support/processes.ts';
import { runServer } from '../support/runServer.ts';
import { assertRefused, migratedDatabase } from '../support/startRefused.ts';
import { withDatabase } from '../support/template.ts';

test('the server reports a port already in use in one sentence', async (t) => {
  const squatter = createServer().listen(0, '127.0.0.1');
  await once(squatter, 'listening');
  t.after(() => squatter.close());
  const address = squatter.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const program = runServer(t, { PORT: `${port}`, DATABASE_URL: await migratedDatabase(t) });
  await assertRefused(program, new RegExp(`^127\\.0\\.0\\.1:${port} is taken by another program: `));
});

test('the server tries its port before it makes a database, and leaves no folder behind', async (t) => {
  const squatter = createServer().listen(0, '127.0.0.1');
  await once(squatter, 'listening');
  t.after(() => squatter.close());
  const address = squatter.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const DATA_DIR = testFolder(t);
  await assertRefused(runServer(t, { PORT: `${port}`, DATA_DIR }), /is taken by another program: /);
  assert.deepEqual(
    readdirSync(DATA_DIR).filter((name) => name.startsWith('pg')),
    [],
  );
});

test('the server refuses a data folder that is a file, in one sentence', async (t) => {
  const DATA_DIR = join(testFolder(t), 'data');
  writeFileSync(DATA_DIR, 'not a folder');
  await assertRefused(runServer(t, { DATA_DIR }), /\S+data\S* is not writable/);
});

test('the server refuses a damaged data folder, in one sentence that says what helps', async (t) => {
  const DATA_DIR = testFolder(t);
  const first = runServer(t, { DATA_DIR });
  await first.wrote('Portail patient: ');
  first.child.kill('SIGTERM');
  assert.equal(await first.ended, 0);
  rmSync(join(DATA_DIR, 'pg18/base/5'), { recursive: true });
  await assertRefused(runServer(t, { DATA_DIR }), /^The database in \S+ is damaged \(\w+\): restore the folder /);
});

test('the server tells every problem of its keys, in the same line as those of its settings', async (t) => {
  const KEYS_DIR = testFolder(t);
  writeFileSync(join(KEYS_DIR, 'encryption-1.key'), 'too short');
  const keys =
    /encryption-1\.key must hold 32 bytes in base64\. .*blind-index\.key is missing\. .*csrf\.key is missing\.\n$/;
  await assertRefused(runServer(t, { KEYS_DIR }), new RegExp(`^The key file \\S+${keys.source}`));
  await assertRefused(
    runServer(t, { KEYS_DIR, HOLD_MINUTES: '-5' }),
    new RegExp(`^Settings refused: HOLD_MINUTES must .+${keys.source}`),
  );
});

test('the server reports a host that is not this machine in one sentence', async (t) => {
  const program = runServer(t, { HOST: '192.0.2.1', DATABASE_URL: await migratedDatabase(t) });
  await assertRefused(program, /^192\.0\.2\.1:0 is not an address of this machine: /);
});

test('the server refuses to start on a data folder in use, and the first server stops cleanly', async (t) => {
  const DATA_DIR = testFolder(t);
  const first = runServer(t, { DATA_DIR });
  await first.wrote('Portail patient: ');
  await assertRefused(runServer(t, { DATA_DIR }), /^The data folder \S+ is in use by another server \(process \d+\): /);
  first.child.kill('SIGTERM');
  assert.equal(await first.ended, 0);
  await eventually(() => processesIn(DATA_DIR).length === 0, 'no process of the database left');
});

const badAddresses: [what: string, change: (url: string) => string, sentence: RegExp][] = [
  ['where nothing answers', () => 'postgres://portail:secret@127.0.0.1:1/portail', /nothing answers there/],
  ['of no known host', () => 'postgres://portail:secret@host.invalid/portail', /no such host|cannot be looked up/],
  ['of a database that is not there', (url) => withDatabase(url, 'none'), /it has no database of that name/],
];

for (const [what, change, sentence] of badAddresses) {
  test(`the server reports a DATABASE_URL ${what} in one sentence that does not show it`, async (t) => {
    const program = runServer(t, { DATABASE_URL: change(await migratedDatabase(t)) });
    await assertRefused(program, sentence);
    assert.doesNotMatch(program.output(), /secret|postgres:\/\//);
  });
}

test('the server reports wrong settings in one sentence', async (t) => {
  await assertRefused(
    runServer(t, { PORT: 'eight', HOLD_MINUTES: '-5' }),
    /^Settings refused: PORT must .+; HOLD_MINUTES must /,
  );
});

test('production does not start without its secrets', async (t) => {
  await assertRefused(
    runServer(t, { NODE_ENV: 'production' }),
    /^Settings refused: PUBLIC_URL is required in production; /,
  );
});

test('the server’s own entry is production unless the settings say otherwise', async (t) => {
  await assertRefused(runServer(t, { NODE_ENV: '' }), /^Settings refused: PUBLIC_URL is required in production; /);
});
