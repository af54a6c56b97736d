// Holds: product §8 logs
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { sql } from 'kysely';
import { z } from 'zod';

import { testApp } from '../support/testApp.ts';

const canaries = ['TREM85021512', 'Mot-de-passe-1', 'jeton-secret', 'douleur-thoracique', 'tremblay@example'];
const [nam = '', password = '', token = '', reason = '', email = ''] = canaries;

const fields = z.record(z.string(), z.unknown());

const appWithLog = async (t: TestContext) => {
  const written: string[] = [];
  const made = await testApp(t, { env: { LOG_LEVEL: 'debug' }, logSink: { write: (line) => void written.push(line) } });
  const lines = () => written.map((line) => fields.parse(JSON.parse(line)));
  return { ...made, written, lines };
};

test('the log records a request as one line with method, route pattern, status, time and request id, and nothing else', async (t) => {
  const { app, inject, lines } = await appWithLog(t);
  app.get('/visits/:id', () => ({}));
  const answer = await inject(`/visits/${nam}?key=${token}`);
  const [line, ...others] = lines();
  assert.deepEqual(others, []);
  const { ms, time, ...rest } = line ?? {};
  assert.deepEqual(rest, {
    level: 'info',
    requestId: answer.headers['x-request-id'],
    method: 'GET',
    route: '/visits/:id',
    status: 200,
    msg: 'answered',
  });
  assert.equal(typeof ms, 'number');
  assert.match(String(time), /^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
});

test('the log contains nothing that a person typed, whatever they send and whatever fails', async (t) => {
  const { app, inject, deps, written } = await appWithLog(t);
  app.post('/fails', () => {
    throw new Error(`cannot store ${reason}`, { cause: new Error(nam) });
  });
  app.post('/breaks', () => sql`select ${reason}::uuid`.execute(deps.db));
  app.get('/logs', (request) => {
    request.log.error(new Error(email));
    request.log.error({ err: new Error(email) });
    request.log.error({ req: request, res: {} }, 'as the framework does');
    return {};
  });
  const payload = { nam, password, reason, email };
  const headers = {
    cookie: `session=${token}`,
    authtoken: token,
    'x-xsrf-token': token,
    'user-agent': `${email}\r\n`.trim(),
  };
  for (const url of ['/fails', '/breaks', '/api/login', `/api/${nam}?reason=${reason}`])
    await inject({ method: 'POST', url, headers, payload });
  for (const url of ['/logs', `/%zz${nam}`, `/${email}`]) await inject({ url, headers });
  assert.ok(written.length >= 9, `${written.length} lines`);
  for (const canary of canaries) assert.equal(written.join('').includes(canary), false, canary);
});

test('the log records a server failure once, with its kind and place, under the request id that the person can quote', async (t) => {
  const { app, inject, lines } = await appWithLog(t);
  app.get('/fails', () => {
    throw new TypeError('anything');
  });
  const answer = await inject('/fails');
  const failures = lines().filter(({ msg }) => msg === 'request failed');
  assert.equal(failures.length, 1);
  assert.equal(failures[0]?.requestId, answer.headers['x-request-id']);
  const err = fields.parse(failures[0]?.err);
  assert.equal(err.type, 'TypeError');
  assert.match(String(err.stack), /logging\.test\.ts/);
});

test('a log event stays on one line, whatever the client sends', async (t) => {
  const { inject, written } = await appWithLog(t);
  await inject({ url: '/a%0d%0ab', headers: { 'user-agent': '%o%s\u001b[31m' } });
  for (const line of written) assert.equal(line.indexOf('\n'), line.length - 1);
  assert.equal(written.length, 1);
});
