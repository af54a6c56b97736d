// Holds: product §4 access-log
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';

import { recordAudit } from '../../src/data/audit.ts';
import { accessLogStage, agents } from '../support/accessLog.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { addLink, addMessage, addPatient } from '../support/people.ts';

const told = ({
  actor,
  capacity,
  action,
  device,
}: {
  actor: { kind: string; firstName: string | null };
  capacity: string;
  action: string;
  device: string;
}) => [action, actor.firstName ?? actor.kind, capacity, device];

test('a person sees each reading and each change of their own file, newest first, with the kind of device, and none of another person’s file', async (t) => {
  const { db, reader } = await accessLogStage(t);
  const [me, other] = [await reader(), await reader()];
  await me.send('POST', 'appointment/history', {}, { 'user-agent': agents.phone });
  await me.send('PATCH', 'user', { firstName: 'Zoé' }, { 'user-agent': agents.desk });
  await other.history();
  const spaceId = await addSlot(db, { clinicId: await addClinic(db), start: 24 });
  await me.send('POST', 'appointment/hold', { spaceId, dependent: null }, { 'user-agent': agents.phone });
  const { events, nextCursor } = (await me.log()).body;
  assert.deepEqual(events.map(told), [
    ['hold.placed', 'me', 'self', 'Firefox · Android'],
    ['profile.changed', 'me', 'self', 'Chrome · Windows'],
    ['history.read', 'me', 'self', 'Firefox · Android'],
  ]);
  assert.deepEqual(
    events.map(({ person }) => person),
    events.map(() => ({ patientId: me.patientId, firstName: 'Zoé', lastName: 'Tremblay' })),
  );
  assert.equal(nextCursor, null);
});

test('the access log shows a delegate’s reading to the person concerned with the delegate’s name, but not in the delegate’s own log', async (t) => {
  const { db, reader } = await accessLogStage(t);
  const [me, daughter] = [await reader(), await reader({ first_name: 'Anaïs', last_name: 'Roy' })];
  await addLink(db, { account_id: daughter.accountId, patient_id: me.patientId, scopes: ['history'] });
  await daughter.history({ patientId: me.patientId });
  await db.updateTable('dependents').set({ state: 'ended' }).execute();
  const [line] = (await me.log()).body.events;
  assert.deepEqual(
    [line?.action, line?.capacity, line?.actor],
    ['history.read', 'delegate', { kind: 'person', firstName: 'Anaïs', lastName: 'Roy' }],
  );
  assert.deepEqual((await daughter.log()).body.events, [], 'it was not her file');
});

test('requests that the portal makes by itself leave one line a day for each person whose data they showed', async (t) => {
  const { db, reader } = await accessLogStage(t);
  const [me, daughter] = [await reader(), await reader({ first_name: 'Anaïs', last_name: 'Roy' })];
  await addLink(db, { account_id: daughter.accountId, patient_id: me.patientId, scopes: ['book'] });
  const actions = async () => (await me.log({ by: 'others' })).body.events.map(({ action }) => action);
  for (let poll = 0; poll < 2; poll += 1)
    await Promise.all([daughter.held(), daughter.alerts(), daughter.send('POST', 'mailbox/unread')]);
  assert.deepEqual(await actions(), [], 'nothing was there to see');
  await me.hold(await addSlot(db, { clinicId: await addClinic(db), start: 24 }));
  await me.watch();
  for (let poll = 0; poll < 2; poll += 1) {
    await daughter.held();
    await daughter.alerts();
  }
  assert.deepEqual(await actions(), ['alert.seen', 'hold.seen']);
});

test('the access log can show only what other people did', async (t) => {
  const { db, reader } = await accessLogStage(t);
  const [me, daughter] = [await reader(), await reader({ first_name: 'Anaïs', last_name: 'Roy' })];
  await addLink(db, { account_id: daughter.accountId, patient_id: me.patientId, scopes: ['history'] });
  await me.history();
  await daughter.history({ patientId: me.patientId });
  await recordAudit(db, {
    action: 'reservation.cancelled',
    capacity: 'clinic',
    actorAccountId: null,
    patientId: me.patientId,
    requestId: 'essai',
  });
  await me.history();
  assert.deepEqual(
    (await me.log({ by: 'others' })).body.events.map(({ actor, action }) => [action, actor.firstName ?? actor.kind]),
    [
      ['reservation.cancelled', 'clinic'],
      ['history.read', 'Anaïs'],
    ],
  );
  assert.equal((await me.file({ by: 'others' })).lines.length, 3);
});

