import { sql, type Kysely } from 'kysely';

import type { Network, NetworkClinic } from '../domain/network.ts';
import type { Tables } from './tables.ts';

type ClinicRow = Omit<NetworkClinic, 'position'> & { latitude: number | null; longitude: number | null };

const readClinics = async (db: Kysely<Tables>): Promise<NetworkClinic[]> => {
  const { rows } = await sql<ClinicRow>`
    select c.id as "clinicId", c.name, c.kind, c.address_line as "addressLine", c.city, c.province,
      c.postal_code as "postalCode", c.latitude, c.longitude, c.time_zone as "timeZone", c.phone,
      c.cancel_limit_minutes as "cancelLimitMinutes", c.languages, c.active,
      array(select distinct s.care_type from services as s where s.clinic_id = c.id order by s.care_type) as "careTypes"
    from clinics as c order by c.name, c.id
  `.execute(db);
  return rows.map(({ latitude, longitude, ...clinic }) => ({
    ...clinic,
    position: latitude === null || longitude === null ? null : { latitude, longitude },
  }));
};

/** The whole network as it stands now, without its places. */
export const readNetwork = async (db: Kysely<Tables>): Promise<Network> => {
  const [clinics, services] = await Promise.all([
    readClinics(db),
    db.selectFrom('services').select(['id', 'name_fr as fr', 'name_en as en']).execute(),
  ]);
  return {
    clinics: new Map(clinics.map((clinic) => [clinic.clinicId, clinic])),
    serviceNames: new Map(services.map(({ id, fr, en }) => [id, { fr, en }])),
  };
};

/** The network, kept for some seconds: a search then asks the database for places alone. */
export type NetworkDirectory = {
  /** As it stood a few seconds ago at most. */
  recent: () => Promise<Network>;
  /** As it stands now: for when a place names what is not yet known. */
  fresh: () => Promise<Network>;
};

const keptMs = 15_000;

/** Reads the network when it is first asked for and again when it is old; those who ask meanwhile wait for the same reading. */
export const makeNetworkDirectory = (db: Kysely<Tables>): NetworkDirectory => {
  let reading: Promise<Network> | undefined;
  let oldAt = 0;
  const fresh = (): Promise<Network> => {
    const started = readNetwork(db);
    reading = started;
    oldAt = performance.now() + keptMs;
    // A reading that failed is not kept: the next to ask tries again.
    started.catch(() => {
      if (reading === started) reading = undefined;
    });
    return started;
  };
  return { fresh, recent: () => (reading === undefined || performance.now() > oldAt ? fresh() : reading) };
};
