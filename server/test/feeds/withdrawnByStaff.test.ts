// Holds: product §5 slots-feed, product §4 one-winner
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { staffOn } from '../support/staff.ts';
import { busy, fedStage, nine, ten } from './conflictStage.ts';
import { publishedSlot } from './publicationFolder.ts';

/** Two slots are published, and a manager withdrew the first. */
const withdrawnStage = async (t: TestContext) => {
  const stage = await fedStage(t);
  await stage.run({ slots: [nine, ten] });
  const [first] = await stage.slots();
  if (first === undefined) throw new Error('No slot was imported.');
  const clinic = first.clinic_id;
  const manager = await staffOn(stage, { clinicId: clinic, role: 'manager' });
  const change = (call: 'withdraw' | 'offer', more: object = {}) =>
    manager.send('POST', `slots/${call}`, { clinic, slots: [first.id], ...more });
  assert.equal((await change('withdraw', { reason: 'schedule' })).status, 200);
  const offer = () => change('offer');
  return { ...stage, first: first.id, offer };
};

test('a publication that still has a slot, or has it again, does not reopen what staff withdrew; staff do', async (t) => {
  const { offer, run, statuses } = await withdrawnStage(t);
  for (const slots of [
    [nine, ten],
    [busy(nine), ten],
    [nine, ten],
  ]) {
    await run({ slots });
    assert.deepEqual(await statuses(), ['busy-unavailable', 'free']);
  }
  assert.equal((await offer()).status, 200);
  await run({ slots: [nine, ten] });
  assert.deepEqual(await statuses(), ['free', 'free']);
});

for (const [name, slots] of [
  ['is busy', [busy(nine), ten]],
  ['is gone', [ten]],
  ['has no room', [publishedSlot('09:00-09:30', 0), ten]],
] as const)
  test(`staff offer no slot again that ${name} in its publication, until it is published as free`, async (t) => {
    const { offer, patient, first, run, statuses } = await withdrawnStage(t);
    await run({ slots: [...slots] });
    const refused = await offer();
    assert.deepEqual([refused.status, refused.refusal.message], [409, 'staff.slots.standing']);
    assert.equal((await (await patient()).reserve(first, { raisonVisite: 'vaccination' })).status, 409);
    await run({ slots: [nine, ten] });
    assert.deepEqual(await statuses(), ['busy-unavailable', 'free']);
    assert.equal((await offer()).status, 200);
    assert.deepEqual(await statuses(), ['free', 'free']);
  });
