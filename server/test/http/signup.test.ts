// Holds: spec §7 signup, product §8 identity
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { namContext } from '../../src/data/accounts.ts';
import type { App } from '../../src/http/deps.ts';
import { mailOf } from '../support/mail.ts';
import { testApp } from '../support/testApp.ts';
import { signUp, somebody, openBrowser } from '../support/browser.ts';

const join = async (app: App, payload: object, headers = {}) => {
  const answer = await openBrowser(app).send({ method: 'POST', url: '/api/signup', payload, headers });
  return { status: answer.statusCode, body: answer.json<{ message?: string; fields?: Record<string, string> }>() };
};

test('whoever signs up is signed in', async (t) => {
  const { app } = await testApp(t);
  const { visitor, person } = await signUp(app);
  const { login, email, nam } = person;
  const profile = (await visitor.send({ url: '/api/user' })).json<Record<string, unknown>>();
  assert.equal(typeof profile.patientId, 'string');
  assert.deepEqual(
    { ...profile, patientId: '' },
    {
      login,
      email,
      nam,
      emailVerified: false,
      firstName: null,
      lastName: null,
      birthDate: null,
      phone: null,
      lang: 'fr',
      patientId: '',
      notifications: { email: true, reminders3d: true, reminders1d: true },
    },
  );
});

test('the server applies every rule of the form itself, and names each wrong field', async (t) => {
  const { app, deps } = await testApp(t);
  const table: [parts: object, fields: Record<string, string>][] = [
    [{ email: 'personne' }, { email: 'errors.invalidEmail' }],
    [{ email: 'personne@exemple.quebec' }, { email: 'errors.invalidEmail' }],
    [{ nam: 'TREM8502151' }, { nam: 'errors.jsnamInvalidChars' }],
    [{ nam: 'TREM850215123' }, { nam: 'errors.jsnamInvalidChars' }],
    [{ login: 'court' }, { login: 'errors.jslogin1InvalidChars' }],
    [{ login: 'a'.repeat(31) }, { login: 'errors.jslogin1InvalidChars' }],
    [{ login: 'avec espace' }, { login: 'errors.jslogin1InvalidChars' }],
    [{ login: 'prénom.nom' }, { login: 'errors.jslogin1InvalidChars' }],
    [{ password: 'Court-1' }, { password: 'user.modify.invalidPassword' }],
    [{ password: 'sans-majuscule-1' }, { password: 'user.modify.invalidPassword' }],
    [{ password: `Long-1${'x'.repeat(35)}` }, { password: 'user.modify.invalidPassword' }],
    [
      { email: '', nam: '', login: '', password: '' },
      {
        email: 'errors.invalidEmail',
        nam: 'errors.jsnamInvalidChars',
        login: 'errors.jslogin1InvalidChars',
        password: 'user.modify.invalidPassword',
      },
    ],
  ];
  for (const [parts, fields] of table) {
    const { status, body } = await join(app, somebody(parts));
    assert.equal(status, 422, JSON.stringify(parts));
    assert.deepEqual(body, { message: Object.values(fields)[0], fields });
  }
  assert.deepEqual(await deps.db.selectFrom('patients').selectAll().execute(), []);
});

test('a health number is kept without its spaces and hyphens, sealed, and found by its blind index', async (t) => {
  const { app, deps } = await testApp(t);
  await signUp(app, { nam: 'trem 8502‑1512' });
  const { nam_sealed: sealed, nam_index: index } = await deps.db
    .selectFrom('patients')
    .select(['nam_sealed', 'nam_index'])
    .executeTakeFirstOrThrow();
  assert.ok(sealed);
  assert.equal(sealed.includes('TREM'), false);
  assert.equal(deps.vault.open(sealed, namContext), 'TREM85021512');
  assert.deepEqual(index, deps.vault.blindIndex('TREM85021512'));
});

