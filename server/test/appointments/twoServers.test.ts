// Holds: product §4 one-winner, product §4 reschedule
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { openDatabase } from '../../src/data/db.ts';
import { loadKeys } from '../../src/data/keys.ts';
import { testFolder } from '../support/folders.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { patientAt } from '../support/patientAt.ts';
import { assertOneWinnerEach, raceSize, runRace } from '../support/race.ts';
import { addressOf, runServer } from '../support/runServer.ts';
import { signedIn } from '../support/signedIn.ts';
import { createTestDatabase } from '../support/testDatabase.ts';

const size = raceSize({ rounds: 20, requesters: 50 });

/** Two servers, each its own process, on one database and one set of keys. */
const twoServers = async (t: TestContext) => {
  const { url, drop } = await createTestDatabase();
  t.after(drop);
  const dataDir = testFolder(t);
  const { csrf: csrfKey } = loadKeys({ production: false, keysDir: null, dataDir });
  const env = {
    DATABASE_URL: url,
    KEYS_DIR: `${dataDir}/keys`,
    MAX_UPCOMING: '100',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'fatal',
    DATABASE_TIMEOUT_MS: '20000',
  };
  const addresses = await Promise.all([runServer(t, env), runServer(t, env)].map(addressOf));
  const { db, close } = await openDatabase({
    dataDir,
    database: { url, migrateUrl: null, readUrl: null, poolSize: 2, timeoutMs: 20_000 },
  });
  t.after(close);
  return { db, csrfKey, addresses };
};

test(`when people on two servers reserve one slot at once, one gets it, in each of ${size.rounds} rounds`, async (t) => {
  const { db, csrfKey, addresses } = await twoServers(t);
  const people = (await signedIn({ db, csrf: { newest: () => csrfKey } }, size.requesters)).map((person, at) =>
    patientAt(addresses[at % 2] ?? '', person),
  );
  const outcomes = await runRace({
    db,
    ...size,
    attempt: async (requester, slotId) => {
      const answer = await people[requester]?.reserve(slotId);
      if (answer?.status === 201) return 'won';
      assert.deepEqual([answer?.status, answer?.refusal.message], [409, 'appointment.spaceTaken']);
      return 'lost';
    },
  });
  assertOneWinnerEach(outcomes, size.requesters);
});

const movers = raceSize({ rounds: 10, requesters: 12 });

test(`when people on two servers move to one slot at once, one succeeds and the others keep theirs, in each of ${movers.rounds} rounds`, async (t) => {
  const { db, csrfKey, addresses } = await twoServers(t);
  const people = (await signedIn({ db, csrf: { newest: () => csrfKey } }, movers.requesters)).map((person, at) =>
    patientAt(addresses[at % 2] ?? '', person),
  );
  const clinicId = await addClinic(db);
  const appointments = await Promise.all(
    people.map(async (person, at) => (await person.reserve(await addSlot(db, { clinicId, start: 1_000 + at }))).body),
  );
  const outcomes = await runRace({
    db,
    ...movers,
    attempt: async (requester, slotId) => {
      const answer = await people[requester]?.reschedule(appointments[requester]?.reservationId ?? '', slotId);
      if (answer?.status === 200) return 'won';
      assert.deepEqual([answer?.status, answer?.refusal.message], [409, 'appointment.spaceTaken']);
      return 'lost';
    },
  });
  assertOneWinnerEach(outcomes, movers.requesters);
  const standing = await db.selectFrom('appointments').select('reference').where('status', '=', 'booked').execute();
  assert.deepEqual(
    new Set(standing.map(({ reference }) => reference)),
    new Set(appointments.map(({ reference }) => reference)),
  );
});
