// Holds: product §4 close-account
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { writeInvitation } from '../../src/data/invitation/invite.ts';
import { inTransaction } from '../../src/data/transaction.ts';
import { eraseAccountsJob } from '../../src/jobs/eraseAccounts.ts';
import { closingStage } from '../support/closing.ts';
import { jobDeps, runJob } from '../support/jobs.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { addMessage } from '../support/people.ts';
import { addLink } from '../support/people.ts';
import { bookAsGuest, newborn, guest } from '../support/guest.ts';
import { storedMessages } from '../support/messages.ts';

test('when an account is erased, a delegate by agreement loses access, and a delegate by law keeps it and the record (product §4 close-account)', async (t) => {
  const { closer, db, deps, letDaysPass } = await closingStage(t);
  const [marie, friend, tutor, alone] = [await closer(), await closer(), await closer(), await closer()];
  const link = (account_id: string, basis: string) =>
    db
      .insertInto('dependents')
      .values({
        id: crypto.randomUUID(),
        account_id,
        patient_id: marie.patientId,
        relationship: 'other',
        basis,
        state: 'active',
        scopes: ['book'],
        starts_on: '2020-01-01',
      })
      .execute();
  await link(friend.accountId, 'written-authorization');
  await link(tutor.accountId, 'tutor-adult');
  const about = (patient_id: string) => addMessage(db, { patient_id, kind: 'appointment', sender: 'network' });
  await Promise.all([about(marie.patientId), about(alone.patientId)]);
  await alone.close();
  await marie.close();
  await letDaysPass(10);
  await runJob(eraseAccountsJob, jobDeps(deps));
  const listed = async (person: typeof marie) =>
    (await person.send('GET', 'user/dependents')).raw.includes(marie.patientId);
  assert.deepEqual([await listed(friend), await listed(tutor)], [false, true]);
  const left = await db.selectFrom('messages').select('patient_id').where('kind', '=', 'appointment').execute();
  assert.deepEqual(left, [{ patient_id: marie.patientId }], 'the caregiver can still read');
  const ended = await db
    .selectFrom('audit_events')
    .select('capacity')
    .where('action', '=', 'access.withdrawn')
    .execute();
  assert.deepEqual(ended, [{ capacity: 'system' }]);
  const told = (await storedMessages(deps)).filter(({ kind }) => kind === 'system');
  assert.deepEqual(
    told.map(({ patient_id: patientId, subject }) => [patientId, subject]),
    [[friend.patientId, 'Un accès vous est retiré']],
  );
});

test('a person who books with their own mailbox keeps their record when the account of a delegate closes (product §4 close-account)', async (t) => {
  const { app, closer, db, deps, letDaysPass } = await closingStage(t);
  const marie = await closer();
  const slot = async () => addSlot(db, { clinicId: await addClinic(db), start: 24 });
  const person = guest(app);
  const {
    patient: { patientId },
    reference,
  } = await bookAsGuest(deps, person, await slot(), { phone: '514 555-0199' });
  await person.cancel((await person.manage(reference, newborn.birthDate)).body.manageToken);
  await addLink(db, { account_id: marie.accountId, patient_id: patientId });
  assert.deepEqual((await marie.foresee()).body.leftAlone, []);
  await marie.close();
  await letDaysPass(10);
  assert.equal(await runJob(eraseAccountsJob, jobDeps(deps)), 1);
  const kept = await db
    .selectFrom('patients')
    .select(['phone', 'account_erased_at'])
    .where('id', '=', patientId)
    .execute();
  assert.deepEqual(kept, [{ phone: '514 555-0199', account_erased_at: null }]);
  assert.equal((await person.manage(reference, newborn.birthDate)).status, 200, 'a cancelled visit too');
});

test('an ended invitation does not keep a record beyond its time (product §4 close-account)', async (t) => {
  const { closer, db, deps, letDaysPass } = await closingStage(t);
  const marie = await closer();
  const clinicId = await addClinic(db);
  await marie.reserve(await addSlot(db, { clinicId, start: 24 }));
  await inTransaction(db, (transaction) =>
    writeInvitation(transaction, deps.vault, {
      clinicId,
      patientId: marie.patientId,
      careType: 'walk-in',
      lang: 'fr',
      email: 'marie@exemple.ca',
      openUntil: new Date(),
    }),
  );
  await marie.close();
  await letDaysPass(10);
  assert.equal(await runJob(eraseAccountsJob, jobDeps(deps)), 1);
  await sql`update appointments set starts_at = starts_at - interval '6 years', ends_at = ends_at - interval '6 years'`.execute(
    db,
  );
  await sql`update patients set account_erased_at = account_erased_at - interval '6 years'`.execute(db);
  assert.equal(await runJob(eraseAccountsJob, jobDeps(deps)), 1);
  assert.deepEqual(
    [await db.selectFrom('patients').select('id').execute(), await db.selectFrom('invitations').select('id').execute()],
    [[], []],
  );
});

test('when an account is erased, the appointments that are over lose the number to call (product §4 close-account)', async (t) => {
  const { closer, db, deps, letDaysPass } = await closingStage(t);
  const marie = await closer();
  await marie.send('PATCH', 'user', { phone: '514 555-0199' });
  const clinicId = await addClinic(db);
  for (const start of [24, 48]) await marie.reserve(await addSlot(db, { clinicId, start, mode: 'phone' }));
  await marie.close();
  await letDaysPass(10);
  await sql`update appointments set starts_at = starts_at - interval '36 hours', ends_at = ends_at - interval '36 hours'`.execute(
    db,
  );
  assert.equal(await runJob(eraseAccountsJob, jobDeps(deps)), 1);
  const numbers = await db.selectFrom('appointments').select('contact_phone').orderBy('starts_at').execute();
  assert.deepEqual(
    numbers.map((row) => row.contact_phone),
    [null, '514 555-0199'],
  );
});

test('when an account is erased, the number that it chose for another person’s appointment goes once that is over (product §4 close-account)', async (t) => {
  const { closer, db, deps, letDaysPass, patients } = await closingStage(t);
  const marie = await closer();
  const [patient] = await patients(1);
  assert.ok(patient);
  await patient.send('PATCH', 'user', { phone: '514 555-0199' });
  const clinicId = await addClinic(db);
  await patient.reserve(await addSlot(db, { clinicId, start: 24, mode: 'phone' }));
  await db
    .updateTable('appointments')
    .set({ contact_phone: '438 555-0142', phone_chosen_by: marie.accountId })
    .execute();
  await marie.close();
  await letDaysPass(10);
  await sql`update appointments set starts_at = starts_at - interval '36 hours', ends_at = ends_at - interval '36 hours'`.execute(
    db,
  );
  assert.equal(await runJob(eraseAccountsJob, jobDeps(deps)), 1);
  const kept = await db.selectFrom('appointments').select(['contact_phone', 'phone_chosen_by']).execute();
  assert.deepEqual(kept, [{ contact_phone: null, phone_chosen_by: null }]);
});
