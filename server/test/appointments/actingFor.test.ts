// Holds: spec §6 dependents, product §4 not-yours
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';

import type { DependentScope } from '../../../contract/dependents.ts';
import { bookingStage, type Patient } from '../support/booking.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { addLink, addPatient } from '../support/people.ts';
import { yearAhead } from '../support/years.ts';

/** A parent, a child, and every call that may name the child. */
const familyStage = async (t: TestContext) => {
  const stage = await bookingStage(t);
  const clinicId = await addClinic(stage.db);
  const [parent, guest] = [await stage.patient(), await stage.patient()];
  const childId = await addPatient(stage.db, { first_name: 'Léo', last_name: 'Roy' });
  const link = (over: Partial<Parameters<typeof addLink>[1]> = {}) =>
    addLink(stage.db, { account_id: parent.accountId, patient_id: childId, scopes: ['book', 'history'], ...over });
  const slot = (start: number) => addSlot(stage.db, { clinicId, start });
  return { ...stage, clinicId, parent, guest, childId, link, slot };
};

const callsNaming = async (who: Patient, patientId: string, spaceId: string) => {
  const dependent = { patientId };
  return [
    await who.search({}, dependent),
    await who.hold(spaceId, { dependent }),
    await who.release({ dependent }),
    await who.reserve(spaceId, { dependent }),
    await who.history(dependent),
  ];
};

test('a parent searches, holds, reserves, reads the history and cancels for a child', async (t) => {
  const { parent, childId, clinicId, link, slot } = await familyStage(t);
  await link();
  const spaceId = await slot(24);
  const dependent = { patientId: childId };
  assert.equal((await parent.hold(spaceId, { dependent })).status, 200);
  assert.equal((await parent.search({}, dependent)).body.spaces[0]?.held, 'by-me');
  assert.deepEqual((await parent.search()).body.spaces, []);
  const booked = await parent.reserve(spaceId, { dependent });
  assert.deepEqual(
    [booked.status, booked.body.patient],
    [201, { patientId: childId, firstName: 'Léo', lastName: 'Roy' }],
  );
  assert.deepEqual((await parent.history({ dependent })).body.upcoming, [booked.body]);
  assert.deepEqual((await parent.history()).body.upcoming, []);
  assert.equal((await parent.cancel({ clinicId })).body.status, 'cancelled');
});

test('an unrelated patient and a nonexistent one get the same answer on every call', async (t) => {
  const { guest, childId, link, slot } = await familyStage(t);
  await link();
  const spaceId = await slot(24);
  const foreign = await callsNaming(guest, childId, spaceId);
  const absent = await callsNaming(guest, randomUUID(), spaceId);
  for (const [at, { status, raw }] of foreign.entries()) {
    assert.deepEqual([status, raw], [404, '{"message":"errors.notFound"}']);
    assert.deepEqual([absent[at]?.status, absent[at]?.raw], [status, raw]);
  }
});

test('a link that ended or expired counts as no link', async (t) => {
  const { parent, childId, link, slot } = await familyStage(t);
  await link({ state: 'ended' });
  const spaceId = await slot(24);
  for (const { status } of await callsNaming(parent, childId, spaceId)) assert.equal(status, 404);
  await link({ ends_on: '2026-01-01' });
  for (const { status } of await callsNaming(parent, childId, spaceId)) assert.equal(status, 404);
});

test('a link that is pending, locked or not begun gives no access, and the refusal says so', async (t) => {
  const links: Partial<Parameters<typeof addLink>[1]>[] = [
    { state: 'pending' },
    { locked_at: new Date(), lock_reason: 'age14' },
    { starts_on: '2999-01-01' },
  ];
  for (const over of links) {
    const { parent, childId, link, slot } = await familyStage(t);
    await link(over);
    for (const { status, refusal } of await callsNaming(parent, childId, await slot(24))) {
      assert.deepEqual([status, refusal.message], [403, 'dependents.noAccess']);
    }
  }
});

test('each level opens its own calls: book, or history', async (t) => {
  const statuses = async (scopes: DependentScope[]) => {
    const { parent, childId, link, slot } = await familyStage(t);
    await link({ scopes });
    return (await callsNaming(parent, childId, await slot(24))).map(({ status }) => status);
  };
  assert.deepEqual(await statuses(['book']), [200, 200, 200, 201, 403]);
  assert.deepEqual(await statuses(['history']), [403, 403, 403, 403, 200]);
  assert.deepEqual(await statuses(['messages']), [403, 403, 403, 403, 403]);
});

test('other fields about a dependent in the request body grant nothing', async (t) => {
  const { guest, childId, slot } = await familyStage(t);
  const dependent = {
    patientId: childId,
    hasAccess: true,
    locked: false,
    state: 'active',
    scopes: ['book', 'history'],
  };
  for (const { status } of [await guest.reserve(await slot(24), { dependent }), await guest.history(dependent)]) {
    assert.equal(status, 404);
  }
});

test('a delegate with a locked link cannot cancel the person’s appointment, not even by naming only the clinic', async (t) => {
  const { db, parent, childId, clinicId, link, slot } = await familyStage(t);
  await link();
  const { reservationId } = (await parent.reserve(await slot(24), { dependent: { patientId: childId } })).body;
  await db.updateTable('dependents').set({ locked_at: new Date() }).execute();
  assert.equal((await parent.cancel({ clinicId, reservationId })).status, 403);
  assert.equal((await parent.cancel({ clinicId })).status, 404);
});

test('two people of one account may have appointments at the same time', async (t) => {
  const { db, parent, childId, link } = await familyStage(t);
  await link();
  const clinics = [await addClinic(db), await addClinic(db)];
  const [one, two] = await Promise.all(
    clinics.map((clinicId) => addSlot(db, { clinicId, start: `${yearAhead}-01-07T14:00:00Z` })),
  );
  assert.equal((await parent.reserve(one ?? '')).status, 201);
  assert.equal((await parent.reserve(two ?? '', { dependent: { patientId: childId } })).status, 201);
});
