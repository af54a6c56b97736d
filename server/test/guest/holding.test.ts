import assert from 'node:assert/strict';
import { test } from 'node:test';

import { bookingStage, type Stage } from '../support/booking.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { newborn, setCode, guest } from '../support/guest.ts';

const clinicWith = async (db: Stage['db'], count: number) => {
  const clinicId = await addClinic(db);
  return Promise.all(Array.from({ length: count }, (_, hour) => addSlot(db, { clinicId, start: 24 + hour })));
};

test('a guest holds a slot with a proof of work made for it, once; a missing, spent, changed or foreign proof holds nothing (product §4 hoarding)', async (t) => {
  const { app, db } = await bookingStage(t);
  const [slot = '', other = ''] = await clinicWith(db, 30);
  const person = guest(app);
  const proof = await person.prove(slot);
  const cheaper = {
    ...proof,
    challenge: { ...proof.challenge, parameters: { ...proof.challenge.parameters, cost: 1 } },
  };
  const elsewhere = {
    ...proof,
    challenge: { ...proof.challenge, parameters: { ...proof.challenge.parameters, data: { spaceId: other } } },
  };
  const unsolved = { ...proof, solution: { ...proof.solution, derivedKey: '00'.repeat(32) } };
  const inputs = [
    { spaceId: slot },
    { spaceId: other, proof },
    { spaceId: slot, proof: cheaper },
    { spaceId: other, proof: elsewhere },
    { spaceId: slot, proof: unsolved },
  ];
  for (const input of inputs)
    assert.equal((await person.send('POST', 'hold', input)).refusal.message, 'express.proofNeeded');

  const atOnce = await Promise.all(
    Array.from({ length: 5 }, () => person.send<{ token: string }>('POST', 'hold', { spaceId: slot, proof })),
  );
  assert.deepEqual(atOnce.map(({ status }) => status).toSorted(), [200, 422, 422, 422, 422]);
  const token = atOnce.find(({ status }) => status === 200)?.body.token ?? '';
  assert.equal((await person.send('POST', 'hold', { spaceId: other, token })).refusal.message, 'express.proofNeeded');
  assert.equal((await person.extend(other, token, crypto.randomUUID())).refusal.message, 'appointment.holdExpired');
  assert.equal((await person.send('GET', `proof?spaceId=${crypto.randomUUID()}`)).status, 404);
});

test('a guest token holds one slot: a new hold frees the old one, and releasing it deletes what was typed (product §8 one-hold)', async (t) => {
  const { app, db, patient } = await bookingStage(t);
  const [first = '', second = ''] = await clinicWith(db, 30);
  const person = guest(app);
  const {
    body: { token },
  } = await person.hold(first);
  const inside = await patient();
  assert.equal((await inside.hold(first)).refusal.message, 'appointment.spaceTaken');
  await person.hold(second, { token });
  assert.equal((await inside.hold(first)).status, 200);
  await person.identify(token);
  assert.equal((await person.send('POST', 'release', { token })).status, 204);
  assert.deepEqual(await db.selectFrom('guest_bookings').selectAll().execute(), []);
  assert.deepEqual(
    (await db.selectFrom('holds').select('slot_id').execute()).map((hold) => hold.slot_id),
    [first],
  );
  assert.equal((await person.identify(token)).refusal.message, 'express.ended');
  assert.equal((await person.send('POST', 'release', { token })).status, 204);
});

test('guests hold at most a tenth of a clinic’s slots, however many ask at once, and the other guests can still book theirs (product §4 hoarding)', async (t) => {
  const { app, db, deps, patient } = await bookingStage(t);
  const slots = await clinicWith(db, 20);
  const crowd = slots.slice(0, 12).map((spaceId) => ({ spaceId, person: guest(app) }));
  const answers = await Promise.all(crowd.map(({ person, spaceId }) => person.hold(spaceId)));
  assert.deepEqual(
    answers.map(({ status }) => status),
    crowd.map(() => 200),
  );
  assert.equal(answers.filter(({ body: { hold } }) => hold !== null).length, 2);

  const kept = answers.findIndex(({ body: { hold } }) => hold !== null);
  const moved = await crowd[kept]?.person.hold(slots[18] ?? '', { token: answers[kept]?.body.token ?? '' });
  assert.equal(moved?.body.hold?.spaceId, slots[18], 'their own hold is not in their way');

  const late = answers.findIndex(({ body: { hold } }) => hold === null);
  const [who, token] = [crowd[late], answers[late]?.body.token ?? ''];
  assert.ok(who);
  assert.equal(
    (await who.person.search({}, { token })).body.spaces.find(({ spaceId }) => spaceId === who.spaceId)?.held,
    null,
  );
  await who.person.identify(token);
  assert.equal((await who.person.reserve(token, await setCode(deps, token))).status, 201);
  assert.equal((await (await patient()).hold(slots[19] ?? '')).status, 200, 'a signed-in patient still holds');
});

