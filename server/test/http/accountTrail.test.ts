// Holds: product §8 private-numbers
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { recordAudit } from '../../src/data/audit.ts';
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
