import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { keyIn } from '../support/mail.ts';
import { recoveryStage } from '../support/recovery.ts';
import { logIn, openBrowser } from '../support/browser.ts';

type Profile = { email: string; emailVerified: boolean; pendingEmail?: string };
const other = 'nouvelle.adresse@exemple.ca';

const setUp = async (t: TestContext, env: Record<string, string> = {}) => {
  const stage = await recoveryStage(t, { env });
  const { app, mail } = stage;
  const { person, visitor } = await stage.signUp();
  const change = (email: string, parts: object = {}) =>
    visitor.send({ method: 'POST', url: '/api/user/email', payload: { password: person.password, email, ...parts } });
  const verify = async (key: string) =>
    (await openBrowser(app).send({ method: 'POST', url: '/api/signup/verify', payload: { key } })).statusCode;
  const addresses = async (): Promise<Profile> => {
    const { email, emailVerified, pendingEmail } = (await visitor.send({ url: '/api/user' })).json<Profile>();
    return { email, emailVerified, ...(pendingEmail === undefined ? {} : { pendingEmail }) };
  };
  const subjectsTo = async (address: string) => (await mail.to(address)).map(({ subject }) => subject);
  const newestKeyTo = async (address: string) => keyIn((await mail.to(address))[0]);
  await verify(await newestKeyTo(person.email));
  return { ...stage, person, visitor, change, verify, addresses, subjectsTo, newestKeyTo };
};

test('the current address stays until the new one is confirmed, then the new one replaces it (product §4 changes)', async (t) => {
  const { addresses, app, change, newestKeyTo, person, verify } = await setUp(t);
  assert.equal((await change(` ${other.toUpperCase()} `)).statusCode, 204);
  assert.deepEqual(await addresses(), { email: person.email, emailVerified: true, pendingEmail: other });
  assert.equal((await logIn(openBrowser(app), person.email, person.password)).statusCode, 200);
  assert.equal((await logIn(openBrowser(app), other, person.password)).statusCode, 403);
  assert.equal(await verify(await newestKeyTo(other)), 204);
  assert.deepEqual(await addresses(), { email: other, emailVerified: true });
  assert.equal((await logIn(openBrowser(app), other, person.password)).statusCode, 200);
  assert.equal((await logIn(openBrowser(app), person.email, person.password)).statusCode, 403);
});

test('the server notifies the old address when another one is requested and when it takes over; the notices contain no key (product §4 changes)', async (t) => {
  const { change, mail, newestKeyTo, person, subjectsTo, verify } = await setUp(t);
  await change(other);
  assert.equal((await subjectsTo(person.email))[0], 'Une nouvelle adresse a été demandée pour votre compte');
  await verify(await newestKeyTo(other));
  const [notice, request] = await mail.to(person.email);
  assert.equal(notice?.subject, 'L’adresse de votre compte a changé');
  for (const told of [notice, request]) {
    assert.throws(() => keyIn(told), /No key/);
    assert.equal(`${told?.text}${told?.html}`.includes(other), false);
  }
});

test('the server requests no address change without the password or with an invalid address (product §4 changes)', async (t) => {
  const { addresses, change, deps, person } = await setUp(t);
  const rows = async () => (await deps.db.selectFrom('outbox').select('id').execute()).length;
  const before = await rows();
  assert.equal((await change(other, { password: 'Mauvais-Mot-1' })).statusCode, 403);
  for (const wrong of [
    '',
    'a',
    'a@b',
    'a@exemple.ca, b@exemple.ca',
    'a@exemple.ca\r\nBcc: b@exemple.ca',
    'Nom <a@exemple.ca>, b@exemple.ca',
  ]) {
    const answer = await change(wrong);
    assert.deepEqual(
      [answer.statusCode, answer.json()],
      [422, { message: 'errors.invalidEmail', fields: { email: 'errors.invalidEmail' } }],
      wrong,
    );
  }
  assert.equal(await rows(), before);
  assert.deepEqual(await addresses(), { email: person.email, emailVerified: true });
});

