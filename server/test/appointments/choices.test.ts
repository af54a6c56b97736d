// Holds: product §4 not-yours
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { sql } from 'kysely';

import { choicesAnswer, type ChoicesAnswer } from '../../../contract/choices.ts';
import { choiceContext } from '../../src/data/choices/rememberedChoices.ts';
import { sweepExpiredJob } from '../../src/jobs/sweepExpired.ts';
import { bookingStage, type Patient } from '../support/booking.ts';
import { guest, newborn, setCode } from '../support/guest.ts';
import { jobDeps, runJob } from '../support/jobs.ts';
import { addClinic, addProfessional, addSlot } from '../support/network.ts';
import { addLink, addPatient, bornYearsAgo } from '../support/people.ts';

const choicesOf = async (me: Patient): Promise<ChoicesAnswer['choices']> => {
  const { status, raw } = await me.send('GET', 'user/choices');
  assert.equal(status, 200, raw);
  return choicesAnswer.parse(JSON.parse(raw)).choices;
};

const book = async (me: Patient, spaceId: string, more: object = {}) => {
  const body = { space: { spaceId }, perName: 'x', dependent: null, raisonVisite: 'skin', ...more };
  const answer = await me.send('POST', 'appointment/reserve', body);
  assert.equal(answer.status, 201, answer.raw);
};

const parentStage = async (t: TestContext) => {
  const stage = await bookingStage(t);
  const { db, patients } = stage;
  const clinicId = await addClinic(db);
  const [mother, other] = await patients(2);
  assert.ok(mother && other);
  const child = await addPatient(db, { first_name: 'Léa', last_name: 'Roy', birth_date: bornYearsAgo(6.5) });
  const link = { patient_id: child, basis: 'parental-authority', scopes: ['book', 'history'] } as const;
  for (const { accountId } of [mother, other])
    await addLink(db, { ...link, scopes: ['book', 'history'], account_id: accountId });
  await book(mother, await addSlot(db, { clinicId, start: 24 }), { dependent: { patientId: child }, near: 'H2X' });
  const change = (values: object) =>
    db.updateTable('dependents').set(values).where('account_id', '=', mother.accountId).execute();
  const sweep = () => runJob(sweepExpiredJob, jobDeps(stage.deps));
  const stored = async () => (await db.selectFrom('remembered_choices').select('patient_id').execute()).length;
  return { ...stage, change, child, clinicId, mother, other, stored, sweep };
};

test('a booking leaves what was chosen, sealed, and the next one for the same person replaces it (decision 90)', async (t) => {
  const { db, deps, patient } = await bookingStage(t);
  const clinicId = await addClinic(db);
  const profId = await addProfessional(db);
  const [first, again] = [
    await addSlot(db, { clinicId, start: 24 }),
    await addSlot(db, { clinicId, professional_id: profId, start: 48 }),
  ];
  const me = await patient();
  assert.deepEqual(await choicesOf(me), []);
  await book(me, first, { near: 'H2X' });
  await book(me, again, { raisonVisite: 'Je tousse', near: 'G1R' });
  const chosen = { clinicId, profId, careType: 'walk-in', mode: 'in-person', raisonVisite: 'Je tousse', near: 'G1R' };
  assert.deepEqual(await choicesOf(me), [{ ...chosen, patientId: me.patientId, offers: 'professional' }]);
  const [row] = await db.selectFrom('remembered_choices').selectAll().execute();
  assert.ok(row && !row.choice_sealed.toString('utf8').includes('tousse'));
  assert.deepEqual(JSON.parse(deps.vault.open(row.choice_sealed, choiceContext)), chosen);
});

test('a professional without a time ahead is not offered again, but the clinic is (decision 90)', async (t) => {
  const { db, patient } = await bookingStage(t);
  const [clinicId, profId] = [await addClinic(db), await addProfessional(db)];
  const me = await patient();
  const slot = await addSlot(db, { clinicId, professional_id: profId, start: 24 });
  await book(me, slot);
  const offers = async () => (await choicesOf(me)).map((one) => one.offers);
  assert.deepEqual(await offers(), ['professional']);
  await db.updateTable('slots').set({ professional_id: null }).where('id', '=', slot).execute();
  assert.deepEqual(await offers(), ['clinic']);
  await addSlot(db, { clinicId, professional_id: profId, start: 48, status: 'entered-in-error' });
  await addSlot(db, { clinicId: await addClinic(db), professional_id: profId, start: 72 });
  assert.deepEqual(await offers(), ['clinic']);
});

test('reading one’s choices leaves one line a day for each person they are about (product §4 access-log)', async (t) => {
  const { child, db, mother } = await parentStage(t);
  for (let times = 0; times < 2; times += 1) await choicesOf(mother);
  const lines = await db
    .selectFrom('audit_events')
    .where('action', '=', 'choices.seen')
    .select(['patient_id', 'capacity', 'actor_account_id'])
    .execute();
  assert.deepEqual(lines, [{ patient_id: child, capacity: 'delegate', actor_account_id: mother.accountId }]);
});

