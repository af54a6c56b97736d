// Holds: spec §7 search, product §8 search-criteria, product §8 postal-code
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import type { Criteria } from '../../../contract/appointments.ts';
import { bookingStage } from '../support/booking.ts';
import { addClinic, addSlot, addProfessional } from '../support/network.ts';

/** A stage on which `found` names the places that criteria find, in order, by the names they were given. */
const searchStage = async (t: TestContext) => {
  const stage = await bookingStage(t);
  const me = await stage.patient();
  const names = new Map<string, string>();
  const slot = async (name: string, parts: Parameters<typeof addSlot>[1]): Promise<void> => {
    names.set(await addSlot(stage.db, parts), name);
  };
  const found = async (criteria: Criteria): Promise<(string | undefined)[]> => {
    const { status, body, raw } = await me.search(criteria);
    assert.equal(status, 200, raw);
    return body.spaces.map(({ spaceId }) => names.get(spaceId));
  };
  return { ...stage, me, slot, found };
};

test('a search without criteria returns every free slot, soonest first', async (t) => {
  const { db, slot, found } = await searchStage(t);
  const clinicId = await addClinic(db);
  await slot('second', { clinicId, start: 30 });
  await slot('first', { clinicId, start: 26, care_type: 'covid', mode: 'phone' });
  assert.deepEqual(await found({}), ['first', 'second']);
});

test('a search filters by care type, reason, mode and language', async (t) => {
  const { db, slot, found } = await searchStage(t);
  const clinicId = await addClinic(db);
  await slot('walk-in', { clinicId, start: 24 });
  await slot('follow-up by phone', { clinicId, start: 25, care_type: 'follow-up', mode: 'phone' });
  await slot('covid in English', { clinicId, start: 26, care_type: 'covid', languages: ['fr', 'en'] });
  assert.deepEqual(await found({ careType: 'walk-in' }), ['walk-in']);
  assert.deepEqual(await found({ raisonVisite: 'chronic' }), ['follow-up by phone']);
  assert.deepEqual(await found({ raisonVisite: 'cold-flu' }), ['walk-in', 'covid in English']);
  assert.deepEqual(await found({ raisonVisite: 'mal au genou' }), ['walk-in', 'follow-up by phone']);
  assert.deepEqual(await found({ modes: ['phone', 'video'] }), ['follow-up by phone']);
  assert.deepEqual(await found({ languages: ['en'] }), ['covid in English']);
  assert.deepEqual(await found({ careType: 'walk-in', modes: ['phone'] }), []);
});

test('a search filters by clinic and by professional', async (t) => {
  const { db, slot, found } = await searchStage(t);
  const [here, there] = [await addClinic(db), await addClinic(db)];
  const [roy, gagnon] = [await addProfessional(db), await addProfessional(db)];
  await slot('here with Roy', { clinicId: here, start: 24, professional_id: roy });
  await slot('here with nobody named', { clinicId: here, start: 25 });
  await slot('there with Gagnon', { clinicId: there, start: 26, professional_id: gagnon });
  assert.deepEqual(await found({ clinicIds: [here] }), ['here with Roy', 'here with nobody named']);
  assert.deepEqual(await found({ profIds: [gagnon] }), ['there with Gagnon']);
  assert.deepEqual(await found({ profIds: [roy, gagnon], clinicIds: [there] }), ['there with Gagnon']);
});

test('a search returns no slot of a clinic that left the network', async (t) => {
  const { db, slot, found } = await searchStage(t);
  await slot('open', { clinicId: await addClinic(db), start: 24 });
  await slot('closed', { clinicId: await addClinic(db, { active: false }), start: 24 });
  assert.deepEqual(await found({}), ['open']);
});

test('a search stays within its radius and returns the distance of each slot', async (t) => {
  const { db, me, slot, found } = await searchStage(t);
  const near = { lat: 45.5, lng: -73.57 };
  await slot('Montréal', { clinicId: await addClinic(db), start: 24 });
  await slot('Laval', { clinicId: await addClinic(db, { latitude: 45.61, longitude: -73.71 }), start: 25 });
  await slot('Québec', { clinicId: await addClinic(db, { latitude: 46.81, longitude: -71.21 }), start: 26 });
  await slot('nowhere', { clinicId: await addClinic(db, { latitude: null, longitude: null }), start: 27 });
  assert.deepEqual(await found({ near, radiusKm: 5 }), ['Montréal']);
  assert.deepEqual(await found({ near }), ['Montréal', 'Laval']);
  assert.deepEqual(await found({ near, radiusKm: 300 }), ['Montréal', 'Laval', 'Québec']);
  assert.deepEqual(await found({}), ['Montréal', 'Laval', 'Québec', 'nowhere']);
  const { body } = await me.search({ near, radiusKm: 300 });
  assert.deepEqual(
    body.spaces.map(({ distanceKm }) => distanceKm),
    [0, 16.4, 232.9],
  );
});

test('a search by time lists the slots of one time from the nearest, and pages still miss and repeat none', async (t) => {
  const { db, me, slot } = await searchStage(t);
  const near = { lat: 45.5, lng: -73.57 };
  const places = [45.7, 45.6, 45.5, 45.65, 45.55];
  for (const latitude of places)
    await slot(String(latitude), { clinicId: await addClinic(db, { latitude }), start: 24 });
  await slot('sooner', { clinicId: await addClinic(db, { latitude: 45.75 }), start: 23 });
  const distances = ({ spaces }: { spaces: { distanceKm?: number | undefined }[] }) =>
    spaces.map(({ distanceKm }) => distanceKm);
  const [sooner, ...same] = distances((await me.search({ near, radiusKm: 300 })).body);
  assert.equal(sooner, 27.8);
  assert.deepEqual(
    same,
    same.toSorted((a = 0, b = 0) => a - b),
  );
  const first = (await me.search({ near, radiusKm: 300, limit: 4 })).body;
  const second = (await me.search({ near, radiusKm: 300, limit: 4, cursor: first.nextCursor ?? '' })).body;
  assert.equal(new Set([...first.spaces, ...second.spaces].map(({ spaceId }) => spaceId)).size, places.length + 1);
});

test('a search starts from a postal code or its first three characters, and refuses an unknown one', async (t) => {
  const { db, me, slot, found } = await searchStage(t);
  await slot('Québec', { clinicId: await addClinic(db, { latitude: 46.81, longitude: -71.21 }), start: 24 });
  for (const postalCode of ['G1R', 'G1R 4P5', 'g1r4p5'])
    assert.deepEqual(await found({ near: { postalCode } }), ['Québec'], postalCode);
  assert.deepEqual(await found({ near: { postalCode: 'H2X' } }), []);
  for (const postalCode of ['M5V', 'H0H 0H', 'Z9Z', '12345']) {
    const { status, refusal } = await me.search({ near: { postalCode } });
    assert.deepEqual([status, refusal.message], [422, 'appointment.unknownPostalCode'], postalCode);
  }
});
