// Holds: product §7 start, product §8 durability
import assert from 'node:assert/strict';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';

import { rulesOf } from '../../src/data/embedded/platform.ts';
import { startOfProcess } from '../../src/data/embedded/processes.ts';
import { testFolder } from '../support/folders.ts';
import { eventually, ordinaryUser, processesIn, runScript } from '../support/processes.ts';

const holdDatabase = new URL('../support/holdDatabase.ts', import.meta.url);

/** A data folder as people name theirs. */
const accentedFolder = (t: TestContext): string => {
  const folder = join(testFolder(t, ordinaryUser.uid), 'l’été à Lévis');
  mkdirSync(folder);
  chownSync(folder, ordinaryUser.uid, -1);
  return folder;
};

const postmasterFile = (dataDir: string): string => join(dataDir, 'pg18', 'postmaster.pid');

for (const system of ['darwin', 'win32'] as const) {
  const hold = (dataDir: string) => runScript(holdDatabase, [dataDir, system], { runner: ordinaryUser });

  test(`by the rules of ${system}, the database keeps what was written, and an orderly stop leaves nothing behind`, async (t) => {
    const dataDir = accentedFolder(t);
    for (const run of [1, 2]) {
      const holder = hold(dataDir);
      t.after(() => holder.child.kill('SIGKILL'));
      await holder.wrote(`held, run ${run}`);
      const usesPort = readFileSync(postmasterFile(dataDir), 'utf8').split('\n')[5] === '127.0.0.1';
      assert.equal(usesPort, rulesOf(system).channel === 'loopback');
      holder.child.kill('SIGTERM');
      assert.equal(await holder.ended, 0);
      assert.deepEqual(readdirSync(dataDir).sort(), ['pg18', 'pg18.password']);
      assert.equal(existsSync(postmasterFile(dataDir)), false);
    }
  });

  test(`by the rules of ${system}, the database ends with a server that is killed, and opens again`, async (t) => {
    const dataDir = accentedFolder(t);
    for (const run of [1, 2]) {
      const holder = hold(dataDir);
      await holder.wrote(`held, run ${run}`);
      assert.notEqual(processesIn(dataDir).length, 0);
      holder.child.kill('SIGKILL');
      await holder.ended;
      await eventually(() => processesIn(dataDir).length === 0, 'no process of the database left');
    }
  });
}

test('a process is known by its start where there is no /proc, and a dead one has none', () => {
  assert.match(startOfProcess(process.pid, 'darwin') ?? '', /\d\d:\d\d:\d\d/);
  assert.equal(startOfProcess(process.pid, 'darwin'), startOfProcess(process.pid, 'darwin'));
  assert.equal(startOfProcess(4_194_304, 'darwin'), null);
  assert.equal(startOfProcess(process.pid, 'win32'), 'unknown');
});
