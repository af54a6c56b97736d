// Holds: product §9 second-factor
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { addLink } from '../support/people.ts';
import { newPassword } from '../support/recovery.ts';
import { signedIn } from '../support/signedIn.ts';
import { staleStage } from '../support/staleCode.ts';

const needed = { message: 'factor.codeNeeded' };

test('with the factor on, sharing access, closing, exporting, and changing the password, the email or the factor ask for a code', async (t) => {
  const { person, post, visitor, db } = await staleStage(t);
  const { password } = person;
  const acts: [path: string, body: object][] = [
    ['user/grantAccess', { linkId: '018f0000-0000-7000-8000-000000000000', scopes: ['book'] }],
    ['user/close', { password }],
    ['user/export', { password }],
    ['user/password', { password, newPassword, confirmNewPassword: newPassword }],
    ['user/email', { password, email: 'autre@exemple.ca' }],
    ['user/factor/codes', { password }],
    ['user/factor/end', { password }],
  ];
  for (const [path, body] of acts) {
    const answer = await post(path, body);
    assert.deepEqual([path, answer.statusCode, answer.json()], [path, 403, needed]);
  }
  assert.equal((await visitor.send({ url: '/api/user' })).statusCode, 200, 'nothing else asks');
  const { closed_at: closedAt } = await db.selectFrom('accounts').select('closed_at').executeTakeFirstOrThrow();
  assert.equal(closedAt, null);
});

test('a code then lets the same request pass, with the same idempotency key, for five minutes in that session alone', async (t) => {
  const { atSecondStep, code, giveCode, letTimePass, post, visitor } = await staleStage(t);
  const share = (from = visitor) =>
    post('user/grantAccess', { linkId: '018f0000-0000-7000-8000-000000000000', scopes: ['book'] }, from, {
      headers: { 'idempotency-key': 'le-meme' },
    });
  assert.equal((await share()).statusCode, 403);
  assert.equal((await post('user/factor/check', { code: code() })).statusCode, 204);
  assert.equal((await share()).statusCode, 404, 'decided now: there is no such link');
  const elsewhere = await atSecondStep();
  await giveCode(elsewhere, code(1));
  await letTimePass();
  assert.equal((await share()).statusCode, 403);
  assert.equal((await share(elsewhere)).statusCode, 403);
});

test('accepting a request for access asks for a code and opens nothing without it; refusing one asks for none', async (t) => {
  const { code, db, deps, letTimePass, person, post } = await staleStage(t);
  const [asker, other] = await signedIn(deps, 2);
  const { patient_id: me } = await db
    .updateTable('patients')
    .from('accounts')
    .set({ birth_date: '1985-02-15' })
    .whereRef('patients.id', '=', 'accounts.patient_id')
    .where('login', '=', person.login)
    .returning('accounts.patient_id')
    .executeTakeFirstOrThrow();
  const asked = { patient_id: me, state: 'pending', basis: 'written-authorization' } as const;
  const linkId = await addLink(db, { ...asked, account_id: asker?.accountId ?? '' });
  const refused = await addLink(db, { ...asked, account_id: other?.accountId ?? '' });
  const stateOf = async (id: string) =>
    (await db.selectFrom('dependents').where('id', '=', id).select('state').executeTakeFirstOrThrow()).state;
  const accept = () => post('user/grantAccess', { linkId, scopes: ['book'] });
  const answer = await accept();
  assert.deepEqual([answer.statusCode, answer.json(), await stateOf(linkId)], [403, needed, 'pending']);
  assert.equal((await post('user/withdrawAccess', { linkId: refused })).statusCode, 204);
  assert.equal(await stateOf(refused), 'ended');
  assert.equal((await post('user/factor/check', { code: code() })).statusCode, 204);
  assert.deepEqual([(await accept()).statusCode, await stateOf(linkId)], [200, 'active']);
  await letTimePass();
  assert.equal((await accept()).statusCode, 403, 'changing the rights asks again');
});

test('a sign-in with a code counts as one given', async (t) => {
  const { atSecondStep, code, giveCode, person, post } = await staleStage(t);
  const browser = await atSecondStep();
  await giveCode(browser, code());
  assert.equal(
    (await post('user/email', { password: person.password, email: 'autre@exemple.ca' }, browser)).statusCode,
    204,
  );
});

test('a code given for an act is spent for sign-in, and the other way round', async (t) => {
  const { atSecondStep, code, giveCode, post } = await staleStage(t);
  assert.equal((await post('user/factor/check', { code: code() })).statusCode, 204);
  assert.equal((await giveCode(await atSecondStep(), code())).statusCode, 403);
  assert.equal((await giveCode(await atSecondStep(), code(1))).statusCode, 200);
  assert.equal((await post('user/factor/check', { code: code(1) })).statusCode, 403);
});

test('an intruder in an open session guesses five codes, then waits; the owner still signs in, and gives a code in another session', async (t) => {
  const { code, letTimePass, logInWithCode, person, post, trail } = await staleStage(t, { RATE_LIMITS: 'on' });
  const statuses = [];
  for (let tries = 0; tries < 6; tries += 1)
    statuses.push((await post('user/factor/check', { code: '000000' })).statusCode);
  assert.deepEqual(statuses, [403, 403, 403, 403, 403, 429]);
  assert.equal((await trail()).filter((action) => action === 'factor.refused').length, 5);
  const owner = await logInWithCode(person.password, code());
  await letTimePass();
  assert.equal((await post('user/factor/check', { code: code(1) }, owner)).statusCode, 204);
});
