// Holds: spec §7 dependents, product §8 only-less, product §8 bodies
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';

import type { Dependent } from '../../../contract/dependents.ts';
import { bookingStage } from '../support/booking.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { addLink, addPatient, bornYearsAgo } from '../support/people.ts';

const calls = ['updateAccessDependent', 'removeDependentAccess', 'lockDependentAccess'] as const;

const setUp = async (t: TestContext) => {
  const stage = await bookingStage(t);
  const { db } = stage;
  const [parent, other] = await stage.patients(2);
  assert.ok(parent && other);
  const childId = await addPatient(db, { first_name: 'Léa', birth_date: bornYearsAgo(6.5) });
  const linkId = await addLink(db, {
    account_id: parent.accountId,
    patient_id: childId,
    scopes: ['book', 'history', 'messages'],
    basis: 'parental-authority',
    relationship: 'child',
  });
  const clinicId = await addClinic(db);
  const act = async (call: (typeof calls)[number], body: object, who = parent) => {
    const { status, body: answer, refusal, raw } = await who.send('POST', `user/${call}`, body);
    const said: Dependent = answer;
    return { status, said, message: refusal.message, raw };
  };
  const actions = () =>
    db
      .selectFrom('audit_events')
      .select(['action', 'capacity', 'actor_account_id', 'patient_id'])
      .where('entity_id', '=', linkId)
      .orderBy('id')
      .execute();
  return { ...stage, act, actions, childId, clinicId, linkId, other, parent };
};

test('freezing a link makes the server refuse every call that names the person at once, and its holder may undo it (spec §7 dependents)', async (t) => {
  const { act, actions, childId, clinicId, db, parent } = await setUp(t);
  const dependent = { patientId: childId };
  const spaceId = await addSlot(db, { clinicId, start: 24 });
  const locked = await act('lockDependentAccess', dependent);
  assert.deepEqual([locked.status, locked.said.locked, locked.said.lockReason], [200, true, 'self']);
  const answers = [
    await parent.reserve(spaceId, { dependent }),
    await parent.hold(spaceId, { dependent }),
    await parent.history({ dependent }),
    await parent.watch({}, { dependent }),
  ];
  assert.deepEqual(
    answers.map(({ status, refusal }) => `${status} ${refusal.message}`),
    Array.from(answers, () => '403 dependents.noAccess'),
  );
  assert.deepEqual((await act('lockDependentAccess', dependent)).said, locked.said, 'again: as it stands');
  const open = await act('updateAccessDependent', { ...locked.said, locked: false });
  assert.deepEqual(
    [open.status, open.said.locked, open.said.lockReason, open.said.scopes],
    [200, false, undefined, ['book', 'history', 'messages']],
  );
  assert.equal((await parent.reserve(spaceId, { dependent })).status, 201);
  const trail = { capacity: 'delegate', actor_account_id: parent.accountId, patient_id: childId };
  assert.deepEqual(await actions(), [
    { action: 'access.locked', ...trail },
    { action: 'access.unlocked', ...trail },
  ]);
});

test('a removed link looks at once as if it never existed, and an appointment booked through it remains (spec §7 dependents)', async (t) => {
  const { act, childId, clinicId, db, parent } = await setUp(t);
  const dependent = { patientId: childId };
  await parent.reserve(await addSlot(db, { clinicId, start: 24 }), { dependent });
  const removed = await act('removeDependentAccess', dependent);
  assert.deepEqual([removed.status, removed.said.state, removed.said.hasAccess], [200, 'ended', false]);
  assert.deepEqual((await parent.send('GET', 'user/dependents')).raw, '[]');
  assert.equal((await parent.history({ dependent })).status, 404);
  assert.equal(
    (await db.selectFrom('appointments').select('status').where('patient_id', '=', childId).executeTakeFirstOrThrow())
      .status,
    'booked',
  );
  assert.equal((await act('removeDependentAccess', dependent)).status, 404);
});

