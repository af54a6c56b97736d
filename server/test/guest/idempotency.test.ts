import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';

import type { GuestHold, GuestAppointment } from '../../../contract/guest.ts';
import { bookingStage } from '../support/booking.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { newborn, setCode, guest } from '../support/guest.ts';

test('each guest step repeated with its idempotency key is done once and gets the same answer, and no token is stored (product §8 idempotency)', async (t) => {
  const { app, deps, db } = await bookingStage(t);
  const clinicId = await addClinic(db);
  const [first, second] = [await addSlot(db, { clinicId, start: 24 }), await addSlot(db, { clinicId, start: 48 })];
  const person = guest(app);
  const twice = async <T>(path: string, body: object, status: number): Promise<T> => {
    const key = { 'idempotency-key': randomUUID() };
    const answers = [await person.send<T>('POST', path, body, key), await person.send<T>('POST', path, body, key)];
    assert.deepEqual(
      answers.map((answer) => answer.status),
      [status, status],
      path,
    );
    assert.equal(answers[0]?.raw, answers[1]?.raw, path);
    const [one] = answers;
    assert.ok(one);
    return one.body;
  };
  const { token } = await twice<GuestHold>('hold', { spaceId: first, proof: await person.prove(first) }, 200);
  assert.equal((await db.selectFrom('guest_bookings').select('slot_id').execute()).length, 1);
  await twice('identify', { ...newborn, token }, 200);
  assert.equal((await db.selectFrom('outbox').select('id').where('template', '=', 'expressCode').execute()).length, 1);
  const { reference } = await twice<{ reference: string }>(
    'reserve',
    { token, code: await setCode(deps, token), raisonVisite: 'other' },
    201,
  );

  const {
    body: { manageToken },
  } = await person.manage(reference, newborn.birthDate);
  assert.equal((await twice<GuestAppointment>('reschedule', { manageToken, space: second }, 200)).spaceId, second);
  assert.equal((await twice<GuestAppointment>('cancel', { manageToken }, 200)).status, 'cancelled');
  const kept = await db.selectFrom('idempotency_records').select(['scope', 'answer_sealed']).execute();
  assert.equal(kept.length, 5);
  const stored = kept.map(({ scope, answer_sealed: sealed }) => `${scope} ${sealed?.toString('latin1')}`).join('\n');
  for (const secret of [token, manageToken, reference]) assert.equal(stored.includes(secret), false);
});

test('an idempotency key leaves no record without a proof of work or a live token, however often it is sent; completed work is recorded (product §8 limits)', async (t) => {
  const { app, db } = await bookingStage(t);
  const person = guest(app);
  const spaceId = await addSlot(db, { clinicId: await addClinic(db), start: 24 });
  const proof = await person.prove(spaceId);
  const unsolved = { ...proof, solution: { ...proof.solution, derivedKey: '00'.repeat(32) } };
  const token = 'A'.repeat(43);
  const made: [string, object, number][] = [
    ['identify', { ...newborn, token, birthDate: '2999-01-01' }, 422],
    ['identify', { ...newborn, token }, 410],
    ['hold', { spaceId, proof: unsolved }, 422],
    ['reserve', { token, code: '123456', raisonVisite: 'x' }, 410],
    ['cancel', { manageToken: token }, 410],
    ['release', { token }, 204],
  ];
  const keyed = () => ({ 'idempotency-key': randomUUID() });
  for (const [path, body, status] of made)
    assert.equal((await person.send('POST', path, body, keyed())).status, status, path);
  assert.deepEqual(await db.selectFrom('idempotency_records').select('route').execute(), []);
  assert.equal((await person.send('POST', 'hold', { spaceId, proof }, keyed())).status, 200);
  assert.equal((await db.selectFrom('idempotency_records').select('route').execute()).length, 1);
});
