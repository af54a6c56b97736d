// Holds: product §4 close-account, product §4 devices
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';

import { bookingStage, type Patient, type Reply, type Stage } from '../support/booking.ts';
import { whilePatientIsLocked } from '../support/lockedPatient.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { addLink, addPatient } from '../support/people.ts';
import { logIn, openBrowser } from '../support/browser.ts';

const rounds = Number(process.env.RACE_ROUNDS ?? 50);

type Scene = Pick<Stage, 'app' | 'db'> & { owner: Patient; patientId: string; spaceId: string };

const password = 'Chalet-Bleuet-77';

/** Somebody with a password and a slot; in every second scene they book for their child. */
const scenesOn = async (t: TestContext) => {
  const { app, db, deps, patient } = await bookingStage(t);
  const [clinicId, hash] = [await addClinic(db), await deps.passwords.hash(password)];
  return async (round: number): Promise<Scene> => {
    const [owner, spaceId] = [await patient(), await addSlot(db, { clinicId, start: 24 + round })];
    await db.updateTable('accounts').set({ password_hash: hash }).where('id', '=', owner.accountId).execute();
    if (round % 2 === 0) return { app, db, owner, patientId: owner.patientId, spaceId };
    const patientId = await addPatient(db);
    await addLink(db, { account_id: owner.accountId, patient_id: patientId });
    return { app, db, owner, patientId, spaceId };
  };
};

const endElsewhere = async ({ app, owner }: Scene): Promise<number> => {
  const other = openBrowser(app);
  await logIn(other, owner.accountId, password);
  return (await other.send({ method: 'DELETE', url: '/api/user/sessions/others' })).statusCode;
};

type Ending = { when: string; end: (scene: Scene) => Promise<number>; status: number; action: string; waits: number };

/** How a session ends, what the trail says of it, and whether that waits for the patient too. */
const closing: Ending = {
  when: 'the account is closed',
  end: async ({ owner }) => (await owner.send('POST', 'user/close', { password })).status,
  status: 200,
  action: 'account.closed',
  waits: 1,
};
const signingOut: Ending = {
  when: 'one signs out',
  end: async ({ owner }) => (await owner.send('GET', 'logout')).status,
  status: 204,
  action: 'session.closed',
  waits: 1,
};
const endingElsewhere: Ending = {
  when: 'one ends it from another device',
  end: endElsewhere,
  status: 204,
  action: 'session.ended',
  waits: 0,
};

const book = ({ owner, patientId, spaceId }: Scene) => owner.reserve(spaceId, { dependent: { patientId } });

const appointmentsOf = ({ db, patientId }: Scene) =>
  db.selectFrom('appointments').select('id').where('patient_id', '=', patientId).execute();

/** Refused, and nothing happened. */
const assertRefused = async (scene: Scene, { status, refusal }: Reply<unknown>): Promise<void> => {
  assert.equal(`${status} ${refusal.message}`, '401 error.msg.invalidToken');
  assert.deepEqual(await appointmentsOf(scene), []);
};

for (const { when, end, status, waits } of [closing, signingOut, endingElsewhere]) {
  test(`a request admitted before ${when} that locks the patient row after it creates no hold, alert or appointment`, async (t) => {
    const scene = await (await scenesOn(t))(0);
    const late: Promise<Reply<unknown>>[] = [];
    const send = () => {
      late.push(book(scene), scene.owner.hold(scene.spaceId), scene.owner.watch());
    };
    await whilePatientIsLocked(scene.db, scene.patientId, async (waiting) => {
      if (waits === 0) send();
      await waiting(late.length);
      const ended = end(scene);
      if (waits === 0) assert.equal(await ended, status);
      await waiting(late.length + waits);
      if (waits > 0) send();
      await waiting(late.length + waits);
    });
    for (const answer of late) await assertRefused(scene, await answer);
    assert.deepEqual(await scene.db.selectFrom('holds').select('id').execute(), []);
    assert.deepEqual(await scene.db.selectFrom('alerts').select('id').execute(), []);
  });
}

/** At most so many milliseconds before each of the two: a closing takes its time over the password. */
for (const [{ when, end, status, action }, pauses] of [
  [closing, [30, 1]],
  [signingOut, [30, 30]],
] as const) {
  test(`the server books nothing after ${when}, in each of ${rounds} races`, async (t) => {
    const sceneOf = await scenesOn(t);
    let booked = 0;
    for (let round = 0; round < rounds; round += 1) {
      const scene = await sceneOf(round);
      const [answer, ended] = await Promise.all([
        /* eslint-disable waits/no-fixed-wait -- the delay decides who comes first, and the rule holds either way */
        wait(round % pauses[0]).then(() => book(scene)),
        wait((round * 7) % pauses[1]).then(() => end(scene)),
        /* eslint-enable waits/no-fixed-wait */
      ]);
      assert.equal(ended, status);
      if (answer.status !== 201) {
        await assertRefused(scene, answer);
        continue;
      }
      const trail = await scene.db
        .selectFrom('audit_events')
        .select('action')
        .where('actor_account_id', '=', scene.owner.accountId)
        .where('action', 'in', ['reservation.booked', action])
        .orderBy('id')
        .execute();
      assert.deepEqual(
        trail.map((line) => line.action),
        ['reservation.booked', action],
      );
      booked += 1;
    }
    t.diagnostic(`${booked} booked before, ${rounds - booked} refused after`);
  });
}
