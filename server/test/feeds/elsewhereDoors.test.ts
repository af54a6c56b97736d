// Holds: product §5 slots-feed
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';

import { sql } from 'kysely';
import pg from 'pg';

import { inTransaction } from '../../src/data/transaction.ts';
import { changeSource } from '../../src/feeds/sources/changeSource.ts';
import { settle, offeredTo, zoneShowing } from '../support/alerts.ts';
import { guest } from '../support/guest.ts';
import { eventually } from '../support/processes.ts';
import { invitationStage, invitingWords, invitee } from '../support/invitation.ts';

const key = 'smart:clinics.example';
const elsewhere = { status: 'elsewhere', visits: 0, holds: 0 };

/** A clinic whose publisher books its slots, and a slot of it. */
const publishedStage = async (t: TestContext) => {
  const stage = await invitationStage(t);
  await stage.db.insertInto('sources').values({ name: 'clinics.example', key, addresses: [] }).execute();
  const published = (start: number, parts = {}) => stage.slot(start, { source: key, ...parts });
  return { ...stage, published };
};

const refusedBy = (constraint: string) => (error: unknown) =>
  error instanceof pg.DatabaseError && error.constraint === constraint;

test('the server refuses to hold, book or move to a slot that its clinic books elsewhere, through every door, and says so', async (t) => {
  const { app, me, clinic, clinicId, book, published, stored } = await publishedStage(t);
  const appointment = await book(24);
  const spaceId = await published(48);
  const doors = {
    hold: () => me.hold(spaceId),
    'hold to move': () => me.hold(spaceId, { reservationId: appointment.reservationId }),
    reserve: () => me.reserve(spaceId),
    move: () => me.reschedule(appointment.reservationId, spaceId),
    'guest hold': () => guest(app).hold(spaceId),
  };
  for (const [door, knock] of Object.entries(doors)) {
    const { status, refusal } = await knock();
    assert.deepEqual([status, refusal.message], [422, 'appointment.bookedElsewhere'], door);
    assert.deepEqual(await stored(spaceId), elsewhere, door);
  }
  assert.match(await clinic.type('move', appointment.reference, spaceId), /books it on its own site/);
  assert.match(await clinic.type(...invitingWords(clinicId, invitee, '--slot', spaceId)), /is not free/);
  assert.match(await clinic.type(...invitingWords(clinicId, invitee, '--days', '40')), /no free slot/);
  assert.deepEqual(await stored(spaceId), elsewhere);
});

test('a search shows a slot that its clinic books elsewhere, with its link and phone, and the phone of the clinic where it has none', async (t) => {
  const { app, me, published } = await publishedStage(t);
  const link = 'https://clinics.example/book?slot=1';
  await published(48, { booking_link: link, booking_phone: '514 555-0111' });
  await published(49);
  const shown = [
    { link, phone: '514 555-0111' },
    { link: null, phone: '418 555-0123' },
  ];
  for (const { body } of [await me.search(), await guest(app).search()])
    assert.deepEqual(
      body.spaces.map((slot) => slot.elsewhere),
      shown,
    );
});

test('the server offers a slot that its clinic books elsewhere to no person who waits', async (t) => {
  const { db, deps, me, published } = await publishedStage(t);
  await db
    .updateTable('clinics')
    .set({ time_zone: zoneShowing(12) })
    .execute();
  await me.watch();
  await published(48);
  await settle(deps);
  assert.equal(await offeredTo(me), undefined);
});

test('the database lets nothing hold, book, set aside or free a slot that its clinic books elsewhere', async (t) => {
  const { db, me, clinicId, published, stored } = await publishedStage(t);
  const spaceId = await published(48);
  const hold = {
    id: randomUUID(),
    slot_id: spaceId,
    clinic_id: clinicId,
    patient_id: me.patientId,
    expires_at: new Date(Date.now() + 60_000),
  };
  await assert.rejects(db.insertInto('holds').values(hold).execute(), refusedBy('holds_not_elsewhere'));
  const set = (status: 'busy' | 'free' | 'set-aside') =>
    db.updateTable('slots').set({ status }).where('id', '=', spaceId).execute();
  await assert.rejects(set('busy'), refusedBy('slots_transitions'));
  await set('free');
  await set('set-aside');
  assert.deepEqual(await stored(spaceId), elsewhere);
});

test('the database takes a publication that is no source for one that nobody entrusted', async (t) => {
  const { slot, stored } = await publishedStage(t);
  assert.deepEqual(await stored(await slot(48, { source: 'smart:unknown.example' })), elsewhere);
});

test('a slot that a patient gives back is not ours to offer once its clinic books elsewhere', async (t) => {
  const { db, me, other, clinicId, slot, stored } = await publishedStage(t);
  await db.updateTable('sources').set({ mode: 'entrusted' }).execute();
  const [booked, held] = [await slot(48, { source: key }), await slot(50, { source: key })];
  const { reservationId } = (await me.reserve(booked)).body;
  await other.hold(held);
  await db.deleteFrom('live_events').execute();
  const { withdrawn } = await changeSource(db, 'clinics.example', { mode: 'link-out' });
  assert.equal(withdrawn, 1);
  const events = await db.selectFrom('live_events').select('event').orderBy('id').execute();
  assert.deepEqual(
    events.map(({ event }) => event.type),
    ['place', 'hold'],
    'and who held it is told',
  );
  assert.equal((await other.reserve(held)).refusal.message, 'appointment.spaceTaken');
  assert.equal((await me.cancel({ clinicId, reservationId })).status, 200);
  assert.deepEqual([await stored(booked), (await stored(held)).status], [elsewhere, 'busy-unavailable']);
});

test('a slot that is freed while its source stops being entrusted waits for that, and is not free', async (t) => {
  const { db, me, slot, stored } = await publishedStage(t);
  await db.updateTable('sources').set({ mode: 'entrusted' }).execute();
  const spaceId = await slot(48, { source: key });
  await me.reserve(spaceId);
  await db.deleteFrom('appointments').execute();
  const isWaiting = async () => {
    const { rows } =
      await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        db,
      );
    return rows.length > 0;
  };
  const freeing = await inTransaction(db, async (transaction) => {
    await transaction.updateTable('sources').set({ mode: 'link-out' }).execute();
    const freed = db.updateTable('slots').set({ status: 'free' }).where('id', '=', spaceId).execute();
    await eventually(isWaiting, 'the slot waits for its source');
    return { freed };
  });
  await freeing.freed;
  assert.deepEqual(await stored(spaceId), elsewhere);
});

test('a clinic that closes a day also withdraws the slots that it books elsewhere', async (t) => {
  const { clinic, clinicId, published, stored } = await publishedStage(t);
  const spaceId = await published(48);
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(Date.now() + 48 * 3_600_000);
  await clinic.type('close-day', clinicId, day);
  assert.equal((await stored(spaceId)).status, 'busy-unavailable');
});
