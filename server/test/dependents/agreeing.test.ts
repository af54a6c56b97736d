// Holds: product §8 agreeing, product §4 not-yours, product §4 access-at-once
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { asked } from '../support/agreeing.ts';
import { delegationStage, jean } from '../support/delegation.ts';
import { liveStage } from '../support/liveStage.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { addLink } from '../support/people.ts';

test('an account with that health number and birth date finds the request, and agrees only to level book until a clinic checks the identity (product §8 agreeing)', async (t) => {
  const { db, dependent, linkId, marie, request, self } = await asked(t);
  const { linkId: _id, startsOn: _day, ...shown } = request;
  assert.deepEqual(shown, {
    firstName: 'Marie',
    lastName: 'Tremblay',
    relationship: 'parent',
    basis: 'written-authorization',
    scopes: ['book', 'history'],
    state: 'pending',
    locked: false,
    endsOn: null,
    awaitsMe: true,
    grantable: ['book'],
    mayWithdraw: true,
  });
  assert.deepEqual(
    (await self.told()).map(({ subject }) => subject),
    ['Une personne demande à agir pour vous'],
  );
  const more = await self.grant(linkId, ['book', 'history']);
  assert.deepEqual([more.status, more.refusal.fields], [422, { scopes: 'dependents.levelNeedsClinic' }]);
  const granted = await self.grant(linkId, ['book']);
  assert.deepEqual(
    [granted.status, granted.said.state, granted.said.awaitsMe, granted.said.scopes],
    [200, 'active', false, ['book']],
  );
  assert.equal(
    (await marie.reserve(await addSlot(db, { clinicId: await addClinic(db), start: 24 }), { dependent })).status,
    201,
  );
  assert.equal((await marie.history({ dependent })).status, 403);
  assert.deepEqual(
    (await marie.told()).map(({ subject }) => subject),
    ['Un accès vous est accordé'],
  );
  await db.updateTable('patients').set({ nam_verified_at: new Date() }).where('id', '=', self.patientId).execute();
  assert.equal((await self.delegates()).verified, true);
  assert.equal((await self.grant(linkId, ['messages', 'history'])).status, 200);
  assert.deepEqual(
    (await marie.mine()).map(({ scopes }) => scopes),
    [['history', 'messages']],
  );
  assert.equal((await marie.told()).length, 1, 'a change of levels is no new access');
});

test('refusing a request or withdrawing an access ends it at once: the held slot is free and the holder is told (product §8 agreeing)', async (t) => {
  const { db, dependent, linkId, marie, relative, self } = await asked(t, { verified: true });
  const clinicId = await addClinic(db);
  await self.grant(linkId, ['book', 'history', 'messages']);
  const spaceId = await addSlot(db, { clinicId, start: 24 });
  assert.equal((await marie.hold(spaceId, { dependent })).status, 200);
  assert.equal((await self.withdraw(linkId)).status, 204);
  assert.deepEqual([(await marie.history({ dependent })).status, await marie.mine()], [404, []]);
  assert.equal((await (await relative()).hold(spaceId)).status, 200);
  assert.deepEqual((await marie.told()).at(-1)?.subject, 'Un accès vous est retiré');
  assert.deepEqual([(await self.withdraw(linkId)).status, (await self.grant(linkId, ['book'])).status], [404, 404]);
  await marie.add(jean);
  const [again] = (await self.delegates()).delegates;
  assert.equal((await self.withdraw(again?.linkId ?? '')).status, 204);
  assert.match((await marie.told()).at(-1)?.body ?? '', /^Votre demande d’agir pour Jean dans le portail est refusée/);
  const third = (await marie.add(jean)).said;
  await self.grant((await self.delegates()).delegates[0]?.linkId ?? '', ['book']);
  assert.equal((await marie.send('POST', 'user/removeDependentAccess', third)).status, 200);
  assert.match((await self.told()).at(-1)?.body ?? '', /^Marie Tremblay a renoncé à son accès/);
  const trail = await db
    .selectFrom('audit_events')
    .select(['action', 'capacity'])
    .where('actor_account_id', '=', self.accountId)
    .where('action', 'like', 'access.%')
    .orderBy('id')
    .execute();
  assert.deepEqual(
    trail,
    ['access.granted', 'access.withdrawn', 'access.refused', 'access.granted'].map((action) => ({
      action,
      capacity: 'self',
    })),
  );
});

test('the person sees a mandate that only the clinic ends, and a grant does not undo the clinic’s lock (product §8 agreeing)', async (t) => {
  const { db, relative } = await delegationStage(t);
  const [tutor, self] = [await relative(), await relative({ birthDate: jean.birthDate })];
  const mandate = await addLink(db, { account_id: tutor.accountId, patient_id: self.patientId, basis: 'tutor-adult' });
  const locked = await addLink(db, {
    account_id: (await relative()).accountId,
    patient_id: self.patientId,
    basis: 'written-authorization',
    locked_at: new Date(),
    lock_reason: 'clinic',
  });
  const seen = (await self.delegates()).delegates;
  assert.deepEqual(
    seen.map(({ linkId, grantable, mayWithdraw }) => [linkId, grantable, mayWithdraw]),
    [
      [mandate, [], false],
      [locked, [], true],
    ],
  );
  assert.equal((await self.withdraw(mandate)).refusal.message, 'dependents.clinicEnds');
  for (const linkId of [mandate, locked])
    assert.equal((await self.grant(linkId, ['book'])).refusal.message, 'dependents.notYoursToGrant');
});

test('a withdrawn access reaches the open pages of both sides at once (product §4 access-at-once)', async (t) => {
  const { db, listen, patients } = await liveStage(t);
  const [self, marie] = await patients(2);
  assert.ok(self && marie);
  const linkId = await addLink(db, {
    account_id: marie.accountId,
    patient_id: self.patientId,
    basis: 'written-authorization',
  });
  const [hers, own] = [await listen(marie), await listen(self)];
  assert.equal((await self.send('POST', 'user/withdrawAccess', { linkId })).status, 204);
  await Promise.all([hers.heard('dependents'), own.heard('dependents')]);
});
