// Holds: product §9 messages
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { alertStage, settle } from '../support/alerts.ts';
import { addLink, addPatient } from '../support/people.ts';
import { newsOf, takeTexts } from '../support/texts.ts';

test('of an offer that passed on to another person of the account, only that one is told', async (t) => {
  const stage = await alertStage(t);
  const me = await stage.patient();
  const child = await addPatient(stage.db, { first_name: 'Léo' });
  await addLink(stage.db, { account_id: me.accountId, patient_id: child });
  await takeTexts(stage.deps, me, { showsDetails: true });
  await me.watch();
  await me.watch({}, { dependent: { patientId: child } });
  const { cancel, spaceId } = await stage.takenSlot();
  await cancel();
  await settle(stage.deps);
  await me.release({ spaceId });
  await settle(stage.deps);
  const [text, ...others] = await newsOf(stage.deps);
  assert.match(text ?? '', /Léo/);
  assert.deepEqual(others, []);
});
