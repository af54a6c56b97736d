// Holds: spec §7 dependents, spec §3 dependent, product §4 not-yours
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { addLink, addPatient, idsOf } from '../support/people.ts';
import { testApp } from '../support/testApp.ts';
import { testClock } from '../support/testClock.ts';
import { signUp } from '../support/browser.ts';

const setUp = async (t: TestContext) => {
  const { clock } = testClock('2026-11-21T03:00:00Z');
  const { app, deps } = await testApp(t, { deps: { clock } });
  const { visitor, person } = await signUp(app);
  const { accountId } = await idsOf(deps.db, person.login);
  const list = async () => (await visitor.send({ url: '/api/user/dependents' })).json<Record<string, unknown>[]>();
  return { app, db: deps.db, vault: deps.vault, accountId, list };
};

test('the dependents list contains each person’s age in Quebec, no health number, and a neutral record status (spec §3 modification-status)', async (t) => {
  const { accountId, db, list, vault } = await setUp(t);
  const sealed = {
    nam_sealed: vault.seal('ROYM12112112', 'patients.nam'),
    nam_index: vault.blindIndex('ROYM12112112'),
  };
  const child = await addPatient(db, { first_name: 'Léo', last_name: 'Roy', birth_date: '2012-11-21', ...sealed });
  await addLink(db, { account_id: accountId, patient_id: child, scopes: ['book', 'messages'] });
  assert.deepEqual(await list(), [
    {
      patientId: child,
      firstName: 'Léo',
      lastName: 'Roy',
      hin: null,
      birthDate: '2012-11-21',
      age: 13,
      hasAccess: true,
      locked: false,
      relationship: 'parent',
      basis: 'parental',
      scopes: ['book', 'messages'],
      state: 'active',
      startsOn: '2020-01-01',
      endsOn: null,
      modificationStatus: 'STATUS_NEUTRAL',
    },
  ]);
});

test('the dependents list shows a pending, locked or not yet started link as such, and omits one that is over', async (t) => {
  const { accountId, db, list } = await setUp(t);
  const links = [
    { state: 'pending' },
    { locked_at: new Date(), lock_reason: 'age14' },
    { starts_on: '2026-11-21' },
    { ends_on: '2026-11-19' },
    { starts_on: '2026-11-20', ends_on: '2026-11-20' },
    { state: 'ended' },
  ] as const;
  for (const [at, link] of links.entries()) {
    const patientId = await addPatient(db);
    await addLink(db, { account_id: accountId, patient_id: patientId, created_at: new Date(at), ...link });
  }
  const shown = (await list()).map(({ state, hasAccess, locked, lockReason }) => ({
    state,
    hasAccess,
    locked,
    lockReason,
  }));
  const plain = { state: 'active', hasAccess: true, locked: false, lockReason: undefined };
  assert.deepEqual(shown, [
    { ...plain, state: 'pending', hasAccess: false },
    { ...plain, locked: true, lockReason: 'age14' },
    { ...plain, hasAccess: false },
    plain,
  ]);
});

test('the dependents list omits the people for whom another account acts', async (t) => {
  const { app, db, list } = await setUp(t);
  const { person } = await signUp(app);
  const { accountId: other } = await idsOf(db, person.login);
  await addLink(db, { account_id: other, patient_id: await addPatient(db) });
  assert.deepEqual(await list(), []);
});
