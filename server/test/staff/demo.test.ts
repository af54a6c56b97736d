// Holds: product §7 start
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { demoManagement, demoReceptionist } from '../../src/data/demoStaff.ts';
import { loadDemo } from '../../src/demo/loadDemo.ts';
import { openBrowser } from '../support/browser.ts';
import { testApp } from '../support/testApp.ts';

test('the demo receptionist and manager sign in with the codes of a page that only development and this machine have', async (t) => {
  const { app, deps, inject } = await testApp(t, { config: { demo: true } });
  await loadDemo(deps);
  await loadDemo(deps);
  const signIn = async ({ login, password }: typeof demoManagement) => {
    const { body } = await inject('/dev/staff-code');
    const code = new RegExp(`<h2>${login}</h2><p>(\\d{6})</p>`).exec(body)?.[1] ?? '';
    return openBrowser(app).send({ method: 'POST', url: '/staff/api/session', payload: { login, password, code } });
  };
  const answers = [];
  for (const who of [demoReceptionist, demoReceptionist, demoManagement]) answers.push(await signIn(who));
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode),
    [200, 200, 200],
    'the receptionist also twice in half a minute',
  );
  const posts = answers.flatMap((answer) => answer.json<{ clinics: { name: string; role: string }[] }>().clinics);
  assert.deepEqual(
    posts.map(({ name, role }) => [name, role]),
    ['reception', 'reception', 'manager'].map((role) => ['GMF des Trois-Érables', role]),
  );
  const { statusCode } = await app.inject({ url: '/dev/staff-code', headers: { host: 'portail.example' } });
  assert.equal(statusCode, 404);
});

test('without the demo network no page shows a code', async (t) => {
  const { inject } = await testApp(t);
  assert.equal((await inject('/dev/staff-code')).statusCode, 404);
});
