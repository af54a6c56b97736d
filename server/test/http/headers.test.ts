// Holds: product §8 content-security
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';

import { testApp } from '../support/testApp.ts';

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

test('the server answers bytes that are not a request in the same error shape and closes the connection', async (t) => {
  const { app } = await testApp(t);
  const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  for (const [bytes, status] of [
    ['HELLO\r\n\r\n', 400],
    [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ] as const) {
    const socket = connect(Number(address.port), address.hostname).setEncoding('utf8');
    socket.write(bytes);
    const answer = (await socket.toArray()).join('');
    assert.match(answer, new RegExp(`^HTTP/1.1 ${status} `));
    assert.match(answer, /\r\nx-content-type-options: nosniff\r\n/);
    assert.match(answer, /\r\n\r\n\{"message":"errors.malformed"\}$/);
  }
});
