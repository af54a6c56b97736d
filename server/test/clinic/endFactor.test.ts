// Holds: product §9 second-factor
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { logIn, openBrowser } from '../support/browser.ts';
import { clinicOn } from '../support/clinic.ts';
import { secondFactorStage } from '../support/secondFactor.ts';

test('a clinic turns the second factor off for a person who lost everything, with a line in the trail, a message and a mail', async (t) => {
  const { app, atSecondStep, db, deps, giveCode, isSignedIn, mail, person, turnOn, visitor } =
    await secondFactorStage(t);
  const [first = ''] = await turnOn();
  const waiting = await atSecondStep();
  const said = await clinicOn(deps).type('end-factor', person.login);
  assert.match(said, /signs in with the password alone/);
  assert.equal(await isSignedIn(visitor), false);
  assert.equal((await giveCode(waiting, first)).statusCode, 410);
  const lines = await db
    .selectFrom('audit_events')
    .innerJoin('accounts', 'accounts.patient_id', 'audit_events.patient_id')
    .where('action', '=', 'factor.off')
    .select(['capacity', 'actor_account_id'])
    .execute();
  assert.deepEqual(lines, [{ capacity: 'clinic', actor_account_id: null }]);
  const browser = openBrowser(app);
  assert.equal((await logIn(browser, person.login, person.password)).statusCode, 200);
  const threads = (await browser.send({ url: '/api/mailbox/threads' })).body;
  assert.match(threads, /La vérification en deux étapes est désactivée/);
  const subjects = (await mail.to(person.email)).map(({ subject }) => subject);
  assert.ok(subjects.includes('La vérification en deux étapes est désactivée'));
});

test('the command refuses a person without an account, and one without a second factor', async (t) => {
  const { begin, deps, person } = await secondFactorStage(t);
  const clinic = clinicOn(deps);
  assert.match(await clinic.type('end-factor', 'personne'), /^There is no such person\./);
  await begin();
  assert.equal(await clinic.type('end-factor', person.login), 'This person has no account with a second factor.');
});

test('a closed account of a person who lost everything is reopened by the password, once the clinic ended its factor', async (t) => {
  const { app, deps, person, post, turnOn } = await secondFactorStage(t);
  await turnOn();
  assert.equal((await post('user/close', { password: person.password })).statusCode, 200);
  await clinicOn(deps).type('end-factor', person.login);
  const entry = { username: person.login, password: person.password };
  assert.equal((await post('user/reopen', entry, openBrowser(app))).statusCode, 200);
});
