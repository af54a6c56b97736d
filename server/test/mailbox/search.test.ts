// Holds: product §4 threads
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { mailboxStage } from '../support/mailbox.ts';
import { addLink } from '../support/people.ts';

test('the mailbox search finds subjects and senders regardless of accents and case, and treats no character as a pattern', async (t) => {
  const { message, owner } = await mailboxStage(t);
  const me = await owner();
  await message({ patient_id: me.patientId, subject: 'Résultat de l’échographie à 100 %' });
  await message({ patient_id: me.patientId, subject: 'Vaccin', clinic_id: null, kind: 'system', sender: 'network' });
  const found = async (q: string) => (await me.threads({ q })).body.threads.map(({ subject }) => subject);
  assert.deepEqual(await found('ECHOGRAPHIE'), ['Résultat de l’échographie à 100 %']);
  assert.deepEqual(await found("clinique de l'erable"), ['Résultat de l’échographie à 100 %']);
  assert.deepEqual(await found('vacçîn'), ['Vaccin']);
  assert.deepEqual(
    [
      await found('réseau'),
      (await me.threads({ q: 'réseau', network: 'true' })).body.threads.map(({ subject }) => subject),
    ],
    [[], ['Vaccin']],
  );
  assert.deepEqual(await found('100 %'), ['Résultat de l’échographie à 100 %']);
  assert.deepEqual([await found('_accin'), await found('%accin')], [[], []]);
  assert.equal((await me.threads({ q: 'vac\u0000cin' })).status, 400);
});

test('the mailbox search finds a message that a delegate wrote by the delegate’s name (product §4 threads)', async (t) => {
  const { clinicId, db, owner, appointmentOf } = await mailboxStage(t);
  const [me, mother] = [await owner(), await owner()];
  await db
    .updateTable('patients')
    .set({ first_name: 'Rosé', last_name: 'Roy' })
    .where('id', '=', mother.patientId)
    .execute();
  await addLink(db, { account_id: mother.accountId, patient_id: me.patientId, scopes: ['messages'] });
  await appointmentOf(me);
  await mother.write({ clinicId, subject: 'Une question', body: 'Bonjour', aboutPatient: me.patientId });
  const found = async (q: string) =>
    (await me.threads({ folder: 'sent', q })).body.threads.map(({ from }) => from.name);
  assert.deepEqual([await found('rose r'), await found('tremblay')], [['Rosé Roy'], []]);
});