test('one network address holds three slots, and the server reveals nothing else to it (product §4 hoarding)', async (t) => {
  const { app, db } = await bookingStage(t);
  const slots = await clinicWith(db, 60);
  const holds = [];
  for (const spaceId of slots.slice(0, 4)) holds.push((await guest(app, '198.51.100.7').hold(spaceId)).body.hold);
  assert.deepEqual(
    holds.map((hold) => hold !== null),
    [true, true, true, false],
  );
  assert.notEqual((await guest(app, '198.51.100.8').hold(slots[4] ?? '')).body.hold, null);
});

test('one network address holds three slots, however many clinics it asks at the same moment (product §4 hoarding)', async (t) => {
  const { app, db } = await bookingStage(t);
  const slots = await Promise.all(
    Array.from({ length: 8 }, async () => addSlot(db, { clinicId: await addClinic(db), start: 24 })),
  );
  const crowd = await Promise.all(
    slots.map(async (spaceId) => {
      const person = guest(app, '198.51.100.7');
      return { person, input: { spaceId, proof: await person.prove(spaceId) } };
    }),
  );
  await Promise.all(crowd.map(({ person, input }) => person.send('POST', 'hold', input)));
  assert.equal((await db.selectFrom('holds').select('id').execute()).length, 3);
});

test('one mailbox holds at most three slots; a further hold is released, regardless of owner, and its slot can still be booked (product §4 hoarding)', async (t) => {
  const { app, db, deps } = await bookingStage(t);
  const slots = await clinicWith(db, 80);
  const crowd = await Promise.all(
    slots.slice(0, 5).map(async (spaceId) => {
      const person = guest(app);
      return { person, spaceId, token: (await person.hold(spaceId)).body.token };
    }),
  );
  const heldSlots = async () => (await db.selectFrom('holds').select('slot_id').execute()).map((hold) => hold.slot_id);
  assert.equal((await heldSlots()).length, 5, 'before a mailbox is named there is none to count by');
  const answers = await Promise.all(crowd.map(({ person, token }) => person.identify(token)));
  assert.deepEqual(answers.map(({ status, body: { isLetGo } }) => [status, isLetGo]).toSorted(), [
    [200, false],
    [200, false],
    [200, false],
    [200, true],
    [200, true],
  ]);
  const stay = crowd.filter((_, at) => answers[at]?.body.isLetGo === false).map(({ spaceId }) => spaceId);
  assert.deepEqual((await heldSlots()).toSorted(), stay.toSorted());

  const late = crowd.find((_, at) => answers[at]?.body.isLetGo === true);
  assert.ok(late);
  assert.equal(
    (await late.person.hold(slots[20] ?? '', { token: late.token })).body.hold,
    null,
    'another time is not kept either',
  );
  assert.equal((await guest(app).hold(late.spaceId)).body.hold?.spaceId, late.spaceId, 'what was let go is free');
  await late.person.identify(late.token);
  assert.equal((await late.person.reserve(late.token, await setCode(deps, late.token))).status, 201);
  assert.equal(
    (await late.person.hold(slots[21] ?? '')).body.hold?.spaceId,
    slots[21],
    'a guest without an email address yet is not counted',
  );
});

test('the proof of work costs more where guests hold many slots, and only there (product §4 hoarding)', async (t) => {
  const { app, db, deps } = await bookingStage(t);
  const [crowded, calm] = [await clinicWith(db, 40), await clinicWith(db, 40)];
  for (const spaceId of crowded.slice(0, 4)) await guest(app).hold(spaceId);
  const costAt = async (spaceId = '') =>
    (await guest(app).prove(spaceId)).challenge.parameters.cost / deps.config.proofRounds;
  assert.deepEqual([await costAt(crowded[9]), await costAt(calm[9])], [16, 1]);
});

test('a mailbox gets five codes an hour, regardless of requester and owner, and another mailbox does not wait (product §8 limits)', async (t) => {
  const { app, db } = await bookingStage(t, { env: { RATE_LIMITS: 'on' } });
  const [slot = ''] = await clinicWith(db, 30);
  const {
    body: { token },
  } = await guest(app).hold(slot);
  for (let times = 0; times < 6; times += 1)
    assert.equal(
      (await guest(app).identify('A'.repeat(43))).status,
      410,
      'a caller who did no work uses up none of them',
    );
  const statuses = [];
  for (let times = 0; times < 6; times += 1) statuses.push((await guest(app).identify(token)).status);
  assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429]);
  assert.equal((await guest(app).identify(token, { email: `autre.${newborn.email}` })).status, 200);
});
