// Holds: product §8 staff
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import type { LightMyRequestResponse as Answer } from 'fastify';

import { openBrowser, type Visitor } from '../support/browser.ts';
import { addClinic } from '../support/network.ts';
import { staffPassword, staffPerson } from '../support/staff.ts';
import { testApp, type TestAppOptions } from '../support/testApp.ts';

const signIn = (visitor: Visitor, payload: object, more: object = {}): Promise<Answer> =>
  visitor.send({ method: 'POST', url: '/staff/api/session', payload, ...more });

const stage = async (t: TestContext, options: TestAppOptions = {}) => {
  const made = await testApp(t, options);
  const clinicId = await addClinic(made.deps.db, { name: 'GMF du Fleuve' });
  const nadia = await staffPerson(made.deps, { clinicId, password: staffPassword });
  const right = (seconds = 0) => ({ login: nadia.login, password: staffPassword, code: nadia.code(seconds) });
  return { ...made, db: made.deps.db, clinicId, nadia, right };
};

test('a member of the staff signs in with login, password and the six digits, and sees their clinics', async (t) => {
  const { app, clinicId, nadia, right } = await stage(t);
  const visitor = openBrowser(app);
  const answer = await signIn(visitor, { ...right(), login: ` ${nadia.login.toUpperCase()} ` });
  const member = {
    staffId: nadia.staffId,
    name: 'Nadia Roy',
    lang: 'fr',
    clinics: [{ clinicId, name: 'GMF du Fleuve', timeZone: 'America/Toronto', role: 'reception' }],
  };
  assert.deepEqual([answer.statusCode, answer.json()], [200, member]);
  const who = await visitor.send({ url: '/staff/api/session' });
  assert.deepEqual([who.statusCode, who.json()], [200, member]);
  assert.equal((await visitor.send({ method: 'DELETE', url: '/staff/api/session' })).statusCode, 204);
  assert.equal(visitor.cookies.has('staff'), false);
  assert.equal((await visitor.send({ url: '/staff/api/session' })).statusCode, 401);
});

test('a wrong login, password or code, and a suspended person, get one answer', async (t) => {
  const { app, db, right } = await stage(t);
  const answers = async (wrong: object) => {
    const { statusCode, body, headers } = await signIn(openBrowser(app), { ...right(), ...wrong });
    assert.equal(headers['set-cookie'], undefined);
    return [statusCode, body];
  };
  const refused = [403, '{"message":"errors.invalidCredentials"}'];
  for (const wrong of [{ login: 'personne' }, { password: 'x' }, { code: '000000' }, { code: '' }, { login: '' }])
    assert.deepEqual(await answers(wrong), refused, JSON.stringify(wrong));
  await db.updateTable('staff').set({ state: 'suspended' }).execute();
  assert.deepEqual(await answers({}), refused);
  await db
    .updateTable('staff')
    .set({ state: 'active', totp_sealed: Buffer.alloc(60) })
    .execute();
  assert.deepEqual(await answers({}), refused, 'a sealed secret that no key opens');
});

test('a code opens one session, also among requests at the same moment, and no older code follows it', async (t) => {
  const { app, right } = await stage(t);
  const together = await Promise.all(Array.from({ length: 5 }, () => signIn(openBrowser(app), right())));
  assert.deepEqual(together.map(({ statusCode }) => statusCode).sort(), [200, 403, 403, 403, 403]);
  assert.equal((await signIn(openBrowser(app), right(-30))).statusCode, 403);
  assert.equal((await signIn(openBrowser(app), right(30))).statusCode, 200);
  assert.equal((await signIn(openBrowser(app), right(90))).statusCode, 403, 'too early');
});

test('a wrong password spends no code', async (t) => {
  const { app, right } = await stage(t);
  const body = right();
  assert.equal((await signIn(openBrowser(app), { ...body, password: 'x' })).statusCode, 403);
  assert.equal((await signIn(openBrowser(app), body)).statusCode, 200);
});

test('tries are limited by login, and by address across logins', async (t) => {
  const { app, right } = await stage(t, { env: { RATE_LIMITS: 'on' } });
  const status = async (payload: object, from: string) =>
    (await signIn(openBrowser(app), payload, { from })).statusCode;
  const wrong = { ...right(), code: '000000' };
  for (let at = 1; at <= 5; at += 1) assert.equal(await status(wrong, `192.0.2.${at}`), 403);
  assert.equal(await status(right(), '192.0.2.9'), 429);
  const statuses = [];
  for (let at = 0; at < 31; at += 1) statuses.push(await status({ ...wrong, login: `x${at}` }, '198.51.100.7'));
  assert.equal(statuses.at(-1), 429);
});

test('the device on which somebody signed in before stays open to them while others guess', async (t) => {
  const { app, right } = await stage(t, { env: { RATE_LIMITS: 'on' } });
  const own = openBrowser(app);
  assert.equal((await signIn(own, right())).statusCode, 200);
  for (let at = 1; at <= 6; at += 1) await signIn(openBrowser(app), { ...right(), code: '000000' });
  assert.equal((await signIn(own, right(30))).statusCode, 200);
});

test('the trail has a line for each sign-in, refusal and sign-out, and who it was', async (t) => {
  const { app, db, nadia, right } = await stage(t);
  const visitor = openBrowser(app);
  await signIn(visitor, { ...right(), code: '000000' });
  await signIn(visitor, right());
  await visitor.send({ method: 'DELETE', url: '/staff/api/session' });
  const lines = await db
    .selectFrom('audit_events')
    .select(['action', 'capacity', 'actor_staff_id', 'patient_id'])
    .orderBy('id')
    .execute();
  const byNadia = { capacity: 'clinic', actor_staff_id: nadia.staffId, patient_id: null };
  assert.deepEqual(lines, [
    { action: 'session.refused', capacity: 'anonymous', actor_staff_id: null, patient_id: null },
    { action: 'session.opened', ...byNadia },
    { action: 'session.closed', ...byNadia },
  ]);
});
