// Holds: product §7 start
import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { findBinaries } from '../../src/data/embedded/binaries.ts';
import { chooseLauncher } from '../../src/data/embedded/launcher.ts';
import { startEmbedded } from '../../src/data/embedded/startEmbedded.ts';
import { testFolder } from '../support/folders.ts';
import { ordinaryUser, runScript } from '../support/processes.ts';

const holdDatabase = new URL('../support/holdDatabase.ts', import.meta.url);

test('the server refuses a second process on the same data folder in one sentence, and the first keeps working', async (t) => {
  const dataDir = testFolder(t);
  const first = runScript(holdDatabase, [dataDir]);
  t.after(() => first.child.kill('SIGKILL'));
  await first.wrote('held, run 1');
  const second = runScript(holdDatabase, [dataDir]);
  assert.equal(await second.ended, 1);
  assert.match(second.output(), /^refused: The data folder \S+ is in use by another server \(process \d+\): [^\n]+\n$/);
  assert.equal(first.child.exitCode, null);
});

test('a start takes over the data folder of a dead process without any output', async (t) => {
  const dataDir = testFolder(t);
  const first = runScript(holdDatabase, [dataDir]);
  await first.wrote('held, run 1');
  first.child.kill('SIGKILL');
  await first.ended;
  const second = runScript(holdDatabase, [dataDir]);
  t.after(() => second.child.kill('SIGKILL'));
  await second.wrote('held, run 2');
});

test('the server refuses a data folder that is not writable in one sentence', async (t) => {
  const dataDir = join(testFolder(t), 'closed');
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o555);
  const program = runScript(holdDatabase, [dataDir], { runner: ordinaryUser });
  assert.equal(await program.ended, 1);
  assert.match(program.output(), /^refused: The data folder \S+ is not writable: [^\n]+\n$/);
});

test('a platform without an embedded database gets a refusal that names what it needs instead', () => {
  assert.throws(() => findBinaries('freebsd', 'x64'), {
    name: 'StartupRefusal',
    message: /Node 24 .*DATABASE_URL.*freebsd-x64/,
  });
});

test('the server refuses the database of another user, whichever user runs it', (t) => {
  assert.throws(() => chooseLauncher(findBinaries(), testFolder(t), 4_242), {
    name: 'StartupRefusal',
    message: /belongs to another user/,
  });
});

test('the server refuses to open data whose password is missing', async (t) => {
  const dataDir = testFolder(t);
  await (await startEmbedded({ dataDir })).stop();
  rmSync(join(dataDir, 'pg18.password'));
  await assert.rejects(startEmbedded({ dataDir }), { name: 'StartupRefusal', message: /pg18\.password, is missing/ });
});

test('of many servers that find a dead server’s data folder at once, exactly one takes it over', async (t) => {
  const dataDir = testFolder(t);
  await (await startEmbedded({ dataDir })).stop();
  writeFileSync(join(dataDir, 'server.pid'), '4194304 1\n');
  const programs = Array.from({ length: 6 }, () => runScript(holdDatabase, [dataDir]));
  t.after(() => programs.forEach(({ child }) => child.kill('SIGKILL')));
  await Promise.all(programs.map(({ wrote, ended }) => Promise.race([wrote('held, run 1').catch(() => null), ended])));
  const [holder, ...others] = programs.sort(
    (a, b) => Number(b.output().startsWith('held')) - Number(a.output().startsWith('held')),
  );
  assert.match(holder?.output() ?? '', /^held, run 1\n$/);
  for (const other of others) {
    assert.equal(await other.ended, 1);
    assert.match(other.output(), /^refused: The data folder \S+ is (?:in use|being taken) by another server/);
  }
});
