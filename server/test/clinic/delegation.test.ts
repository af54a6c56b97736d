// Holds: product §8 clinic-identity, product §8 agreeing
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';

import { sql } from 'kysely';

import { lockPatient } from '../../src/data/bookingLocks.ts';
import { writeVerified } from '../../src/data/delegation/namedPeople.ts';
import { inTransaction } from '../../src/data/transaction.ts';
import { clinicOn } from '../support/clinic.ts';
import { delegationStage, jean, lea } from '../support/delegation.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { yearsBack } from '../support/years.ts';

const look = 'profile.read clinic';

const stage = async (t: TestContext) => {
  const made = await delegationStage(t);
  const { type } = clinicOn(made.deps);
  const marie = await made.relative({ firstName: 'Marie' });
  const linkOf = async (patientId: string) =>
    (await made.db.selectFrom('dependents').select('id').where('patient_id', '=', patientId).executeTakeFirstOrThrow())
      .id;
  const trail = async (linkId: string) =>
    (
      await made.db
        .selectFrom('audit_events')
        .select(['action', 'capacity'])
        .where('entity_id', '=', linkId)
        .orderBy('id')
        .execute()
    ).map(({ action, capacity }) => `${action} ${capacity}`);
  return { ...made, linkOf, marie, trail, type };
};

test('a clinic records the consent of a person without email and can grant any level (product §8 clinic-identity)', async (t) => {
  const { linkOf, marie, trail, type } = await stage(t);
  const {
    said: { patientId },
  } = await marie.add({ ...jean, hin: null });
  const linkId = await linkOf(patientId);
  assert.match(await type('accept', linkId), /does not wait for a document/);
  assert.equal(
    await type('consent', linkId, '--levels', 'book,messages'),
    `Link ${linkId} is open: book, messages. Both sides are told.`,
  );
  assert.deepEqual(
    (await marie.mine()).map(({ hasAccess, scopes }) => [hasAccess, scopes]),
    [[true, ['book', 'messages']]],
  );
  assert.deepEqual(
    (await marie.told()).map(({ subject }) => subject),
    ['Un accès vous est accordé'],
  );
  assert.match(await type('consent', linkId), /does not wait for the consent of the person/);
  assert.deepEqual(await trail(linkId), ['access.requested delegate', 'access.granted clinic']);
  assert.deepEqual(await trail(patientId), [look, look], 'each refusal said what the link holds');
});

test('a mandate opens at the requested levels once the clinic accepts its document, until the clinic ends it; a child’s authorization ends at fourteen', async (t) => {
  const { linkOf, marie, trail, type } = await stage(t);
  const {
    said: { patientId },
  } = await marie.add({ ...jean, basis: 'protection-mandate', scopes: ['book', 'history'] });
  const linkId = await linkOf(patientId);
  assert.match(await type('consent', linkId), /does not wait for the consent/);
  assert.equal(await type('accept', linkId), `Link ${linkId} is open: book, history. Both sides are told.`);
  assert.equal((await marie.history({ dependent: { patientId } })).status, 200);
  assert.equal(await type('end', linkId), `Link ${linkId} has ended. Its holder is told.`);
  assert.deepEqual(
    (await marie.told()).map(({ subject }) => subject),
    ['Un accès vous est accordé', 'Un accès vous est retiré'],
  );
  assert.match(await type('end', linkId), /There is no link/);
  assert.deepEqual(await trail(linkId), [
    'access.requested delegate',
    'access.granted clinic',
    'access.withdrawn clinic',
  ]);
  const grandchild = (await marie.add({ ...lea, relationship: 'grandchild', basis: 'written-authorization' })).said
    .patientId;
  assert.match(await type('accept', await linkOf(grandchild)), new RegExp(`, until ${yearsBack(6) + 14}-05-03\\.`));
});

