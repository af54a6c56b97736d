// Holds: product §8 hold-life, product §4 not-yours
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { bookingStage } from '../support/booking.ts';
import { addClinic, addSlot } from '../support/network.ts';

const releaseStage = async (t: TestContext) => {
  const stage = await bookingStage(t);
  const spaceId = await addSlot(stage.db, { clinicId: await addClinic(stage.db), start: 24 });
  const [me, other] = [await stage.patient(), await stage.patient()];
  const { holdId } = (await me.hold(spaceId)).body;
  return { ...stage, me, other, spaceId, holdId };
};

test('releasing a hold frees its slot for others at once, however the request names the hold', async (t) => {
  const { me, other, spaceId, holdId } = await releaseStage(t);
  const released = await me.release({ holdId });
  assert.deepEqual([released.status, released.body.holdId, released.body.extendable], [200, holdId, false]);
  assert.ok(Date.parse(released.body.expiresAt) <= Date.now() + 1_000);
  assert.equal((await other.hold(spaceId)).status, 200);
  assert.equal((await other.release({ spaceId })).status, 200);
  assert.equal((await me.hold(spaceId)).status, 200);
  assert.equal((await me.release({})).status, 200);
  assert.equal((await other.hold(spaceId)).status, 200);
});

test('releasing an expired hold returns 410, and releasing an unknown one returns 404', async (t) => {
  const { db, me, holdId } = await releaseStage(t);
  await db
    .updateTable('holds')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute();
  const late = await me.release({ holdId });
  assert.deepEqual([late.status, late.refusal.message], [410, 'appointment.holdExpired']);
  const again = await me.release({ holdId });
  assert.deepEqual([again.status, again.refusal.message], [404, 'errors.notFound']);
});

test('a person cannot release another person’s hold', async (t) => {
  const { db, other, spaceId, holdId } = await releaseStage(t);
  for (const named of [{ holdId }, { spaceId }, {}]) assert.equal((await other.release(named)).status, 404);
  assert.equal((await db.selectFrom('holds').selectAll().execute()).length, 1);
});
