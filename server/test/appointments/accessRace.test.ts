// Holds: spec §6 dependents, product §4 not-yours, product §4 access-at-once
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { bookingStage } from '../support/booking.ts';
import { whilePatientIsLocked } from '../support/lockedPatient.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { addLink, addPatient } from '../support/people.ts';

const rounds = Number(process.env.RACE_ROUNDS ?? 50);

/** How access ends, by the caregiver or by the person, and what a later booking is told. */
const ways = [
  { call: 'user/lockDependentAccess', by: 'holder', status: 200, refusal: '403 dependents.noAccess' },
  { call: 'user/removeDependentAccess', by: 'holder', status: 200, refusal: '404 errors.notFound' },
  { call: 'user/withdrawAccess', by: 'person', status: 204, refusal: '404 errors.notFound' },
] as const;

for (const { call, by, status, refusal } of ways) {
  test(`the server books nothing for a person after ${call}, in each of ${rounds} races (product §4 access-at-once)`, async (t) => {
    const { db, patient } = await bookingStage(t, { env: { MAX_UPCOMING: '100' } });
    const clinicId = await addClinic(db);
    const [parent, person] = [await patient(), await patient()];
    const outcomes = { booked: 0, refused: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const childId = by === 'holder' ? await addPatient(db) : person.patientId;
      const linkId = await addLink(db, {
        account_id: parent.accountId,
        patient_id: childId,
        basis: 'written-authorization',
      });
      const spaceId = await addSlot(db, { clinicId, start: 24 + round });
      const wait = (ms: number) =>
        new Promise((resolve) => {
          // eslint-disable-next-line waits/no-fixed-wait -- the delay decides who comes first, and the rule holds either way
          setTimeout(resolve, ms);
        });
      const book = async () => {
        await wait(round % 4);
        return parent.reserve(spaceId, { dependent: { patientId: childId } });
      };
      const takeAway = async () => {
        await wait(round % 5);
        return by === 'holder'
          ? parent.send('POST', call, { patientId: childId })
          : person.send('POST', call, { linkId });
      };
      const [answer, taken] = await Promise.all([book(), takeAway()]);
      assert.equal(taken.status, status, taken.raw);
      const trail = await db
        .selectFrom('audit_events')
        .select(['action', 'entity_id'])
        .where('patient_id', '=', childId)
        .orderBy('id')
        .execute();
      const at = (id: string) => trail.findIndex(({ entity_id: entityId }) => entityId === id);
      if (answer.status === 201) {
        assert.ok(at(answer.body.reservationId) < at(linkId), JSON.stringify(trail));
        outcomes.booked += 1;
      } else {
        assert.equal(`${answer.status} ${answer.refusal.message}`, refusal);
        assert.deepEqual(
          await db.selectFrom('appointments').select('id').where('patient_id', '=', childId).execute(),
          [],
        );
        outcomes.refused += 1;
      }
      await db.deleteFrom('appointments').where('patient_id', '=', childId).execute();
    }
    assert.equal(outcomes.booked + outcomes.refused, rounds);
    t.diagnostic(`${outcomes.booked} booked before, ${outcomes.refused} refused after`);
  });
}

test('a slot is held for nobody whose record is merged into another meanwhile', async (t) => {
  const { db, patient } = await bookingStage(t);
  const me = await patient();
  const [spaceId, into] = [await addSlot(db, { clinicId: await addClinic(db), start: 24 }), await addPatient(db)];
  const { held } = await whilePatientIsLocked(db, me.patientId, async (waiting, transaction) => {
    const late = me.hold(spaceId);
    await waiting(1);
    await transaction.updateTable('patients').set({ merged_into: into }).where('id', '=', me.patientId).execute();
    return { held: late };
  });
  const { refusal, status } = await held;
  assert.deepEqual([status, refusal.message], [404, 'errors.notFound']);
});
