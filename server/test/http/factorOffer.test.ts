// Holds: product §9 second-factor, product §4 export
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import type { Profile } from '../../../contract/session.ts';
import { logIn, openBrowser, signUp, type Visitor } from '../support/browser.ts';
import { clinicOn } from '../support/clinic.ts';
import { askForFile, fileIn } from '../support/ownFile.ts';
import { passkeyStage } from '../support/passkeys.ts';

/** Somebody who signed up and confirmed their email, and whether the portal offers them the second step. */
const offerStage = async (t: TestContext) => {
  const stage = await passkeyStage(t);
  const { app, db, person } = stage;
  const confirmEmail = () => db.updateTable('accounts').set({ email_verified_at: new Date() }).execute();
  await confirmEmail();
  const comeBack = async (): Promise<Visitor> => {
    const browser = openBrowser(app);
    const { statusCode } = await logIn(browser, person.login, person.password);
    assert.equal(statusCode, 200);
    return browser;
  };
  const isOffered = async (from: Visitor): Promise<boolean> =>
    (await from.send({ url: '/api/user' })).json<Profile>().secondFactorOffered === true;
  const answer = (from: Visitor, secondFactorOffered: boolean) =>
    from.send({ method: 'PATCH', url: '/api/user', payload: { secondFactorOffered } });
  return { ...stage, confirmEmail, comeBack, isOffered, answer };
};

test('a second step is offered from the second sign-in on, of which the sign-up is the first (product §9 second-factor)', async (t) => {
  const { comeBack, db, isOffered, visitor } = await offerStage(t);
  assert.equal(await isOffered(visitor), false);
  for (const browser of [await comeBack(), await comeBack()]) assert.equal(await isOffered(browser), true);
  assert.deepEqual(
    await db.selectFrom('accounts').select('sign_ins').execute(),
    [{ sign_ins: 2 }],
    'and counts no more',
  );
});

test('a wrong password and a sign-in that waits for its code count for nothing (decision 101)', async (t) => {
  const { app, atSecondStep, db, person, turnOn } = await offerStage(t);
  await logIn(openBrowser(app), person.login, 'Mauvais-Mot-1');
  await turnOn();
  await atSecondStep();
  assert.deepEqual(await db.selectFrom('accounts').select('sign_ins').execute(), [{ sign_ins: 1 }]);
});

test('it is offered to nobody whose email is unconfirmed, since a lost device would shut them out (decision 101)', async (t) => {
  const { comeBack, confirmEmail, db, isOffered } = await offerStage(t);
  await db.updateTable('accounts').set({ email_verified_at: null }).execute();
  const browser = await comeBack();
  assert.equal(await isOffered(browser), false);
  await confirmEmail();
  assert.equal(await isOffered(browser), true);
});

test('a person who puts the offer off sees it no more, on any device, and nobody else loses theirs (decision 101)', async (t) => {
  const { answer, app, comeBack, confirmEmail, isOffered } = await offerStage(t);
  const { person: other } = await signUp(app);
  await confirmEmail();
  const neighbour = openBrowser(app);
  await logIn(neighbour, other.login, other.password);
  const [here, elsewhere] = [await comeBack(), await comeBack()];
  const answered = await answer(here, false);
  assert.equal(answered.statusCode, 200, answered.body);
  assert.equal('secondFactorOffered' in answered.json<Profile>(), false);
  for (const browser of [here, elsewhere, await comeBack()]) assert.equal(await isOffered(browser), false);
  assert.equal(await isOffered(neighbour), true);
  assert.equal((await answer(here, true)).statusCode, 400, 'nobody asks to be asked');
});

test('it is not offered to a person who has the second step, nor after they turned it off themselves (decision 101)', async (t) => {
  const { code, comeBack, isOffered, person, post, turnOn, visitor } = await offerStage(t);
  await comeBack();
  assert.equal(await isOffered(visitor), true);
  await turnOn();
  assert.equal(await isOffered(visitor), false);
  await post('user/factor/check', { code: code() });
  assert.equal((await post('user/factor/end', { password: person.password })).statusCode, 204);
  assert.equal(await isOffered(await comeBack()), false);
});

test('it is not offered to a person who has a passkey, nor after they removed their last one (decision 101)', async (t) => {
  const { add, check, comeBack, isOffered, list, remove, visitor } = await offerStage(t);
  await comeBack();
  await add();
  assert.equal(await isOffered(visitor), false);
  await check();
  for (const { passkeyId } of await list()) assert.equal((await remove(passkeyId)).statusCode, 204);
  assert.equal(await isOffered(await comeBack()), false);
});

test('it is offered once more after a clinic turned the second step off for a person who lost everything (decision 101)', async (t) => {
  const { comeBack, deps, isOffered, person, turnOn } = await offerStage(t);
  await comeBack();
  await turnOn();
  await clinicOn(deps).type('end-factor', person.login);
  assert.equal(await isOffered(await comeBack()), true);
});

test('the file of a person says when they first put the offer off (product §4 export)', async (t) => {
  const { answer, comeBack, db, person } = await offerStage(t);
  const browser = await comeBack();
  const filed = async () => {
    const [account] = fileIn((await askForFile(browser, person.password)).body).all('Person');
    return account?.extension?.find(({ url }) => url.endsWith('/second-factor-declined'))?.valueDateTime;
  };
  assert.equal(await filed(), undefined);
  await answer(browser, false);
  assert.match((await filed()) ?? '', /^\d{4}-\d\d-\d\dT/);
  await db
    .updateTable('accounts')
    .set({ factor_declined_at: new Date('2026-01-02T15:00:00Z') })
    .execute();
  await answer(browser, false);
  assert.match((await filed()) ?? '', /^2026-01-02T/);
});