test('a list of messages leaves a line in the access log of each person whose messages it shows', async (t) => {
  const { db, reader } = await accessLogStage(t);
  const [me, son] = [await reader(), await reader({ first_name: 'Luc', last_name: 'Roy' })];
  await addLink(db, { account_id: son.accountId, patient_id: me.patientId, scopes: ['messages'] });
  await son.send('GET', 'mailbox/threads');
  assert.deepEqual((await me.log()).body.events.map(told), [], 'there was nothing to see');
  await addMessage(db, { patient_id: me.patientId });
  await addMessage(db, { patient_id: me.patientId });
  await son.send('GET', 'mailbox/threads', undefined, { 'user-agent': agents.desk });
  const [last, ...earlier] = (await me.log()).body.events.map(told).filter(([action]) => action === 'mailbox.listed');
  assert.deepEqual([last, earlier], [['mailbox.listed', 'Luc', 'delegate', 'Chrome · Windows'], []]);
  assert.equal((await son.log()).body.events.filter(({ action }) => action === 'mailbox.listed').length, 2);
});

test('the access log distinguishes clinics, the network’s own jobs and people not signed in, and shows no device for them', async (t) => {
  const { db, reader } = await accessLogStage(t);
  const me = await reader();
  const event = { actorAccountId: null, patientId: me.patientId, requestId: 'essai' };
  await recordAudit(db, { ...event, action: 'reservation.cancelled', capacity: 'clinic' });
  await recordAudit(db, { ...event, action: 'reservation.kept', capacity: 'system' });
  await recordAudit(db, { ...event, action: 'visitLink.refused', capacity: 'anonymous' });
  assert.deepEqual((await me.log()).body.events.map(told), [
    ['visitLink.refused', 'nobody', 'anonymous', ''],
    ['reservation.kept', 'network', 'system', ''],
    ['reservation.cancelled', 'clinic', 'clinic', ''],
  ]);
});

test('reading the access log leaves a line in it; asking whether it exists reads nothing and leaves none', async (t) => {
  const { reader } = await accessLogStage(t);
  const me = await reader();
  assert.deepEqual((await me.log({ limit: '0' })).body, { events: [], nextCursor: null });
  assert.deepEqual((await me.log()).body.events, []);
  await me.file();
  assert.deepEqual(
    (await me.log()).body.events.map(({ action }) => action),
    ['accessLog.exported', 'accessLog.read'],
  );
});

test('a delegate with level history sees appointments in the access log, with level messages also messages, and of the account only their own acts', async (t) => {
  const { db, reader } = await accessLogStage(t);
  const [me, son] = [await reader(), await reader({ first_name: 'Luc', last_name: 'Roy' })];
  const link = await addLink(db, { account_id: son.accountId, patient_id: me.patientId, scopes: ['history'] });
  await me.history();
  await me.send('GET', 'mailbox/threads');
  await me.send('PATCH', 'user', { phone: '514 555-0199' });
  const own = {
    actorAccountId: son.accountId,
    capacity: 'delegate',
    patientId: me.patientId,
    requestId: 'essai',
  } as const;
  await recordAudit(db, { ...own, action: 'access.ended' });
  const seen = async () =>
    (await son.log({ patientId: me.patientId })).body.events
      .map(({ action }) => action)
      .filter((action) => action !== 'accessLog.read');
  assert.deepEqual(await seen(), ['access.ended', 'history.read']);
  await db
    .updateTable('dependents')
    .set({ scopes: ['history', 'messages'] })
    .where('id', '=', link)
    .execute();
  assert.deepEqual(await seen(), ['access.ended', 'mailbox.listed', 'history.read']);
});

test('the access log of an unrelated person and of a nonexistent one return the same bytes; the server refuses a link without history or a locked one', async (t) => {
  const { db, reader } = await accessLogStage(t);
  const [me, guest] = [await reader(), await reader()];
  const child = await addPatient(db, { first_name: 'Léa' });
  for (const ask of [me.log, me.file]) {
    const [foreign, absent] = [await ask({ patientId: guest.patientId }), await ask({ patientId: randomUUID() })];
    assert.deepEqual([foreign.status, foreign.body], [404, absent.body]);
  }
  const link = await addLink(db, { account_id: me.accountId, patient_id: child, scopes: ['book', 'messages'] });
  assert.deepEqual(
    [(await me.log({ patientId: child })).refusal, (await me.file({ patientId: child })).status],
    [{ message: 'dependents.noAccess' }, 403],
  );
  await db
    .updateTable('dependents')
    .set({ scopes: ['history'] })
    .where('id', '=', link)
    .execute();
  assert.equal((await me.log({ patientId: child })).status, 200);
  await db.updateTable('dependents').set({ locked_at: new Date() }).where('id', '=', link).execute();
  assert.equal((await me.log({ patientId: child })).status, 403);
  assert.equal((await me.send('GET', 'user/accesslog', undefined, { cookie: '' })).status, 401);
});
