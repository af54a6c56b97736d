// Holds: product §8 durability
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

import { z } from 'zod';

import { testFolder } from '../support/folders.ts';
import { assertKept, write, type Entry } from '../support/ledger.ts';
import { patientAt } from '../support/patientAt.ts';
import { eventually, runners, runScript, type Runner } from '../support/processes.ts';
import { addressOf, runServer } from '../support/runServer.ts';

/** Five in every run of the tests; a soak asks for more. */
const kills = Number(process.env.LEDGER_KILLS ?? 5);
const writers = 20;
/** Slots a writer may book in one life of the server: fewer stay than a person may have ahead. */
const most = 180;

const prepare = new URL('../support/prepareLedger.ts', import.meta.url);
const told = z.object({
  clinicId: z.string(),
  people: z.array(
    z.object({ accountId: z.string(), patientId: z.string(), cookies: z.array(z.tuple([z.string(), z.string()])) }),
  ),
});

const slotId = (n: number): string => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;

/** A folder with people for each life of the server, and slots for each of them. */
const ledgerStage = async (t: TestContext, runner: Runner) => {
  const dataDir = testFolder(t, runner.uid);
  const program = runScript(prepare, [dataDir, `${kills * writers}`, `${kills * writers * most}`], { runner });
  assert.equal(await program.ended, 0, program.output());
  const { clinicId, people } = told.parse(JSON.parse(program.output()));
  const env = {
    DATA_DIR: dataDir,
    MAX_UPCOMING: '100',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'fatal',
    DATABASE_TIMEOUT_MS: '20000',
  };
  return { clinicId, people: people.map((person) => ({ ...person, cookies: new Map(person.cookies) })), env };
};

const acknowledgedIn = (books: Entry[][]): number =>
  books.flat().filter(({ state }) => state !== 'asked' && state !== 'refused').length;

const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

for (const runner of runners) {
  test(`after ${kills} kills of the server run by ${runner.name} no acknowledged appointment is lost and none exists twice`, async (t) => {
    const { clinicId, people, env } = await ledgerStage(t, runner);
    const pageTops: number[] = [];
    let acknowledged = 0;
    const start = async () => {
      const started = performance.now();
      const server = runServer(t, env, runner);
      const address = await addressOf(server);
      pageTops.push(performance.now() - started);
      return { server, address };
    };
    let { server, address } = await start();
    for (let life = 0; life < kills; life += 1) {
      const crowd = people.slice(life * writers, (life + 1) * writers);
      const books = crowd.map((): Entry[] => []);
      const writing = crowd.map((person, at) =>
        write(
          {
            who: patientAt(address, person),
            clinicId,
            most,
            slotOf: (n) => slotId((life * writers + at) * most + n),
          },
          books[at] ?? [],
        ),
      );
      await eventually(() => acknowledgedIn(books) >= writers, 'enough was acknowledged');
      // eslint-disable-next-line waits/no-fixed-wait -- it may die at any moment: whatever was acknowledged by then is kept
      await sleep(100 * ((life * 7) % 10));
      server.child.kill('SIGKILL');
      await Promise.all([...writing, server.ended]);
      ({ server, address } = await start());
      await Promise.all(crowd.map((person, at) => assertKept(patientAt(address, person), books[at] ?? [])));
      acknowledged += acknowledgedIn(books);
    }
    t.diagnostic(
      `${acknowledged} acknowledged, all kept; opens again in ${median(pageTops).toFixed(0)} ms, at most ${Math.max(...pageTops).toFixed(0)} ms`,
    );
    server.child.kill('SIGTERM');
    assert.equal(await server.ended, 0);
  });
}
