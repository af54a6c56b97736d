// Holds: product §9 messages
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { pushes, type Pushes } from '../../../contract/pushes.ts';
import { sweepExpired } from '../../src/data/sweepExpired.ts';
import { logIn, signUp } from '../support/browser.ts';
import { pushStage } from '../support/pushes.ts';
import { newDevice } from '../support/pushService.ts';
import type { Patient } from '../support/booking.ts';

const stateOf = async (who: Pick<Patient, 'send'>): Promise<Pushes> =>
  pushes.parse(JSON.parse((await who.send('GET', 'user/pushes')).raw));

test('nothing is on until a person asks, and a device knows whether it gets pushes', async (t) => {
  const { deps, device, patients, service, subscribe } = await pushStage(t);
  const [me, other] = await patients(2);
  assert.ok(me && other);
  const serverKey = deps.pushes?.serverKeys[0];
  const read = () => stateOf(me);
  assert.deepEqual(await read(), { serverKey, isOn: false, elsewhere: 0, kinds: [] });
  assert.equal((await me.send('POST', 'user/pushes', device.subscription)).status, 200);
  assert.deepEqual(await read(), { serverKey, isOn: true, elsewhere: 0, kinds: [] });
  await subscribe(me, ['change', 'offer']);
  assert.deepEqual(await read(), { serverKey, isOn: true, elsewhere: 0, kinds: ['offer', 'change'] });
  await subscribe(other, ['offer'], newDevice(service, 'other'));
  assert.deepEqual(await read(), { serverKey, isOn: true, elsewhere: 0, kinds: ['offer', 'change'] });
});

test('a device has one owner: who subscribed on it last; what waited for the first goes to nobody', async (t) => {
  const { book, clinic, patients, send, service, subscribe, subscribed } = await pushStage(t);
  const [one, other] = await patients(2);
  assert.ok(one && other);
  await subscribe(one);
  await clinic.type('cancel', await book(one));
  await subscribe(other);
  assert.deepEqual(await subscribed(), [other.accountId]);
  await send();
  assert.deepEqual(service.calls, []);
});

test('a logout, and turning them off, end the pushes of that device, and of no other', async (t) => {
  const { patients, service, subscribe, subscribed } = await pushStage(t);
  const [one, other, third] = await patients(3);
  assert.ok(one && other && third);
  for (const who of [one, other, third]) await subscribe(who, ['offer'], newDevice(service, who.accountId));
  await one.send('GET', 'logout');
  assert.deepEqual(await subscribed(), [other.accountId, third.accountId]);
  assert.equal((await third.send('DELETE', 'user/pushes')).status, 204);
  assert.deepEqual(await subscribed(), [other.accountId]);
});

test('a session that ends by itself leaves its device subscribed, and the logout of the next one on that device ends its pushes', async (t) => {
  const { app, db, device, subscribed } = await pushStage(t);
  const { person, visitor } = await signUp(app);
  const subscribing = await visitor.send({ method: 'POST', url: '/api/user/pushes', payload: device.subscription });
  assert.equal(subscribing.statusCode, 200);
  await sql`update sessions set last_seen_at = last_seen_at - interval '1 day'`.execute(db);
  await sweepExpired(db, { idleMinutes: 30 });
  assert.equal((await subscribed()).length, 1);
  assert.equal((await logIn(visitor, person.login, person.password)).statusCode, 200);
  const { isOn } = pushes.parse((await visitor.send({ url: '/api/user/pushes' })).json());
  assert.ok(isOn);
  await visitor.send({ url: '/api/logout' });
  assert.deepEqual(await subscribed(), []);
});

test('the end of a session by its owner, a new password and closing the account end the pushes of the devices that they shut out', async (t) => {
  const { app, device, service, subscribed } = await pushStage(t);
  const { person, visitor } = await signUp(app);
  const there = (await signUp(app)).visitor;
  const keep = async (who: typeof visitor, subscription: object) =>
    assert.equal((await who.send({ method: 'POST', url: '/api/user/pushes', payload: subscription })).statusCode, 200);
  const signInThere = async () => {
    await logIn(there, person.login, person.password);
    await keep(there, newDevice(service, 'there').subscription);
    assert.equal((await subscribed()).length, 2);
  };
  await keep(visitor, device.subscription);
  await signInThere();
  await visitor.send({ method: 'DELETE', url: '/api/user/sessions/others' });
  assert.equal((await subscribed()).length, 1);
  await signInThere();
  await visitor.send({ method: 'DELETE', url: '/api/user/pushes/others' });
  assert.equal((await subscribed()).length, 1);
  await signInThere();
  const newPassword = 'Goéland-Tempête-42';
  const change = { password: person.password, newPassword, confirmNewPassword: newPassword };
  assert.equal((await visitor.send({ method: 'POST', url: '/api/user/password', payload: change })).statusCode, 204);
  assert.equal((await subscribed()).length, 1);
  const close = await visitor.send({ method: 'POST', url: '/api/user/close', payload: { password: newPassword } });
  assert.equal(close.statusCode, 200, close.body);
  assert.deepEqual(await subscribed(), []);
});

test('a device on which nobody signed in for longer than a browser remembers it is forgotten', async (t) => {
  const { db, patient, subscribe, subscribed } = await pushStage(t);
  await subscribe(await patient());
  const age = (days: number) =>
    sql`update push_subscriptions set seen_at = now() - ${days} * interval '1 day'`.execute(db);
  await age(399);
  await sweepExpired(db, { idleMinutes: 30 });
  assert.equal((await subscribed()).length, 1);
  await age(401);
  await sweepExpired(db, { idleMinutes: 30 });
  assert.deepEqual(await subscribed(), []);
});
