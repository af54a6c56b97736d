// Holds: product §7 start
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { demoReceptionist } from '../../src/data/demoReceptionist.ts';
import { loadDemo } from '../../src/demo/loadDemo.ts';
import { openBrowser } from '../support/browser.ts';
import { testApp } from '../support/testApp.ts';

test('the demo receptionist signs in with the code of a page that only development and this machine have', async (t) => {
  const { app, deps, inject } = await testApp(t, { config: { demo: true } });
  await loadDemo(deps);
  await loadDemo(deps);
  const { login, password } = demoReceptionist;
  const signIn = async () => {
    const { body } = await inject('/dev/staff-code');
    const code = /<p>(\d{6})<\/p>/.exec(body)?.[1] ?? '';
    return openBrowser(app).send({ method: 'POST', url: '/staff/api/session', payload: { login, password, code } });
  };
  const [answer, again] = [await signIn(), await signIn()];
  assert.deepEqual([answer.statusCode, again.statusCode], [200, 200], 'also twice in half a minute');
  const { clinics } = answer.json<{ clinics: { name: string; role: string }[] }>();
  assert.deepEqual(
    clinics.map(({ name, role }) => [name, role]),
    [['GMF des Trois-Érables', 'reception']],
  );
  const { statusCode } = await app.inject({ url: '/dev/staff-code', headers: { host: 'portail.example' } });
  assert.equal(statusCode, 404);
});

test('without the demo network no page shows a code', async (t) => {
  const { inject } = await testApp(t);
  assert.equal((await inject('/dev/staff-code')).statusCode, 404);
});
