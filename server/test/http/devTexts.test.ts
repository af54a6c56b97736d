import assert from 'node:assert/strict';
import { test } from 'node:test';

import { keptTextGateway } from '../../src/data/texts/keptTexts.ts';
import { takeTexts } from '../support/texts.ts';
import { bookingStage } from '../support/booking.ts';
import { startGateway, twilioEnv } from '../support/textGateway.ts';
import { testApp, testConfig } from '../support/testApp.ts';

const text = {
  id: '019a0000-0000-7000-8000-000000000001',
  to: '+15145550199',
  body: 'Portail patient: <b>vous avez une nouvelle</b>. https://portail.example/#/app/alerts',
};

test('the page /dev/texts lists the kept texts with links ready to follow, and a program reads them as JSON', async (t) => {
  const { deps, inject } = await testApp(t);
  assert.match((await inject('/dev/texts')).body, /None yet/);
  await keptTextGateway(deps.config.dataDir).send(text, new AbortController().signal);
  const { body, headers } = await inject('/dev/texts');
  assert.match(body, /&lt;b&gt;.*<a href="https:\/\/portail\.example\/#\/app\/alerts">/);
  assert.match(String(headers['content-security-policy']), /^default-src 'none'/);
  const [kept] = (await inject('/dev/texts.json?to=%2B15145550199')).json<(typeof text)[]>();
  assert.deepEqual({ ...kept, sentAt: undefined }, { ...text, sentAt: undefined });
  assert.deepEqual((await inject('/dev/texts.json?to=%2B15145550100')).json(), []);
  assert.equal((await inject({ url: '/dev/texts', headers: { host: 'evil.example' } })).statusCode, 404);
});

test('production, and any server that really sends texts, has no page /dev/texts', async (t) => {
  const inProduction = { ...testConfig(t), production: true };
  for (const options of [{ deps: { config: inProduction } }, { env: twilioEnv(await startGateway(t)) }]) {
    const { inject } = await testApp(t, options);
    for (const url of ['/dev/texts', '/dev/texts.json']) assert.equal((await inject(url)).statusCode, 404, url);
  }
});

test('whoever develops answers a text as the phone would, from this machine only', async (t) => {
  const { deps, inject, patient } = await bookingStage(t);
  const me = await patient();
  await takeTexts(deps, me);
  const answer = (headers: Record<string, string> = {}) =>
    inject({ method: 'POST', url: '/dev/texts', headers, payload: { from: '+15145550199', body: 'STOP' } });
  assert.equal((await answer({ host: 'evil.example' })).statusCode, 404);
  assert.match((await me.send('GET', 'user/texts')).raw, /"confirmed"/);
  assert.match((await answer()).json<{ reply: string }>().reply, /plus de textos/);
  assert.match((await me.send('GET', 'user/texts')).raw, /"stopped"/);
});
