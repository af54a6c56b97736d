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

test('signing up signs the person in', async (t) => {
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
      notifications: { email: true, emailDetails: true, reminders3d: true, reminders1d: true },
    },
  );
});

test('the server enforces every rule of the sign-up form and names each wrong field', async (t) => {
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

test('the server stores a health number sealed, without spaces and hyphens, and finds it by its blind index', async (t) => {
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

test('sign-up rejects a login that is already taken, regardless of letter case, and leaves nothing behind', async (t) => {
  const { app, deps } = await testApp(t);
  const { person } = await signUp(app);
  const { status, body } = await join(app, somebody({ login: person.login.toUpperCase() }));
  assert.equal(status, 409);
  assert.deepEqual(body, { message: 'errors.loginTaken', fields: { login: 'errors.loginTaken' } });
  assert.equal((await deps.db.selectFrom('patients').select('id').execute()).length, 1);
});

test('of several simultaneous sign-ups with the same login, only one succeeds', async (t) => {
  const { app } = await testApp(t);
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, () => join(app, somebody({ login: 'la.meme.personne' }))),
  );
  assert.deepEqual(outcomes.map(({ status }) => status).sort(), [201, 409, 409, 409, 409, 409, 409, 409]);
});

test('several accounts may share an email address and a health number', async (t) => {
  const { app } = await testApp(t);
  const { person } = await signUp(app);
  assert.equal((await join(app, somebody({ email: person.email, nam: person.nam }))).status, 201);
});

test('sign-up rejects a login with an at sign unless it is the person’s own email address', async (t) => {
  const { app } = await testApp(t);
  const refused = await join(app, somebody({ login: 'autre@exemple.ca' }));
  assert.equal(refused.status, 422);
  assert.deepEqual(refused.body, {
    message: 'errors.loginNotYourEmail',
    fields: { login: 'errors.loginNotYourEmail' },
  });
  assert.equal((await join(app, somebody({ email: 'zoe.roy@exemple.ca', login: 'Zoe.Roy@exemple.ca' }))).status, 201);
});

test('sign-up rejects a common password even when it fits the policy', async (t) => {
  const { app } = await testApp(t);
  for (const password of ['P@ssw0rd123', 'Boreal-Chalet-77', 'Xk7!personne-roy']) {
    const { status, body } = await join(app, somebody({ password, email: 'personne-roy@exemple.ca' }));
    assert.equal(status, 422, password);
    assert.deepEqual(body, { message: 'errors.passwordTooCommon', fields: { password: 'errors.passwordTooCommon' } });
  }
});

test('an account gets the language that its browser requested', async (t) => {
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

test('sign-up rejects, rather than ignores, fields that a person may not choose', async (t) => {
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

test('signing up sends one email, to the given address, in the person’s language (product §4 verification)', async (t) => {
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
