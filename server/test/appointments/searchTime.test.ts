// Holds: product §8 search-criteria, product §8 zones
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import type { Criteria } from '../../../contract/appointments.ts';
import { bookingStage } from '../support/booking.ts';
import { addClinic, addSlot } from '../support/network.ts';
import { yearAhead } from '../support/years.ts';

/** A stage on which `starts` tells when the places begin that criteria find. */
const timeStage = async (t: TestContext) => {
  const stage = await bookingStage(t);
  const me = await stage.patient();
  const starts = async (criteria: Criteria): Promise<string[]> => {
    const { status, body, raw } = await me.search(criteria);
    assert.equal(status, 200, raw);
    return body.spaces.map(({ start }) => start);
  };
  return { ...stage, me, starts };
};

const montreal = { time_zone: 'America/Toronto' };
const islands = { time_zone: 'America/Halifax', latitude: 47.38, longitude: -61.86 };
const blancSablon = { time_zone: 'America/Blanc-Sablon', latitude: 51.42, longitude: -57.13 };

test('a period includes its first and last day, in each clinic’s own time zone', async (t) => {
  const { db, starts } = await timeStage(t);
  for (const zone of [montreal, islands, blancSablon]) {
    const clinicId = await addClinic(db, zone);
    const offset = zone === montreal ? '-05:00' : '-04:00';
    for (const start of [
      `${yearAhead - 1}-12-31T23:50:00`,
      `${yearAhead}-01-01T00:00:00`,
      `${yearAhead}-01-02T23:50:00`,
      `${yearAhead}-01-03T00:00:00`,
    ]) {
      await addSlot(db, { clinicId, start: `${start}${offset}`, minutes: 10 });
    }
  }
  assert.deepEqual(await starts({ from: `${yearAhead}-01-01`, to: `${yearAhead}-01-02` }), [
    `${yearAhead}-01-01T00:00:00-04:00`,
    `${yearAhead}-01-01T00:00:00-04:00`,
    `${yearAhead}-01-01T00:00:00-05:00`,
    `${yearAhead}-01-02T23:50:00-04:00`,
    `${yearAhead}-01-02T23:50:00-04:00`,
    `${yearAhead}-01-02T23:50:00-05:00`,
  ]);
});

test('morning ends at 12:00 and afternoon at 17:00 in the clinic’s time zone', async (t) => {
  const { db, starts } = await timeStage(t);
  const clinics = [await addClinic(db, montreal), await addClinic(db, islands)];
  for (const hour of ['11:59', '12:00', '16:59', '17:00']) {
    await addSlot(db, { clinicId: clinics[0] ?? '', start: `${yearAhead}-01-08T${hour}:00-05:00`, minutes: 1 });
    await addSlot(db, { clinicId: clinics[1] ?? '', start: `${yearAhead}-01-08T${hour}:00-04:00`, minutes: 1 });
  }
  const day = { from: `${yearAhead}-01-08`, to: `${yearAhead}-01-08` };
  const hours = async (criteria: Criteria) =>
    (await starts({ ...day, ...criteria })).map((start) => start.slice(11, 16));
  assert.deepEqual(await hours({ dayParts: ['morning'] }), ['11:59', '11:59']);
  assert.deepEqual(await hours({ dayParts: ['afternoon'] }), ['12:00', '12:00', '16:59', '16:59']);
  assert.deepEqual(await hours({ dayParts: ['evening', 'morning'] }), ['11:59', '11:59', '17:00', '17:00']);
  const one = { near: { lat: 47.38, lng: -61.86 }, radiusKm: 5 };
  assert.deepEqual(await hours({ dayParts: ['evening'], ...one }), ['17:00']);
  assert.deepEqual(await hours({ dayParts: ['afternoon'], ...one, sort: 'nearest' }), ['12:00', '16:59']);
});

