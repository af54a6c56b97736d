// Holds: product §4 profile
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { testApp } from '../support/testApp.ts';
import { testClock } from '../support/testClock.ts';
import { signUp, openBrowser } from '../support/browser.ts';

type Body = Record<string, unknown>;

const setUp = async (t: TestContext) => {
  const { clock } = testClock('2026-11-21T03:00:00Z');
  const { app, deps } = await testApp(t, { deps: { clock } });
  const { visitor, person } = await signUp(app);
  const change = async (payload: object) => {
    const answer = await visitor.send({ method: 'PATCH', url: '/api/user', payload });
    return { status: answer.statusCode, body: answer.json<Body>() };
  };
  const read = async () => (await visitor.send({ url: '/api/user' })).json<Body>();
  return { app, deps, visitor, person, change, read };
};

test('a person changes their name, birth date, phone and language, and reads them back', async (t) => {
  const { change, read } = await setUp(t);
  const given = {
    firstName: 'Zoé',
    lastName: 'Tremblay-Roy',
    birthDate: '1985-02-15',
    phone: '514 555-0199',
    lang: 'en',
  };
  const { status, body } = await change(given);
  assert.equal(status, 200);
  assert.deepEqual(body, await read());
  for (const [field, value] of Object.entries(given)) assert.equal(body[field], value);
});

test('a profile change leaves omitted fields unchanged', async (t) => {
  const { change, read } = await setUp(t);
  await change({ firstName: 'Zoé', phone: '514 555-0199' });
  await change({ lastName: 'Roy' });
  const { firstName, lastName, phone } = await read();
  assert.deepEqual({ firstName, lastName, phone }, { firstName: 'Zoé', lastName: 'Roy', phone: '514 555-0199' });
  assert.deepEqual((await change({})).body, await read());
});

test('the server strips stray spaces from names, and a person can delete their phone number', async (t) => {
  const { change } = await setUp(t);
  assert.equal((await change({ firstName: '  Marie   Ève ' })).body.firstName, 'Marie Ève');
  await change({ phone: '514 555-0199' });
  assert.equal((await change({ phone: null })).body.phone, null);
  await change({ phone: '514 555-0199' });
  assert.equal((await change({ phone: ' ' })).body.phone, null);
});

test('a name is told that it is too long, and one of 100 characters is kept (product §10 names)', async (t) => {
  const { change, read } = await setUp(t);
  const { status, body } = await change({ firstName: 'é'.repeat(300), lastName: 'Kahnawà:ke-Smith, Jr.' });
  assert.deepEqual([status, body.fields], [422, { firstName: 'errors.nameTooLong' }]);
  assert.equal((await change({ firstName: 'é'.repeat(100), lastName: 'Kahnawà:ke-Smith, Jr.' })).status, 200);
  const { firstName, lastName } = await read();
  assert.deepEqual([firstName, lastName], ['é'.repeat(100), 'Kahnawà:ke-Smith, Jr.']);
});

test('a person gets every notification until they choose, and each choice changes on its own', async (t) => {
  const { change, read } = await setUp(t);
  const everything = { email: true, emailDetails: true, reminders3d: true, reminders1d: true };
  assert.deepEqual((await read()).notifications, everything);
  assert.deepEqual((await change({ notifications: { reminders3d: false } })).body.notifications, {
    ...everything,
    reminders3d: false,
  });
  await change({ notifications: { email: false, reminders1d: false } });
  assert.deepEqual((await read()).notifications, {
    email: false,
    emailDetails: true,
    reminders3d: false,
    reminders1d: false,
  });
  await change({ lang: 'en', notifications: {} });
  assert.deepEqual((await read()).notifications, {
    email: false,
    emailDetails: true,
    reminders3d: false,
    reminders1d: false,
  });
});

test('the server rejects an invalid notification choice, or a choice of an unknown kind, as malformed', async (t) => {
  const { change, read } = await setUp(t);
  for (const notifications of [null, true, [], { email: 'yes' }, { email: null }, { sms: true }]) {
    assert.equal((await change({ notifications })).status, 400, JSON.stringify(notifications));
  }
  assert.deepEqual((await read()).notifications, {
    email: true,
    emailDetails: true,
    reminders3d: true,
    reminders1d: true,
  });
});

test('a birth date stays the same day in every time zone', async (t) => {
  const { change, read } = await setUp(t);
  for (const birthDate of ['2012-11-21', '2000-02-29', '1950-01-01']) {
    await change({ birthDate });
    assert.equal((await read()).birthDate, birthDate);
  }
});

test('the latest allowed birth date is today in Quebec, even when the next day has begun in Greenwich', async (t) => {
  const { change } = await setUp(t);
  assert.equal((await change({ birthDate: '2026-11-20' })).status, 200);
  assert.equal((await change({ birthDate: '2026-11-21' })).status, 422);
});

test('a refused profile change names each wrong field and changes nothing', async (t) => {
  const { change, read } = await setUp(t);
  const { status, body } = await change({
    firstName: '',
    lastName: 'R2D2',
    birthDate: '2026-02-30',
    phone: '911',
    lang: 'en',
  });
  assert.equal(status, 422);
  assert.deepEqual(body, {
    message: 'errors.invalidName',
    fields: {
      firstName: 'errors.invalidName',
      lastName: 'errors.invalidName',
      birthDate: 'errors.invalidBirthDate',
      phone: 'errors.invalidPhone',
    },
  });
  assert.equal((await read()).lang, 'fr');
});

test('a profile change cannot change what requires a password or a proof', async (t) => {
  const { change } = await setUp(t);
  const extras = [
    { login: 'autre.login' },
    { email: 'autre@exemple.ca' },
    { emailVerified: true },
    { nam: 'ROYM90010112' },
    { patientId: '00000000-0000-4000-8000-000000000000' },
    { password: 'Autre-Canot-2001' },
    { id: 'x' },
    { nam_verified_at: '2026-01-01' },
  ];
  for (const extra of extras)
    assert.equal((await change({ firstName: 'Zoé', ...extra })).status, 400, JSON.stringify(extra));
});

test('the server rejects a profile field of another type as malformed', async (t) => {
  const { change } = await setUp(t);
  for (const field of ['firstName', 'lastName', 'birthDate', 'phone', 'lang']) {
    for (const value of [1, true, ['a'], { a: 1 }]) assert.equal((await change({ [field]: value })).status, 400, field);
  }
  assert.equal((await change({ lang: 'de' })).status, 400);
});

test('one person’s profile change does not affect other accounts', async (t) => {
  const { app, change } = await setUp(t);
  const { visitor: other } = await signUp(app);
  const before = (await other.send({ url: '/api/user' })).json<Body>();
  await change({ firstName: 'Zoé', lang: 'en' });
  assert.deepEqual((await other.send({ url: '/api/user' })).json<Body>(), before);
});

test('without a session every account call returns 401 before the server looks at the body', async (t) => {
  const { app } = await setUp(t);
  const calls = [
    { url: '/api/user' },
    { method: 'PATCH', url: '/api/user', payload: { unknown: 1 } },
    { url: '/api/user/dependents' },
    { method: 'POST', url: '/api/user/sessions/extend' },
    { method: 'POST', url: '/api/mailbox/unread' },
  ] as const;
  for (const call of calls) {
    const answer = await openBrowser(app).send(call);
    assert.equal(answer.statusCode, 401, call.url);
    assert.deepEqual(answer.json(), { message: 'error.msg.invalidToken' });
  }
});
