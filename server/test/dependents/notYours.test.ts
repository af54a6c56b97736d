// Holds: product §8 agreeing, product §4 not-yours, product §4 access-at-once
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { asked } from '../support/agreeing.ts';
import { clinicOn } from '../support/clinic.ts';
import { jean, lea } from '../support/delegation.ts';
import { addLink } from '../support/people.ts';

test('another number or birth date, the holder and a child can neither see nor decide; an unverified account sees only what waits for the person (product §4 not-yours)', async (t) => {
  const { db, linkId, marie, patientId, relative, self } = await asked(t);
  const [otherDay, otherNumber] = [
    await relative({ nam: jean.hin, birthDate: '1950-07-25' }),
    await relative({ nam: 'TREJ50072420', birthDate: jean.birthDate }),
  ];
  for (const other of [otherDay, otherNumber, marie]) {
    assert.deepEqual((await other.delegates()).delegates, []);
    assert.deepEqual([(await other.grant(linkId, ['book'])).status, (await other.withdraw(linkId)).status], [404, 404]);
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
  const child = await relative({ nam: lea.hin, birthDate: lea.birthDate, verified: true });
  await marie.add(lea);
  assert.deepEqual((await child.delegates()).delegates, []);
});

test('an account that only claims to be the person gets no notice of a delegate gained or lost, because it does not see them either (product §4 not-yours)', async (t) => {
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

test('an account that only claims to be the person receives nothing about an access, not even an event without content (product §4 not-yours)', async (t) => {
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
  assert.deepEqual((await other.delegates()).delegates, [], 'a clinic saw whose number it is');
  const [request] = (await self.delegates()).delegates;
  const untilNow = await heard(self);
  await clinicOn(deps).type('end', request?.linkId ?? '');
  assert.deepEqual([(await heard(self)) - untilNow, await heard(other), await other.told()], [1, 0, []]);
});
