// Holds: product §9 texts
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { pushStage } from '../support/pushes.ts';
import { testApp, testConfig } from '../support/testApp.ts';

test('the page /dev/pushes shows in words what left encrypted for a device, with where one tap leads', async (t) => {
  const { inject, offer, patient, send, service, subscribe } = await pushStage(t);
  assert.match((await inject('/dev/pushes')).body, /None yet/);
  const me = await patient();
  await subscribe(me);
  await offer(me);
  service.status = 503;
  await send();
  const { body } = await inject('/dev/pushes');
  assert.match(body, /Une réponse est attendue de vous\..*<a href="[^"]+\/#\/app\/alerts">/s);
  const [kept] = (await inject('/dev/pushes.json')).json<{ to: string; route: string }[]>();
  assert.deepEqual([kept?.to, kept?.route], [service.host, '/app/alerts']);
  assert.ok(!service.calls[0]?.body.includes('attendue'));
  assert.equal((await inject({ url: '/dev/pushes', headers: { host: 'evil.example' } })).statusCode, 404);
});

test('production has no page /dev/pushes', async (t) => {
  const { inject } = await testApp(t, { deps: { config: { ...testConfig(t), production: true } } });
  for (const url of ['/dev/pushes', '/dev/pushes.json']) assert.equal((await inject(url)).statusCode, 404, url);
});
