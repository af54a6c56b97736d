import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { alertStage, offeredTo } from '../support/alerts.ts';
import { bookingStage, patientOn } from '../support/booking.ts';
import { signUp } from '../support/browser.ts';
import { keyIn, mailOf } from '../support/mail.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { idsOf } from '../support/people.ts';

const unconfirmed = async (t: TestContext) => {
  const stage = await bookingStage(t);
  const { visitor, person } = await signUp(stage.app);
  const me = patientOn(stage.app, { ...(await idsOf(stage.db, person.login)), cookies: visitor.cookies });
  const confirm = async () => {
    const key = keyIn((await mailOf(stage.deps).to(person.email))[0]);
    await visitor.send({ method: 'POST', url: '/api/signup/verify', payload: { key } });
  };
  return { ...stage, me, confirm };
};

test('the server holds a slot for an account with an unconfirmed address but books nothing; once confirmed, the same account books that slot', async (t) => {
  const { db, me, confirm } = await unconfirmed(t);
  const spaceId = await addSlot(db, { clinicId: await addClinic(db), start: 30 });
  assert.equal((await me.search()).body.spaces.length, 1);
  assert.equal((await me.hold(spaceId)).status, 200);
  const refused = await me.reserve(spaceId);
  assert.deepEqual([refused.status, refused.refusal.message], [403, 'appointment.emailUnconfirmed']);
  assert.equal((await db.selectFrom('appointments').select('id').execute()).length, 0);
  await confirm();
  assert.equal((await me.reserve(spaceId)).status, 201);
});

test('a retry with the key of the refusal gets the refusal; a retry with a new key books', async (t) => {
  const { db, me, confirm } = await unconfirmed(t);
  const spaceId = await addSlot(db, { clinicId: await addClinic(db), start: 30 });
  assert.equal((await me.reserve(spaceId, {}, { 'idempotency-key': 'first' })).status, 403);
  await confirm();
  assert.equal((await me.reserve(spaceId, {}, { 'idempotency-key': 'second' })).status, 201);
});

test('the server offers a freed slot to the first confirmed account that waits, before an unconfirmed one that waits longer', async (t) => {
  const { db, patient, takenSlot } = await alertStage(t);
  const [early, late] = [await patient(), await patient()];
  await db.updateTable('accounts').set({ email_verified_at: null }).where('id', '=', early.accountId).execute();
  assert.equal((await early.watch()).status, 201);
  assert.equal((await late.watch()).status, 201);
  const { spaceId, cancel } = await takenSlot();
  await cancel();
  assert.deepEqual([await offeredTo(early), await offeredTo(late)], [undefined, spaceId]);
});
