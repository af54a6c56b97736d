import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { CareType, Profession } from '../../../contract/catalogues.ts';
import type { ServiceTerms } from '../domain/care/serviceTerms.ts';
import type { Network, NetworkClinic } from '../domain/network.ts';
import { termsColumn } from './careConditions.ts';
import type { Tables } from './tables.ts';

type Kept<T> = {
  recent: () => Promise<T>;
  fresh: () => Promise<T>;
};

/** Concurrent callers share a read; failures are not cached. */
const keep = <T>(keptMs: number, read: () => Promise<T>): Kept<T> => {
  let reading: Promise<T> | undefined;
  let oldAt = 0;
  const fresh = (): Promise<T> => {
    const started = read();
    reading = started;
    oldAt = performance.now() + keptMs;
    started.catch(() => {
      if (reading === started) reading = undefined;
    });
    return started;
  };
  return { fresh, recent: () => (reading === undefined || performance.now() > oldAt ? fresh() : reading) };
};

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

type ServiceRow = {
  serviceId: string;
  clinicId: string;
  careType: CareType;
  fr: string;
  en: string;
  terms: ServiceTerms;
};

const readServices = async (db: Kysely<Tables>): Promise<ServiceRow[]> => {
  const { rows } = await sql<ServiceRow>`
    select s.id as "serviceId", s.clinic_id as "clinicId", s.care_type as "careType", s.name_fr as fr, s.name_en as en,
      ${termsColumn} as terms
    from services as s
  `.execute(db);
  return rows;
};

const readNetwork = async (db: Kysely<Tables>): Promise<Network> => {
  const [clinics, rows] = await Promise.all([readClinics(db), readServices(db)]);
  const services = rows.map(({ fr: _fr, en: _en, ...service }) => service);
  return {
    clinics: new Map(clinics.map((clinic) => [clinic.clinicId, clinic])),
    serviceNames: new Map(rows.map(({ serviceId, fr, en }) => [serviceId, { fr, en }])),
    services: new Map(services.map((service) => [service.serviceId, service])),
    agedServices: services.filter(({ terms: { minAge, maxAge } }) => minAge !== null || maxAge !== null),
  };
};

/** By clinic that ever offered a slot with them. */
export type Practice = {
  clinicId: string;
  professionalId: string;
  name: string;
  profession: Profession;
}[];

/** An index skip scan: three thousand jumps take milliseconds, a scan of a million slots a second. */
const readPractice = async (db: Kysely<Tables>): Promise<Practice> => {
  const nextPair = (after: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    select clinic_id, professional_id from slots
    where professional_id is not null and status <> 'entered-in-error' ${after}
    order by clinic_id, professional_id limit 1`;
  const { rows } = await sql<Practice[number]>`
    with recursive pairs as (
      (${nextPair(sql``)})
      union all
      select next.clinic_id, next.professional_id
      from pairs cross join lateral (
        ${nextPair(sql`and (clinic_id, professional_id) > (pairs.clinic_id, pairs.professional_id)`)}
      ) as next
    )
    select pairs.clinic_id as "clinicId", who.id as "professionalId", who.name, who.profession
    from pairs join professionals as who on who.id = pairs.professional_id
    order by who.name, who.id
  `.execute(db);
  return rows;
};

const keptMs = 15_000;

export type NetworkDirectory = { network: Kept<Network>; practice: Kept<Practice> };

const makeDirectory = (db: Kysely<Tables>): NetworkDirectory => ({
  network: keep(keptMs, () => readNetwork(db)),
  practice: keep(keptMs, () => readPractice(db)),
});

const made = new WeakMap<Kysely<Tables>, NetworkDirectory>();

export const networkDirectoryOf = (db: Kysely<Tables>): NetworkDirectory => {
  const directory = made.get(db) ?? makeDirectory(db);
  made.set(db, directory);
  return directory;
};
