// Holds: product §4 export
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { choiceContext } from '../../src/data/choices/rememberedChoices.ts';
import { signUp } from '../support/browser.ts';
import { addClinic } from '../support/network.ts';
import { askForFile, fileIn } from '../support/ownFile.ts';
import { addLink, addPatient, idsOf } from '../support/people.ts';
import { testApp } from '../support/testApp.ts';

test('the export has what the account chose last, and the reason of nobody but its owner (decision 90)', async (t) => {
  const { app, deps } = await testApp(t);
  const { visitor, person } = await signUp(app);
  const { accountId, patientId } = await idsOf(deps.db, person.login);
  const child = await addPatient(deps.db, { first_name: 'Zoé' });
  await addLink(deps.db, { account_id: accountId, patient_id: child, scopes: ['book'] });
  const clinicId = await addClinic(deps.db, { name: 'GMF du Fleuve' });
  const remember = (patient: string, raisonVisite: string) => {
    const chosen = { clinicId, profId: null, careType: 'walk-in', mode: 'in-person', raisonVisite, near: 'H2X' };
    return deps.db
      .insertInto('remembered_choices')
      .values({
        account_id: accountId,
        patient_id: patient,
        choice_sealed: deps.vault.seal(JSON.stringify(chosen), choiceContext),
      })
      .execute();
  };
  await remember(patientId, 'Je tousse');
  await remember(child, 'Zoé saigne');
  const { body } = await askForFile(visitor, person.password);
  const choices = fileIn(body)
    .all('Person')[0]
    ?.extension?.filter(({ url }) => url.endsWith('/choice'))
    .map(({ extension = [] }) => extension.map(({ url, valueString }) => `${url.split('/').at(-1)} ${valueString}`));
  const shared = ['choice-clinic GMF du Fleuve', 'care-type walk-in', 'visit-mode in-person'];
  assert.deepEqual(
    new Set(choices),
    new Set([
      [`choice-for ${patientId}`, ...shared, 'visit-reason Je tousse', 'choice-near H2X'],
      [`choice-for ${child}`, ...shared, 'choice-near H2X'],
    ]),
  );
  assert.doesNotMatch(body, /saigne/);
});
