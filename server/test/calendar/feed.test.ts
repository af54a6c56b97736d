import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import type { CalendarFeed } from '../../../contract/appointmentLinks.ts';
import { readCalendar } from '../support/calendars.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { addLink, addPatient } from '../support/people.ts';
import { reminderStage } from '../support/reminders.ts';
import { openBrowser } from '../support/browser.ts';

const start = '2026-11-20T14:30:00Z';

/** Somebody with an appointment, and the calls of their feed. */
const subscriber = async (t: TestContext) => {
  const stage = await reminderStage(t, { env: { PUBLIC_URL: 'http://portail.example' } });
  await stage.at('2026-11-10T15:00:00Z');
  const patient = await stage.person();
  const booked = await stage.book(patient, start, { name: 'Clinique du Fjord' });
  const call = (method: 'GET' | 'POST' | 'DELETE', headers = {}) =>
    openBrowser(stage.app, patient.cookies).send({ method, url: '/api/user/calendar', headers });
  const begin = async (headers = {}): Promise<string> => (await call('POST', headers)).json<CalendarFeed>().url ?? '';
  /** What a calendar program gets: it has no cookies and says nothing of itself. */
  const follow = (address: string, more: { headers?: Record<string, string>; remoteAddress?: string } = {}) =>
    stage.inject({ url: new URL(address).pathname, ...more });
  return { ...stage, patient, booked, call, begin, follow };
};

test('an account has no calendar feed until it asks for one; its address begins with PUBLIC_URL, whatever host the request claims (product §4 calendar-feed)', async (t) => {
  const { begin, call } = await subscriber(t);
  assert.deepEqual((await call('GET')).json(), { url: null });
  const address = await begin({ host: 'evil.example', 'x-forwarded-host': 'evil.example' });
  assert.match(address, /^http:\/\/portail\.example\/nosession\/api\/calendar\/[\w-]{43}\.ics$/);
  assert.deepEqual((await call('GET')).json(), { url: address });
});

test('a calendar feed shows the appointments without a sign-in and drops a cancelled one (product §4 calendar-feed)', async (t) => {
  const { begin, booked, follow } = await subscriber(t);
  const address = await begin();
  const answer = await follow(address);
  assert.deepEqual(
    [answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']],
    [200, 'text/calendar; charset=utf-8; method=PUBLISH', 'private, no-store'],
  );
  const { events, name } = readCalendar(answer.body);
  assert.deepEqual(
    [name, events.map(({ uid, wall, summary }) => [uid, wall, summary])],
    ['Mes rendez-vous', [[booked.reservationId, '2026-11-20T09:30:00', 'Rendez-vous, Clinique du Fjord']]],
  );
  assert.doesNotMatch(answer.body, /screening|ITSS|Camille|Tremblay/i);
  await booked.cancel();
  assert.deepEqual(readCalendar((await follow(address)).body).events, []);
});

test('a calendar feed shows dependents’ appointments at level history, under their first name, while the link lasts (product §4 calendar-feed)', async (t) => {
  const { begin, db, follow, patient } = await subscriber(t);
  const clinicId = await addClinic(db);
  for (const [firstName, scopes] of [
    ['Léa', ['book', 'history']],
    ['Tom', ['book']],
  ] as const) {
    const child = await addPatient(db, { first_name: firstName });
    await addLink(db, { account_id: patient.accountId, patient_id: child, scopes: [...scopes] });
    assert.equal(
      (await patient.reserve(await addSlot(db, { clinicId, start }), { dependent: { patientId: child } })).status,
      201,
    );
  }
  const address = await begin();
  const names = async () =>
    readCalendar((await follow(address)).body)
      .events.map(({ summary }) => summary.split(/[\u00A0,]/)[0])
      .sort();
  assert.deepEqual(await names(), ['Léa', 'Rendez-vous']);
  await db.updateTable('dependents').set({ state: 'ended' }).execute();
  assert.deepEqual(await names(), ['Rendez-vous']);
});

test('the server gives the same answer for a replaced feed secret, an ended feed, a closed account and an unknown secret (product §4 calendar-feed)', async (t) => {
  const { begin, call, db, follow, patient } = await subscriber(t);
  const first = await begin();
  const second = await begin();
  const unknown = await follow(`http://portail.example/nosession/api/calendar/${'A'.repeat(43)}.ics`);
  const malformed = await follow('http://portail.example/nosession/api/calendar/x');
  assert.equal(unknown.statusCode, 404);
  const replaced = await follow(first);
  assert.equal((await follow(second)).statusCode, 200);
  await db.updateTable('accounts').set({ closed_at: new Date() }).where('id', '=', patient.accountId).execute();
  const closed = await follow(second);
  await db.updateTable('accounts').set({ closed_at: null }).where('id', '=', patient.accountId).execute();
  assert.equal((await call('DELETE')).statusCode, 204);
  const ended = await follow(second);
  for (const answer of [malformed, replaced, closed, ended]) {
    assert.deepEqual(
      [answer.statusCode, answer.body, Object.keys(answer.headers).sort()],
      [404, unknown.body, Object.keys(unknown.headers).sort()],
    );
  }
  assert.deepEqual((await call('GET')).json(), { url: null });
  assert.equal((await call('DELETE')).statusCode, 204, 'ending it twice is no error');
});

test('the database stores the feed secret as a digest and sealed, and the log never contains it (product §8 logs)', async (t) => {
  const lines: string[] = [];
  const stage = await reminderStage(t, {
    env: { LOG_LEVEL: 'debug' },
    logSink: { write: (line) => void lines.push(line) },
  });
  const patient = await stage.person();
  const { url } = (
    await openBrowser(stage.app, patient.cookies).send({ method: 'POST', url: '/api/user/calendar' })
  ).json<CalendarFeed>();
  const secret = /([\w-]{43})\.ics$/.exec(url ?? '')?.[1] ?? '';
  assert.equal(secret.length, 43);
  await stage.inject({ url: `/nosession/api/calendar/${secret}.ics` });
  const [row] = await stage.db.selectFrom('calendar_feeds').selectAll().execute();
  const kept = Buffer.concat([row?.secret_hash ?? Buffer.alloc(0), row?.secret_sealed ?? Buffer.alloc(0)]);
  assert.ok(kept.length > 32);
  assert.equal(kept.includes(secret), false);
  assert.ok(lines.some((line) => line.includes('/nosession/api/calendar/:secret')));
  assert.equal(lines.join('\n').includes(secret), false);
});

test('an address that tries feed secrets, or requests feeds too often, has to wait (security: 4.2)', async (t) => {
  const limited = await reminderStage(t, { env: { RATE_LIMITS: 'on' } });
  const statuses: number[] = [];
  for (let tries = 0; tries < 121; tries += 1) {
    const { statusCode } = await limited.inject({
      url: `/nosession/api/calendar/${'A'.repeat(43)}`,
      remoteAddress: '192.0.2.7',
    });
    statuses.push(statusCode);
  }
  assert.deepEqual([new Set(statuses.slice(0, 120)), statuses[120]], [new Set([404]), 429]);
});

test('the audit trail records calendar reads once per day and person (product §4 calendar-feed)', async (t) => {
  const { at, begin, db, follow } = await subscriber(t);
  const address = await begin();
  const reads = async () =>
    (await db.selectFrom('audit_events').select('id').where('action', '=', 'calendar.read').execute()).length;
  for (let times = 0; times < 3; times += 1) await follow(address);
  assert.equal(await reads(), 1);
  await at('2026-11-11T16:00:00Z');
  await follow(address);
  assert.equal(await reads(), 2);
});
