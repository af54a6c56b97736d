// Holds: product §8 staff
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { suspendStaff } from '../../src/data/staff/staffAccounts.ts';
import { inTransaction } from '../../src/data/transaction.ts';
import { sweepExpiredJob } from '../../src/jobs/sweepExpired.ts';
import { bookingStage } from '../support/booking.ts';
import { openBrowser } from '../support/browser.ts';
import { jobDeps, runJob } from '../support/jobs.ts';
import { addClinic } from '../support/network.ts';
import { staffOn, staffPassword, staffPerson } from '../support/staff.ts';
import { testApp } from '../support/testApp.ts';

const minutes = (count: number): number => count * 60_000;

test('over https the session’s cookie is bound to this host, strict and out of reach of scripts', async (t) => {
  const { app, deps } = await testApp(t, { config: { https: true, publicUrl: 'https://portail.example' } });
  const { login, code } = await staffPerson(deps, { password: staffPassword });
  const answer = await openBrowser(app).send({
    method: 'POST',
    url: '/staff/api/session',
    payload: { login, password: staffPassword, code: code() },
  });
  const cookie = answer.cookies.find(({ name }) => name === '__Host-staff');
  assert.partialDeepStrictEqual(cookie, { httpOnly: true, secure: true, sameSite: 'Strict', path: '/' });
  assert.equal(cookie?.expires ?? cookie?.maxAge, undefined);
});

test('a session ends after thirty minutes without a request, and after twelve hours in any case', async (t) => {
  let now = new Date();
  const made = await testApp(t, { deps: { clock: () => now } });
  const nadia = await staffOn(made, {});
  const statusAfter = async (ms: number) => {
    now = new Date(now.getTime() + ms);
    return (await nadia.send('GET', 'session')).status;
  };
  const before = now.getTime();
  while (now.getTime() < before + minutes(12 * 60 - 25)) assert.equal(await statusAfter(minutes(25)), 200);
  assert.equal(await statusAfter(minutes(25)), 401);
  const paul = await staffOn(made, {});
  now = new Date(now.getTime() + minutes(30));
  assert.equal((await paul.send('GET', 'session')).status, 401);
});

test('the requests of one person of the staff keep no session of another alive', async (t) => {
  let now = new Date();
  const made = await testApp(t, { deps: { clock: () => now } });
  const [nadia, paul] = [await staffOn(made, {}), await staffOn(made, {})];
  const pass = (): void => {
    now = new Date(now.getTime() + minutes(16));
  };
  pass();
  assert.equal((await nadia.send('GET', 'session')).status, 200);
  pass();
  assert.deepEqual(
    [(await nadia.send('GET', 'session')).status, (await paul.send('GET', 'session')).status],
    [200, 401],
  );
});

test('what a screen reads while nobody touches it does not keep a session alive', async (t) => {
  let now = new Date();
  const made = await testApp(t, { deps: { clock: () => now } });
  const nadia = await staffOn(made, {});
  const readAfter = async (ms: number) => {
    now = new Date(now.getTime() + ms);
    return (await nadia.send('GET', 'session', undefined, { 'x-unattended': '1' })).status;
  };
  assert.deepEqual([await readAfter(minutes(10)), await readAfter(minutes(19))], [200, 200]);
  assert.equal(await readAfter(minutes(1)), 401);
});

test('a session ends at once when its person is suspended, also one that opens at that moment', async (t) => {
  const made = await testApp(t);
  const nadia = await staffOn(made, {});
  await made.deps.db.updateTable('staff').set({ state: 'suspended' }).execute();
  assert.equal((await nadia.send('GET', 'session')).status, 401);
  for (let round = 0; round < 6; round += 1) {
    const { login, code } = await staffPerson(made.deps, { password: staffPassword });
    const browser = openBrowser(made.app);
    await Promise.all([
      browser.send({
        method: 'POST',
        url: '/staff/api/session',
        payload: { login, password: staffPassword, code: code() },
      }),
      inTransaction(made.deps.db, (transaction) => suspendStaff(transaction, login)),
    ]);
    assert.equal((await browser.send({ url: '/staff/api/session' })).statusCode, 401);
  }
  assert.deepEqual(
    await made.deps.db.selectFrom('staff_sessions').where('staff_id', '<>', nadia.staffId).execute(),
    [],
  );
});

