import type { Insertable, Kysely } from 'kysely';

import { quebecZones } from '../../../contract/quebec.ts';
import type { Tables } from '../../src/data/tables.ts';
import type { ClinicsTable } from '../../src/data/tables/network.ts';
import { fsaPoint } from '../../src/data/fsaPoints.ts';
import { earthRadiusKm, type Position } from '../../src/domain/distance.ts';
import { instantsShowing } from '../../src/domain/zonedTime.ts';
import { addClinic, addSlot, addProfessional, type PlaceParts } from './network.ts';
import { yearAhead } from './years.ts';

/** Where people of the table look from: a point, a postal code, a point of the far north. */
export const centre = { lat: 45.5, lng: -73.57 };
export const postalCode = 'H2X';
export const farNorth = { lat: 62, lng: -79 };

const northOf = ({ latitude, longitude }: Position, metres: number): Position => ({
  latitude: latitude + (metres / 1_000 / earthRadiusKm) * (180 / Math.PI),
  longitude,
});

const north = (metres: number) => northOf({ latitude: centre.lat, longitude: centre.lng }, metres);

const area = fsaPoint(postalCode);
if (area === undefined) throw new Error(`No point is known of ${postalCode}.`);

/** Clinics on all clocks of Quebec, and on both sides of ten kilometres from the points people look from. */
const clinicRows = {
  centre: {},
  islands: { time_zone: quebecZones.islands, latitude: 47.38, longitude: -61.86 },
  lowerNorthShore: { time_zone: quebecZones.lowerNorthShore, latitude: 51.43, longitude: -57.13 },
  within: north(9_999.6),
  justWithin: north(10_000.4),
  justBeyond: north(10_000.6),
  northOfArea: northOf(area, 9_999),
  southOfArea: northOf(area, -9_999),
  // Just within 500 km, where the circle reaches farthest east: not at the latitude of its centre.
  farNorth: { latitude: 62.33, longitude: farNorth.lng + 9.605 },
  nowhere: { latitude: null, longitude: null },
  closed: { active: false },
} satisfies Record<string, Partial<Insertable<ClinicsTable>>>;

/** Days on which the clocks go forward and back, with their neighbours: Friday to Monday. */
const days = [
  ...[`${yearAhead}-03-08`, `${yearAhead}-03-09`, `${yearAhead}-03-10`, `${yearAhead}-03-11`],
  ...[`${yearAhead}-11-01`, `${yearAhead}-11-02`, `${yearAhead}-11-03`, `${yearAhead}-11-04`],
];

/** What the clocks show at the edges of a day, of its parts, and of the hour that is skipped or repeated. */
const hours = ['00:00', '00:59', '01:30', '03:00', '11:59', '12:00', '16:59', '17:00', '23:59'];

/** A slot in one way out of the ordinary, at noon of a day of its own. */
const kinds: Partial<PlaceParts>[] = [
  { mode: 'phone' },
  { mode: 'video', languages: ['en'] },
  { languages: ['fr'] },
  { languages: ['fr', 'en'] },
  { care_type: 'follow-up' },
  { care_type: 'child', mode: 'home', languages: ['fr'] },
  { status: 'busy' },
  { status: 'busy-unavailable' },
  { status: 'set-aside' },
  { status: 'entered-in-error' },
];

export type SlotTable = {
  clinics: Record<keyof typeof clinicRows, string>;
  professionalId: string;
  /** Another person holds it. */
  heldId: string;
};

/** Lays out a table of slots: clocks, days, hours, distances, kinds, and slots that are past or taken. */
export const laySlotTable = async (db: Kysely<Tables>): Promise<SlotTable> => {
  const ids = await Promise.all(
    Object.entries(clinicRows).map(async ([name, row]) => [name, await addClinic(db, row)] as const),
  );
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: the entries of an object have its keys
  const clinics = Object.fromEntries(ids) as SlotTable['clinics'];
  for (const name of ['centre', 'islands', 'lowerNorthShore'] as const) {
    const { time_zone: zone = quebecZones.usual } = { time_zone: undefined, ...clinicRows[name] };
    const starts = days.flatMap((day) => hours.flatMap((hour) => instantsShowing(`${day}T${hour}`, zone)));
    for (const start of starts) await addSlot(db, { clinicId: clinics[name], start: start.toISOString(), minutes: 1 });
  }
  for (const clinicId of Object.values(clinics))
    await addSlot(db, { clinicId, start: `${yearAhead}-06-01T12:00:00-04:00` });
  const professionalId = await addProfessional(db);
  const ordinary = { clinicId: clinics.centre, start: `${yearAhead}-06-04T12:00:00-04:00` };
  for (const kind of kinds) await addSlot(db, { ...ordinary, ...kind });
  await addSlot(db, { ...ordinary, professional_id: professionalId });
  await addSlot(db, { ...ordinary, start: -1 });
  return { clinics, professionalId, heldId: await addSlot(db, ordinary) };
};
