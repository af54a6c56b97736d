// Holds: product §9 messages, product §8 alert-offers
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { z } from 'zod';

import { mailOf } from '../support/mail.ts';
import { pushesWait, pushStage, sendPushes, todayAt } from '../support/pushes.ts';
import { newDevice, signedIn } from '../support/pushService.ts';
import { textsOf } from '../support/texts.ts';

const shown = z.strictObject({
  title: z.string(),
  body: z.string(),
  route: z.string(),
  tag: z.string(),
  lang: z.string(),
});

test('an offer is pushed to the device, signed by the server, readable by that device alone, and says only that an answer is awaited (decision 75)', async (t) => {
  const { deps, device, offer, patient, service, subscribe } = await pushStage(t);
  const me = await patient();
  await subscribe(me);
  await offer(me);
  await sendPushes(deps);
  const [call, ...others] = service.calls;
  assert.ok(call);
  assert.deepEqual(others, []);
  assert.equal(call.url, '/push/abc');
  assert.equal(call.headers['content-encoding'], 'aes128gcm');
  const seconds = Number(call.headers.ttl);
  assert.ok(seconds > 0 && seconds <= 120 * 60, String(seconds));
  const claims = signedIn(call.headers, deps.pushes?.serverKeys[0] ?? '');
  assert.equal(claims['aud'], service.url);
  assert.ok(Number(claims['exp']) * 1_000 > Date.now());
  assert.deepEqual(shown.parse(device.read(call.body)), {
    title: 'Portail patient',
    body: 'Une réponse est attendue de vous.',
    route: '/app/alerts',
    tag: 'offer',
    lang: 'fr',
  });
  assert.throws(() => newDevice(service, 'other').read(call.body), 'another device');
  assert.throws(() => signedIn(call.headers, 'another key'));
});

test('a change by the clinic is pushed in the language of the person, to each of their devices once, and leads to the appointments', async (t) => {
  const { book, clinic, device, patient, send, service, subscribe } = await pushStage(t);
  const me = await patient();
  await me.send('PATCH', 'user', { lang: 'en' });
  await subscribe(me);
  await clinic.type('cancel', await book(me));
  await send();
  const [call, ...others] = service.calls;
  assert.deepEqual(others, []);
  const { body, route, lang } = shown.parse(device.read(call?.body ?? Buffer.alloc(0)));
  assert.deepEqual({ body, route, lang }, { body: 'You have news.', route: '/app/appointments', lang: 'en' });
});

test('only the kinds that a person asked for by push are pushed, and nobody is told of their own act', async (t) => {
  const { book, offer, patient, send, service, subscribe } = await pushStage(t);
  const me = await patient();
  await subscribe(me, ['reminder', 'change']);
  await offer(me);
  const other = await patient();
  await subscribe(other, ['change'], newDevice(service, 'other'));
  await book(other);
  await send();
  assert.deepEqual(service.calls, []);
});

test('what a person took back, or what ended before it left, is not pushed', async (t) => {
  const stage = await pushStage(t);
  const { book, clinic, db, offer, patients, send, service, subscribe } = stage;
  const [me, other] = await patients(2);
  assert.ok(me && other);
  await subscribe(me);
  await clinic.type('cancel', await book(me));
  await subscribe(me, []);
  await send();
  await subscribe(other, undefined, newDevice(service, 'other'));
  await offer(other);
  await db.updateTable('alert_offers').set({ outcome: 'declined' }).execute();
  await send();
  assert.deepEqual(service.calls, []);
});

test('of several changes of one appointment, each device gets the last', async (t) => {
  const { book, clinic, freed, patient, send, service, subscribe } = await pushStage(t);
  const me = await patient();
  await subscribe(me);
  const reference = await book(me);
  for (const hours of [49, 50, 51]) assert.match(await clinic.type('move', reference, await freed(hours)), /is moved/);
  await send();
  assert.equal(service.calls.length, 1);
});

test('a push waits for the morning, and an offer does not (decision 75)', async (t) => {
  const { book, clinic, deps, offer, patients, service, subscribe } = await pushStage(t);
  const [changed, offered] = await patients(2);
  assert.ok(changed && offered);
  await subscribe(changed);
  await subscribe(offered, undefined, newDevice(service, 'other'));
  await clinic.type('cancel', await book(changed));
  await offer(offered);
  await sendPushes({ ...deps, clock: () => todayAt(22) });
  assert.deepEqual(
    service.calls.map(({ url }) => url),
    ['/push/other'],
  );
  await pushesWait(deps, 0);
  await sendPushes({ ...deps, clock: () => todayAt(8) });
  assert.equal(service.calls.length, 2, 'in the morning');
});

test('a subscription that its service no longer knows is deleted with what waits for it, and a busy service is asked again', async (t) => {
  const stage = await pushStage(t);
  const { deps, offer, patient, send, service, subscribe, subscribed } = stage;
  const me = await patient();
  await subscribe(me);
  await offer(me);
  for (const [status, left] of [
    [503, 1],
    [429, 1],
    [410, 0],
  ] as const) {
    service.status = status;
    await pushesWait(deps, 60);
    await send();
    assert.equal((await subscribed()).length, left, String(status));
  }
  assert.equal(service.calls.length, 3);
  assert.deepEqual(await stage.db.selectFrom('push_outbox').select('id').execute(), []);
});

test('a push leaves once, by push alone, however many processes send', async (t) => {
  const { deps, offer, patient, service, subscribe } = await pushStage(t);
  const me = await patient();
  await subscribe(me);
  await me.send('PATCH', 'user', { notifications: { email: false } });
  await offer(me);
  await Promise.all([1, 2, 3].map(() => sendPushes(deps)));
  assert.equal(service.calls.length, 1);
  assert.deepEqual(await textsOf(deps), []);
  const subjects = (await mailOf(deps).to(`${me.accountId}@exemple.ca`)).map(({ subject }) => subject);
  assert.equal(subjects.filter((subject) => /libre|libère/.test(subject)).length, 0, subjects.join());
});

test('a service that is down is logged by its code, without an address', async (t) => {
  const { deps, offer, patient, service, subscribe } = await pushStage(t);
  const me = await patient();
  await subscribe(me);
  await offer(me);
  service.status = 500;
  const lines: object[] = [];
  await sendPushes(deps, lines);
  assert.deepEqual(lines, [{ kind: 'offer', attempts: 1, reason: 'EPUSH 500' }]);
});
