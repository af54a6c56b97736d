// Holds: product §8 private-numbers, product §8 logs
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { testApp } from '../support/testApp.ts';
import { logIn, signUp, openBrowser } from '../support/browser.ts';

const person = {
  email: 'canari.courriel@exemple.ca',
  login: 'canari.login',
  nam: 'CANZ85021512',
  password: 'Canari-Secret-Bleuet-7',
};
const typed = { firstName: 'Canarienne', lastName: 'Canarifils', birthDate: '1985-02-15', phone: '514 555-0142' };

test('no log line contains a password, a health number, a name, an address, a cookie or a token', async (t) => {
  const lines: string[] = [];
  const { app } = await testApp(t, {
    logSink: { write: (line) => lines.push(line) },
    env: { LOG_LEVEL: 'debug', RATE_LIMITS: 'on' },
  });
  const { visitor } = await signUp(app, person);
  const cookies = [...visitor.cookies.values()];
  await visitor.send({ method: 'PATCH', url: '/api/user', payload: typed });
  await visitor.send({ url: '/api/user' });
  await visitor.send({ url: `/api/user?email=${person.email}` });
  await visitor.send({ method: 'POST', url: '/api/signup', payload: person });
  await visitor.send({ method: 'POST', url: '/api/signup', payload: { ...person, nam: `${person.nam}x` } });
  await visitor.send({ method: 'POST', url: '/api/login', payload: { ...person, username: person.login } });
  await visitor.send({
    method: 'POST',
    url: '/api/login',
    payload: `{"username":"${person.login}","password":"${person.password}`,
    headers: { 'content-type': 'application/json' },
  });
  for (let tries = 0; tries < 7; tries += 1) await logIn(openBrowser(app), person.login, `${person.password}!`);
  await visitor.send({ url: '/api/logout' });
  const log = lines.join('');
  assert.ok(lines.length >= 12, 'every answer is logged');
  for (const secret of [...Object.values(person), ...Object.values(typed), ...cookies, '127.0.0.1']) {
    assert.equal(log.includes(secret), false, secret);
  }
});

test('only the profile answer contains the health number, and no answer contains the session token', async (t) => {
  const { app } = await testApp(t);
  const { visitor } = await signUp(app, person);
  const token = visitor.cookies.get('session') ?? '';
  assert.ok(token.length > 0);
  const answers = await Promise.all([
    visitor.send({ url: '/api/user' }),
    visitor.send({ url: '/api/user/dependents' }),
    logIn(openBrowser(app), person.login, person.password),
    logIn(openBrowser(app), person.login, 'Mauvais-Mot-1'),
    openBrowser(app).send({ method: 'POST', url: '/api/signup', payload: person }),
  ]);
  for (const { body } of answers) assert.equal(body.includes(token), false);
  assert.deepEqual(
    answers.map(({ body }) => body.includes(person.nam)),
    [true, false, false, false, false],
  );
});

test('the database contains neither the password nor the health number in plain text', async (t) => {
  const { app, deps } = await testApp(t);
  await signUp(app, person);
  const rows = await Promise.all([
    deps.db.selectFrom('accounts').selectAll().execute(),
    deps.db.selectFrom('patients').selectAll().execute(),
    deps.db.selectFrom('sessions').selectAll().execute(),
    deps.db.selectFrom('audit_events').selectAll().execute(),
  ]);
  const bytes = (value: unknown): string => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value));
  const dump = rows
    .flat()
    .flatMap((row) => Object.values(row).map(bytes))
    .join('\n');
  assert.ok(dump.includes(person.login));
  assert.equal(dump.includes(person.password), false);
  assert.equal(dump.includes(person.nam), false);
});