test('sessions of staff that ended are deleted with the others', async (t) => {
  const made = await testApp(t);
  const { db } = made.deps;
  await staffOn(made, {});
  await staffOn(made, {});
  const left = async () => (await db.selectFrom('staff_sessions').select('id').execute()).length;
  await runJob(sweepExpiredJob, jobDeps(made.deps));
  assert.equal(await left(), 2);
  await db
    .updateTable('staff_sessions')
    .set({ last_seen_at: new Date(Date.now() - minutes(31)) })
    .execute();
  await runJob(sweepExpiredJob, jobDeps(made.deps));
  assert.equal(await left(), 0);
});

test('a patient’s cookie opens nothing of the staff area, and a cookie of staff nothing of a patient’s', async (t) => {
  const made = await bookingStage(t);
  const patient = await made.patient();
  const nadia = await staffOn(made, { clinicId: await addClinic(made.db) });
  const asPatient = openBrowser(
    made.app,
    new Map([...patient.cookies, ['staff', patient.cookies.get('session') ?? '']]),
  );
  assert.equal((await asPatient.send({ url: '/staff/api/session' })).statusCode, 401);
  const asStaff = openBrowser(made.app, new Map([...nadia.cookies, ['session', nadia.cookies.get('staff') ?? '']]));
  for (const url of ['/api/user', '/api/user/accesslog', '/api/appointment/hold'])
    assert.equal((await asStaff.send({ url })).statusCode, 401, url);
});

test('a call of staff that changes something needs a page of our own', async (t) => {
  const made = await testApp(t);
  const nadia = await staffOn(made, {});
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': undefined, origin: 'https://x.example' },
  ]) {
    const { status, refusal } = await nadia.send('DELETE', 'session', undefined, headers);
    assert.deepEqual([status, refusal.message], [403, 'errors.forbiddenOrigin']);
  }
  for (const token of [undefined, 'x', 'y'.repeat(43)]) {
    const { status, refusal } = await nadia.send('DELETE', 'session', undefined, { 'x-xsrf-token': token });
    assert.deepEqual([status, refusal.message], [403, 'errors.forbiddenOrigin'], token);
  }
  assert.equal((await nadia.send('GET', 'session')).status, 200);
});

test('beside a patient’s session in one browser, each has an XSRF token of its own, which opens nothing of the other', async (t) => {
  const made = await bookingStage(t);
  const patient = await made.patient();
  const nadia = await staffOn(made, {});
  const both = openBrowser(made.app, new Map([...patient.cookies, ...nadia.cookies]));
  const ofPatient = { 'x-xsrf-token': both.cookies.get('XSRF-TOKEN') };
  const ofStaff = { 'x-xsrf-token': both.cookies.get('STAFF-XSRF-TOKEN') };
  const leave = async (url: string, headers: Record<string, string | undefined>) =>
    (await both.send({ method: 'DELETE', url, headers })).statusCode;
  assert.equal(await leave('/staff/api/session', ofPatient), 403);
  assert.equal(await leave('/api/user/calendar', ofStaff), 403);
  assert.equal(await leave('/staff/api/session', ofStaff), 204);
  assert.equal(await leave('/api/user/calendar', ofPatient), 204);
});

test('a browser that lost its XSRF token gets it with the next answer', async (t) => {
  const made = await testApp(t);
  const nadia = await staffOn(made, {});
  const own = nadia.cookies.get('STAFF-XSRF-TOKEN');
  nadia.cookies.delete('STAFF-XSRF-TOKEN');
  await nadia.send('GET', 'session');
  assert.equal(nadia.cookies.get('STAFF-XSRF-TOKEN'), own);
});