test('weekday criteria follow the clinic’s calendar, with Monday as 1', async (t) => {
  const { db, starts } = await timeStage(t);
  // Late on Sunday the 6th in Montréal it is Monday the 7th on the islands.
  await addSlot(db, {
    clinicId: await addClinic(db, montreal),
    start: `${yearAhead}-01-06T23:30:00-05:00`,
    minutes: 10,
  });
  await addSlot(db, {
    clinicId: await addClinic(db, islands),
    start: `${yearAhead}-01-07T00:30:00-04:00`,
    minutes: 10,
  });
  const week = { from: `${yearAhead}-01-01`, to: `${yearAhead}-01-14` };
  assert.deepEqual(await starts({ ...week, weekdays: [7] }), [`${yearAhead}-01-06T23:30:00-05:00`]);
  assert.deepEqual(await starts({ ...week, weekdays: [1] }), [`${yearAhead}-01-07T00:30:00-04:00`]);
  assert.equal((await starts({ ...week, weekdays: [7, 1] })).length, 2);
  assert.deepEqual(await starts({ ...week, weekdays: [3] }), []);
});

test('slots around the change to summer time show the hour on the clock, never the skipped hour', async (t) => {
  const { db, starts } = await timeStage(t);
  for (const zone of [montreal, islands, blancSablon]) {
    const clinicId = await addClinic(db, zone);
    for (const start of [`${yearAhead}-03-10T06:30:00Z`, `${yearAhead}-03-10T07:00:00Z`])
      await addSlot(db, { clinicId, start, minutes: 10 });
  }
  assert.deepEqual((await starts({ from: `${yearAhead}-03-10`, to: `${yearAhead}-03-10` })).sort(), [
    `${yearAhead}-03-10T01:30:00-05:00`,
    `${yearAhead}-03-10T02:30:00-04:00`,
    `${yearAhead}-03-10T03:00:00-04:00`,
    `${yearAhead}-03-10T03:00:00-04:00`,
    `${yearAhead}-03-10T03:30:00-03:00`,
    `${yearAhead}-03-10T04:00:00-03:00`,
  ]);
});

test('a search finds and distinguishes slots in both occurrences of the repeated autumn hour', async (t) => {
  const { db, starts } = await timeStage(t);
  const clinicId = await addClinic(db, montreal);
  for (const start of [
    `${yearAhead}-11-03T05:30:00Z`,
    `${yearAhead}-11-03T06:30:00Z`,
    `${yearAhead}-11-04T04:59:00Z`,
    `${yearAhead}-11-04T05:00:00Z`,
  ]) {
    await addSlot(db, { clinicId, start, minutes: 1 });
  }
  assert.deepEqual(await starts({ from: `${yearAhead}-11-03`, to: `${yearAhead}-11-03` }), [
    `${yearAhead}-11-03T01:30:00-04:00`,
    `${yearAhead}-11-03T01:30:00-05:00`,
    `${yearAhead}-11-03T23:59:00-05:00`,
  ]);
});

test('a search refuses a period of more than ninety days, and one that ends before it begins', async (t) => {
  const { me } = await timeStage(t);
  const tooLong = await me.search({ from: `${yearAhead}-01-01`, to: `${yearAhead}-04-02` });
  assert.deepEqual([tooLong.status, tooLong.refusal.message], [422, 'appointment.periodTooLong']);
  const backwards = await me.search({ from: `${yearAhead}-01-02`, to: `${yearAhead}-01-01` });
  assert.deepEqual([backwards.status, backwards.refusal.fields], [400, { 'criteria.to': 'errors.malformed' }]);
  assert.equal((await me.search({ from: `${yearAhead}-01-01`, to: `${yearAhead}-04-01` })).status, 200);
});

test('a search without a period covers the next two weeks', async (t) => {
  const { db, starts } = await timeStage(t);
  const clinicId = await addClinic(db);
  for (const days of [1, 13, 16]) await addSlot(db, { clinicId, start: days * 24 });
  assert.equal((await starts({})).length, 2);
});
