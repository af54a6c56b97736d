// Holds: product §8 staff, product §8 clinic-identity
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';

import { jean, lea } from '../support/delegation.ts';
import { addPatient } from '../support/people.ts';
import { mandate, peopleStage } from '../support/staffPeople.ts';

test('two records of one child become one at the desk, the other parent’s access waits again, and the trail says who joined them', async (t) => {
  const { join, marie, person, relative, slot, trail } = await peopleStage(t);
  const luc = await relative({ firstName: 'Luc' });
  const hers = (await marie.add(lea)).said.patientId;
  const his = (await luc.add(lea)).said.patientId;
  await marie.reserve(await slot(48), { dependent: { patientId: hers } });
  assert.deepEqual(
    (await person(hers)).twins.map(({ patientId }) => patientId),
    [his],
  );
  const joined = await join(his, hers);
  assert.deepEqual([joined.status, joined.body], [200, { alerts: 0, links: 0, waiting: 2 }]);
  const { links, twins } = await person(hers);
  assert.deepEqual(
    [links.map(({ holder, state }) => [holder, state]), twins],
    [
      [
        ['Marie Tremblay', 'pending'],
        ['Luc Tremblay', 'pending'],
      ],
      [],
    ],
  );
  const lines = await trail();
  assert.deepEqual(lines.at(-1), ['record.merged', 'reception', true, hers, his]);
  assert.deepEqual(
    lines.slice(0, -1).map(([action]) => action),
    ['access.changed', 'access.changed'],
  );
  assert.equal((await join(his, hers)).status, 404);
});

test('records of two people are not joined: two accounts, two birth dates, one record twice', async (t) => {
  const { db, join, marie, relative, slot, trail } = await peopleStage(t);
  const luc = await relative({ firstName: 'Luc' });
  await luc.reserve(await slot(48));
  const [one, two] = [(await marie.add(lea)).said.patientId, (await marie.add(jean)).said.patientId];
  await marie.reserve(await slot(96), { dependent: { patientId: one } });
  await db.updateTable('patients').set({ nam_sealed: null, nam_index: null }).where('id', '=', two).execute();
  const refusals = [await join(luc.patientId, marie.patientId), await join(two, one), await join(one, one)];
  assert.deepEqual(
    refusals.map(({ status, refusal }) => [status, refusal.message]),
    [
      [409, 'staff.join.accounts'],
      [409, 'staff.join.birthDate'],
      [409, 'staff.join.same'],
    ],
  );
  assert.deepEqual(await trail(), []);
});

test('a person, a link or a record that the clinic does not reach is as one that does not exist, byte for byte, and nothing changes', async (t) => {
  const { act, card, clinicId, db, elsewhereId, find, join, linkOf, marie, nadia, relative, slot } =
    await peopleStage(t);
  const luc = await relative({ firstName: 'Luc', nam: 'ROYL80022911' });
  await luc.reserve(await slot(30, elsewhereId));
  const stranger = (await luc.add(mandate)).said.patientId;
  const lone = await addPatient(db, { first_name: 'Fée', birth_date: '1950-06-01' });
  const own = (await marie.add(lea)).said.patientId;
  const answersAbout = async (patientId: string, linkId: string) => [
    await nadia.send('GET', `people/${patientId}?clinic=${clinicId}`),
    await card(patientId, jean.hin, jean.birthDate),
    await join(patientId, own),
    await join(own, patientId),
    await act(linkId, { act: 'accept', scopes: ['book'] }),
    await act(linkId, { act: 'lock' }),
    await act(linkId, { act: 'end' }),
  ];
  const absent = await answersAbout(randomUUID(), randomUUID());
  assert.deepEqual(new Set(absent.map(({ status }) => status)), new Set([404]));
  for (const patientId of [stranger, luc.patientId, lone])
    assert.deepEqual(await answersAbout(patientId, await linkOf(stranger)), absent);
  const { raw } = await find('ROYL80022911', '1980-02-29');
  assert.equal(raw, (await find('ROYL80022912', '1980-02-29')).raw);
  const link = await db
    .selectFrom('dependents')
    .selectAll()
    .where('patient_id', '=', stranger)
    .executeTakeFirstOrThrow();
  assert.deepEqual([link.state, link.locked_at], ['pending', null]);
});

test('a request about a person whom another clinic knows is that clinic’s to decide, and about one whom no clinic knows, that of who asks', async (t) => {
  const { elsewhereId, far, marie, relative, slot, waiting } = await peopleStage(t);
  await marie.add(mandate);
  assert.equal((await waiting()).length, 1);
  assert.deepEqual(await waiting(far, elsewhereId), []);
  const himself = await relative({ firstName: 'Jean', nam: jean.hin, birthDate: jean.birthDate });
  await himself.reserve(await slot(30, elsewhereId));
  assert.deepEqual(await waiting(), []);
  assert.deepEqual(
    (await waiting(far, elsewhereId)).map(({ person }) => person.name),
    ['Jean Tremblay'],
  );
});
