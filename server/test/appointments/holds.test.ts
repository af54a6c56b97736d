// Holds: product §8 one-hold, product §8 hold-life, product §8 hold-seen
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';

import { holdStage, minuteMs } from '../support/holds.ts';
import { addClinic, addSlot } from '../support/network.ts';

const minutesLeft = (expiresAt: string): number => Math.round((Date.parse(expiresAt) - Date.now()) / minuteMs);

test('a hold keeps a free slot for five minutes', async (t) => {
  const {
    me,
    spaces: [spaceId],
  } = await holdStage(t);
  const { status, body } = await me.hold(spaceId);
  assert.equal(status, 200);
  assert.deepEqual([body.spaceId, body.extendable, minutesLeft(body.expiresAt)], [spaceId, true, 5]);
});

test('an id in capitals names the same slot', async (t) => {
  const {
    me,
    spaces: [spaceId],
  } = await holdStage(t);
  const { status, body } = await me.hold(spaceId.toUpperCase());
  assert.deepEqual([status, body.spaceId], [200, spaceId]);
});

test('holding one’s own slot again adds five minutes, once; after that the hold stays unchanged', async (t) => {
  const {
    me,
    spaces: [spaceId],
  } = await holdStage(t);
  const first = (await me.hold(spaceId)).body;
  const second = (await me.hold(spaceId)).body;
  assert.deepEqual([second.holdId, second.extendable], [first.holdId, false]);
  assert.equal(Date.parse(second.expiresAt) - Date.parse(first.expiresAt), 5 * minuteMs);
  const third = await me.hold(spaceId);
  assert.deepEqual([third.status, third.body], [200, second]);
});

test('extending a given hold works once, is refused the second time, and fails as expired once the hold ran out', async (t) => {
  const {
    me,
    spaces: [spaceId],
    letRunOut,
  } = await holdStage(t);
  const { holdId } = (await me.hold(spaceId)).body;
  assert.equal((await me.hold(spaceId, { holdId })).body.extendable, false);
  const again = await me.hold(spaceId, { holdId });
  assert.deepEqual([again.status, again.refusal.message], [422, 'appointment.holdNotExtendable']);
  await letRunOut();
  const late = await me.hold(spaceId, { holdId });
  assert.deepEqual([late.status, late.refusal.message], [410, 'appointment.holdExpired']);
  assert.equal((await me.hold(spaceId, { holdId: randomUUID() })).status, 410);
});

test('a person holds one slot at a time: a new hold frees the old one', async (t) => {
  const {
    me,
    other,
    spaces: [one, two],
    holders,
  } = await holdStage(t);
  await me.hold(one);
  await me.hold(two);
  assert.deepEqual(await holders(), [`${me.patientId} ${two}`]);
  assert.equal((await other.hold(one)).status, 200);
});

test('holding a slot that another person holds fails as taken and lists the free slots nearby', async (t) => {
  const {
    me,
    other,
    spaces: [one, two],
    holders,
  } = await holdStage(t);
  await other.hold(one);
  const { status, refusal } = await me.hold(one);
  assert.deepEqual(
    [status, refusal.message, refusal.spaces?.map(({ spaceId }) => spaceId)],
    [409, 'appointment.spaceTaken', [two]],
  );
  assert.deepEqual(await holders(), [`${other.patientId} ${one}`]);
});

test('a refused hold leaves the person’s current hold unchanged', async (t) => {
  const {
    me,
    other,
    spaces: [one, two],
    holders,
  } = await holdStage(t);
  await me.hold(one);
  await other.hold(two);
  await me.hold(two);
  assert.deepEqual((await holders()).sort(), [`${me.patientId} ${one}`, `${other.patientId} ${two}`].sort());
});

test('an expired hold gives the slot to the first person who asks', async (t) => {
  const {
    me,
    other,
    spaces: [spaceId],
    letRunOut,
    holders,
  } = await holdStage(t);
  await other.hold(spaceId);
  await letRunOut();
  const { status, body } = await me.hold(spaceId);
  assert.deepEqual([status, body.extendable], [200, true]);
  assert.deepEqual(await holders(), [`${me.patientId} ${spaceId}`]);
  assert.equal((await other.hold(spaceId)).status, 409);
});

test('a person may hold the same slot again after their hold expired', async (t) => {
  const {
    me,
    spaces: [spaceId],
    letRunOut,
  } = await holdStage(t);
  const first = (await me.hold(spaceId)).body;
  await letRunOut();
  const anew = (await me.hold(spaceId)).body;
  assert.notEqual(anew.holdId, first.holdId);
  assert.deepEqual([anew.extendable, minutesLeft(anew.expiresAt)], [true, 5]);
});

test('the server refuses to hold a slot that is over, taken, unknown or already the person’s own', async (t) => {
  const {
    db,
    me,
    other,
    spaces: [one, two],
  } = await holdStage(t);
  const past = await addSlot(db, { clinicId: await addClinic(db), start: -1 });
  const gone = await addSlot(db, { clinicId: await addClinic(db, { active: false }), start: 24 });
  await me.reserve(one);
  await other.reserve(two);
  const refused = async (spaceId: string) => {
    const { status, refusal } = await me.hold(spaceId);
    return `${status} ${refusal.message}`;
  };
  assert.equal(await refused(past), '422 appointment.spaceInPast');
  assert.equal(await refused(two), '409 appointment.spaceTaken');
  assert.equal(await refused(one), '409 appointment.alreadyYours');
  assert.equal(await refused(gone), '404 errors.notFound');
  assert.equal(await refused(randomUUID()), '404 errors.notFound');
});
