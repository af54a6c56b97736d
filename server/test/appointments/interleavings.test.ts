// Holds: product §4 one-winner, product §4 no-overlap, product §8 one-hold, product §4 reschedule, product §4 clinic-changes
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { alertStage } from '../support/alerts.ts';
import { actOnce, type World } from '../support/interleavedActs.ts';
import { assertAcknowledged } from '../support/ledgerOfAppointments.ts';
import { addSlot } from '../support/network.ts';
import { assertPromisesDuring } from '../support/promises.ts';
import { seededRandom, testSeed } from '../../../scripts/seededRandom.ts';

const waves = Number(process.env.INTERLEAVING_WAVES ?? 50);
const seed = testSeed(2026);
const atOnce = 16;

const makeWorld = async (t: TestContext): Promise<World> => {
  const stage = await alertStage(t);
  const starts = [26, 26.2, 28, 30, 32, 34, 36];
  const slots = await Promise.all(starts.map((start) => addSlot(stage.db, { clinicId: stage.clinicId, start })));
  const people = await stage.patients(6);
  for (const watcher of people.slice(0, 3)) {
    assert.equal(
      (await watcher.send('POST', 'appointment/alerts', { criteria: { clinicIds: [stage.clinicId] }, dependent: null }))
        .status,
      201,
    );
  }
  return { ...stage, slots, people, invited: [], ledger: new Map(), random: seededRandom(seed) };
};

test(`every slot has one owner at every moment, whatever the order of bookings, moves, cancellations, expiries, offers, invitations and clinic changes (${waves} waves)`, async (t) => {
  const world = await makeWorld(t);
  let moments = 0;
  for (let wave = 0; wave < waves; wave += 1) {
    const when = `wave ${wave}, seed ${seed}`;
    moments += await assertPromisesDuring(
      world.db,
      Promise.all(Array.from({ length: atOnce }, () => actOnce(world))),
      when,
    );
    await assertAcknowledged(world.db, world.ledger, when);
  }
  const happened = async (action: string) =>
    (await world.db.selectFrom('audit_events').select('id').where('action', '=', action).limit(1).execute()).length > 0;
  for (const action of [
    'reservation.booked',
    'reservation.moved',
    'reservation.cancelled',
    'hold.placed',
    'place.offered',
    'invitation.sent',
    'invitation.ended',
  ]) {
    assert.ok(await happened(action), `${action} never happened: the test did not test`);
  }
  const invited = await world.db
    .selectFrom('appointments')
    .select('id')
    .where('invitation_id', 'is not', null)
    .execute();
  assert.ok(invited.length > 0, 'nobody booked by an invitation');
  t.diagnostic(`${world.ledger.size} visits, ${invited.length} of them by an invitation`);
  assert.ok(moments > waves, 'nobody looked while things happened');
});

test('a slot that is being cancelled goes to one of the people who want it, or to no one', async (t) => {
  const { db, clinicId, patient, patients } = await alertStage(t, { env: { MAX_UPCOMING: '100' } });
  const [first, others] = [await patient(), await patients(5)];
  for (let round = 0; round < 10; round += 1) {
    const spaceId = await addSlot(db, { clinicId, start: 24 + round });
    const { reservationId } = (await first.reserve(spaceId)).body;
    const cancelling = first.cancel({ clinicId, reservationId });
    const wanted = await Promise.all(others.map((other) => other.reserve(spaceId)));
    assert.equal((await cancelling).status, 200);
    const won = wanted.filter(({ status }) => status === 201).length;
    const live = await db
      .selectFrom('appointments')
      .select('id')
      .where('slot_id', '=', spaceId)
      .where('status', '=', 'booked')
      .execute();
    assert.deepEqual([won <= 1, live.length], [true, won]);
    assert.ok(wanted.every(({ status }) => status === 201 || status === 409));
  }
});
