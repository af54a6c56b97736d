import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { z } from 'zod';

import type { NewsKind } from '../../../contract/news.ts';
import { newsKinds } from '../../../contract/catalogues.ts';
import { isPushAddress, publicPushHosts } from '../../src/domain/pushes/pushHost.ts';
import { alertStage, settle } from '../support/alerts.ts';
import type { Patient } from '../support/booking.ts';
import { clinicOn } from '../support/clinic.ts';
import { mailOf } from '../support/mail.ts';
import { outboxWaits } from '../support/mailedAccount.ts';
import { newDevice, signedIn, startPushService } from '../support/pushService.ts';

const shown = z.strictObject({
  title: z.string(),
  body: z.string(),
  route: z.string(),
  tag: z.string(),
  lang: z.string(),
});

const setUp = async (t: TestContext) => {
  const service = await startPushService(t);
  const stage = await alertStage(t, { env: { PUSH_HOSTS: service.host } });
  const device = newDevice(service, 'abc');
  const subscribe = async (who: Patient, kinds: readonly NewsKind[] = newsKinds, to = device) => {
    const { status, raw } = await who.send('POST', 'user/pushes', to.subscription);
    assert.equal(status, 200, raw);
    assert.equal((await who.send('PATCH', 'user', { notifications: { pushes: kinds } })).status, 200);
  };
  const offer = async (who: Patient) => {
    await who.watch();
    await (await stage.takenSlot()).cancel();
    await settle(stage.deps);
  };
  const cancelFor = async (who: Patient) => {
    const { spaceId, cancel } = await stage.takenSlot(48);
    await cancel();
    const { reference } = (await who.reserve(spaceId)).body;
    return clinicOn(stage.deps).type('cancel', reference);
  };
  const send = () => mailOf(stage.deps).send();
  return { ...stage, service, device, subscribe, offer, cancelFor, send };
};

test('an offer is pushed to the device at once, signed by the server, readable by that device alone, and says nothing of health', async (t) => {
  const { deps, device, offer, patient, send, service, subscribe } = await setUp(t);
  const me = await patient();
  await subscribe(me);
  await offer(me);
  await send();
  const [call, ...others] = service.calls;
  assert.ok(call);
  assert.deepEqual(others, []);
  assert.equal(call.url, '/push/abc');
  assert.equal(call.headers['content-encoding'], 'aes128gcm');
  const seconds = Number(call.headers.ttl);
  assert.ok(seconds > 0 && seconds <= 15 * 60, String(seconds));
  const claims = signedIn(call.headers, deps.pushes?.serverKey ?? '');
  assert.equal(claims['aud'], service.url);
  assert.ok(Number(claims['exp']) * 1_000 > Date.now());
  const { body, ...payload } = shown.parse(device.read(call.body));
  assert.deepEqual(payload, { title: 'Portail patient', route: '/app/alerts', tag: 'offer', lang: 'fr' });
  assert.match(body, /^Une réponse est attendue avant \d+\u00A0h/);
  assert.throws(() => newDevice(service, 'other').read(call.body), 'another device');
  assert.throws(() => signedIn(call.headers, 'another key'));
});

test('only the kinds that a person asked for are pushed', async (t) => {
  const { offer, patient, send, service, subscribe } = await setUp(t);
  const me = await patient();
  await subscribe(me, ['reminder', 'change']);
  await offer(me);
  await send();
  assert.deepEqual(service.calls, []);
});

test('a subscription that its service no longer knows is deleted, and one that is busy is tried again', async (t) => {
  const { db, offer, patient, send, service, subscribe } = await setUp(t);
  const me = await patient();
  await subscribe(me);
  const left = async () => (await db.selectFrom('push_subscriptions').select('id').execute()).length;
  await offer(me);
  service.status = 503;
  await send();
  assert.equal(await left(), 1);
  service.status = 410;
  await outboxWaits(db, 60);
  await send();
  assert.deepEqual([service.calls.length, await left()], [2, 0]);
  await outboxWaits(db, 60);
  await send();
  assert.equal(service.calls.length, 2);
});

