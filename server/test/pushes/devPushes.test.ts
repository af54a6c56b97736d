import assert from 'node:assert/strict';
import { test } from 'node:test';

import { keptPushes } from '../../src/data/pushes/keptPushes.ts';
import { testApp } from '../support/testApp.ts';

const push = {
  id: '019a0000-0000-7000-8000-000000000001',
  to: 'fcm.googleapis.com',
  body: '{"title":"<b>Portail patient</b>"}',
  sentAt: '2026-11-20T15:00:00.000Z',
};

test('the page /dev/pushes lists what was pushed to devices, and a program reads it as JSON', async (t) => {
  const { deps, inject } = await testApp(t);
  assert.match((await inject('/dev/pushes')).body, /None yet/);
  await keptPushes(deps.config.dataDir).keep(push);
  assert.match((await inject('/dev/pushes')).body, /&lt;b&gt;Portail patient/);
  assert.deepEqual((await inject('/dev/pushes.json')).json(), [push]);
  assert.equal((await inject({ url: '/dev/pushes', headers: { host: 'evil.example' } })).statusCode, 404);
});
