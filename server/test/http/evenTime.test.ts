import assert from 'node:assert/strict';
import { test } from 'node:test';

import { calls, type CallName } from '../../../contract/calls.ts';
import { at } from '../../src/http/at.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { newborn, guest } from '../support/guest.ts';
import { testApp } from '../support/testApp.ts';
import { somebody, openBrowser } from '../support/browser.ts';

const responsePaddingMs = 150;

const asserted = { id: 'eA', clientDataJSON: 'eA', authenticatorData: 'eA', signature: 'eA', userHandle: null };

const isPost = (name: string): name is CallName =>
  Object.entries(calls).some(([call, { method }]) => call === name && method === 'POST');

test('every call that checks a name and a password uses response padding (product §4 no-oracle)', async (t) => {
  const {
    app,
    deps: { limits },
  } = await testApp(t, { env: { RESPONSE_PADDING_MS: String(responsePaddingMs) } });
  const admitLogin = t.mock.method(limits, 'admitLogin').mock;
  const reached: string[] = [];
  for (const name of Object.keys(calls).filter(isPost)) {
    const before = admitLogin.callCount();
    const asked = performance.now();
    await openBrowser(app).send({ ...at(name), payload: { username: 'personne.inconnue', password: 'Mauvais-Mot-1' } });
    const waited = performance.now() - asked;
    if (admitLogin.callCount() === before) continue;
    reached.push(name);
    assert.ok(waited >= responsePaddingMs, `${name} answered after ${waited} ms`);
  }
  assert.deepEqual(reached.sort(), ['login', 'reopenAccount']);
});

test('every call that could reveal whether a person is known uses response padding and never answers earlier, whatever the answer (product §4 no-oracle)', async (t) => {
  const {
    app,
    deps: { db },
  } = await testApp(t, { env: { RESPONSE_PADDING_MS: String(responsePaddingMs) } });
  const {
    body: { token },
  } = await guest(app).hold(await addSlot(db, { clinicId: await addClinic(db), start: 24 }));
  const { email, nam } = somebody();
  const doors: [status: number, url: string, payload: object][] = [
    [403, '/api/login', { username: 'personne.inconnue', password: 'Mauvais-Mot-1' }],
    [403, '/staff/api/session', { login: 'personne.inconnue', password: 'Mauvais-Mot-1', code: '000000' }],
    [403, '/api/user/reopen', { username: 'personne.inconnue', password: 'Mauvais-Mot-1' }],
    [201, '/api/signup', somebody()],
    [422, '/api/signup', somebody({ nam: 'x' })],
    [200, '/api/recover', { email, nam, lang: 'fr' }],
    [200, '/nosession/api/identify', { ...newborn, token }],
    [403, '/api/login/passkey', { isSecondStep: false, credential: asserted }],
    [403, '/nosession/api/manage', { reference: 'ACDEFHJKMN', birthDate: '1985-02-15' }],
    [403, '/rvsp/api/auth', { nam: 'TREM85021512', birthDate: '1985-02-15', code: '12345678' }],
  ];
  for (const [status, url, payload] of doors) {
    const asked = performance.now();
    const answer = await openBrowser(app).send({ method: 'POST', url, payload });
    const waited = performance.now() - asked;
    assert.equal(answer.statusCode, status, `${url} ${answer.body}`);
    assert.ok(waited >= responsePaddingMs, `${url} answered after ${waited} ms`);
  }
});
