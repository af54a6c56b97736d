// Holds: product §8 one-hold, product §8 hold-life, product §8 hold-seen
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { holdStage, minuteMs } from '../support/holds.ts';
import { addLink, addPatient } from '../support/people.ts';

test('the holder finds the held slot again after a reload, and other people do not', async (t) => {
  const {
    me,
    other,
    spaces: [spaceId],
    letRunOut,
  } = await holdStage(t);
  assert.deepEqual((await me.held()).body.holds, []);
  const held = (await me.hold(spaceId)).body;
  const { holds, checkedAt } = (await me.held()).body;
  assert.deepEqual(
    holds.map(({ space, ...hold }) => [hold, space.spaceId, space.held]),
    [[{ ...held, patientId: me.patientId }, spaceId, 'by-me']],
  );
  assert.equal(Math.round((Date.parse(held.expiresAt) - Date.parse(checkedAt)) / minuteMs), 5);
  assert.deepEqual((await other.held()).body.holds, []);
  await letRunOut();
  assert.deepEqual((await me.held()).body.holds, []);
});

test('a person who may book for others also finds their held slots and the patient of each, but no longer those of a locked person', async (t) => {
  const {
    db,
    me,
    spaces: [one, two],
  } = await holdStage(t);
  const child = await addPatient(db);
  await addLink(db, { account_id: me.accountId, patient_id: child });
  await me.hold(one, { dependent: { patientId: child } });
  await me.hold(two);
  const heldFor = async () => (await me.held()).body.holds.map(({ spaceId, patientId }) => [spaceId, patientId]);
  assert.deepEqual(await heldFor(), [
    [one, child],
    [two, me.patientId],
  ]);
  await db.updateTable('dependents').set({ locked_at: new Date() }).execute();
  assert.deepEqual(await heldFor(), [[two, me.patientId]]);
});
