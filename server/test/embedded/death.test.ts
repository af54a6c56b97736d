// Holds: product §8 durability
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

import pg from 'pg';

import { startEmbedded } from '../../src/data/embedded/startEmbedded.ts';
import { testFolder } from '../support/folders.ts';
import { eventually, processesIn, runners, runScript } from '../support/processes.ts';

const holdDatabase = new URL('../support/holdDatabase.ts', import.meta.url);

for (const runner of runners) {
  test(`the database run by ${runner.name} dies with its parent, even by kill -9, and opens again`, async (t) => {
    const dataDir = testFolder(t, runner.uid);
    for (const run of [1, 2, 3]) {
      const holder = runScript(holdDatabase, [dataDir], { runner });
      await holder.wrote(`held, run ${run}`);
      assert.notEqual(processesIn(dataDir).length, 0);
      holder.child.kill('SIGKILL');
      await holder.ended;
      await eventually(() => processesIn(dataDir).length === 0, 'no process of the database left');
    }
  });

  test(`a start by ${runner.name} that is killed at any moment leaves no process and no incomplete database`, async (t) => {
    const dataDir = testFolder(t, runner.uid);
    for (const afterMs of [60, 120, 200, 300, 450, 600]) {
      const holder = runScript(holdDatabase, [dataDir], { runner });
      // eslint-disable-next-line waits/no-fixed-wait -- it may die at any moment of its start, and on each machine these are others
      await sleep(afterMs);
      holder.child.kill('SIGKILL');
      await holder.ended;
    }
    await eventually(() => processesIn(dataDir).length === 0, 'no process of the database left');
    const holder = runScript(holdDatabase, [dataDir], { runner });
    t.after(() => holder.child.kill('SIGKILL'));
    await holder.wrote('held, run');
  });
}

const answers = async (connection: pg.ClientConfig): Promise<boolean> => {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
};

test('the server restarts a database killed on its own, under the same address', async (t) => {
  const dataDir = testFolder(t);
  const server = await startEmbedded({ dataDir });
  t.after(server.stop);
  for (let round = 0; round < 2; round += 1) {
    const postmaster = Number(readFileSync(join(dataDir, 'pg18', 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(postmaster, 'SIGKILL');
    await eventually(async () => !(await answers(server.owner)), 'the connection is refused');
    await eventually(() => answers(server.owner), 'the database answers again');
  }
});

test('a stop during a restart of the database still stops it', async (t) => {
  const dataDir = testFolder(t);
  const server = await startEmbedded({ dataDir });
  const postmaster = Number(readFileSync(join(dataDir, 'pg18', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const killed = processesIn(dataDir);
  process.kill(postmaster, 'SIGKILL');
  await eventually(() => processesIn(dataDir).some((pid) => !killed.includes(pid)), 'the restart has begun');
  await server.stop();
  await eventually(() => processesIn(dataDir).length === 0, 'no process of the database left');
});
