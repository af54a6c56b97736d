// Holds: product §8 staff
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';

import { sql } from 'kysely';

import { quebecZone } from '../../../contract/quebec.ts';
import type { StaffSeriesBody, StaffSeriesChoices } from '../../../contract/staffSlots.ts';
import { addDays } from '../../src/domain/calendar.ts';
import { dateIn, wallTimeAt } from '../../src/domain/zonedTime.ts';
import { alertStage, offeredTo } from '../support/alerts.ts';
import { addClinic, addProfessional, addSlot } from '../support/network.ts';
import { staffOn, type StaffBrowser } from '../support/staff.ts';
import { actStage } from '../support/staffActs.ts';

const inDays = (days: number): string => addDays(dateIn(new Date(), quebecZone), days);

/** A clinic with one service; Dre Roy has a post there. */
const seriesStage = async (t: TestContext) => {
  const stage = await actStage(t);
  const { clinicId, db, nadia } = stage;
  const roy = await addProfessional(db, { languages: ['fr', 'en'] });
  await staffOn(stage, { clinicId, role: 'professional', professionalId: roy });
  await addSlot(db, { clinicId, start: -48 });
  const choices = async (by: StaffBrowser = nadia, clinic = clinicId, headers = {}): Promise<StaffSeriesChoices> => {
    const { status, body, raw } = await by.send('GET', `slots/choices?clinic=${clinic}`, undefined, headers);
    assert.equal(status, 200, raw);
    return body;
  };
  const [service] = (await choices()).services;
  const asked: StaffSeriesBody = {
    clinic: clinicId,
    serviceId: service?.serviceId ?? '',
    professionalId: roy,
    mode: 'in-person',
    dates: [inDays(3), inDays(4)],
    from: 9 * 60,
    until: 10 * 60,
    length: 20,
  };
  const add = (changes: Partial<StaffSeriesBody> = {}, by: StaffBrowser = nadia, headers = {}) =>
    by.send('POST', 'slots/add', { ...asked, ...changes }, headers);
  const added = async () => {
    const rows = await db.selectFrom('slots').selectAll().where('source', '=', 'clinic').orderBy('starts_at').execute();
    return rows.map((row) => ({ ...row, at: wallTimeAt(row.starts_at, quebecZone) }));
  };
  return { ...stage, roy, choices, asked, add, added };
};

test('a receptionist adds the same hours on several days, and a patient books one of them', async (t) => {
  const { add, added, me, roy, trail } = await seriesStage(t);
  assert.deepEqual((await add()).body, { done: 6, left: 0 });
  const slots = await added();
  const hours = ['T09:00:00', 'T09:20:00', 'T09:40:00'];
  assert.deepEqual(
    slots.map(({ at }) => at),
    [inDays(3), inDays(4)].flatMap((date) => hours.map((hour) => `${date}${hour}`)),
  );
  const [first] = slots;
  assert.deepEqual([first?.professional_id, first?.languages, first?.status], [roy, ['fr', 'en'], 'free']);
  assert.equal((first?.ends_at.getTime() ?? 0) - (first?.starts_at.getTime() ?? 0), 20 * 60_000);
  assert.equal((await me.reserve(first?.id ?? '')).status, 201);
  const lines = (await trail()).filter(({ action }) => action === 'slot.added');
  assert.deepEqual(lines.map(({ entity_id }) => entity_id).sort(), slots.map(({ id }) => id).sort());
});

test('what crosses another slot of the professional, also elsewhere or withdrawn, and what has begun is left; alone it is refused', async (t) => {
  const { add, added, asked, clinicId, db, roy } = await seriesStage(t);
  const at = (time: string) => sql<Date>`(${inDays(3)} || ' ' || ${time})::timestamp at time zone ${quebecZone}`;
  const place = async (clinic: string, [from, until]: [string, string], status: 'free' | 'busy-unavailable') => {
    const slotId = await addSlot(db, { clinicId: clinic, start: 24, professional_id: roy, status });
    await db
      .updateTable('slots')
      .set({ starts_at: at(from), ends_at: at(until) })
      .where('id', '=', slotId)
      .execute();
  };
  await place(await addClinic(db), ['08:50', '09:10'], 'free');
  await place(clinicId, ['09:45', '09:50'], 'busy-unavailable');
  assert.deepEqual((await add()).body, { done: 4, left: 2 });
  assert.equal((await added())[0]?.at, `${inDays(3)}T09:20:00`);
  const again = await add();
  assert.deepEqual([again.status, again.refusal.message], [409, 'staff.slots.across']);
  assert.equal((await add({ dates: [inDays(-1)] })).status, 409);
  assert.equal((await added()).length, asked.dates.length * 3 - 2);
});

