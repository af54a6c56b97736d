// Holds: product §4 alerts, product §8 search-criteria
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import type { Watched } from '../../../contract/alerts.ts';
import { careTypes, dayParts, modes } from '../../../contract/catalogues.ts';
import { suits } from '../../src/data/alerts/suits.ts';
import { addDays } from '../../src/domain/calendar.ts';
import { bookingStage } from '../support/booking.ts';
import { addClinic, addSlot, addProfessional } from '../support/network.ts';
import { seededRandom, testSeed } from '../../../scripts/seededRandom.ts';

const tries = Number(process.env.MATCHING_TRIES ?? 50);
const today = new Date().toISOString().slice(0, 10);

test(`an alert matches exactly the slots that a search with its criteria finds, in ${tries} random cases in three zones`, async (t) => {
  const { db, patient } = await bookingStage(t);
  const seed = testSeed(11);
  const random = seededRandom(seed);
  const oneOf = <T>(list: readonly T[]): T => {
    const at = Math.floor(random() * list.length);
    const [chosen] = list.slice(at, at + 1);
    if (chosen === undefined) throw new Error('There is nothing to choose from.');
    return chosen;
  };
  const someOf = <T>(list: readonly T[]): T[] | null => (random() < 0.6 ? null : list.filter(() => random() < 0.5));
  const me = await patient();
  const clinics = await Promise.all([
    addClinic(db, { time_zone: 'America/Toronto' }),
    addClinic(db, { time_zone: 'America/Toronto', latitude: 45.75, longitude: -73.6 }),
    addClinic(db, { time_zone: 'America/Halifax', latitude: 47.38, longitude: -61.86 }),
    addClinic(db, { time_zone: 'America/Blanc-Sablon', latitude: 51.43, longitude: -57.13 }),
    addClinic(db, { time_zone: 'America/Toronto', latitude: null, longitude: null }),
  ]);
  const professionals = await Promise.all([addProfessional(db), addProfessional(db)]);
  for (let slot = 0; slot < 45; slot += 1) {
    await addSlot(db, {
      clinicId: oneOf(clinics),
      start: 1 + random() * 24 * 12,
      care_type: oneOf(careTypes),
      mode: oneOf(modes),
      languages: oneOf([['fr'], ['en'], ['fr', 'en']] as const).slice(),
      professional_id: oneOf([null, ...professionals]),
    });
  }
  let found = 0;
  for (let round = 0; round < tries; round += 1) {
    const from = random() < 0.5 ? null : addDays(today, Math.floor(random() * 6));
    const criteria: Watched = {
      careType: oneOf([null, null, ...careTypes]),
      raisonVisite: oneOf([null, 'urinary', 'mes mots']),
      from,
      to: from === null ? null : addDays(from, Math.floor(random() * 6)),
      dayParts: someOf(dayParts),
      weekdays: someOf([1, 2, 3, 4, 5, 6, 7]),
      clinicIds: someOf(clinics),
      profIds: random() < 0.8 ? null : [oneOf(professionals)],
      modes: someOf(modes),
      languages: someOf(['fr', 'en']),
      ...oneOf([
        {},
        { near: { postalCode: 'H2X' } },
        { near: { postalCode: 'H2X' }, radiusKm: 10 },
        { near: { lat: 47, lng: -62 }, radiusKm: 100 },
      ]),
    };
    const searched = (await me.search({ ...criteria, limit: 50 })).body.spaces.map(({ spaceId }) => spaceId).sort();
    const {
      status,
      body: { alertId },
      raw,
    } = await me.watch(criteria);
    assert.equal(status, 201, raw);
    const { rows } = await sql<{ id: string }>`
      select p.id from slots as p join clinics as c on c.id = p.clinic_id join alerts as a on ${suits} where a.id = ${alertId} order by p.id
    `.execute(db);
    assert.deepEqual(
      rows.map(({ id }) => id),
      searched,
      `seed ${seed}, round ${round}: ${JSON.stringify(criteria)}`,
    );
    await me.endAlert(alertId);
    found += searched.length > 0 ? 1 : 0;
  }
  assert.ok(found > tries / 5 && found < tries, `${found} of ${tries} searches found something: the test did not test`);
});
