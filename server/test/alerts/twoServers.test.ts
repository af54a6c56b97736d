// Holds: product §4 alerts, product §8 alert-offers
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { openDatabase } from '../../src/data/db.ts';
import { loadKeys } from '../../src/data/keys.ts';
import { offeredTo, offersAge, zoneShowing } from '../support/alerts.ts';
import type { Patient } from '../support/booking.ts';
import { testFolder } from '../support/folders.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { patientAt } from '../support/patientAt.ts';
import { eventually } from '../support/processes.ts';
import { addressOf, runServer } from '../support/runServer.ts';
import { signedIn } from '../support/signedIn.ts';
import { createTestDatabase } from '../support/testDatabase.ts';

/** Servers of their own processes on one database and one set of keys, and people with a browser on any of them. */
const manyServers = async (t: TestContext) => {
  const { url, drop } = await createTestDatabase();
  t.after(drop);
  const dataDir = testFolder(t);
  const { csrf: csrfKey } = loadKeys({ production: false, keysDir: null, dataDir });
  const env = {
    DATABASE_URL: url,
    KEYS_DIR: `${dataDir}/keys`,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'fatal',
    DATABASE_TIMEOUT_MS: '20000',
  };
  const start = async () => {
    const program = runServer(t, env);
    return {
      address: await addressOf(program),
      kill: async () => {
        program.child.kill('SIGKILL');
        await program.ended;
      },
    };
  };
  const [one, two] = await Promise.all([start(), start()]);
  const { db, close } = await openDatabase({
    dataDir,
    database: { url, migrateUrl: null, readUrl: null, poolSize: 2, timeoutMs: 20_000 },
  });
  t.after(close);
  return { db, people: (count: number) => signedIn({ db, csrf: { newest: () => csrfKey } }, count), one, two, start };
};

const oneHas = async (people: readonly Patient[], spaceId: string): Promise<number> => {
  const offers = await Promise.all(people.map(offeredTo));
  return offers.filter((offered) => offered === spaceId).length;
};

test('two servers offer a slot to one person at a time, in order, notify each once, and continue when one is killed and both are restarted', async (t) => {
  const { db, people, one, two, start } = await manyServers(t);
  const clinicId = await addClinic(db, { time_zone: zoneShowing(12) });
  const spaceId = await addSlot(db, { clinicId, start: 30 });
  const signed = await people(5);
  const at = (address: string) => signed.map((person) => patientAt(address, person));
  const [holder, ...watchers] = at(one.address);
  assert.ok(holder);
  const { reservationId } = (await holder.reserve(spaceId)).body;
  for (const watcher of watchers) assert.equal((await watcher.watch()).status, 201);
  const messages = async () =>
    (await db.selectFrom('messages').select('patient_id').where('kind', '=', 'alert').orderBy('sent_at').execute()).map(
      (row) => row.patient_id,
    );
  const isTold = (count: number) =>
    eventually(async () => (await messages()).length === count, `${count} people are told`);

  await holder.cancel({ clinicId, reservationId });
  await isTold(1);
  await offersAge(db, 120);
  await isTold(2);
  assert.equal(await oneHas(at(two.address), spaceId), 1);

  await Promise.all([one.kill(), two.kill()]);
  assert.equal((await db.selectFrom('alert_offers').selectAll().where('outcome', 'is', null).execute()).length, 1);
  const [three, four] = await Promise.all([start(), start()]);
  assert.equal(await oneHas(at(three.address), spaceId), 1);
  await offersAge(db, 120);
  await three.kill();
  await isTold(3);
  const told = await messages();
  assert.deepEqual(
    told,
    signed.slice(1, 4).map(({ patientId }) => patientId),
  );

  await offersAge(db, 120);
  const last = at(four.address)[4];
  assert.ok(last);
  await eventually(async () => (await last.search()).body.spaces.length === 1, 'the place is free for all');
  assert.equal((await last.reserve(spaceId)).status, 201);
  assert.deepEqual(await messages(), told);
});
