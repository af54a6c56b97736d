import { randomUUID } from 'node:crypto';

import type { Insertable, Kysely } from 'kysely';

import type { CareType } from '../../../contract/catalogues.ts';
import { quebecZone } from '../../../contract/quebec.ts';
import type { Tables } from '../../src/data/tables.ts';
import type { ClinicsTable, SlotsTable, ProfessionalsTable } from '../../src/data/tables/network.ts';

type Db = Kysely<Tables>;

const sourced = (id: string) => ({ source: 'test', source_key: id });

/** A clinic of Montréal, open until told otherwise. */
export const addClinic = async (db: Db, values: Partial<Insertable<ClinicsTable>> = {}): Promise<string> => {
  const id = randomUUID();
  await db
    .insertInto('clinics')
    .values({
      id,
      ...sourced(id),
      name: `Clinique ${id.slice(0, 4)}`,
      kind: 'gmf',
      time_zone: quebecZone,
      latitude: 45.5,
      longitude: -73.57,
      phone: '514 555-0100',
      ...values,
    })
    .execute();
  return id;
};

export const addProfessional = async (
  db: Db,
  values: Partial<Insertable<ProfessionalsTable>> = {},
): Promise<string> => {
  const id = randomUUID();
  await db
    .insertInto('professionals')
    .values({ id, ...sourced(id), name: 'Dre Roy', profession: 'family-doctor', ...values })
    .execute();
  return id;
};

/** The service of a clinic for a kind of consultation, made when it is missing. */
const serviceOf = async (db: Db, clinicId: string, careType: CareType): Promise<string> => {
  const known = await db
    .selectFrom('services')
    .where('clinic_id', '=', clinicId)
    .where('care_type', '=', careType)
    .select('id')
    .executeTakeFirst();
  if (known !== undefined) return known.id;
  const id = randomUUID();
  await db
    .insertInto('services')
    .values({
      id,
      clinic_id: clinicId,
      ...sourced(id),
      name_fr: 'Sans rendez-vous',
      name_en: 'Walk-in',
      care_type: careType,
    })
    .execute();
  return id;
};

export type PlaceParts = Partial<Omit<Insertable<SlotsTable>, 'clinic_id' | 'starts_at' | 'ends_at'>> & {
  clinicId: string;
  /** An instant, or hours from now. */
  start: string | number;
  minutes?: number;
};

/** The instant a test means: as written, or so many hours from now, on the next whole minute. */
const instantOf = (start: string | number): Date =>
  typeof start === 'string' ? new Date(start) : new Date(Math.ceil((Date.now() + start * 3_600_000) / 60_000) * 60_000);

/** A free slot for a walk-in of twenty minutes, unless told otherwise. */
export const addSlot = async (db: Db, { clinicId, start, minutes = 20, ...values }: PlaceParts): Promise<string> => {
  const id = randomUUID();
  const careType = values.care_type ?? 'walk-in';
  const startsAt = instantOf(start);
  await db
    .insertInto('slots')
    .values({
      id,
      clinic_id: clinicId,
      service_id: await serviceOf(db, clinicId, careType),
      care_type: careType,
      mode: 'in-person',
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + minutes * 60_000),
      ...sourced(id),
      ...values,
    })
    .execute();
  return id;
};
