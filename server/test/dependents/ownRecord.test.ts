// Holds: product §4 not-yours, product §8 agreeing, product §4 fourteenth-birthday
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { asked } from '../support/agreeing.ts';
import { seeCard } from '../support/cardSeen.ts';
import { clinicOn } from '../support/clinic.ts';
import { delegationStage, jean, lea } from '../support/delegation.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { addLink } from '../support/people.ts';

const birthDate = `${new Date().getUTCFullYear() - 15}-01-01`;

/** Marie acted for Léa, who is fifteen now and has an account; a clinic saw her card and merged the records. */
const grownUp = async (t: TestContext) => {
  const stage = await delegationStage(t);
  const { db, deps } = stage;
  const [marie, self] = [await stage.relative({ firstName: 'Marie' }), await stage.relative({ firstName: 'Léa' })];
  await seeCard({ db, vault: deps.vault }, self.patientId, { nam: lea.hin, birthDate, firstName: 'Léa' });
  const linkId = await addLink(db, {
    account_id: marie.accountId,
    patient_id: self.patientId,
    basis: 'parental-authority',
    scopes: ['book', 'history', 'messages'],
  });
  return { ...stage, dependent: { patientId: self.patientId }, linkId, marie, self };
};

test('a parent gives themselves no access again by an account that claims the number of a young person whose card a clinic saw (product §4 not-yours)', async (t) => {
  const { db, dependent, linkId, marie, relative, self } = await grownUp(t);
  const clinicId = await addClinic(db);
  await self.reserve(await addSlot(db, { clinicId, start: 48 }), { raisonVisite: 'contraception' });
  const second = await relative({ nam: lea.hin, birthDate, firstName: 'Léa' });
  assert.deepEqual((await second.delegates()).delegates, []);
  assert.deepEqual([(await second.grant(linkId, ['book'])).status, (await second.withdraw(linkId)).status], [404, 404]);
  assert.equal((await marie.mine())[0]?.lockReason, 'age14');
  assert.equal((await marie.cancel({ clinicId })).status, 404);
  assert.equal((await marie.hold(await addSlot(db, { clinicId, start: 72 }), { dependent })).status, 403);
  assert.equal((await self.history()).body.upcoming[0]?.status, 'booked');
  assert.equal((await self.grant(linkId, ['book'])).status, 200, 'the young person decides');
});

test('an access that the fourteenth birthday locked waits for the person’s own record, not for an account that claims their number (product §4 not-yours)', async (t) => {
  const { db, marie, relative } = await delegationStage(t).then(async (stage) => ({
    ...stage,
    marie: await stage.relative({ firstName: 'Marie' }),
  }));
  const { patientId } = (await marie.add(lea)).said;
  await db.updateTable('patients').set({ birth_date: birthDate }).where('id', '=', patientId).execute();
  const second = await relative({ nam: lea.hin, birthDate, firstName: 'Léa' });
  const { id } = await db.selectFrom('dependents').select('id').executeTakeFirstOrThrow();
  assert.deepEqual((await second.delegates()).delegates, []);
  assert.deepEqual([(await second.grant(id, ['book'])).status, (await second.withdraw(id)).status], [404, 404]);
});

test('once a clinic saw a number, an account that only claims it hears of no request, old or new, and ends none (product §4 not-yours)', async (t) => {
  const { db, linkId, mail, marie, relative, self } = await asked(t);
  const own = await relative({ nam: jean.hin, birthDate: jean.birthDate, verified: true, firstName: 'Jean' });
  const heard = async () =>
    (await db.selectFrom('live_events').select('id').where('account_id', '=', self.accountId).execute()).length;
  const [told, events] = [await self.told(), await heard()];
  assert.deepEqual((await self.delegates()).delegates, []);
  assert.deepEqual([(await self.grant(linkId, ['book'])).status, (await self.withdraw(linkId)).status], [404, 404]);
  assert.equal((await own.withdraw(linkId)).status, 204, 'that record’s account decides');
  await marie.add({ ...jean, scopes: ['book'] });
  await mail.send();
  assert.deepEqual([await self.told(), await heard()], [told, events]);
  assert.equal((await own.delegates()).delegates.length, 1);
});

test('a request about a number that a clinic saw is decided by no emailed link, whether it was sent before or after (product §4 not-yours)', async (t) => {
  const { agree, mail, marie, relative } = await delegationStage(t).then(async (stage) => ({
    ...stage,
    marie: await stage.relative({ firstName: 'Marie' }),
  }));
  await marie.add({ ...jean, contact: { email: 'alias@exemple.ca' } });
  await mail.send();
  assert.equal((await agree('alias@exemple.ca', {})).said.state, 'pending');
  const own = await relative({ nam: jean.hin, birthDate: jean.birthDate, verified: true, firstName: 'Jean' });
  for (const action of ['read', 'agree', 'refuse'] as const)
    assert.deepEqual((await agree('alias@exemple.ca', { action })).refusal, { message: 'agreement.expired' }, action);
  const patientId = (await marie.mine())[0]?.patientId;
  const again = { patientId, contact: { email: 'autre@exemple.ca' } };
  assert.equal((await marie.send('POST', 'user/requestAgreement', again)).status, 204, 'who asks learns nothing');
  await mail.send();
  assert.deepEqual(await mail.to('autre@exemple.ca'), []);
  assert.equal((await own.delegates()).delegates.length, 1);
});

test('a record that a clinic merged is decided by no account that only claims its number (product §4 not-yours)', async (t) => {
  const { deps, linkId, marie, patientId, relative, self } = await asked(t);
  const luc = await relative({ firstName: 'Luc' });
  const other = (await luc.add({ ...jean, hin: null })).said.patientId;
  await clinicOn(deps).type('merge', other, patientId);
  assert.deepEqual([(await self.delegates()).delegates, (await self.grant(linkId, ['book'])).status], [[], 404]);
  assert.equal((await marie.mine())[0]?.state, 'pending');
});
