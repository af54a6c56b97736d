// Holds: product §8 staff, product §8 clinic-identity
import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { AccessLogAnswer } from '../../../contract/accessLog.ts';
import type { StaffFound } from '../../../contract/staffPeople.ts';
import { lea } from '../support/delegation.ts';
import { peopleStage } from '../support/staffPeople.ts';
import { addPatient } from '../support/people.ts';

const nam = 'COTM80522918';

test('a person is found by the number on their card or by their family name, and only with their birth date', async (t) => {
  const { db, find, marie } = await peopleStage(t);
  await db.updateTable('patients').set({ last_name: 'Côté' }).where('id', '=', marie.patientId).execute();
  const found = async (word: string, birthDate: string) => {
    const { people }: StaffFound = (await find(word, birthDate)).body;
    return people.map(({ patientId, name, number }) => [patientId, name, number]);
  };
  const known = [[marie.patientId, 'Marie Côté', 'claimed']];
  assert.deepEqual(await found('CÔTÉ', '1980-02-29'), known);
  assert.deepEqual(await found('cote', '1980-02-29'), []);
  assert.deepEqual(await found('Côté', '1980-02-28'), []);
});

test('a card that reception saw is noted with who saw it, and the patient reads that', async (t) => {
  const { card, clinicId, db, deps, marie, nadia, person, trail } = await peopleStage(t);
  const number = 'ROYM80522918';
  await db
    .updateTable('patients')
    .set({ nam_sealed: deps.vault.seal(number, 'patients.nam'), nam_index: deps.vault.blindIndex(number) })
    .where('id', '=', marie.patientId)
    .execute();
  assert.equal((await card(marie.patientId, 'roym 8052 2918', '1980-02-29')).status, 204);
  assert.equal((await person(marie.patientId)).person.number, 'seen');
  assert.equal((await card(marie.patientId, number, '1980-02-29')).status, 204);
  assert.deepEqual(await trail(), [['number.verified', 'reception', true, marie.patientId, marie.patientId]]);
  const { events }: AccessLogAnswer = (await marie.send('GET', 'user/accesslog?by=others')).body;
  assert.deepEqual(
    events.map(({ action, actor }) => [action, actor.lastName, actor.role, actor.clinicName]),
    [
      ['identity.read', 'Nadia Roy', 'reception', 'GMF du Fleuve'],
      ['number.verified', 'Nadia Roy', 'reception', 'GMF du Fleuve'],
    ],
  );
  assert.ok(clinicId && nadia.staffId);
});

test('the birth date on a card replaces the recorded one, and a date that cannot be is refused', async (t) => {
  const { card, marie, person } = await peopleStage(t);
  const wrong = await card(marie.patientId, nam, '2980-02-29');
  assert.deepEqual([wrong.status, wrong.refusal.fields], [422, { birthDate: 'errors.invalidBirthDate' }]);
  assert.equal((await card(marie.patientId, nam, '1980-03-01')).status, 204);
  assert.equal((await person(marie.patientId)).person.birthDate, '1980-03-01');
});

test('a card with another number than the record, of a record without one, or whose number was seen on another record is refused', async (t) => {
  const { card, db, deps, marie, slot, trail } = await peopleStage(t);
  const other = await card(marie.patientId, 'TREJ50072411', '1980-02-29');
  assert.deepEqual([other.status, other.refusal.message], [422, 'staff.card.otherNumber']);
  const child = (await marie.add({ ...lea, hin: null })).said.patientId;
  await marie.reserve(await slot(72), { dependent: { patientId: child } });
  assert.equal((await card(child, nam, lea.birthDate)).refusal.message, 'staff.card.noNumber');
  await addPatient(db, {
    nam_sealed: deps.vault.seal(nam, 'patients.nam'),
    nam_index: deps.vault.numberIndex(nam),
    nam_verified_at: new Date(),
  });
  const seen = await card(marie.patientId, nam, '1980-02-29');
  assert.deepEqual([seen.status, seen.refusal.message], [409, 'staff.card.seenElsewhere']);
  assert.deepEqual(await trail(), []);
});
