// Holds: product §4 close-account
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { eraseAccountsJob } from '../../src/jobs/eraseAccounts.ts';
import { closingStage } from '../support/closing.ts';
import { jobDeps, runJob } from '../support/jobs.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { addLink, addMessage, addPatient, bornYearsAgo } from '../support/people.ts';
import { storedMessages } from '../support/messages.ts';

const lockedBy = (reason: string) => ({ locked_at: new Date(), lock_reason: reason, scopes: ['book' as const] });

test('erasing an account erases what it kept of its dependents, but not records that it only requested, was locked out of or let go (product §4 close-account)', async (t) => {
  const { closer, db, deps, letDaysPass } = await closingStage(t);
  const marie = await closer();
  const people = {
    own: { basis: 'parental-authority' },
    ownLock: lockedBy('self'),
    asked: { state: 'pending' as const, basis: 'written-authorization' },
    lockedByClinic: lockedBy('clinic'),
    ofAge: { basis: 'parental-authority', ...lockedBy('age14') },
    grownUp: { basis: 'parental-authority' },
    over: { ends_on: '2021-01-01' },
    letGo: { state: 'ended' as const },
  };
  const born = (name: string) => bornYearsAgo(name === 'grownUp' || name === 'ofAge' ? 16.5 : 6.5);
  for (const [name, link] of Object.entries(people)) {
    const patient_id = await addPatient(db, { first_name: name, birth_date: born(name), phone: '514 555-0199' });
    await addMessage(db, { patient_id, kind: 'clinic' });
    await addMessage(db, { patient_id, kind: 'appointment', sender: 'network' });
    await addLink(db, { account_id: marie.accountId, patient_id, basis: 'tutor-adult', ...link });
  }
  assert.deepEqual(
    (await marie.foresee()).body.leftAlone.map(({ firstName }) => firstName).sort(),
    ['own', 'ownLock'],
    'who is named is whom it reaches',
  );
  await marie.close();
  await letDaysPass(10);
  assert.equal(await runJob(eraseAccountsJob, jobDeps(deps)), 1);
  const { rows } = await sql<{ name: string; phone: boolean; emails: number; begun: boolean }>`
    select p.first_name as name, p.phone is not null as phone, p.account_erased_at is not null as begun,
      (select count(*)::int from messages as m where m.patient_id = p.id) as emails
    from patients as p where p.phone is not null or p.account_erased_at is not null order by p.first_name`.execute(db);
  assert.equal(rows.length, Object.keys(people).length);
  for (const { name, ...left } of rows) {
    const isReached = name.startsWith('own');
    assert.deepEqual(left, { phone: !isReached, emails: isReached ? 1 : 2, begun: true }, name);
  }
});

test('closing an account neither names nor reaches whom only another account acts for (product §4 close-account)', async (t) => {
  const { closer, db, deps, letDaysPass } = await closingStage(t);
  const [marie, luc] = [await closer(), await closer()];
  const patient_id = await addPatient(db, { first_name: 'Zoé', birth_date: bornYearsAgo(6), phone: '514 555-0199' });
  await addLink(db, { account_id: luc.accountId, patient_id, basis: 'tutor-adult' });
  assert.deepEqual((await marie.foresee()).body.leftAlone, []);
  await marie.close();
  await letDaysPass(10);
  assert.equal(await runJob(eraseAccountsJob, jobDeps(deps)), 1);
  const child = db.selectFrom('patients').where('id', '=', patient_id).select(['phone', 'account_erased_at as begun']);
  assert.deepEqual(await child.execute(), [{ phone: '514 555-0199', begun: null }]);
});

test('erasure leaves nothing of a person who refused access or was only asked for it, unless a clinic saw their card (product §4 close-account)', async (t) => {
  const { closer, db, deps, letDaysPass } = await closingStage(t);
  const marie = await closer();
  const named = async (first_name: string, state: 'ended' | 'pending', nam_verified_at: Date | null = null) =>
    addLink(db, {
      account_id: marie.accountId,
      patient_id: await addPatient(db, { first_name, nam_verified_at }),
      state,
    });
  await named('Refusé', 'ended');
  await named('Demandé', 'pending');
  await named('Vu', 'pending', new Date());
  await marie.close();
  await letDaysPass(10);
  assert.equal(await runJob(eraseAccountsJob, jobDeps(deps)), 1);
  const left = await db.selectFrom('patients').select('first_name').where('first_name', 'is not', null).execute();
  assert.deepEqual(left, [{ first_name: 'Vu' }]);
});

test('an access request without agreement does not protect a record from erasure, and the requester is told (product §4 close-account)', async (t) => {
  const { closer, db, deps, letDaysPass } = await closingStage(t);
  const [marie, luc] = [await closer(), await closer()];
  await addLink(db, {
    account_id: luc.accountId,
    patient_id: marie.patientId,
    basis: 'protection-mandate',
    state: 'pending',
  });
  await addMessage(db, { patient_id: marie.patientId, kind: 'appointment', sender: 'network' });
  await marie.reserve(await addSlot(db, { clinicId: await addClinic(db), start: 24 }));
  await marie.close();
  await letDaysPass(10);
  assert.equal(await runJob(eraseAccountsJob, jobDeps(deps)), 1);
  const told = (await storedMessages(deps)).filter(({ kind }) => kind !== 'clinic');
  assert.deepEqual(
    told.map(({ patient_id: patientId, subject }) => [patientId, subject]),
    [[luc.patientId, 'Une demande d’accès est refusée']],
  );
});
