import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { choicesAnswer, type ChoicesAnswer } from '../../../contract/choices.ts';
import { choiceContext, sweepChoices } from '../../src/data/choices/rememberedChoices.ts';
import { bookingStage, type Patient } from '../support/booking.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { addLink, addPatient } from '../support/people.ts';

const choicesOf = async (me: Patient): Promise<ChoicesAnswer> => {
  const { raw } = await me.send('GET', 'user/choices');
  return choicesAnswer.parse(JSON.parse(raw));
};

const book = async (me: Patient, spaceId: string, more: object) => {
  const answer = await me.send('POST', 'appointment/reserve', {
    space: { spaceId },
    perName: 'x',
    dependent: null,
    ...more,
  });
  assert.equal(answer.status, 201, answer.raw);
};

test('a booking leaves what was chosen, sealed, and the next one for the same person replaces it (decision 90)', async (t) => {
  const { db, deps, patient } = await bookingStage(t);
  const clinicId = await addClinic(db);
  const me = await patient();
  assert.deepEqual(await choicesOf(me), []);
  await book(me, await addSlot(db, { clinicId, start: 24 }), { raisonVisite: 'skin', near: 'H2X' });
  await book(me, await addSlot(db, { clinicId, start: 48 }), { raisonVisite: 'Je tousse', near: 'G1R' });
  assert.deepEqual(
    (await choicesOf(me)).map(({ patientId, clinicId: at, raisonVisite, near }) => [patientId, at, raisonVisite, near]),
    [[me.patientId, clinicId, 'Je tousse', 'G1R']],
  );
  const [row] = await db.selectFrom('remembered_choices').selectAll().execute();
  assert.ok(row && !row.choice_sealed.toString('utf8').includes('tousse'));
  assert.match(deps.vault.open(row.choice_sealed, choiceContext), /Je tousse/);
});

test('what is no area of a postal code is not remembered, and refuses no booking (decision 90)', async (t) => {
  const { db, patient } = await bookingStage(t);
  const me = await patient();
  await book(me, await addSlot(db, { clinicId: await addClinic(db), start: 24 }), {
    raisonVisite: 'skin',
    near: '!!!',
  });
  assert.deepEqual(
    (await choicesOf(me)).map(({ near }) => near),
    [null],
  );
});

test('choices are shown to the account that made them, while it may book for the person (decision 90)', async (t) => {
  const { db, patients } = await bookingStage(t);
  const clinicId = await addClinic(db);
  const [mother, other] = await patients(2);
  assert.ok(mother && other);
  const child = await addPatient(db, { first_name: 'Léa', last_name: 'Roy', birth_date: '2020-05-05' });
  const link = { patient_id: child, basis: 'parental-authority' } as const;
  const linkId = await addLink(db, { ...link, account_id: mother.accountId, scopes: ['book', 'history'] });
  await addLink(db, { ...link, account_id: other.accountId, scopes: ['book', 'history'] });
  await book(mother, await addSlot(db, { clinicId, start: 24 }), {
    raisonVisite: 'skin',
    dependent: { patientId: child },
  });
  assert.deepEqual(
    (await choicesOf(mother)).map(({ patientId }) => patientId),
    [child],
  );
  assert.deepEqual(await choicesOf(other), []);

  await db
    .updateTable('dependents')
    .set({ scopes: ['history'] })
    .where('id', '=', linkId)
    .execute();
  assert.deepEqual(await choicesOf(mother), []);
  await db
    .updateTable('dependents')
    .set({ scopes: ['book'] })
    .where('id', '=', linkId)
    .execute();
});

test('forgetting erases every choice of the account, leaves one line in the trail, and none where there was nothing (decision 90)', async (t) => {
  const { db, patient } = await bookingStage(t);
  const me = await patient();
  await book(me, await addSlot(db, { clinicId: await addClinic(db), start: 24 }), { raisonVisite: 'skin' });
  for (let times = 0; times < 2; times += 1) assert.equal((await me.send('DELETE', 'user/choices')).status, 204);
  assert.deepEqual(await choicesOf(me), []);
  const lines = await db.selectFrom('audit_events').where('action', '=', 'choices.forgotten').selectAll().execute();
  assert.equal(lines.length, 1);
});

test('a choice goes after a year (decision 90)', async (t) => {
  const { db, patients } = await bookingStage(t);
  const clinicId = await addClinic(db);
  const [old, recent] = await patients(2);
  assert.ok(old && recent);
  await book(old, await addSlot(db, { clinicId, start: 24 }), { raisonVisite: 'skin' });
  await book(recent, await addSlot(db, { clinicId, start: 48 }), { raisonVisite: 'skin' });
  await db
    .updateTable('remembered_choices')
    .set({ chosen_at: sql<Date>`now() - interval '366 days'` })
    .where('account_id', '=', old.accountId)
    .execute();
  await sweepChoices(db);
  assert.deepEqual(await choicesOf(old), []);
  assert.equal((await choicesOf(recent)).length, 1);
});
