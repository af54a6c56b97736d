// Holds: product §7 health, product §4 errors
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test, type TestContext } from 'node:test';

import { sql } from 'kysely';
import { z } from 'zod';

import { errorCodes } from '../../../contract/errorCodes.ts';
import type { App } from '../../src/http/deps.ts';
import { eventually } from '../support/processes.ts';
import { testApp } from '../support/testApp.ts';

const oneErrorShape = z.looseObject({ message: z.enum(errorCodes) });

const rawRequest = (line: string, headers: Record<string, string> = {}, body = ''): string =>
  [
    `${line} HTTP/1.1`,
    ...Object.entries({ host: 'portail.example', 'content-length': `${body.length}`, ...headers }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
    '',
    body,
  ].join('\r\n');

const sameOrigin = { 'sec-fetch-site': 'same-origin', 'x-requested-with': 'XMLHttpRequest' };
const json = { ...sameOrigin, 'content-type': 'application/json' };

const broken: [what: string, request: string, status: number][] = [
  ['an unknown page', rawRequest('GET /api/nothing'), 404],
  ['a call without a session', rawRequest('POST /api/appointment/history', json, '{}'), 401],
  ['a request of another site', rawRequest('POST /api/login', { 'sec-fetch-site': 'cross-site' }), 403],
  ['a body that is not JSON', rawRequest('POST /nosession/api/available', json, '{'), 400],
  ['a body of another type', rawRequest('POST /api/login', { ...sameOrigin, 'content-type': 'text/csv' }, 'a'), 415],
  ['a body that is too large', rawRequest('POST /api/login', json, `"${'a'.repeat(20_000)}"`), 413],
  ['an address that cannot be decoded', rawRequest('GET /%zz'), 400],
  ['an address that is too long', rawRequest(`GET /api/appointment/${'a'.repeat(500)}/calendar.ics`), 404],
  ['headers that are too long', rawRequest('GET /', { x: 'a'.repeat(20_000) }), 431],
  ['an expectation nobody knows', rawRequest('POST /api/login', { ...json, expect: 'a miracle' }, '{}'), 417],
  ['a request without a host', 'GET /healthz HTTP/1.1\r\n\r\n', 400],
  ['no request at all', 'HELLO\r\n\r\n', 400],
  ['a probe', rawRequest('GET /readyz'), 503],
];

const listening = async (t: TestContext) => {
  const made = await testApp(t);
  return { ...made, port: Number(new URL(await made.app.listen({ host: '127.0.0.1', port: 0 })).port) };
};

const open = (port: number) => connect(port, '127.0.0.1').setEncoding('utf8');

const connections = (app: App): Promise<number> =>
  new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => {
      if (error === null) resolve(count);
      else reject(error);
    });
  });

const assertRefusedInShape = (what: string, answer: string, status: number): void => {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  assert.match(head, new RegExp(`^HTTP/1.1 ${status} `), what);
  assert.match(head, /^connection: close$/im, what);
  assert.match(head, /^content-type: application\/json; charset=utf-8$/im, what);
  assert.doesNotThrow(() => oneErrorShape.parse(JSON.parse(body)), `${what}: ${body}`);
};

test('every error of a draining server has the one error shape and ends its connection (product §4 errors)', async (t) => {
  const { deps, port } = await listening(t);
  deps.stopping.hasBegun = true;
  for (const [what, request, status] of broken) {
    const socket = open(port);
    socket.write(request);
    assertRefusedInShape(what, (await socket.toArray()).join(''), status);
  }
});

test('every error of a server whose port is closed has the one error shape and ends its connection (product §4 errors)', async (t) => {
  const { app, port } = await listening(t);
  const sockets = broken.map(([what, request, status]) => ({ what, request, status, socket: open(port) }));
  await eventually(() => connections(app).then((count) => count === broken.length), 'the server accepted everybody');
  const closing = app.close();
  await eventually(() => !app.server.listening, 'the port is closed');
  for (const { what, request, status, socket } of sockets) {
    socket.write(request);
    assertRefusedInShape(what, (await socket.toArray()).join(''), status);
  }
  await closing;
});

test('a server that closes answers all requests that reached its port before (product §7 start)', async (t) => {
  const { app, port } = await listening(t);
  const answers = Array.from({ length: 40 }, async () => {
    const socket = open(port);
    socket.write(rawRequest('GET /healthz'));
    return (await socket.toArray()).join('').slice(0, 15);
  });
  // The kernel has connected everybody; the server has accepted nobody yet.
  await new Promise<void>((next) => {
    process.nextTick(next);
  });
  const closing = app.close();
  const told = await Promise.allSettled(answers);
  assert.deepEqual(
    told.map((answer) => (answer.status === 'fulfilled' ? answer.value : String(answer.reason))),
    Array.from({ length: 40 }, () => 'HTTP/1.1 200 OK'),
  );
  await closing;
});

test('a server waits for the answers of its last requests before it leaves its database (product §7 start)', async (t) => {
  const { app, database } = await testApp(t);
  const [entered, released] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  app.get('/slow', async () => {
    entered.resolve(undefined);
    await released.promise;
    return sql`select 1`.execute(database.db);
  });
  const socket = open(Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port));
  socket.write(rawRequest('GET /slow'));
  await entered.promise;
  let hasClosed = false;
  const closing = app.close().then(() => {
    hasClosed = true;
  });
  await eventually(() => !app.server.listening, 'the port is closed');
  assert.equal(hasClosed, false);
  released.resolve(undefined);
  assert.match((await socket.toArray()).join(''), /^HTTP\/1\.1 200 OK/);
  await closing;
});
