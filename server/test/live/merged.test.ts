// Holds: product §8 clinic-identity, product §8 live-stream
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { clinicOn } from '../support/clinic.ts';
import { liveStage } from '../support/liveStage.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { addLink, addPatient } from '../support/people.ts';
import { eventually } from '../support/processes.ts';

test('when a clinic merges two records, the open pages of everyone who sees them reload everything, and their streams follow the remaining record', async (t) => {
  const { db, deps, listen, patients } = await liveStage(t);
  const [jean, marie, luc] = await patients(3);
  assert.ok(jean && marie && luc);
  const clinicId = await addClinic(db);
  // Marie acts for a record of Jean that she made; his own becomes part of it.
  const kept = await addPatient(db, { first_name: 'Jean', birth_date: '1980-02-29' });
  await addLink(db, {
    account_id: marie.accountId,
    patient_id: kept,
    basis: 'written-authorization',
    scopes: ['book', 'history'],
  });
  const booked = (await marie.reserve(await addSlot(db, { clinicId, start: 24 }), { dependent: { patientId: kept } }))
    .body;
  const [his, hers, guests] = [await listen(jean), await listen(marie), await listen(luc)];
  assert.match(await clinicOn(deps).type('merge', jean.patientId, kept), /is now part of/);
  await Promise.all([his.heard('reset'), hers.heard('reset')]);
  assert.deepEqual(
    (await jean.history()).body.upcoming.map(({ reservationId }) => reservationId),
    [booked.reservationId],
  );

  await eventually(() => his.hasEnded(), 'the stream of the record that is gone ended');
  assert.equal(his.retry(), 0);
  const lastEventId = his.lastId();
  const again = await listen(jean, lastEventId === undefined ? {} : { lastEventId });
  assert.equal((await jean.cancel({ clinicId, reservationId: booked.reservationId })).status, 200);
  await again.heard('visit');
  assert.deepEqual(
    [again.of('reset'), guests.events.filter(({ type }) => type !== 'unread' && type !== 'place')],
    [[], []],
  );
});
