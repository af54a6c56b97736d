// Holds: product §8 private-numbers
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test, type TestContext } from 'node:test';

import { bookingStage } from '../support/booking.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { addLink, addPatient } from '../support/people.ts';
import { storedMessages } from '../support/messages.ts';
import { yearAhead } from '../support/years.ts';

const trailStage = async (t: TestContext) => {
  const stage = await bookingStage(t);
  const clinicId = await addClinic(stage.db, { name: 'GMF du Fleuve' });
  const spaceId = await addSlot(stage.db, { clinicId, start: `${yearAhead}-01-07T14:15:00Z` });
  const trail = () =>
    stage.db
      .selectFrom('audit_events')
      .select(['action', 'capacity', 'actor_account_id', 'patient_id', 'entity_id', 'request_id'])
      .orderBy('id')
      .execute();
  return { ...stage, clinicId, spaceId, trail, me: await stage.patient() };
};

test('every appointment write and every history read records in the audit trail who did it, for whom and what', async (t) => {
  const { clinicId, db, spaceId, trail, me } = await trailStage(t);
  const { holdId } = (await me.hold(spaceId)).body;
  await me.hold(spaceId);
  await me.release({ holdId });
  const { reservationId } = (await me.reserve(spaceId)).body;
  await me.history();
  const later = await addSlot(db, { clinicId, start: `${yearAhead}-01-08T14:15:00Z` });
  for (let time = 0; time < 2; time += 1) {
    await me.confirm(reservationId);
    await me.reschedule(reservationId, later);
  }
  await me.cancel({ clinicId, reservationId });
  await me.cancel({ clinicId, reservationId });
  const events = await trail();
  assert.deepEqual(
    events.map(({ action, entity_id }) => [action, entity_id]),
    [
      ['hold.placed', holdId],
      ['hold.extended', holdId],
      ['hold.released', holdId],
      ['reservation.booked', reservationId],
      ['history.read', me.patientId],
      ['reservation.confirmed', reservationId],
      ['reservation.moved', reservationId],
      ['reservation.confirmed', reservationId],
      ['reservation.cancelled', reservationId],
    ],
  );
  for (const { actor_account_id, patient_id, capacity, request_id } of events) {
    assert.deepEqual([actor_account_id, patient_id, capacity], [me.accountId, me.patientId, 'self']);
    assert.match(String(request_id), /^[0-9a-f-]{36}$/);
  }
});

test('the audit trail names the delegate beside the person they act for, even for a search', async (t) => {
  const { db, spaceId, trail, me } = await trailStage(t);
  const childId = await addPatient(db);
  await addLink(db, { account_id: me.accountId, patient_id: childId, scopes: ['book', 'history'] });
  const dependent = { patientId: childId };
  await me.search({}, dependent);
  await me.reserve(spaceId, { dependent });
  await me.history({ dependent });
  const events = await trail();
  assert.deepEqual(
    events.map(({ action }) => action),
    ['places.searched', 'reservation.booked', 'history.read'],
  );
  for (const { actor_account_id, patient_id, capacity } of events) {
    assert.deepEqual([actor_account_id, patient_id, capacity], [me.accountId, childId, 'delegate']);
  }
});

test('booking and cancelling each send the patient a message in the account language, without the reason', async (t) => {
  const { clinicId, db, deps, spaceId, me } = await trailStage(t);
  const { reservationId, reference } = (
    await me.reserve(spaceId, { raisonVisite: 'mental-health' }, { 'accept-language': 'en' })
  ).body;
  await me.cancel({ clinicId, reservationId });
  const messages = await storedMessages(deps);
  assert.deepEqual(
    messages.map(({ subject }) => subject),
    ['Votre rendez-vous est confirmé', 'Votre rendez-vous est annulé'],
  );
  for (const message of messages) {
    const body = deps.vault.open(message.body_sealed, 'messages.body');
    for (const told of ['GMF du Fleuve', reference, `lundi 7 janvier ${yearAhead} à 9\u00A0h\u00A015`])
      assert.ok(body.includes(told), body);
    assert.equal(body.includes('mental'), false);
    assert.deepEqual(
      [message.patient_id, message.clinic_id, message.appointment_id, message.kind, message.sender],
      [me.patientId, clinicId, reservationId, 'appointment', 'network'],
    );
  }
  const readers = await db.selectFrom('message_recipients').select('account_id').execute();
  assert.deepEqual(
    readers,
    messages.map(() => ({ account_id: me.accountId })),
  );
  assert.equal((await me.send('POST', 'mailbox/unread')).raw, '0', 'one’s own acts are read');
});

test('the message about a child without an account waits for the delegates who may read it', async (t) => {
  const { db, patient, spaceId, me } = await trailStage(t);
  const [childId, otherParent] = [await addPatient(db), await patient()];
  for (const { accountId } of [me, otherParent])
    await addLink(db, { account_id: accountId, patient_id: childId, scopes: ['book', 'messages'] });
  await me.reserve(spaceId, { dependent: { patientId: childId } });
  const unread = async (who: typeof me) => (await who.send('POST', 'mailbox/unread')).raw;
  assert.deepEqual([await unread(me), await unread(otherParent)], ['0', '1']);
});

test('no table of the database contains a reason in plain text', async (t) => {
  const { db, spaceId, me } = await trailStage(t);
  const reason = 'Interruption de grossesse';
  await me.reserve(spaceId, { raisonVisite: reason }, { 'idempotency-key': 'k1' });
  const tables = [
    'appointments',
    'messages',
    'audit_events',
    'idempotency_records',
    'outbox',
    'holds',
    'slots',
  ] as const;
  for (const table of tables) {
    const rows = await db.selectFrom(table).selectAll().execute();
    const plain = rows
      .flatMap((row) => Object.values(row))
      .map((value: unknown) => (Buffer.isBuffer(value) ? value.toString('latin1') : JSON.stringify(value)))
      .join();
    assert.equal(plain.includes('Interruption'), false, table);
  }
});

test('an idempotency record does not reveal the reason to an attacker who hashes every possible request', async (t) => {
  const { db, spaceId, me } = await trailStage(t);
  const request = { space: { spaceId }, raisonVisite: 'sti-screening', perName: 'x', dependent: null };
  await me.send('POST', 'appointment/reserve', request, { 'idempotency-key': 'k1' });
  const { body_hash } = await db.selectFrom('idempotency_records').select('body_hash').executeTakeFirstOrThrow();
  for (const said of [request, [request], [request, {}], [request, null], [request, {}, {}], [request, null, null]]) {
    assert.notDeepEqual(body_hash, createHash('sha256').update(JSON.stringify(said)).digest());
  }
});