test('what is no area of a postal code is not remembered, and refuses no booking (decision 90)', async (t) => {
  const { db, patient } = await bookingStage(t);
  const me = await patient();
  await book(me, await addSlot(db, { clinicId: await addClinic(db), start: 24 }), { near: '!!!' });
  assert.deepEqual(
    (await choicesOf(me)).map(({ near }) => near),
    [null],
  );
});

test('a guest leaves no choice, and a refused booking changes none (decision 90)', async (t) => {
  const { app, db, deps, patients } = await bookingStage(t);
  const clinicId = await addClinic(db);
  const [me, other] = await patients(2);
  assert.ok(me && other);
  const [forGuest, mine] = [await addSlot(db, { clinicId, start: 24 }), await addSlot(db, { clinicId, start: 48 })];
  const person = guest(app);
  const { token } = (await person.hold(forGuest)).body;
  await person.identify(token, newborn);
  const booked = await person.send('POST', 'reserve', {
    token,
    code: await setCode(deps, token),
    raisonVisite: 'other',
  });
  assert.equal(booked.status, 201, booked.raw);
  await book(me, mine);
  assert.equal((await other.reserve(mine, { raisonVisite: 'other' })).status, 409);
  const rows = await db.selectFrom('remembered_choices').select('account_id').execute();
  assert.deepEqual(rows, [{ account_id: me.accountId }]);
});

test('a choice is shown to the account that made it, while it may book for the person (decision 90)', async (t) => {
  const { change, child, mother, other } = await parentStage(t);
  const shown = async (to: Patient) => (await choicesOf(to)).map(({ patientId }) => patientId);
  assert.deepEqual(await shown(mother), [child]);
  assert.deepEqual(await shown(other), []);
  for (const values of [
    { scopes: ['history'] },
    { locked_at: new Date() },
    { ends_on: '2026-01-01' },
    { state: 'ended' },
  ]) {
    await change(values);
    assert.deepEqual(await shown(mother), [], JSON.stringify(values));
    await change({ scopes: ['book'], locked_at: null, ends_on: null, state: 'active' });
    assert.deepEqual(await shown(mother), [child]);
  }
});

test('a choice goes with the access to its person, whatever account they have and for whom else one may book (decision 90)', async (t) => {
  const { child, clinicId, db, mother, other, stored, sweep } = await parentStage(t);
  const id = await addLink(db, { account_id: mother.accountId, patient_id: other.patientId, scopes: ['book'] });
  await book(mother, await addSlot(db, { clinicId, start: 48 }), { dependent: { patientId: other.patientId } });
  const shown = async () => (await choicesOf(mother)).map(({ patientId }) => patientId);
  assert.deepEqual(await shown(), [other.patientId, child]);
  await db.updateTable('dependents').set({ state: 'ended' }).where('id', '=', id).execute();
  assert.deepEqual(await shown(), [child]);
  await sweep();
  assert.equal(await stored(), 1);
});

test('a choice for a child goes on the day the child turns fourteen (decision 90)', async (t) => {
  const { child, db, mother, stored, sweep } = await parentStage(t);
  await db
    .updateTable('patients')
    .set({ birth_date: bornYearsAgo(14.1) })
    .where('id', '=', child)
    .execute();
  assert.deepEqual(await choicesOf(mother), []);
  assert.equal(await stored(), 1);
  await sweep();
  assert.equal(await stored(), 0);
});

test('a choice goes with the right to book for its person, and stays while the right does (decision 90)', async (t) => {
  const { change, stored, sweep } = await parentStage(t);
  await sweep();
  assert.equal(await stored(), 1);
  await change({ scopes: ['history'] });
  await sweep();
  assert.equal(await stored(), 0);
});

test('forgetting erases every choice of the account and nobody else’s, and leaves one line in the trail (decision 90)', async (t) => {
  const { clinicId, db, mother, other, stored } = await parentStage(t);
  await book(mother, await addSlot(db, { clinicId, start: 48 }));
  await book(other, await addSlot(db, { clinicId, start: 72 }));
  for (let times = 0; times < 2; times += 1) assert.equal((await mother.send('DELETE', 'user/choices')).status, 204);
  assert.deepEqual(await choicesOf(mother), []);
  assert.equal(await stored(), 1);
  const lines = await db.selectFrom('audit_events').where('action', '=', 'choices.forgotten').selectAll().execute();
  assert.equal(lines.length, 1);
});

test('a choice goes after a year (decision 90)', async (t) => {
  const { db, deps, patients } = await bookingStage(t);
  const clinicId = await addClinic(db);
  const [old, recent] = await patients(2);
  assert.ok(old && recent);
  await book(old, await addSlot(db, { clinicId, start: 24 }));
  await book(recent, await addSlot(db, { clinicId, start: 48 }));
  const age = (me: Patient, days: number) =>
    sql`update remembered_choices set chosen_at = now() - make_interval(days => ${days}::int)
      where account_id = ${me.accountId}::uuid`.execute(db);
  await age(old, 367);
  await age(recent, 364);
  await runJob(sweepExpiredJob, jobDeps(deps));
  assert.deepEqual(await choicesOf(old), []);
  assert.equal((await choicesOf(recent)).length, 1);
});
