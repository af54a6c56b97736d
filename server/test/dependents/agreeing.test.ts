// Holds: product §8 agreeing, product §4 not-yours, product §4 access-at-once
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { clinicOn } from '../support/clinic.ts';
import { delegationStage, jean } from '../support/delegation.ts';
import { liveStage } from '../support/liveStage.ts';
import { addClinic, addPlace } from '../support/network.ts';
import { addLink } from '../support/people.ts';

/** Marie asked to act for Jean, who has an account with the same number and birth date. */
const asked = async (t: TestContext, { verified = false } = {}) => {
  const stage = await delegationStage(t);
  const marie = await stage.relative({ firstName: 'Marie' });
  const self = await stage.relative({ nam: jean.hin, birthDate: jean.birthDate, verified, firstName: 'Jean' });
  const { said } = await marie.add({ ...jean, scopes: ['book', 'history'], contact: { email: 'jean@exemple.ca' } });
  await stage.mail.send();
  const [request] = (await self.delegates()).delegates;
  assert.ok(request);
  return {
    ...stage,
    marie,
    self,
    patientId: said.patientId,
    dependent: { patientId: said.patientId },
    request,
    linkId: request.linkId,
  };
};

test('who has an account with that number and birth date finds the request there, and agrees to level book alone until a clinic saw who they are (product §8 agreeing)', async (t) => {
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
    (await marie.reserve(await addPlace(db, { clinicId: await addClinic(db), start: 24 }), { dependent })).status,
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

test('refusing ends a request, withdrawing an access, in the same moment: what was held is free, the holder is told (product §8 agreeing)', async (t) => {
  const { db, dependent, linkId, marie, relative, self } = await asked(t, { verified: true });
  const clinicId = await addClinic(db);
  await self.grant(linkId, ['book', 'history', 'messages']);
  const spaceId = await addPlace(db, { clinicId, start: 24 });
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

test('nobody else sees or decides: another number or birth date, the holder, a child; whoever only claims to be the person sees what waits for them alone (product §4 not-yours)', async (t) => {
  const { db, linkId, marie, patientId, relative, self } = await asked(t);
  const [otherDay, otherNumber] = [
    await relative({ nam: jean.hin, birthDate: '1950-07-25' }),
    await relative({ nam: 'TREJ50072420', birthDate: jean.birthDate }),
  ];
  for (const stranger of [otherDay, otherNumber, marie]) {
    assert.deepEqual((await stranger.delegates()).delegates, []);
    assert.deepEqual(
      [(await stranger.grant(linkId, ['book'])).status, (await stranger.withdraw(linkId)).status],
      [404, 404],
    );
  }
  const luc = await relative();
  const consented = await addLink(db, {
    account_id: luc.accountId,
    patient_id: patientId,
    basis: 'written-authorization',
  });
  assert.deepEqual(
    (await self.delegates()).delegates.map((one) => one.linkId),
    [linkId],
  );
  assert.equal((await self.withdraw(consented)).status, 404);
  await db.updateTable('patients').set({ nam_verified_at: new Date() }).where('id', '=', self.patientId).execute();
  assert.deepEqual(new Set((await self.delegates()).delegates.map((one) => one.linkId)), new Set([linkId, consented]));
  const child = await relative({ nam: 'TREL20550412', birthDate: '2020-05-04', verified: true });
  await marie.add({
    hin: 'TREL20550412',
    firstName: 'Léa',
    lastName: 'Roy',
    birthDate: '2020-05-04',
    relationship: 'child',
    basis: 'parental-authority',
  });
  assert.deepEqual((await child.delegates()).delegates, []);
});

test('whoever only claims to be the person is not told who comes to act for them, or who no longer does: no more than they see (product §4 not-yours)', async (t) => {
  const { db, deps, relative, self } = await asked(t);
  const [seen, luc] = [
    await relative({ nam: jean.hin, birthDate: jean.birthDate, verified: true, firstName: 'Jean' }),
    await relative({ firstName: 'Luc' }),
  ];
  const { said } = await luc.add({ ...jean, basis: 'protection-mandate' });
  const { id } = await db
    .selectFrom('dependents')
    .select('id')
    .where('patient_id', '=', said.patientId)
    .executeTakeFirstOrThrow();
  assert.match(await clinicOn(deps).type('accept', id), /is open/);
  assert.equal((await luc.send('POST', 'user/removeDependentAccess', said)).status, 200);
  const lucIn = async (who: typeof self) => (await who.told()).filter(({ body }) => body.includes('Luc')).length;
  assert.deepEqual([await lucIn(self), await lucIn(seen)], [0, 2]);
});

test('a mandate is seen and ends at the clinic; the clinic’s lock is not undone by a grant (product §8 agreeing)', async (t) => {
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

test('an access that is withdrawn is felt on the open pages of both sides at once (product §4 access-at-once)', async (t) => {
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

test('whoever only claims to be the person hears nothing of what becomes of an access, not even an event without a word (product §4 not-yours)', async (t) => {
  const { db, deps, dependent, linkId, marie, relative, self } = await asked(t, { verified: true });
  await self.grant(linkId, ['book', 'history']);
  const other = await relative({ nam: jean.hin, birthDate: jean.birthDate, firstName: 'Zoé' });
  const heard = async ({ accountId }: { accountId: string }) =>
    (await db.selectFrom('live_events').select('id').where('account_id', '=', accountId).execute()).length;
  const before = await heard(self);
  for (const call of ['lockDependentAccess', 'updateAccessDependent', 'removeDependentAccess']) {
    assert.equal(
      (
        await marie.send('POST', `user/${call}`, {
          ...dependent,
          ...(call === 'updateAccessDependent' ? { locked: false, scopes: ['book'] } : {}),
        })
      ).status,
      200,
      call,
    );
  }
  assert.deepEqual([(await heard(self)) - before, await heard(other), await other.told()], [3, 0, []]);
  await marie.add(jean);
  const [request] = (await other.delegates()).delegates;
  await clinicOn(deps).type('end', request?.linkId ?? '');
  assert.equal(await heard(other), 1, 'what waited for that person concerns them');
});
