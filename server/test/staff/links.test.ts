// Holds: product §8 staff, product §8 clinic-identity
import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { AccessLogAnswer } from '../../../contract/accessLog.ts';
import { jean, lea } from '../support/delegation.ts';
import { addSlot } from '../support/network.ts';
import { mandate, peopleStage } from '../support/staffPeople.ts';

test('a receptionist sees the requests that wait for a document or for a consent, the oldest first, with who asks and on which basis', async (t) => {
  const { marie, waiting } = await peopleStage(t);
  const one = (await marie.add(mandate)).said.patientId;
  const two = (await marie.add({ ...jean, hin: null, firstName: 'Jeanne' })).said.patientId;
  await marie.add(lea);
  assert.deepEqual(
    (await waiting()).map(({ awaits, basis, holder, person }) => [
      person.patientId,
      person.name,
      holder,
      basis,
      awaits,
    ]),
    [
      [one, 'Jean Tremblay', 'Marie Tremblay', 'protection-mandate', 'clinic'],
      [two, 'Jeanne Tremblay', 'Marie Tremblay', 'written-authorization', 'person'],
    ],
  );
});

test('a document that reception accepts opens the access at the levels that were chosen, once, and the holder is told', async (t) => {
  const { act, linkOf, marie, person, trail, waiting } = await peopleStage(t);
  const { patientId } = (await marie.add(mandate)).said;
  const linkId = await linkOf(patientId);
  assert.deepEqual((await person(patientId)).links[0]?.acts, ['accept', 'end']);
  const refused = await act(linkId, { act: 'consent', scopes: ['book'] });
  assert.deepEqual([refused.status, refused.refusal.message], [409, 'staff.link.changed']);
  assert.equal((await act(linkId, { act: 'accept', scopes: ['book', 'messages'] })).status, 204);
  assert.deepEqual(
    (await marie.mine()).map(({ hasAccess, scopes }) => [hasAccess, scopes]),
    [[true, ['book', 'messages']]],
  );
  assert.deepEqual((await marie.told()).map(({ subject }) => subject).slice(1), ['Un accès vous est accordé']);
  assert.equal((await act(linkId, { act: 'accept', scopes: ['history'] })).refusal.message, 'staff.link.changed');
  assert.deepEqual(await waiting(), []);
  assert.deepEqual(await trail(), [['access.granted', 'reception', true, patientId, linkId]]);
});

test('a consent that a person gives at the desk opens the access, and a request that is refused ends', async (t) => {
  const { act, linkOf, marie, trail } = await peopleStage(t);
  const one = (await marie.add({ ...jean, hin: null })).said.patientId;
  const two = (await marie.add({ ...mandate, firstName: 'Jeanne', hin: null })).said.patientId;
  const [agreed, refused] = [await linkOf(one), await linkOf(two)];
  assert.equal((await act(agreed, { act: 'consent', scopes: ['book'] })).status, 204);
  assert.equal((await act(refused, { act: 'end' })).status, 204);
  assert.deepEqual(
    (await marie.mine()).map(({ patientId, hasAccess }) => [patientId, hasAccess]),
    [[one, true]],
  );
  assert.deepEqual(
    (await trail()).map(([action]) => action),
    ['access.granted', 'access.refused'],
  );
});

test('an access that reception suspends ends what was held at once, and reception alone gives it back', async (t) => {
  const { act, clinicId, db, linkOf, marie, person, trail } = await peopleStage(t);
  const { patientId } = (await marie.add(lea)).said;
  const linkId = await linkOf(patientId);
  await marie.hold(await addSlot(db, { clinicId, start: 30 }), { dependent: { patientId } });
  assert.equal((await act(linkId, { act: 'lock' })).status, 204);
  assert.equal((await act(linkId, { act: 'lock' })).status, 204);
  assert.deepEqual((await marie.held()).body.holds, []);
  assert.deepEqual(
    (await marie.mine()).map(({ locked, lockReason }) => [locked, lockReason]),
    [[true, 'clinic']],
  );
  const [link] = (await person(patientId)).links;
  assert.deepEqual([link?.lock, link?.acts], ['clinic', ['seen', 'unlock', 'end']]);
  assert.equal((await act(linkId, { act: 'unlock' })).status, 204);
  assert.equal((await act(linkId, { act: 'unlock' })).refusal.message, 'staff.link.changed');
  assert.deepEqual(
    (await marie.mine()).map(({ locked }) => locked),
    [false],
  );
  assert.deepEqual(
    (await trail()).map(([action]) => action),
    ['access.locked', 'access.unlocked'],
  );
});

test('a document that reception saw of an open access is noted once', async (t) => {
  const { act, linkOf, marie, person, trail } = await peopleStage(t);
  const { patientId } = (await marie.add(lea)).said;
  const linkId = await linkOf(patientId);
  for (let round = 0; round < 2; round += 1) assert.equal((await act(linkId, { act: 'seen' })).status, 204);
  assert.equal((await person(patientId)).links[0]?.isSeen, true);
  assert.deepEqual(
    (await trail()).map(([action]) => action),
    ['access.changed'],
  );
});

test('two receptionists who decide about a request at the same moment: one decides, and the other is told', async (t) => {
  const { act, linkOf, marie, trail } = await peopleStage(t);
  const linkId = await linkOf((await marie.add(mandate)).said.patientId);
  const answers = await Promise.all([
    act(linkId, { act: 'accept', scopes: ['book'] }),
    act(linkId, { act: 'accept', scopes: ['book'] }),
  ]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [204, 409]);
  assert.equal((await trail()).length, 1);
});

test('a patient reads who at the clinic suspended the access to their file, in which role and where', async (t) => {
  const { act, clinicId, db, linkOf, marie, slot } = await peopleStage(t);
  const { patientId } = (await marie.add(lea)).said;
  await marie.reserve(await slot(48), { dependent: { patientId } });
  await act(await linkOf(patientId), { act: 'lock' });
  await act(await linkOf(patientId), { act: 'unlock' });
  await act(await linkOf(patientId), { act: 'lock' });
  await act(await linkOf(patientId), { act: 'unlock' });
  const lines = await db
    .selectFrom('audit_events')
    .where('patient_id', '=', patientId)
    .where('actor_clinic_id', '=', clinicId)
    .select('action')
    .execute();
  assert.equal(lines.length, 4);
  const seen: AccessLogAnswer = (await marie.send('GET', `user/accesslog?patientId=${patientId}&by=others`)).body;
  for (const { actor } of seen.events) assert.deepEqual([actor.lastName, actor.role], ['Nadia Roy', 'reception']);
});
