// Holds: product §4 access-at-once, product §8 live-stream
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { alertStage, offeredTo } from '../support/alerts.ts';
import { liveStage } from '../support/liveStage.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { addLink, addMessage } from '../support/people.ts';

const ways = [
  ['user/lockDependentAccess', {}],
  ['user/removeDependentAccess', {}],
  ['user/updateAccessDependent', { hasAccess: false }],
  ['user/updateAccessDependent', { scopes: ['history', 'messages'] }],
] as const;

/** A person and two accounts that act for them. */
const family = async (t: TestContext) => {
  const stage = await alertStage(t);
  const [lea, marie, luc, next] = await stage.patients(4);
  assert.ok(lea && marie && luc && next);
  for (const { accountId } of [marie, luc]) {
    await addLink(stage.db, {
      account_id: accountId,
      patient_id: lea.patientId,
      scopes: ['book', 'history', 'messages'],
    });
  }
  return { ...stage, dependent: { patientId: lea.patientId }, lea, luc, marie, next };
};

for (const [call, more] of ways) {
  test(`the call ${call} with ${JSON.stringify(more)} frees a slot held through the link (product §4 access-at-once)`, async (t) => {
    const { clinicId, db, dependent, marie, next } = await family(t);
    const spaceId = await addSlot(db, { clinicId, start: 24 });
    assert.equal((await marie.hold(spaceId, { dependent })).status, 200);
    assert.equal((await next.hold(spaceId)).status, 409);
    assert.equal((await marie.send('POST', call, { ...dependent, ...more })).status, 200);
    assert.equal((await next.hold(spaceId)).status, 200);
  });
}

test('a slot held by the person or another parent stays held when a delegate loses access (product §4 access-at-once)', async (t) => {
  const { clinicId, db, dependent, luc, marie, next } = await family(t);
  const spaceId = await addSlot(db, { clinicId, start: 24 });
  await luc.hold(spaceId, { dependent });
  assert.equal((await marie.send('POST', 'user/lockDependentAccess', dependent)).status, 200);
  assert.equal((await next.hold(spaceId)).status, 409);
  assert.equal((await luc.reserve(spaceId, { dependent })).status, 201);
});

test('alerts made through an ended link end, and their offers go to the next person; other people’s alerts continue (product §4 access-at-once)', async (t) => {
  const { dependent, lea, marie, next, takenSlot } = await family(t);
  await marie.watch({}, { dependent });
  await lea.watch();
  await next.watch();
  const { spaceId, cancel } = await takenSlot();
  await cancel();
  assert.equal(await offeredTo(lea), spaceId);
  assert.equal((await marie.send('POST', 'user/removeDependentAccess', dependent)).status, 200);
  assert.deepEqual(
    (await lea.alerts()).body.alerts.map(({ state }) => state),
    ['waiting'],
  );
  assert.equal(await offeredTo(next), spaceId);
});

test('open pages of the account learn of an ended access at once, and the unread count drops its messages (product §4 access-at-once)', async (t) => {
  const { db, listen, patients } = await liveStage(t);
  const [lea, marie] = await patients(2);
  assert.ok(lea && marie);
  await addClinic(db);
  await addLink(db, { account_id: marie.accountId, patient_id: lea.patientId, scopes: ['messages'] });
  await addMessage(db, { patient_id: lea.patientId });
  const stream = await listen(marie);
  await stream.heard('unread');
  assert.equal(stream.of('unread').at(-1)?.total, 1);
  assert.equal((await marie.send('POST', 'user/lockDependentAccess', { patientId: lea.patientId })).status, 200);
  await stream.heard('dependents');
  await stream.heard('unread', 2);
  assert.equal(stream.of('unread').at(-1)?.total, 0);
});