test('a login that somebody has is refused, whatever the case of its letters, and nothing is left behind', async (t) => {
  const { app, deps } = await testApp(t);
  const { person } = await signUp(app);
  const { status, body } = await join(app, somebody({ login: person.login.toUpperCase() }));
  assert.equal(status, 409);
  assert.deepEqual(body, { message: 'errors.loginTaken', fields: { login: 'errors.loginTaken' } });
  assert.equal((await deps.db.selectFrom('patients').select('id').execute()).length, 1);
});

test('of several who take the same login at once, one gets it', async (t) => {
  const { app } = await testApp(t);
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, () => join(app, somebody({ login: 'la.meme.personne' }))),
  );
  assert.deepEqual(outcomes.map(({ status }) => status).sort(), [201, 409, 409, 409, 409, 409, 409, 409]);
});

test('an e-mail and a health number may belong to several accounts', async (t) => {
  const { app } = await testApp(t);
  const { person } = await signUp(app);
  assert.equal((await join(app, somebody({ email: person.email, nam: person.nam }))).status, 201);
});

test('a login with an at sign is the person’s own e-mail or is refused', async (t) => {
  const { app } = await testApp(t);
  const refused = await join(app, somebody({ login: 'autre@exemple.ca' }));
  assert.equal(refused.status, 422);
  assert.deepEqual(refused.body, {
    message: 'errors.loginNotYourEmail',
    fields: { login: 'errors.loginNotYourEmail' },
  });
  assert.equal((await join(app, somebody({ email: 'zoe.roy@exemple.ca', login: 'Zoe.Roy@exemple.ca' }))).status, 201);
});

test('a password that everybody tries first is refused, though it fits the policy', async (t) => {
  const { app } = await testApp(t);
  for (const password of ['P@ssw0rd123', 'Boreal-Chalet-77', 'Xk7!personne-roy']) {
    const { status, body } = await join(app, somebody({ password, email: 'personne-roy@exemple.ca' }));
    assert.equal(status, 422, password);
    assert.deepEqual(body, { message: 'errors.passwordTooCommon', fields: { password: 'errors.passwordTooCommon' } });
  }
});

test('the language of an account is the one its browser asked for', async (t) => {
  const { app } = await testApp(t);
  const langOf = async (header: string | undefined) => {
    const visitor = openBrowser(app);
    await visitor.send({
      method: 'POST',
      url: '/api/signup',
      payload: somebody(),
      headers: { 'accept-language': header },
    });
    return (await visitor.send({ url: '/api/user' })).json<{ lang: string }>().lang;
  };
  assert.equal(await langOf('en'), 'en');
  assert.equal(await langOf('fr'), 'fr');
  assert.equal(await langOf(undefined), 'fr');
});

test('fields that a person may not choose are refused, not ignored', async (t) => {
  const { app, deps } = await testApp(t);
  const extras = [
    { emailVerified: true },
    { patientId: '00000000-0000-4000-8000-000000000000' },
    { lang: 'en' },
    { role: 'admin' },
    { id: 1 },
  ];
  for (const extra of extras)
    assert.equal((await join(app, { ...somebody(), ...extra })).status, 400, JSON.stringify(extra));
  for (const field of ['email', 'login', 'nam', 'password']) {
    for (const value of [1, null, true, ['a'], { a: 1 }]) {
      assert.equal(
        (await join(app, { ...somebody(), [field]: value })).status,
        400,
        `${field}: ${JSON.stringify(value)}`,
      );
    }
  }
  assert.deepEqual(await deps.db.selectFrom('accounts').select('id').execute(), []);
});

test('signing up writes one mail, to the address that was given, in the language of the person (product §4 verification)', async (t) => {
  const { app, deps } = await testApp(t);
  const { person } = await signUp(app);
  const mails = await mailOf(deps).to(person.email);
  assert.deepEqual(
    mails.map(({ subject, lang }) => ({ subject, lang })),
    [{ subject: 'Confirmez votre adresse courriel', lang: 'fr' }],
  );
  assert.equal((await join(app, somebody({ login: person.login }))).status, 409);
  assert.equal((await deps.db.selectFrom('outbox').select('id').execute()).length, 1, 'a refused sign-up writes none');
});
