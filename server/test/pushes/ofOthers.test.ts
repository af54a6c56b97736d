// Holds: product §9 messages
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { pushes } from '../../../contract/pushes.ts';
import { sweepExpired } from '../../src/data/sweepExpired.ts';
import { logIn, signUp, type Visitor } from '../support/browser.ts';
import { pushStage } from '../support/pushes.ts';
import { newDevice } from '../support/pushService.ts';

const keep = async (who: Visitor, subscription: object): Promise<void> => {
  const { statusCode, body } = await who.send({ method: 'POST', url: '/api/user/pushes', payload: subscription });
  assert.equal(statusCode, 200, body);
};

test('a device that gets no pushes says so, although another device of the account gets them', async (t) => {
  const { app, device } = await pushStage(t);
  const { person, visitor } = await signUp(app);
  const there = (await signUp(app)).visitor;
  await logIn(there, person.login, person.password);
  await keep(visitor, device.subscription);
  const { isOn, elsewhere } = pushes.parse((await there.send({ url: '/api/user/pushes' })).json());
  assert.deepEqual([isOn, elsewhere], [false, 1]);
});

test('who signs in on the device of another, and signs out, ends no pushes but their own', async (t) => {
  const { app, db, device, service, subscribed } = await pushStage(t);
  const { visitor } = await signUp(app);
  const { person: other } = await signUp(app);
  await keep(visitor, device.subscription);
  const owner = await subscribed();
  await sql`update sessions set last_seen_at = last_seen_at - interval '1 day'`.execute(db);
  await sweepExpired(db, { idleMinutes: 30 });
  assert.equal((await logIn(visitor, other.login, other.password)).statusCode, 200);
  await keep(visitor, newDevice(service, 'other').subscription);
  assert.equal((await subscribed()).length, 2);
  await visitor.send({ url: '/api/logout' });
  assert.deepEqual(await subscribed(), owner);
});

test('turning off the pushes of other devices ends none of another account', async (t) => {
  const { patients, service, subscribe, subscribed } = await pushStage(t);
  const [me, other] = await patients(2);
  assert.ok(me && other);
  for (const who of [me, other]) await subscribe(who, ['offer'], newDevice(service, who.accountId));
  assert.equal((await me.send('DELETE', 'user/pushes/others')).status, 204);
  assert.deepEqual((await subscribed()).sort(), [me.accountId, other.accountId].sort());
});

test('the devices of others do not count toward the most that an account has', async (t) => {
  const { app, db, device, patient, service, subscribe, subscribed } = await pushStage(t);
  const other = await patient();
  const { person, visitor } = await signUp(app);
  const there = (await signUp(app)).visitor;
  await logIn(there, person.login, person.password);
  await keep(visitor, device.subscription);
  await subscribe(other, [], newDevice(service, 'other'));
  await sql`
    insert into push_subscriptions (id, account_id, session_id, device_digest, endpoint_digest, subscription_sealed, server_key, seen_at)
    select gen_random_uuid(), account_id, session_id, device_digest, decode(lpad(more::text, 64, '0'), 'hex'), subscription_sealed, server_key, seen_at
    from push_subscriptions cross join generate_series(1, 9) as more where account_id = ${other.accountId}::uuid
  `.execute(db);
  await keep(there, newDevice(service, 'there').subscription);
  assert.equal((await subscribed()).filter((id) => id !== other.accountId).length, 2);
});

test('what waits for a person waits for their devices alone, and goes once another takes the device', async (t) => {
  const { book, clinic, db, device, patients, service, subscribe } = await pushStage(t);
  const [me, other] = await patients(2);
  assert.ok(me && other);
  await subscribe(me);
  await subscribe(other, ['change'], newDevice(service, 'other'));
  await clinic.type('cancel', await book(me));
  const waiting = () => db.selectFrom('push_outbox').select('account_id as id').execute();
  assert.deepEqual(await waiting(), [{ id: me.accountId }]);
  await subscribe(other, ['change'], device);
  assert.deepEqual(await waiting(), []);
});
