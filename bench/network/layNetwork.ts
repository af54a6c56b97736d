import pg from 'pg';

import { careTypes } from '../../contract/catalogues.ts';
import {
  insertClinics,
  insertHolds,
  insertPatients,
  insertSlots,
  insertProfessionals,
  insertAppointments,
  insertServices,
} from './networkSql.ts';
import { points } from './points.ts';
import { pick, seededRandom } from '../../scripts/seededRandom.ts';

const clinics = 300;
const professionals = 3_000;

/** A point near one of the postal prefixes, up to about two kilometres off. */
const somewhere = (random: () => number): { fsa: string; lat: number; lng: number } => {
  const { fsa, lat, lng } = pick(random, points);
  return { fsa, lat: lat + (random() - 0.5) * 0.04, lng: lng + (random() - 0.5) * 0.05 };
};

/**
 * Lays a network into a migrated database: 300 clinics where people live, 3,000 professionals, and so many slots over
 * 90 days, a fifth of them taken. Statistics are brought up to date, as the database does by itself in time.
 */
export const layNetwork = async (databaseUrl: string, slots: number): Promise<void> => {
  const random = seededRandom(2026);
  const sites = Array.from({ length: clinics }, () => somewhere(random));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(insertClinics, [
      sites.map(({ fsa }) => fsa),
      sites.map(({ lat }) => lat),
      sites.map(({ lng }) => lng),
    ]);
    await client.query(insertServices, [careTypes]);
    await client.query(insertProfessionals, [professionals]);
    await client.query('analyze');
    await client.query(insertSlots, [slots, professionals, clinics, careTypes]);
    await client.query(insertPatients, [Math.ceil(slots / 5 / 3) + professionals]);
    await client.query('analyze');
    await client.query(insertAppointments);
    await client.query(insertHolds);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
};
