// Holds: product §8 hold-life
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';

import type { Kysely } from 'kysely';

import type { Tables } from '../../src/data/tables.ts';
import { bookingStage } from '../support/booking.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { addLink, addPatient, idsOf } from '../support/people.ts';
import { testApp } from '../support/testApp.ts';
import { testClock } from '../support/testClock.ts';
import { signUp } from '../support/browser.ts';
import { yearAhead } from '../support/years.ts';

/** A slot of a clinic of its own, held for somebody. */
const holdSlotFor = async (db: Kysely<Tables>, patientId: string): Promise<void> => {
  const [clinic, service, slot] = [randomUUID(), randomUUID(), randomUUID()];
  const from = (key: string) => ({ source: 'test', source_key: key });
  await db
    .insertInto('clinics')
    .values({ id: clinic, ...from(clinic), name: 'Clinique', kind: 'gmf', time_zone: 'America/Toronto' })
    .execute();
  await db
    .insertInto('services')
    .values({
      id: service,
      clinic_id: clinic,
      ...from(service),
      name_fr: 'Sans rendez-vous',
      name_en: 'Walk-in',
      care_type: 'walk-in',
    })
    .execute();
  await db
    .insertInto('slots')
    .values({
      id: slot,
      clinic_id: clinic,
      service_id: service,
      ...from(slot),
      care_type: 'walk-in',
      mode: 'in-person',
      starts_at: new Date(`${yearAhead}-01-07T14:00:00Z`),
      ends_at: new Date(`${yearAhead}-01-07T14:20:00Z`),
    })
    .execute();
  await db
    .insertInto('holds')
    .values({
      id: randomUUID(),
      slot_id: slot,
      clinic_id: clinic,
      patient_id: patientId,
      expires_at: new Date(`${yearAhead}-01-07T14:00:00Z`),
    })
    .execute();
};

const holders = async (db: Kysely<Tables>) =>
  (await db.selectFrom('holds').select('patient_id').execute()).map((hold) => hold.patient_id);

test('signing out releases the slot that the person held, and no other', async (t) => {
  const { app, deps } = await testApp(t);
  const { visitor, person } = await signUp(app);
  const mine = await idsOf(deps.db, person.login);
  const other = await idsOf(deps.db, (await signUp(app)).person.login);
  await holdSlotFor(deps.db, mine.patientId);
  await holdSlotFor(deps.db, other.patientId);
  await visitor.send({ url: '/api/logout' });
  assert.deepEqual(await holders(deps.db), [other.patientId]);
});

test('a session that expires on its own does not release the held slot', async (t) => {
  const time = testClock();
  const { app, deps } = await testApp(t, { deps: { clock: time.clock } });
  const { visitor, person } = await signUp(app);
  const { patientId } = await idsOf(deps.db, person.login);
  await holdSlotFor(deps.db, patientId);
  time.advance({ hours: 1 });
  assert.equal((await visitor.send({ url: '/api/user' })).statusCode, 401);
  assert.deepEqual(await holders(deps.db), [patientId]);
});

test('signing out releases the slot that a parent holds for a child, but not the slot that the other parent holds', async (t) => {
  const { db, patients } = await bookingStage(t);
  const [mother, father] = await patients(2);
  assert.ok(mother && father);
  const clinicId = await addClinic(db);
  const [first, second] = [await addPatient(db), await addPatient(db)];
  for (const [parent, child, start] of [
    [mother, first, 24],
    [father, second, 26],
  ] as const) {
    for (const { accountId } of [mother, father]) await addLink(db, { account_id: accountId, patient_id: child });
    const held = await parent.hold(await addSlot(db, { clinicId, start }), { dependent: { patientId: child } });
    assert.equal(held.status, 200, held.raw);
  }
  await mother.send('GET', 'logout');
  assert.deepEqual(await holders(db), [second]);
});
