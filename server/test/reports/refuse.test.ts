import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readConfig } from '../../src/config.ts';
import { openBrowser, signUp } from '../support/browser.ts';
import { reportOf } from '../support/reports.ts';
import { testApp } from '../support/testApp.ts';

const env = { SUPPORT_MAIL: 'soutien@exemple.ca' };
const post = { method: 'POST', url: '/api/support/reports' } as const;

test('a network without an address of support takes no report, and says so before one is written', async (t) => {
  const { app } = await testApp(t);
  const guest = openBrowser(app);
  assert.deepEqual((await guest.send({ url: '/api/support' })).json(), { takesReports: false });
  const refused = await guest.send({ ...post, payload: reportOf('ABCD2345') });
  assert.deepEqual([refused.statusCode, refused.json<{ message: string }>().message], [404, 'errors.notFound']);
});

test('the server takes reports where the settings name an address, and in the demo network', async (t) => {
  const { app } = await testApp(t, { env });
  assert.deepEqual((await openBrowser(app).send({ url: '/api/support' })).json(), { takesReports: true });
  assert.equal(readConfig({}).mail.support, 'soutien@boreal.example');
  assert.equal(readConfig({ DEMO: 'off' }).mail.support, null);
  assert.equal(readConfig({ SMTP_URL: 'smtp://localhost' }).mail.support, null, 'no real mail to an example');
  for (const wrong of ['soutien', 'a@exemple.ca, b@exemple.ca', 'Soutien <a@exemple.ca>'])
    assert.throws(() => readConfig({ SUPPORT_MAIL: wrong }), /SUPPORT_MAIL must be one email address/);
});

test('the server refuses a report that is no support file, or has another reference, and keeps nothing of it', async (t) => {
  const { app, deps } = await testApp(t, { env });
  const guest = openBrowser(app);
  const right = reportOf('ABCD2345');
  const broken: object[] = [
    { ...right, file: 'not JSON' },
    { ...right, file: '{}' },
    { ...right, file: 'null' },
    { ...right, reference: 'ABCD2346' },
    { ...right, reference: 'abcd' },
    { ...right, file: right.file.replace('portal-trace/1', 'other/1') },
    { ...right, file: right.file.replace('2026-11-20T', '../../') },
    { ...right, contact: 'x'.repeat(121) },
    { ...right, to: 'a@exemple.ca' },
    { ...right, file: '"'.padEnd(4_000_001, 'x') },
    [],
  ];
  for (const payload of broken) {
    const { statusCode } = await guest.send({ ...post, payload });
    assert.equal(statusCode, 400, JSON.stringify(payload).slice(0, 200));
  }
  assert.equal((await guest.send({ ...post, payload: { ...right, file: 'x'.repeat(13_000_000) } })).statusCode, 413);
  assert.deepEqual(await deps.db.selectFrom('outbox').select('id').execute(), []);
});

test('the server takes a report of the largest size that the portal sends', async (t) => {
  const { app } = await testApp(t, { env });
  const right = reportOf('ABCD2345');
  for (const text of ['\\"'.repeat(1_990_000), '•'.repeat(3_980_000)]) {
    const file = right.file.replace('"payload":"', `"payload":"${text}`);
    assert.ok(file.length > 3_980_000 && file.length <= 4_000_000);
    assert.equal((await openBrowser(app).send({ ...post, payload: { ...right, file } })).statusCode, 202);
  }
});

test('the server takes at most twenty reports an hour from one address', async (t) => {
  const { app } = await testApp(t, { env: { ...env, RATE_LIMITS: 'on' } });
  const guest = openBrowser(app);
  const send = (from: string) => guest.send({ ...post, payload: reportOf('ABCD2345'), from });
  for (let sent = 0; sent < 20; sent += 1) assert.equal((await send('192.0.2.1')).statusCode, 202);
  const refused = await send('192.0.2.1');
  assert.equal(refused.statusCode, 429);
  assert.ok(Number(refused.headers['retry-after']) > 0);
  assert.equal((await send('198.51.100.1')).statusCode, 202);
});

test('a report beyond the limit, or without an address of support, is refused before its body is read', async (t) => {
  const { app, deps } = await testApp(t, { env: { ...env, RATE_LIMITS: 'on' } });
  const guest = openBrowser(app);
  const unread = { ...post, payload: 'no JSON', headers: { 'content-type': 'application/json' } };
  for (let sent = 0; sent < 20; sent += 1) assert.equal((await guest.send(unread)).statusCode, 400);
  assert.equal((await guest.send(unread)).statusCode, 429);
  deps.config.mail.support = null;
  assert.equal((await guest.send(unread)).statusCode, 404);
});

test('a person whose session ended meanwhile still sends a report', async (t) => {
  const { app, deps } = await testApp(t, { env });
  const { visitor } = await signUp(app);
  await deps.db.deleteFrom('sessions').execute();
  assert.equal((await visitor.send({ ...post, payload: reportOf('ABCD2345') })).statusCode, 202);
});

test('the server refuses a report from another site, and one that carries a session without its token', async (t) => {
  const { app } = await testApp(t, { env });
  const { visitor } = await signUp(app);
  const payload = reportOf('ABCD2345');
  const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://mal.example' };
  assert.equal((await openBrowser(app).send({ ...post, payload, headers: foreign })).statusCode, 403);
  assert.equal((await visitor.send({ ...post, payload, headers: { 'x-xsrf-token': undefined } })).statusCode, 403);
  assert.equal((await visitor.send({ ...post, payload })).statusCode, 202);
});
