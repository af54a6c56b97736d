import assert from 'node:assert/strict';
import { test } from 'node:test';

import { signUp as signUpUnconfirmed } from '../support/browser.ts';
import { keysAge } from '../support/keys.ts';
import { keyIn } from '../support/mail.ts';
import { recoveryStage } from '../support/recovery.ts';

const sent = 'recover.mailSent';
const refused = { message: 'recover.keyExpired' };

/** Before the days within which an owner may come back. */
const closedForGood = new Date(Date.now() - 11 * 24 * 3_600_000);

test('every recovery request gets the same text, and the owner gets an email with a key in the requested language (spec §7 recover, spec §2 recover-screen)', async (t) => {
  const { ask, mail, signUp } = await recoveryStage(t);
  const { person } = await signUp();
  for (const lang of ['fr', 'en']) {
    const answer = await ask({ ...person, lang });
    assert.deepEqual(
      [answer.statusCode, answer.headers['content-type'], answer.body],
      [200, 'text/plain; charset=utf-8', sent],
    );
    const [newest] = await mail.to(person.email);
    assert.equal(newest?.lang, lang);
    assert.match(keyIn(newest), /^[\w-]{43}$/);
  }
});

test('the server accepts both forms of the recovery request: without lang, the browser’s language applies (spec §3 recovery-payloads)', async (t) => {
  const { ask, mail, signUp } = await recoveryStage(t);
  const { person } = await signUp();
  await ask(person, { headers: { 'accept-language': 'en' } });
  assert.equal((await mail.to(person.email))[0]?.lang, 'en');
  await ask(person, { headers: { 'accept-language': 'fr' } });
  assert.equal((await mail.to(person.email))[0]?.lang, 'fr');
});

test('recovery finds the email address and the health number however they are typed (spec §5 recovery-form)', async (t) => {
  const { ask, mail, signUp } = await recoveryStage(t);
  const { person } = await signUp({ nam: 'TREM85021512' });
  await ask({ email: ` ${person.email.toUpperCase()} `, nam: 'trem 8502-1512' });
  assert.equal((await mail.to(person.email)).filter(({ subject }) => subject.startsWith('Choisissez')).length, 1);
});

test('the server rejects an invalid recovery form by field, whatever account it names (spec §5 recovery-form)', async (t) => {
  const { ask, deps, signUp } = await recoveryStage(t);
  const { person } = await signUp();
  const before = await deps.db.selectFrom('outbox').select('id').execute();
  for (const [parts, fields] of [
    [{ email: 'personne' }, { email: 'errors.invalidEmail' }],
    [{ nam: 'TREM' }, { nam: 'errors.jsnamInvalidChars' }],
    [
      { email: '', nam: '' },
      { email: 'errors.invalidEmail', nam: 'errors.jsnamInvalidChars' },
    ],
  ] as const) {
    const answer = await ask({ ...person, ...parts });
    assert.equal(answer.statusCode, 422);
    assert.deepEqual(answer.json(), { message: Object.values(fields)[0], fields });
  }
  assert.equal((await ask({ ...person, lang: 'de' })).statusCode, 400);
  assert.deepEqual(await deps.db.selectFrom('outbox').select('id').execute(), before);
});

test('recovery sends every account with that address and health number an email with its own key (product §8 identity)', async (t) => {
  const { app, ask, mail, open, signUp } = await recoveryStage(t);
  const { person: one } = await signUp();
  const { person: two } = await signUpUnconfirmed(app, { email: one.email, nam: one.nam });
  await signUpUnconfirmed(app, { email: one.email, nam: 'ROYM90010112' });
  await signUp({ nam: one.nam });
  await ask(one);
  const mails = (await mail.to(one.email)).filter(({ subject }) => subject.startsWith('Choisissez'));
  const logins = await Promise.all(
    mails.map(async (each) => (await open({ key: keyIn(each) })).json<{ login: string }>().login),
  );
  assert.deepEqual(logins.sort(), [one.login, two.login].sort());
});

