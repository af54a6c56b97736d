// Holds: product §7 settings
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';

import { writeKey } from '../../src/data/keyRotation/writeKey.ts';
import { rotateKeys } from '../../src/data/keyRotation/rotateKeys.ts';
import { loadKeys } from '../../src/data/keys.ts';
import { openPushService } from '../../src/data/pushes/openPushService.ts';
import { readPushes } from '../../src/data/pushes/readPushes.ts';
import { makeVault } from '../../src/data/vault.ts';
import { isPushAddress, publicPushHosts } from '../../src/domain/pushes/pushHost.ts';
import { pushStage, sendPushes } from '../support/pushes.ts';
import { signedIn } from '../support/pushService.ts';
import { refusalOf } from '../support/settings.ts';

test('the server calls no address but those of known push services', async (t) => {
  const { device, patient, subscribed } = await pushStage(t);
  const me = await patient();
  const { keys } = device.subscription;
  const p256dh = Buffer.alloc(65, 4).toString('base64url');
  for (const subscription of [
    { keys, endpoint: 'https://169.254.169.254/latest/meta-data' },
    { keys, endpoint: 'http://127.0.0.1:5432/push' },
    { keys, endpoint: 'https://fcm.googleapis.com.evil.example/x' },
    { keys, endpoint: 'https://localhost/x' },
    { keys, endpoint: 'file:///etc/passwd' },
    { keys, endpoint: 'nothing' },
    { keys: { ...keys, p256dh }, endpoint: device.subscription.endpoint },
  ]) {
    const answer = await me.send('POST', 'user/pushes', subscription);
    assert.deepEqual([answer.status, answer.refusal.message], [422, 'pushes.unknownService'], subscription.endpoint);
  }
  assert.deepEqual(await subscribed(), []);
  const isPublic = (endpoint: string) => isPushAddress(endpoint, { hosts: publicPushHosts, plain: false });
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-bn3p.notify.windows.com/w/?token=abc',
  ])
    assert.ok(isPublic(endpoint), endpoint);
  for (const endpoint of [
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://user@fcm.googleapis.com/x',
    'https://push.apple.com/x',
    'https://evilpush.apple.com/x',
    'https://evil.example/.push.apple.com',
  ])
    assert.ok(!isPublic(endpoint), endpoint);
});

test('PUSH_HOSTS is a list of host names', () => {
  assert.equal(refusalOf({ PUSH_HOSTS: 'push.example, *.push.example.org' }), 'accepted');
  for (const hosts of ['https://push.example', '*', 'a,,b', 'push.example/x'])
    assert.match(refusalOf({ PUSH_HOSTS: hosts }), /PUSH_HOSTS must list host names between commas/);
});

test('a device of a service that is no longer known gets nothing and stays', async (t) => {
  const { deps, offer, patient, service, subscribe, subscribed } = await pushStage(t);
  const me = await patient();
  await subscribe(me);
  await offer(me);
  await sendPushes({ ...deps, pushes: openPushService({ ...deps.config, pushHosts: ['other.example'] }, deps.keys) });
  assert.deepEqual(service.calls, []);
  assert.equal((await subscribed()).length, 1);
});

test('without a key no pushes are offered, and what waits is dropped', async (t) => {
  const { deps, offer, patient, service, subscribe } = await pushStage(t);
  assert.equal(openPushService(deps.config, { push: [] }), null);
  const me = await patient();
  await subscribe(me);
  await offer(me);
  await sendPushes({ ...deps, pushes: null });
  await sendPushes(deps);
  assert.deepEqual(service.calls, []);
});

test('beside a newer key an older one still signs for the devices that subscribed under it; without it they count as off', async (t) => {
  const { deps, device, offer, patient, service, subscribe } = await pushStage(t);
  const me = await patient();
  await subscribe(me);
  await offer(me);
  const folder = join(deps.config.dataDir, 'keys');
  const source = { ...deps.config, keysDir: null };
  const older = deps.pushes?.serverKeys[0] ?? '';
  writeKey(folder, 'vapid-2.key', { demo: true });
  const both = openPushService(deps.config, loadKeys(source));
  assert.equal(both?.serverKeys.length, 2);
  assert.equal(both.serverKeys[1], older);
  await sendPushes({ ...deps, pushes: both });
  const [call] = service.calls;
  assert.ok(call);
  assert.ok(signedIn(call.headers, older));
  assert.ok(device.read(call.body));
  const newest = openPushService(deps.config, { push: loadKeys(source).push.slice(0, 1) });
  const [session] = await deps.db.selectFrom('sessions').where('account_id', '=', me.accountId).select('id').execute();
  const reader = { accountId: me.accountId, sessionId: session?.id ?? '' };
  assert.equal((await readPushes(deps.db, reader, both.serverKeys)).isOn, true);
  const { isOn } = await readPushes(deps.db, reader, newest?.serverKeys ?? []);
  assert.equal(isOn, false);
});

test('after the keys were replaced a push that waits still reaches its device (product §8 key-rotation)', async (t) => {
  const { db, deps, offer, patient, service, subscribe } = await pushStage(t);
  const me = await patient();
  await subscribe(me);
  await offer(me);
  const source = { ...deps.config, keysDir: null };
  assert.deepEqual((await rotateKeys(db, source, 0)).broken, []);
  await sendPushes({ ...deps, vault: makeVault(loadKeys(source)) });
  assert.equal(service.calls.length, 1);
});
