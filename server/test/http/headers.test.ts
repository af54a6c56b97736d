// Holds: product §8 content-security
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';

import { testApp, type TestApp } from '../support/testApp.ts';

const everywhere = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

const requests = [
  ['GET', '/healthz'],
  ['GET', '/readyz'],
  ['GET', '/api/nothing'],
  ['POST', '/api/login'],
  ['PUT', '/api/login'],
  ['DELETE', '/'],
  ['OPTIONS', '/api/login'],
  ['TRACE', '/api/login'],
  ['GET', '/%zz'],
  ['GET', `/${'a'.repeat(500)}`],
  ['HEAD', '/healthz'],
] as const;

test('every answer has the security headers, whatever the request and whatever the error', async (t) => {
  const { inject } = await testApp(t);
  const ids = new Set<unknown>();
  for (const [method, url] of requests) {
    const { headers } = await inject({ method, url });
    for (const [name, value] of Object.entries(everywhere))
      assert.equal(headers[name], value, `${method} ${url}: ${name}`);
    assert.match(String(headers['x-request-id']), /^[0-9a-f-]{36}$/);
    ids.add(headers['x-request-id']);
  }
  assert.equal(ids.size, requests.length);
});

test('the server ignores a request id or an address claimed by the client', async (t) => {
  const { app, inject } = await testApp(t);
  app.get('/who', (request) => ({ ip: request.ip, host: request.host, protocol: request.protocol }));
  const headers = {
    'x-request-id': 'mine',
    'x-forwarded-for': '9.9.9.9',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'for=9.9.9.9',
  };
  const answer = await inject({ url: '/who', headers });
  assert.notEqual(answer.headers['x-request-id'], 'mine');
  assert.deepEqual(answer.json(), { ip: '127.0.0.1', host: 'localhost:80', protocol: 'http' });
});

test('the server binds browsers to https for two years where the portal is public on https, and only there', async (t) => {
  const secure = await testApp(t, { env: { PUBLIC_URL: 'https://portail.example' } });
  assert.match(
    String((await secure.inject('/api/nothing')).headers['strict-transport-security']),
    /^max-age=63072000; includeSubDomains$/,
  );
  const local = await testApp(t);
  assert.equal((await local.inject('/api/nothing')).headers['strict-transport-security'], undefined);
});

test('the server lets no other site read an answer', async (t) => {
  const { inject } = await testApp(t);
  for (const origin of ['https://evil.example', 'null', 'http://localhost:80.evil.example']) {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const { headers } = await inject({
        method,
        url: '/healthz',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
      assert.equal(headers['access-control-allow-origin'], undefined);
    }
  }
});

/** What the server says to these bytes, until it closes the connection. */
const answerTo = async (app: TestApp['app'], bytes: string): Promise<string> => {
  const address = app.server.listening ? app.listeningOrigin : await app.listen({ host: '127.0.0.1', port: 0 });
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  socket.write(bytes);
  return (await socket.toArray()).join('');
};

test('the server answers bytes that are not a request in the same error shape and closes the connection', async (t) => {
  const { app } = await testApp(t);
  for (const [bytes, status] of [
    ['HELLO\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ] as const) {
    const answer = await answerTo(app, bytes);
    assert.match(answer, new RegExp(`^HTTP/1.1 ${status} `));
    assert.match(answer, /\r\nx-content-type-options: nosniff\r\n/);
    assert.match(answer, /\r\n\r\n\{"message":"errors.malformed"\}$/);
  }
});

test('the server refuses a request that says its length twice, and does not answer what follows it', async (t) => {
  const { app } = await testApp(t);
  const lengths = { counted: 'Content-Length: 5', other: 'Content-Length: 6', chunked: 'Transfer-Encoding: chunked' };
  const { counted, other, chunked } = lengths;
  for (const said of [
    [counted, chunked],
    [chunked, counted],
    [counted, other],
  ]) {
    const head = ['POST /api/login HTTP/1.1', 'Host: a', ...said].join('\r\n');
    const answer = await answerTo(app, `${head}\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: a\r\n\r\n`);
    assert.match(answer, /^HTTP\/1.1 400 [^]*\r\n\r\n\{"message":"errors.malformed"\}$/, said.join(', '));
    assert.equal(answer.split('HTTP/1.1 ').length, 2, answer);
  }
});
