// Holds: product §7 start
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { consents } from '../../../contract/account.ts';
import { historyAnswer, searchAnswer } from '../../../contract/appointments.ts';
import { networkAnswer } from '../../../contract/clinics.ts';
import { loadDemo } from '../../src/demo/loadDemo.ts';
import { testApp } from '../support/testApp.ts';
import { logIn, openBrowser } from '../support/browser.ts';

test('the network, free slots and history that the demo patient receives match the contract', async (t) => {
  const { app, deps } = await testApp(t);
  const { login, password } = await loadDemo(deps);
  const visitor = openBrowser(app);
  await logIn(visitor, login, password);
  const ask = async (method: 'GET' | 'POST', url: string, payload: object = {}): Promise<unknown> => {
    const answer = await visitor.send({ method, url, ...(method === 'POST' ? { payload } : {}) });
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json<unknown>();
  };
  const network = networkAnswer.parse(await ask('GET', '/api/appointment/available'));
  assert.deepEqual([network.clinics.length, Object.keys(network.hashProfName).length], [25, 100]);
  const { spaces } = searchAnswer.parse(
    await ask('POST', '/api/appointment/available', {
      criteria: { careType: 'walk-in', near: { postalCode: 'H2X 1Y4' } },
    }),
  );
  assert.ok(spaces.length > 0);
  const { upcoming, past } = historyAnswer.parse(await ask('POST', '/api/appointment/history'));
  assert.deepEqual(
    [upcoming.length, past.map(({ status }) => status)],
    [2, ['fulfilled', 'cancelled', 'noshow', 'fulfilled', 'fulfilled']],
  );
});

test('the demo patient agreed to the current version of both texts, like every new account, and not to audience measurement', async (t) => {
  const { app, deps } = await testApp(t);
  const { login, password } = await loadDemo(deps);
  const visitor = openBrowser(app);
  await logIn(visitor, login, password);
  const { terms, privacy, analytics } = consents.parse((await visitor.send({ url: '/api/user/consents' })).json());
  for (const { granted, version, currentVersion } of [terms, privacy])
    assert.deepEqual([granted, version], [true, currentVersion]);
  assert.deepEqual([analytics.granted, analytics.decidedAt], [false, null]);
});
