import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import type { Appointment } from '../../../contract/appointments.ts';
import { namContext } from '../../src/data/accounts.ts';
import { bookingStage, type Patient, type Stage } from '../support/booking.ts';
import { seeCard } from '../support/cardSeen.ts';
import { bookAsGuest, guest } from '../support/guest.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { addLink, addPatient, bornYearsAgo } from '../support/people.ts';

const card = { nam: 'TREM85021512', birthDate: '1985-02-15' };

const clinicDay = async (t: TestContext) => {
  const stage = await bookingStage(t);
  const clinicId = await addClinic(stage.db);
  let hours = 24;
  return { ...stage, slot: () => addSlot(stage.db, { clinicId, start: (hours += 1) }) };
};

const codeOf = ({ status, refusal }: { status: number; refusal: { message: string } }): string =>
  status < 300 ? String(status) : refusal.message;

const codesOf = (answers: { status: number; refusal: { message: string } }[]): string[] => answers.map(codeOf).sort();

const times = (count: number, code: string): string[] => Array.from({ length: count }, () => code);

const addPeople = async ({ db }: Pick<Stage, 'db'>, { accountId }: Patient, count: number): Promise<string[]> => {
  const people: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const patientId = await addPatient(db, { first_name: `Enfant ${at}`, birth_date: bornYearsAgo(7.5) });
    await addLink(db, { account_id: accountId, patient_id: patientId });
    people.push(patientId);
  }
  return people;
};

const claim = ({ db, deps: { vault } }: Pick<Stage, 'db' | 'deps'>, { patientId }: Patient) =>
  db
    .updateTable('patients')
    .set({
      birth_date: card.birthDate,
      nam_sealed: vault.seal(card.nam, namContext),
      nam_index: vault.numberIndex(card.nam),
    })
    .where('id', '=', patientId)
    .execute();

test('an account books twelve upcoming appointments for all the people it added, also when it asks for more at once', async (t) => {
  const { db, patient, slot } = await clinicDay(t);
  const me = await patient();
  const people = await addPeople({ db }, me, 8);
  const slots = await Promise.all(Array.from({ length: 16 }, () => slot()));
  const answers = await Promise.all(
    slots.map((spaceId, at) => me.reserve(spaceId, { dependent: { patientId: people[at % 8] ?? '' } })),
  );
  assert.deepEqual(codesOf(answers), [...times(12, '201'), ...times(4, 'appointment.tooManyTogether')]);
});

test('an account that removes the people it booked for gets no new budget; a cancelled appointment gives it back', async (t) => {
  const { db, patient, slot } = await clinicDay(t);
  const me = await patient();
  const people = await addPeople({ db }, me, 4);
  const booked: Appointment[] = [];
  for (const patientId of people)
    for (let turn = 0; turn < 3; turn += 1)
      booked.push((await me.reserve(await slot(), { dependent: { patientId } })).body);
  await db
    .updateTable('dependents')
    .set({ state: 'ended' })
    .where('patient_id', '=', people[0] ?? '')
    .execute();
  const [again = ''] = await addPeople({ db }, me, 1);
  const next = await slot();
  assert.equal(codeOf(await me.reserve(next, { dependent: { patientId: again } })), 'appointment.tooManyTogether');
  const last = booked.at(-1) ?? assert.fail();
  await me.cancel({ clinicId: last.clinicId, reservationId: last.reservationId });
  assert.equal(codeOf(await me.reserve(next, { dependent: { patientId: again } })), '201');
});

test('people whom a clinic knows use no budget of the account that books for them', async (t) => {
  const { db, deps, patient, slot } = await clinicDay(t);
  const me = await patient();
  const people = await addPeople({ db }, me, 5);
  for (const [at, patientId] of people.entries())
    await seeCard(deps, patientId, { nam: `TREM8502151${at}`, birthDate: card.birthDate, firstName: 'Lou' });
  for (const patientId of people)
    for (let turn = 0; turn < 3; turn += 1)
      assert.equal(codeOf(await me.reserve(await slot(), { dependent: { patientId } })), '201');
});

test('records with one health number and birth date book three upcoming appointments together, also at once', async (t) => {
  const stage = await clinicDay(t);
  const people = await stage.patients(3);
  for (const each of people) await claim(stage, each);
  const slots = await Promise.all(Array.from({ length: 6 }, () => stage.slot()));
  const answers = await Promise.all(slots.map((spaceId, at) => (people[at % 3] ?? assert.fail()).reserve(spaceId)));
  assert.deepEqual(codesOf(answers), [...times(3, '201'), ...times(3, 'appointment.tooMany')]);
});

test('accounts that claim a number use nothing of the person whose card a clinic saw', async (t) => {
  const stage = await clinicDay(t);
  const [pretender, person] = await stage.patients(2);
  assert.ok(pretender && person);
  await claim(stage, pretender);
  for (let turn = 0; turn < 3; turn += 1) assert.equal((await pretender.reserve(await stage.slot())).status, 201);
  await seeCard(stage.deps, person.patientId);
  for (let turn = 0; turn < 3; turn += 1) assert.equal((await person.reserve(await stage.slot())).status, 201);
});

test('a mailbox has one budget through the account and the guest area', async (t) => {
  const stage = await clinicDay(t);
  const { app, db, deps, patient, slot } = stage;
  const me = await patient();
  const email = `${me.accountId}@exemple.ca`;
  const people = await addPeople({ db }, me, 3);
  for (const patientId of people)
    for (let turn = 0; turn < 3; turn += 1)
      assert.equal((await me.reserve(await slot(), { dependent: { patientId } })).status, 201);
  for (let turn = 0; turn < 3; turn += 1) await bookAsGuest(deps, guest(app), await slot(), { email });
  assert.equal(codeOf(await me.reserve(await slot())), 'appointment.tooManyTogether');
  await assert.rejects(bookAsGuest(deps, guest(app), await slot(), { email, firstName: 'Rose' }), /tooManyTogether/);
});

test('a phone number has one budget, in whatever format it is written', async (t) => {
  const { db, patients, slot } = await clinicDay(t);
  const people = await patients(5);
  const formats = ['514 555-0199', '(514) 555-0199', '+1 514 555 0199', '5145550199', '514-555-0199'];
  for (const [at, { patientId }] of people.entries())
    await db.updateTable('patients').set({ phone: formats[at] }).where('id', '=', patientId).execute();
  for (const each of people.slice(0, 4))
    for (let turn = 0; turn < 3; turn += 1) assert.equal((await each.reserve(await slot())).status, 201);
  assert.equal(codeOf(await (people[4] ?? assert.fail()).reserve(await slot())), 'appointment.tooManyTogether');
});

test('a person without a phone number uses the budget of the number of the account that books for them', async (t) => {
  const { db, patients, slot } = await clinicDay(t);
  const accounts = await patients(2);
  const families: string[][] = [];
  for (const each of accounts) {
    await db.updateTable('patients').set({ phone: '514 555-0199' }).where('id', '=', each.patientId).execute();
    families.push(await addPeople({ db }, each, 2));
  }
  const book = async (family: number, child: number) =>
    codeOf(
      await (accounts[family] ?? assert.fail()).reserve(await slot(), {
        dependent: { patientId: families[family]?.[child] ?? '' },
      }),
    );
  for (const family of [0, 1])
    for (const child of [0, 1]) for (let turn = 0; turn < 3; turn += 1) assert.equal(await book(family, child), '201');
  const [more = ''] = await addPeople({ db }, accounts[1] ?? assert.fail(), 1);
  families[1]?.push(more);
  assert.equal(await book(1, 2), 'appointment.tooManyTogether');
});