test('all three calls return the same bytes for a foreign, absent, ended or past link, and for oneself (product §4 not-yours)', async (t) => {
  const { act, childId, db, other, parent } = await setUp(t);
  const link = async (values: object) => {
    const patientId = await addPatient(db);
    await addLink(db, { account_id: other.accountId, patient_id: patientId, ...values });
    return patientId;
  };
  const missing = [
    childId,
    randomUUID(),
    await link({ state: 'ended' }),
    await link({ ends_on: '2020-02-01' }),
    other.patientId,
    parent.patientId,
  ];
  for (const call of calls) {
    const answers = await Promise.all(missing.map((patientId) => act(call, { patientId, hasAccess: false }, other)));
    assert.deepEqual(
      new Set(answers.map(({ status, raw }) => `${status} ${raw}`)),
      new Set(['404 {"message":"errors.notFound"}']),
    );
  }
  assert.equal(
    (await db.selectFrom('dependents').select('locked_at').where('patient_id', '=', childId).executeTakeFirstOrThrow())
      .locked_at,
    null,
  );
});

test('the server accepts a bare or wrapped dependent and reads only its id and the fields that may change (product §8 bodies)', async (t) => {
  const { act, childId, linkId, db, parent } = await setUp(t);
  const known: Dependent[] = (await parent.send('GET', 'user/dependents')).body;
  const dressed = {
    ...known[0],
    patientId: childId,
    hin: 'ROYL20050412',
    birthDate: '1990-01-01',
    basis: 'protection-mandate',
    state: 'ended',
    lockReason: 'clinic',
    locked: true,
  };
  const told = await act('updateAccessDependent', {
    ...dressed,
    scopes: ['messages', 'book'],
    relationship: 'grandchild',
  });
  assert.deepEqual(
    [told.status, told.said.scopes, told.said.relationship, told.said.basis, told.said.locked],
    [200, ['book', 'messages'], 'grandchild', 'parental-authority', false],
  );
  assert.deepEqual(
    (await act('updateAccessDependent', { dependent: { patientId: childId, scopes: ['book'] } })).said.scopes,
    ['book'],
  );
  assert.equal((await act('lockDependentAccess', { dependent: { ...dressed, locked: false } })).said.locked, true);
  for (const body of [{}, { dependent: null }]) assert.equal((await act('lockDependentAccess', body)).status, 404);
  for (const body of [
    { patientId: 'x' },
    { patientId: childId, scopes: ['all'] },
    { patientId: childId, scopes: 'book' },
  ]) {
    assert.equal((await act('updateAccessDependent', body)).status, 400);
  }
  const {
    scopes,
    state,
    ends_on: endsOn,
  } = await db.selectFrom('dependents').selectAll().where('id', '=', linkId).executeTakeFirstOrThrow();
  assert.deepEqual([scopes, state, endsOn], [['book'], 'active', null]);
});

test('the holder of a link can neither take back a level that was given up nor undo a lock that others set (product §8 only-less)', async (t) => {
  const { act, childId, db, linkId, parent } = await setUp(t);
  assert.equal((await act('updateAccessDependent', { patientId: childId, scopes: ['history'] })).status, 200);
  const more = await act('updateAccessDependent', { patientId: childId, scopes: ['history', 'book'] });
  assert.deepEqual([more.status, more.message], [422, 'dependents.onlyLess']);
  const none = await act('updateAccessDependent', { patientId: childId, hasAccess: false });
  assert.deepEqual([none.said.hasAccess, none.said.scopes], [false, []]);
  assert.equal((await parent.history({ dependent: { patientId: childId } })).status, 403);
  await db
    .updateTable('dependents')
    .set({ locked_at: new Date(), lock_reason: 'clinic' })
    .where('id', '=', linkId)
    .execute();
  const open = await act('updateAccessDependent', { patientId: childId, locked: false });
  assert.deepEqual([open.status, open.message], [422, 'dependents.notYourLock']);
  assert.equal((await act('lockDependentAccess', { patientId: childId })).said.lockReason, 'clinic');
});

test('a request repeated with its idempotency key is done once and gets the same answer', async (t) => {
  const { actions, childId, parent } = await setUp(t);
  const remove = () =>
    parent.send('POST', 'user/removeDependentAccess', { patientId: childId }, { 'idempotency-key': 'once' });
  const [first, second] = [await remove(), await remove()];
  assert.deepEqual([first.status, second.status, second.raw], [200, 200, first.raw]);
  assert.equal((await actions()).length, 1);
});