test('a series that is sent again, or by a colleague at once, is added once, with a professional or without', async (t) => {
  const stage = await seriesStage(t);
  const { add, added, clinicId, nadia, roy } = stage;
  const omar = await staffOn(stage, { clinicId, name: 'Omar Haddad' });
  for (const [professionalId, count] of [[roy, 6] as const, [null, 12] as const]) {
    const key = { 'idempotency-key': randomUUID() };
    const both = await Promise.all([add({ professionalId }, nadia, key), add({ professionalId }, omar)]);
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
    assert.equal((await added()).length, count);
    const [first] = both;
    const again = await add({ professionalId }, nadia, key);
    assert.deepEqual([again.status, again.body], [first.status, first.body]);
    assert.equal((await added()).length, count);
  }
});

test('an added slot goes first to the person who waits longest', async (t) => {
  const stage = await alertStage(t);
  const { clinicId, db, patients } = stage;
  const manager = await staffOn(stage, { clinicId, role: 'manager' });
  await addSlot(db, { clinicId, start: -48 });
  const { body }: { body: StaffSeriesChoices } = await manager.send('GET', `slots/choices?clinic=${clinicId}`);
  const [first, second] = await patients(2);
  if (first === undefined || second === undefined) throw new Error('Nobody was signed in.');
  await first.watch();
  await second.watch();
  const hours = { dates: [inDays(2)], from: 9 * 60, until: 9 * 60 + 20, length: 20 };
  const which = { serviceId: body.services[0]?.serviceId, professionalId: null, mode: 'in-person' };
  await manager.send('POST', 'slots/add', { clinic: clinicId, ...which, ...hours });
  const offered = await offeredTo(first);
  assert.ok(offered);
  assert.deepEqual([await offeredTo(second), (await first.reserve(offered)).status], [undefined, 201]);
});

test('a service or a professional of another clinic, and a way that the service does not come, are as none; a professional adds nothing', async (t) => {
  const stage = await seriesStage(t);
  const { add, added, asked, choices, clinicId, db, nadia, roy } = stage;
  const elsewhere = await addClinic(db);
  await addSlot(db, { clinicId: elsewhere, start: 24, professional_id: await addProfessional(db) });
  const there = await choices(await staffOn(stage, { clinicId: elsewhere, role: 'manager' }), elsewhere);
  const foreign = [
    { serviceId: there.services[0]?.serviceId ?? '' },
    { professionalId: there.professionals[0]?.professionalId ?? '' },
  ];
  const absent = await add({ serviceId: randomUUID() });
  assert.equal(absent.status, 404);
  for (const changes of foreign) assert.deepEqual(await add(changes), absent);
  await db
    .updateTable('services')
    .set({ modes: ['phone'] })
    .where('id', '=', asked.serviceId)
    .execute();
  assert.deepEqual(await add(), absent);
  const lea = await staffOn(stage, { clinicId, role: 'professional', professionalId: roy });
  assert.deepEqual(
    [(await add({}, lea)).status, (await lea.send('GET', `slots/choices?clinic=${clinicId}`)).status],
    [404, 404],
  );
  assert.deepEqual([await added(), (await choices(nadia)).professionals.map(({ name }) => name)], [[], ['Dre Roy']]);
});

test('where a source publishes the clinic, it alone adds slots', async (t) => {
  const { add, added, choices, clinicId, db } = await seriesStage(t);
  assert.equal((await choices()).isPublished, false);
  await db.insertInto('sources').values({ name: 'lac', key: 'smart:lac' }).execute();
  await db.updateTable('clinics').set({ source: 'smart:lac' }).where('id', '=', clinicId).execute();
  assert.equal((await choices()).isPublished, true);
  const refused = await add();
  assert.deepEqual([refused.status, refused.refusal.message], [409, 'staff.slots.published']);
  assert.deepEqual(await added(), []);
});

test('a series without a slot, or with too many, is not understood, and services are named in the language of the reader', async (t) => {
  const { add, added, choices, nadia, clinicId } = await seriesStage(t);
  const [one, many] = [
    await add({ until: 9 * 60 + 10 }),
    await add({ dates: Array.from({ length: 84 }, (_, at) => inDays(at)), until: 24 * 60 }),
  ];
  assert.deepEqual([one.status, many.status], [400, 400]);
  assert.deepEqual(await added(), []);
  const english = await choices(nadia, clinicId, { 'accept-language': 'en' });
  assert.deepEqual([(await choices()).services[0]?.name, english.services[0]?.name], ['Sans rendez-vous', 'Walk-in']);
});