test('recovery sends no email for another number, another address or an account that is closed for good (product §4 recovery)', async (t) => {
  const { ask, deps, mail, signUp } = await recoveryStage(t);
  const { person } = await signUp();
  const { person: closed } = await signUp();
  await deps.db.updateTable('accounts').set({ closed_at: closedForGood }).where('login', '=', closed.login).execute();
  await ask({ ...person, nam: 'ROYM90010112' });
  await ask({ ...person, email: 'personne.inconnue@exemple.ca' });
  await ask(closed);
  await mail.send();
  assert.equal(
    (await deps.db.selectFrom('outbox').select('id').where('template', '=', 'recovery').execute()).length,
    0,
  );
  assert.deepEqual(await mail.to('personne.inconnue@exemple.ca'), []);
  assert.deepEqual(await mail.to(closed.email), []);
});

test('opening a recovery key again and again, as mail programs do, shows its account and uses nothing up (spec §2 recover-do-screen)', async (t) => {
  const { keyOf, modify, open, signUp } = await recoveryStage(t);
  const { person } = await signUp();
  const key = await keyOf(person);
  for (let times = 0; times < 5; times += 1) {
    const answer = await open({ key });
    assert.deepEqual([answer.statusCode, answer.json()], [200, { login: person.login }]);
    assert.deepEqual(answer.cookies, []);
  }
  assert.equal((await modify(key, person.login)).statusCode, 200);
});

test('the server reads the recovery key from an object, from a JSON string and from plain text (spec §3 recovery-payloads)', async (t) => {
  const { keyOf, open, signUp } = await recoveryStage(t);
  const { person } = await signUp();
  const key = await keyOf(person);
  const bodies: [payload: string, type: string][] = [
    [JSON.stringify({ key }), 'application/json'],
    [JSON.stringify(key), 'application/json'],
    [key, 'text/plain'],
    [`${key}\n`, 'text/plain;charset=UTF-8'],
  ];
  for (const [payload, type] of bodies) {
    const answer = await open(payload, { 'content-type': type });
    assert.deepEqual([answer.statusCode, answer.json()], [200, { login: person.login }], payload);
  }
});

test('a replaced, expired or unknown recovery key gets the same answer (spec §7 recover, product §8 key-lives)', async (t) => {
  const { deps, keyOf, open, signUp } = await recoveryStage(t);
  const { person } = await signUp();
  const replaced = await keyOf(person);
  const newest = await keyOf(person);
  await keysAge(deps, 14);
  assert.equal((await open({ key: newest })).statusCode, 200);
  await keysAge(deps, 1);
  const answers = [
    await open({ key: replaced }),
    await open({ key: newest }),
    await open({ key: 'A'.repeat(43) }),
    await open({ key: '' }),
    await open('x', { 'content-type': 'text/plain' }),
  ];
  for (const answer of answers) assert.deepEqual([answer.statusCode, answer.json()], [410, refused]);
});

test('a recovery key opens nothing once its account is closed for good or uses another address (product §4 recovery)', async (t) => {
  const { deps, keyOf, modify, open, signUp } = await recoveryStage(t);
  for (const change of [{ closed_at: closedForGood }, { email: 'nouvelle@exemple.ca' }]) {
    const { person } = await signUp();
    const key = await keyOf(person);
    await deps.db.updateTable('accounts').set(change).where('login', '=', person.login).execute();
    assert.equal((await open({ key })).statusCode, 410);
    assert.equal((await modify(key, person.login)).statusCode, 410);
  }
});

test('the fifteen minutes of a recovery key start when the email is sent, however long it waited (product §8 key-lives)', async (t) => {
  const { ask, deps, mail, open, signUp } = await recoveryStage(t);
  const { person } = await signUp();
  await ask(person);
  await deps.db
    .updateTable('outbox')
    .set({ created_at: new Date(Date.now() - 3_600_000) })
    .execute();
  assert.equal((await open({ key: keyIn((await mail.to(person.email))[0]) })).statusCode, 200);
});