test('an address change does not reveal whether another account has the address; only the confirmation does, to the reader of that mailbox (product §8 identity)', async (t) => {
  const { addresses, app, change, newestKeyTo, person, signUp, verify } = await setUp(t);
  const { person: neighbour } = await signUp();
  await verify(await newestKeyTo(neighbour.email));
  const [free, taken] = [await change(other), await change(neighbour.email)];
  assert.deepEqual([taken.statusCode, taken.body], [free.statusCode, free.body]);
  assert.equal(await verify(await newestKeyTo(neighbour.email)), 409);
  assert.equal((await addresses()).email, person.email);
  assert.equal((await logIn(openBrowser(app), neighbour.email, neighbour.password)).statusCode, 200);
});

test('a request for one’s own address cancels the pending change, and its key opens nothing any more (product §4 changes)', async (t) => {
  const { addresses, change, newestKeyTo, person, verify } = await setUp(t);
  await change(other);
  const key = await newestKeyTo(other);
  assert.equal((await change(person.email)).statusCode, 204);
  assert.equal(await verify(key), 410);
  assert.deepEqual(await addresses(), { email: person.email, emailVerified: true });
});

test('a new password discards a pending address: its key, mailed or not yet mailed, opens nothing (product §4 changes)', async (t) => {
  const { change, mail, modify, keyOf, newestKeyTo, person, verify } = await setUp(t);
  const recoveryKey = await keyOf(person);
  await change(other);
  const mailed = await newestKeyTo(other);
  await change('encore.une@exemple.ca');
  assert.equal((await modify(recoveryKey, person.login)).statusCode, 200);
  assert.equal(await verify(mailed), 410);
  assert.deepEqual(await mail.to('encore.une@exemple.ca'), []);
});

test('the server does not send an email that waits for an address no longer wanted (product §4 changes)', async (t) => {
  const { change, mail, person } = await setUp(t);
  await change(other);
  await change(person.email);
  assert.deepEqual(await mail.to(other), []);
});

test('a sign-up email that still waits does not end the key of the currently requested address (product §4 changes)', async (t) => {
  const { app, mail, signUp } = await recoveryStage(t);
  const { person, visitor } = await signUp();
  await visitor.send({ method: 'POST', url: '/api/user/email', payload: { password: person.password, email: other } });
  const key = keyIn((await mail.to(other))[0]);
  assert.deepEqual(
    (await mail.to(person.email)).map(({ subject }) => subject),
    ['Une nouvelle adresse a été demandée pour votre compte'],
  );
  assert.equal(
    (await openBrowser(app).send({ method: 'POST', url: '/api/signup/verify', payload: { key } })).statusCode,
    204,
  );
});

test('recovery sends email only to the current address, and a confirmed change ends the keys of the old one (product §4 recovery)', async (t) => {
  const { ask, change, keyOf, mail, newestKeyTo, open, person, verify } = await setUp(t);
  await change(other);
  await ask({ ...person, email: other });
  assert.equal((await mail.to(other)).length, 1, 'the confirmation alone');
  const key = await keyOf(person);
  await change(other);
  assert.equal(await verify(await newestKeyTo(other)), 204);
  assert.equal((await open({ key })).statusCode, 410);
});

test('the server resends the confirmation email on request to the pending address, and not when none is pending (product §4 verification)', async (t) => {
  const { change, mail, person, visitor } = await setUp(t);
  const again = async () => (await visitor.send({ method: 'POST', url: '/api/user/email/verify' })).statusCode;
  const before = (await mail.to(person.email)).length;
  assert.equal(await again(), 204);
  assert.equal((await mail.to(person.email)).length, before);
  await change(other);
  assert.equal(await again(), 204);
  assert.equal((await mail.to(other)).length, 2);
});

test('the server sends five confirmation emails an hour for one account, so that it fills no other person’s mailbox (product §8 limits)', async (t) => {
  const { change } = await setUp(t, { RATE_LIMITS: 'on' });
  const statuses = [];
  for (let times = 0; times < 6; times += 1) statuses.push((await change(`victime${times}@exemple.ca`)).statusCode);
  assert.deepEqual(statuses, [204, 204, 204, 204, 204, 429]);
});
