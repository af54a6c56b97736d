// Holds: product §4 rate-limits
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { trustedProxies } from '../../src/http/trustedProxies.ts';
import { logIn, openBrowser } from '../support/browser.ts';
import { testApp } from '../support/testApp.ts';

test('a proxy is known by its network, whether or not it writes a port', () => {
  const isProxy = trustedProxies(['10.0.0.0/8', '2001:db8::/32', '::1']);
  for (const proxy of ['10.0.0.2', '10.0.0.2:443', '::ffff:10.0.0.2', '[2001:db8::7]:443', '2001:db8::7', '::1'])
    assert.ok(isProxy(proxy), proxy);
  for (const other of ['203.0.113.9', '203.0.113.9:4711', '2001:db9::1', 'unknown', ''])
    assert.ok(!isProxy(other), other);
});

test('behind two proxies that write ports each patient is counted alone', async (t) => {
  const { app } = await testApp(t, { env: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '10.0.0.0/8' } });
  let port = 4_000;
  const tryFrom = async (patient: string): Promise<number> => {
    port += 1;
    const headers = { 'x-forwarded-for': `${patient}:${port}, 10.0.0.2:443` };
    return (await logIn(openBrowser(app), `nom.${port}`, 'Mauvais-Mot-1', { from: '10.0.0.1', headers })).statusCode;
  };
  for (let number = 0; number < 30; number += 1) assert.equal(await tryFrom('203.0.113.9'), 403);
  assert.equal(await tryFrom('203.0.113.9'), 429);
  assert.equal(await tryFrom('203.0.113.10'), 403);
});
