// Holds: product §8 idempotency, product §4 not-yours
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { bookingStage, type Reply } from '../support/booking.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { addLink } from '../support/people.ts';

const wordOf = ({ status, refusal }: Reply<unknown>) => [status, refusal.message];

test('the server gives a kept answer again only to who may still see it: after access ended, the key opens no more than no key (product §8 idempotency)', async (t) => {
  const { db, patient } = await bookingStage(t);
  const clinicId = await addClinic(db);
  const slot = (start = 24) => addSlot(db, { clinicId, start });
  const me = await patient();
  const delegate = await patient();
  const dependent = { patientId: me.patientId };
  const linkId = await addLink(db, { account_id: delegate.accountId, patient_id: me.patientId });
  const taken = (await me.reserve(await slot(48))).body.spaceId;
  const spaceId = await slot();
  const asked = [
    () => delegate.reserve(spaceId, { dependent }, { 'idempotency-key': 'a' }),
    () => delegate.reserve(taken, { dependent }, { 'idempotency-key': 'b' }),
  ];
  for (const ask of asked) assert.equal((await ask()).raw, (await ask()).raw);
  await db
    .updateTable('dependents')
    .set({ scopes: ['history'] })
    .where('id', '=', linkId)
    .execute();
  for (const ask of asked) assert.deepEqual(wordOf(await ask()), [403, 'dependents.noAccess']);
  await db
    .updateTable('dependents')
    .set({ scopes: ['book'], state: 'ended' })
    .where('id', '=', linkId)
    .execute();
  for (const ask of asked) assert.deepEqual(wordOf(await ask()), [404, 'errors.notFound']);
  await db.updateTable('dependents').set({ state: 'active' }).where('id', '=', linkId).execute();
  assert.equal((await asked[0]?.())?.status, 201, 'the answer is still kept');
});
