// Holds: product §7 settings
import assert from 'node:assert/strict';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { testFolder } from '../support/folders.ts';
import { runScript } from '../support/processes.ts';
import { addressOf, runServer } from '../support/runServer.ts';
import { createTestDatabase } from '../support/testDatabase.ts';

const clinic = new URL('../../src/clinic/main.ts', import.meta.url);

const typed = async (words: string[], env: NodeJS.ProcessEnv) => {
  const program = runScript(clinic, words, { env });
  return { code: await program.ended, output: program.output() };
};

test('one command makes the keys of a network, and never replaces any (product §7 settings)', async (t) => {
  const KEYS_DIR = join(testFolder(t), 'keys');
  const made = await typed(['make-keys', KEYS_DIR], {});
  assert.equal(made.code, 0, made.output);
  assert.deepEqual(readdirSync(KEYS_DIR).sort(), ['blind-index.key', 'csrf.key', 'encryption-1.key', 'vapid.key']);
  for (const name of readdirSync(KEYS_DIR)) assert.equal(statSync(join(KEYS_DIR, name)).mode & 0o777, 0o600);
  const again = await typed(['make-keys', KEYS_DIR], {});
  assert.deepEqual([again.code, again.output], [1, `${KEYS_DIR} holds keys already. None was made or changed.\n`]);
});

test('a server with other keys does not start, and a command says which key is wrong (product §8 key-rotation)', async (t) => {
  const { url: DATABASE_URL, drop } = await createTestDatabase();
  t.after(drop);
  const right = { DATABASE_URL, KEYS_DIR: join(testFolder(t), 'keys') };
  const wrong = { DATABASE_URL, KEYS_DIR: join(testFolder(t), 'keys') };
  for (const { KEYS_DIR } of [right, wrong]) await typed(['make-keys', KEYS_DIR], {});
  const first = runServer(t, right);
  await addressOf(first);
  first.child.kill('SIGTERM');
  assert.equal(await first.ended, 0);

  const refused = runServer(t, wrong);
  assert.equal(await refused.ended, 1);
  assert.match(refused.output(), /^The keys of \S+ are not those of this database: [^\n]+\.\n$/);
  const right1 = await typed(['check-keys'], right);
  assert.equal(right1.code, 0, right1.output);
  assert.match(
    right1.output,
    /^encryption-1\.key: right\nblind-index\.key: right\n[^]*Every key is right, and every value opens\.\n$/,
  );
  const wrong1 = await typed(['check-keys'], wrong);
  assert.equal(wrong1.code, 1);
  assert.match(wrong1.output, /^encryption-1\.key: another key\nblind-index\.key: another key\n/);
  assert.match((await typed(['clinics'], wrong)).output, /^The keys of \S+ are not those of this database: /);
});

test('a server without its development keys does not start on the data that they sealed (product §7 settings)', async (t) => {
  const DATA_DIR = testFolder(t);
  const first = runServer(t, { DATA_DIR });
  await addressOf(first);
  first.child.kill('SIGTERM');
  assert.equal(await first.ended, 0);
  rmSync(join(DATA_DIR, 'keys'), { recursive: true });
  const refused = runServer(t, { DATA_DIR });
  assert.equal(await refused.ended, 1);
  assert.match(refused.output(), /^The development keys of \S+ are missing, and [^\n]+\.\n$/);
});
