// Holds: product §4 access-log
import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { AccessEvent } from '../../../contract/accessLog.ts';
import { recordAudit } from '../../src/data/audit.ts';
import { accessLogStage, agents } from '../support/accessLog.ts';
import { clinicOn } from '../support/clinic.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { staffOn } from '../support/staff.ts';
import { addLink, addMessage } from '../support/people.ts';

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

test('a patient reads who at which clinic saw them on its day, in what role, in the list, by day and in the file', async (t) => {
  const { app, db, deps, reader } = await accessLogStage(t);
  const me = await reader();
  const clinicId = await addClinic(db, { name: 'GMF du Fleuve' });
  await me.reserve(await addSlot(db, { clinicId, start: '2027-03-14T13:00:00Z' }));
  const nadia = await staffOn({ app, deps }, { clinicId });
  await nadia.send('GET', `day?clinic=${clinicId}&date=2027-03-14`);
  const actor = {
    kind: 'clinic',
    firstName: null,
    lastName: 'Nadia Roy',
    role: 'reception',
    clinicName: 'GMF du Fleuve',
  };
  for (const per of ['act', 'day']) {
    const { events } = (await me.log({ by: 'others', per })).body;
    assert.deepEqual(
      events.map((event) => [event.action, event.actor]),
      [['day.read', actor]],
      per,
    );
  }
  assert.match((await me.file({ by: 'others' })).body, /"Nadia Roy";"Réception, GMF du Fleuve";/);
});

test('the access log names the member of the staff who acted at a clinic, in the list, by day and in the file', async (t) => {
  const { deps, reader } = await accessLogStage(t);
  const me = await reader();
  const clinic = clinicOn(deps);
  for (const name of ['Nadia Roy, réception', 'Nadia Roy, réception', 'Paul Côté'])
    await clinic.type('person', me.patientId, '--as', name);
  await clinic.type('person', me.patientId);
  const list = (await me.log({ by: 'others' })).body.events;
  const days = (await me.log({ by: 'others', per: 'day' })).body.events;
  const names = ({ actor }: AccessEvent) => [actor.kind, actor.firstName, actor.lastName];
  const [nobody, paul, nadia] = [null, 'Paul Côté', 'Nadia Roy, réception'].map((name) => ['clinic', null, name]);
  assert.deepEqual(list.map(names), [nobody, paul, nadia, nadia]);
  assert.deepEqual(days.map(names), [nobody, paul, nadia]);
  assert.match((await me.file()).body, /;"?Nadia Roy, réception"?;/);
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
