// Holds: product §8 clinic-identity
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { jean, lea } from '../support/delegation.ts';
import { linksIn, parents } from '../support/merging.ts';
import { addLink } from '../support/people.ts';

test('a merge opens no access on an unchecked claim: the access waits, its holds end, its holder is told, and the clinic reopens it unchanged (product §8 clinic-identity)', async (t) => {
  const { db, hers, luc, marie, merged, slot, type } = await parents(t);
  await marie.reserve(await slot(24), { dependent: { patientId: hers } });
  const held = await slot(48);
  await marie.hold(held, { dependent: { patientId: hers } });
  const [said = '', , ...links] = (await merged()).split('\n');
  assert.match(said, /links that wait: 2\.$/);
  assert.deepEqual(
    linksIn(links),
    Array.from({ length: 2 }, () => 'parental-authority, book + history + messages, pending'),
  );
  for (const parent of [marie, luc]) {
    assert.equal((await parent.history({ dependent: { patientId: hers } })).refusal.message, 'dependents.noAccess');
    assert.deepEqual(
      (await parent.mine()).map(({ awaiting, hasAccess }) => [awaiting, hasAccess]),
      [['clinic', false]],
    );
    assert.deepEqual(
      (await parent.told()).map(({ subject }) => subject),
      ['Un accès attend une confirmation'],
    );
  }
  assert.equal((await db.selectFrom('holds').select('id').execute()).length, 0);
  const ofMarie = await db
    .selectFrom('dependents')
    .select('id')
    .where('account_id', '=', marie.accountId)
    .executeTakeFirstOrThrow();
  assert.equal(
    await type('accept', ofMarie.id),
    `Link ${ofMarie.id} is open: book, history, messages. Both sides are told.`,
  );
  assert.equal((await marie.history({ dependent: { patientId: hers } })).body.upcoming.length, 1);
  assert.equal((await luc.history({ dependent: { patientId: hers } })).status, 403);
  assert.deepEqual(
    (await marie.mine()).map(({ endsOn }) => endsOn),
    [null],
    'what a parent was given has no last day: the birthday locks it',
  );
});

test('a merge keeps what a person granted in their account; an agreement by mailed link waits for that account and is not mailed again (product §8 clinic-identity)', async (t) => {
  const { agree, db, luc, mail, marie, relative, type } = await parents(t);
  const self = await relative({ nam: jean.hin, birthDate: jean.birthDate, verified: true, firstName: 'Jean' });
  const [granted, mailed] = [
    (await marie.add(jean)).said.patientId,
    (await luc.add({ ...jean, hin: null, contact: { email: 'alias@exemple.ca' } })).said.patientId,
  ];
  await mail.send();
  const [asked] = (await self.delegates()).delegates;
  assert.equal((await self.grant(asked?.linkId ?? '', ['book', 'history'])).status, 200);
  assert.equal((await agree('alias@exemple.ca', { action: 'agree' })).said.state, 'active');
  assert.match(await type('merge', mailed, granted), /links that wait: 2\./, 'no account stands for that record yet');
  assert.equal(
    (await luc.send('POST', 'user/requestAgreement', { patientId: granted, contact: { email: 'autre@exemple.ca' } }))
      .status,
    204,
  );
  await mail.send();
  assert.deepEqual(await mail.to('autre@exemple.ca'), [], 'the address was chosen by the person who asks');
  assert.equal((await agree('alias@exemple.ca', { action: 'agree' })).status, 410);
  const waits = (await self.delegates()).delegates.filter(({ awaitsMe }) => awaitsMe);
  for (const { linkId } of waits) assert.equal((await self.grant(linkId, ['book'])).status, 200);
  assert.match(
    await type('merge', granted, self.patientId),
    /links that wait: 0\./,
    'both were granted in the account of the person',
  );
  const herJean = (await marie.mine()).find(({ patientId }) => patientId === self.patientId);
  assert.deepEqual([herJean?.hasAccess, herJean?.scopes], [true, ['book']]);
  assert.equal(
    (
      await db
        .selectFrom('dependents')
        .select('id')
        .where('state', '=', 'active')
        .where('granted_by_account_id', '=', self.accountId)
        .execute()
    ).length,
    2,
  );
});

test('a merge moves what a parent recorded into the person’s own account and ends links to oneself or repeated links (product §8 clinic-identity)', async (t) => {
  const { db, his, hers, luc, marie, slot, relative, type } = await parents(t);
  const self = await relative({ nam: lea.hin, birthDate: lea.birthDate });
  await marie.reserve(await slot(24), { dependent: { patientId: hers } });
  await addLink(db, { account_id: luc.accountId, patient_id: self.patientId });
  await addLink(db, { account_id: self.accountId, patient_id: his });
  await type('merge', hers, self.patientId);
  assert.equal((await self.history()).body.upcoming.length, 1);
  assert.match(
    await type('merge', his, self.patientId),
    new RegExp(
      `^${his} is now part of ${self.patientId}\\. Alerts ended: 0; repeated links ended: 2; links that wait: 0\\.`,
    ),
  );
  assert.deepEqual([await self.mine(), (await luc.mine()).map(({ patientId }) => patientId)], [[], [self.patientId]]);
});

test('a mailed request opens nothing once its record belongs to an account, and the account holder is asked there instead (product §8 clinic-identity)', async (t) => {
  const { agree, mail, marie, relative, type } = await parents(t);
  const self = await relative({ nam: jean.hin, birthDate: jean.birthDate });
  const { said } = await marie.add({ ...jean, contact: { email: 'alias@exemple.ca' } });
  await mail.send();
  assert.equal((await agree('alias@exemple.ca', {})).status, 200);
  await type('merge', said.patientId, self.patientId);
  assert.equal((await agree('alias@exemple.ca', { action: 'agree' })).status, 410);
  assert.deepEqual(
    (await self.delegates()).delegates.map(({ awaitsMe }) => awaitsMe),
    [true],
  );
});
