// Holds: product §8 logs
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { testApp } from '../support/testApp.ts';

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/;

test('the id that a trusted proxy gave a request is answered and logged (product §8 logs)', async (t) => {
  const lines: string[] = [];
  const { inject } = await testApp(t, {
    env: { LOG_LEVEL: 'info', TRUSTED_PROXIES: '10.0.0.0/8,::1' },
    logSink: { write: (line) => void lines.push(line) },
  });
  const idOf = async (remoteAddress: string, given: string) =>
    (await inject({ url: '/healthz', remoteAddress, headers: { 'x-request-id': given } })).headers['x-request-id'];
  const proxys = '4f9a1c0e8d7b4a6f9a1c0e8d7b4a6f00';
  for (const address of ['10.1.2.3', '::ffff:10.1.2.3', '::1']) assert.equal(await idOf(address, proxys), proxys);
  assert.match(lines[0] ?? '', new RegExp(`"requestId":"${proxys}"`));
  for (const given of ['short', 'x'.repeat(65), 'line\\nbreak-12', 'TREM 8502 1512', 'é'.repeat(10)])
    assert.match(String(await idOf('10.1.2.3', given)), uuid, given);
  assert.match(String(await idOf('192.0.2.1', proxys)), uuid, 'somebody else’s');
});