test('a clinic locks a link at once without giving a reason, and only the clinic unlocks it (product §8 clinic-identity)', async (t) => {
  const { db, linkOf, marie, relative, trail, type } = await stage(t);
  const {
    said: { patientId },
  } = await marie.add(lea);
  const [linkId, dependent] = [await linkOf(patientId), { patientId }];
  const spaceId = await addSlot(db, { clinicId: await addClinic(db), start: 24 });
  assert.equal((await marie.hold(spaceId, { dependent })).status, 200);
  assert.match(await type('unlock', linkId), /is not locked by a clinic/);
  assert.equal(await type('lock', linkId), `Link ${linkId} is locked.`);
  assert.equal((await marie.reserve(spaceId, { dependent })).refusal.message, 'dependents.noAccess');
  assert.equal((await (await relative()).hold(spaceId)).status, 200, 'the place is free again');
  assert.equal(
    (await marie.send('POST', 'user/updateAccessDependent', { patientId, locked: false })).refusal.message,
    'dependents.notYourLock',
  );
  assert.deepEqual(await marie.told(), []);
  await type('unlock', linkId);
  assert.equal((await marie.history({ dependent })).status, 200);
  assert.deepEqual(await trail(linkId), ['access.granted delegate', 'access.locked clinic', 'access.unlocked clinic']);
  for (const name of ['lock', 'unlock', 'consent', 'accept', 'end'])
    assert.match(await type(name, randomUUID()), /^There is no link/);
});

test('a clinic verifies a health number once, for one record, and sees the other records that claim it (product §8 clinic-identity)', async (t) => {
  const { db, marie, relative, trail, type } = await stage(t);
  const self = await relative({ nam: jean.hin, birthDate: jean.birthDate, firstName: 'Jean' });
  const {
    said: { patientId },
  } = await marie.add(jean);
  assert.match(await type('verify', jean.hin), /^Several records have that number/);
  const login = 'jean.tremblay';
  await db.updateTable('accounts').set({ login }).where('id', '=', self.accountId).execute();
  assert.equal(
    await type('verify', login),
    [
      `The number of ${self.patientId} is recorded as seen.`,
      `Another record claims it: npm run clinic -- merge ${patientId} ${self.patientId} joins it, where it is the same person.`,
    ].join('\n'),
  );
  assert.match(await type('verify', login), /was already recorded as seen/);
  assert.match(await type('verify', patientId), /already has that number, seen by a clinic. Merge the two/);
  assert.deepEqual(await trail(self.patientId), ['number.verified clinic', look, look]);
  assert.deepEqual(await trail(patientId), [look, look, look], 'twice named as a claim, once refused');
  assert.match(await type('verify', login, '--born', '1950-13-01'), /is not a birth date/);
  await type('verify', login, '--born', jean.birthDate);
  const changed = await self.send('PATCH', 'user', { birthDate: '1950-07-25', firstName: 'Jean' });
  assert.deepEqual(
    [changed.status, changed.refusal.fields],
    [422, { birthDate: 'errors.birthDateSettled' }],
    'what a clinic saw is no longer theirs to change',
  );
  assert.equal((await self.send('PATCH', 'user', { birthDate: jean.birthDate })).status, 200);
  const shown = await type('person', 'trej 5007 2411');
  assert.match(
    shown,
    new RegExp(
      `^${self.patientId}  Jean Tremblay, 1950-07-24, number seen, account ${login}\n${patientId}  Jean Tremblay, 1950-07-24, number claimed\n  link [-\\w]+  [-\\w]+, written-authorization, book, pending$`,
    ),
  );
  assert.match(await type('person', 'nobody'), /^There is no such person/);
  assert.match(await type('verify', marie.patientId), /has no health number/);
});

test('the server refuses to change a birth date that a clinic is recording at that moment (product §8 clinic-identity)', async (t) => {
  const { db, relative } = await stage(t);
  const self = await relative({ nam: jean.hin, birthDate: jean.birthDate });
  const changing = await inTransaction(db, async (transaction) => {
    await lockPatient(transaction, self.patientId);
    const change = self.send('PATCH', 'user', { birthDate: '1950-07-25' });
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await waiting.execute(db)).rows.length === 0);
    await writeVerified(transaction, self.patientId, null);
    return { change };
  });
  assert.deepEqual((await changing.change).refusal.fields, { birthDate: 'errors.birthDateSettled' });
});
