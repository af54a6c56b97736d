// Holds: product §4 access-log
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { accessLogStage } from '../support/accessLog.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { addLink } from '../support/people.ts';

test('having seen one person leaves the line of another person of that day as it is', async (t) => {
  const { db, reader } = await accessLogStage(t);
  const [me, uncle] = [await reader(), await reader()];
  const daughter = await reader({ first_name: 'Anaïs', last_name: 'Roy' });
  const clinicId = await addClinic(db);
  for (const [at, { hold, log, patientId }] of [me, uncle].entries()) {
    await addLink(db, { account_id: daughter.accountId, patient_id: patientId, scopes: ['book'] });
    await hold(await addSlot(db, { clinicId, start: 24 + at }));
    await daughter.held();
    const { events } = (await log({ by: 'others' })).body;
    assert.deepEqual(
      events.map(({ action }) => action),
      ['hold.seen'],
    );
  }
});