test('a subscription ends with the logout of its device, not with that of another, and with a new password elsewhere', async (t) => {
  const { db, patient, patients, subscribe, device, service } = await setUp(t);
  const [me, other] = await patients(2);
  assert.ok(me && other);
  await subscribe(me);
  await subscribe(other, ['offer'], newDevice(service, 'other'));
  const holders = async () =>
    (await db.selectFrom('push_subscriptions').select('account_id').execute()).map(({ account_id: id }) => id);
  await me.send('GET', 'logout');
  assert.deepEqual(await holders(), [other.accountId]);
  const third = await patient();
  await subscribe(third, ['offer'], device);
  assert.equal((await third.send('GET', 'user/pushes')).raw.includes('"isOn":true'), true);
  assert.equal((await third.send('DELETE', 'user/pushes')).status, 204);
  assert.deepEqual(await holders(), [other.accountId]);
});

test('a device has one owner: who subscribes on it last', async (t) => {
  const { db, patients, subscribe } = await setUp(t);
  const [one, other] = await patients(2);
  assert.ok(one && other);
  await subscribe(one);
  await subscribe(other);
  const rows = await db.selectFrom('push_subscriptions').select('account_id').execute();
  assert.deepEqual(rows, [{ account_id: other.accountId }]);
});

test('the server calls no address but those of known push services', async (t) => {
  const { device, patient } = await setUp(t);
  const me = await patient();
  for (const endpoint of [
    'https://169.254.169.254/latest/meta-data',
    'http://127.0.0.1:5432/push',
    'https://fcm.googleapis.com.evil.example/x',
    'https://localhost/x',
    'file:///etc/passwd',
    'nothing',
  ]) {
    const answer = await me.send('POST', 'user/pushes', { ...device.subscription, endpoint });
    assert.deepEqual([answer.status, answer.refusal.message], [422, 'pushes.unknownService'], endpoint);
  }
  const isPublic = (endpoint: string) => isPushAddress(endpoint, { hosts: publicPushHosts, plain: false });
  assert.ok(isPublic('https://fcm.googleapis.com/fcm/send/abc'));
  assert.ok(isPublic('https://web.push.apple.com/abc'));
  assert.ok(isPublic('https://wns2-bn3p.notify.windows.com/w/?token=abc'));
  for (const endpoint of [
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user@fcm.googleapis.com/x',
    'https://push.apple.com/x',
    'https://evilpush.apple.com/x',
  ])
    assert.ok(!isPublic(endpoint), endpoint);
});

test('a subscription whose push service is no longer allowed gets nothing and stays', async (t) => {
  const stage = await setUp(t);
  const me = await stage.patient();
  await stage.subscribe(me);
  await stage.offer(me);
  const { pushes } = stage.deps;
  assert.ok(pushes);
  await mailOf({ ...stage.deps, pushes: { ...pushes, isAllowed: () => false } }).send();
  assert.deepEqual(stage.service.calls, []);
  assert.equal((await stage.db.selectFrom('push_subscriptions').select('id').execute()).length, 1);
});

test('changes of one appointment at night are one push in the morning', async (t) => {
  const { db, takenSlot, subscribe, deps, patient } = await setUp(t);
  const me = await patient();
  await subscribe(me);
  const freed = async (hours: number): Promise<string> => {
    const { spaceId, cancel } = await takenSlot(hours);
    await cancel();
    return spaceId;
  };
  const { reference } = (await me.reserve(await freed(48))).body;
  for (const hours of [49, 50, 51])
    assert.match(await clinicOn(deps).type('move', reference, await freed(hours)), /is moved/);
  const waiting = await db.selectFrom('outbox').where('template', '=', 'pushChange').select('id').execute();
  assert.equal(waiting.length, 1);
});

test('a subscription made under another key of the server is not used', async (t) => {
  const { db, offer, patient, send, service, subscribe } = await setUp(t);
  const me = await patient();
  await subscribe(me);
  await db.updateTable('push_subscriptions').set({ server_key: 'of another server' }).execute();
  await offer(me);
  await send();
  assert.deepEqual(service.calls, []);
});
