// Holds: product §8 private-numbers
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { recordAudit } from '../../src/data/audit.ts';
import { staffPassword, staffPerson } from '../support/staff.ts';
import { idsOf } from '../support/people.ts';
import { testApp } from '../support/testApp.ts';
import { logIn, signUp, openBrowser } from '../support/browser.ts';

test('sign-up, login, logout, a wrong attempt, and reading or changing a profile each write one audit event', async (t) => {
  const { app, deps } = await testApp(t);
  const { visitor, person } = await signUp(app);
  const { accountId, patientId } = await idsOf(deps.db, person.login);
  await visitor.send({ url: '/api/user' });
  await visitor.send({ method: 'PATCH', url: '/api/user', payload: { firstName: 'Zoé' } });
  await visitor.send({ url: '/api/logout' });
  await logIn(openBrowser(app), person.login, 'Mauvais-Mot-1');
  await logIn(openBrowser(app), 'personne.inconnue', 'Mauvais-Mot-1');
  await logIn(openBrowser(app), person.login, person.password);
  const events = await deps.db
    .selectFrom('audit_events')
    .select(['action', 'capacity', 'actor_account_id as actor', 'patient_id as patient'])
    .orderBy('id')
    .execute();
  const self = { capacity: 'self', actor: accountId, patient: patientId };
  const nobody = { capacity: 'anonymous', actor: null, patient: null };
  assert.deepEqual(events, [
    { action: 'account.created', ...self },
    { action: 'session.opened', ...self },
    { action: 'profile.read', ...self },
    { action: 'profile.changed', ...self },
    { action: 'session.closed', ...self },
    { action: 'session.refused', ...nobody },
    { action: 'session.refused', ...nobody },
    { action: 'session.opened', ...self },
  ]);
});

test('the audit event of a wrong attempt contains the id of the targeted account and no other personal data', async (t) => {
  const { app, deps } = await testApp(t);
  const { person } = await signUp(app);
  const { accountId } = await idsOf(deps.db, person.login);
  await logIn(openBrowser(app), person.login, 'Mauvais-Mot-1');
  const answer = await logIn(openBrowser(app), 'personne.inconnue', 'Mauvais-Mot-1');
  const events = await deps.db
    .selectFrom('audit_events')
    .selectAll()
    .where('action', '=', 'session.refused')
    .orderBy('id')
    .execute();
  assert.deepEqual(
    events.map(({ entity_id: entity }) => entity),
    [accountId, null],
  );
  assert.equal(events[1]?.request_id, answer.headers['x-request-id']);
  const written = JSON.stringify(events);
  for (const word of [person.login, person.email, 'personne.inconnue', 'Mauvais'])
    assert.equal(written.includes(word), false, word);
});

test('refused sign-ins, of patients and of staff, carry a keyed digest of the network address they came from, and never the address', async (t) => {
  const { app, deps } = await testApp(t);
  const { person } = await signUp(app);
  const nadia = await staffPerson(deps, { password: staffPassword });
  const refuse = async (from: string) => {
    await logIn(openBrowser(app), person.login, 'Mauvais-Mot-1', { from });
    await openBrowser(app).send({
      from,
      method: 'POST',
      url: '/staff/api/session',
      payload: { login: nadia.login, password: 'Mauvais-Mot-1', code: '000000' },
    });
  };
  for (const from of ['203.0.113.7', '198.51.100.9', '2001:db8:1:2::5', '2001:db8:1:2::6']) await refuse(from);
  const events = await deps.db
    .selectFrom('audit_events')
    .select(['action', 'source_key as source'])
    .where('action', 'in', ['session.refused', 'session.opened'])
    .orderBy('id')
    .execute();
  const keys = events.filter(({ action }) => action === 'session.refused').map(({ source }) => source?.toString('hex'));
  const [one, other, network] = [keys[0], keys[2], keys[4]];
  assert.deepEqual(keys, [one, one, other, other, network, network, network, network]);
  assert.equal(new Set([one, other, network, undefined]).size, 4);
  assert.equal(one, deps.vault.blindIndex('sign-in source\n203.0.113.7').toString('hex'));
  assert.deepEqual(
    events.filter(({ action, source }) => action === 'session.opened' && source !== null),
    [],
    'only what is refused',
  );
});

test('an audit event commits or rolls back with its transaction', async (t) => {
  const { deps } = await testApp(t);
  const event = { action: 'profile.changed', capacity: 'system', actorAccountId: null, requestId: 'essai' } as const;
  await assert.rejects(
    deps.db.transaction().execute(async (transaction) => {
      await recordAudit(transaction, event);
      throw new Error('changed my mind');
    }),
    /changed my mind/,
  );
  assert.deepEqual(await deps.db.selectFrom('audit_events').select('id').execute(), []);
});
