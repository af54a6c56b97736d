import { quebecZone } from '../../contract/quebec.ts';
import { addDays, calendarDateOf } from '../lib/clinicTime';
import { server } from './underTest';

type Clinic = {
  name?: string;
  timeZone?: string;
  city?: string;
  postalCode?: string;
  latitude?: number;
  longitude?: number;
  cancelLimitMinutes?: number;
};
type Offer = {
  clinicId: string;
  times: string[];
  inDays?: number;
  mode?: string;
  careType?: string;
  professional?: string;
  elsewhere?: { link?: string; phone?: string };
};

const uuid = (): string => crypto.randomUUID();

/** In Montréal. */
export const dayFromNow = (days: number): string => addDays(calendarDateOf(new Date().toISOString(), quebecZone), days);

const openClinic = async ({
  name = 'GMF du Plateau',
  timeZone = quebecZone,
  city = 'Montréal',
  postalCode = 'H2X 1Y4',
  latitude = 45.51,
  longitude = -73.57,
  cancelLimitMinutes = 120,
}: Clinic): Promise<string> => {
  const id = uuid();
  await server().sql(
    `insert into clinics (id, source, source_key, name, kind, address_line, city, postal_code, latitude, longitude, time_zone, phone, cancel_limit_minutes)
     values ($1::uuid, 'test', ($1::uuid)::text, $2, 'gmf', '1, rue Essai', $3, $4, $5, $6, $7, '514 555-0123', $8)`,
    [id, name, city, postalCode, latitude, longitude, timeZone, cancelLimitMinutes],
  );
  await server().sql(
    `insert into services (id, clinic_id, source, source_key, name_fr, name_en, care_type)
     values ($1::uuid, $1::uuid, 'test', ($1::uuid)::text, 'Sans rendez-vous', 'Walk-in', 'walk-in')`,
    [id],
  );
  return id;
};

/**
 * Opens clinics before the file's first test, since the server caches its network. Each test starts without free
 * slots.
 * @returns their ids, once tests run
 */
export const clinics = <N extends string>(wanted: Record<N, Clinic>): Record<N, string> => {
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    for (const [key, clinic] of Object.entries<Clinic>(wanted)) ids[key] = await openClinic(clinic);
  });
  beforeEach(() => server().sql(`update slots set status = 'entered-in-error' where status in ('free', 'elsewhere')`));
  return ids;
};

const hire = async (name: string): Promise<string> => {
  const id = uuid();
  await server().sql(
    `insert into professionals (id, source, source_key, name, profession) values ($1::uuid, 'test', ($1::uuid)::text, $2, 'family-doctor')`,
    [id, name],
  );
  return id;
};

/**
 * Clinic times, such as `09:15`; 15 minutes each.
 * @returns their ids, in order
 */
export const offerSlots = async ({
  clinicId,
  times,
  inDays = 1,
  mode = 'in-person',
  careType = 'walk-in',
  professional = 'Dre Léa Roy',
  elsewhere,
}: Offer): Promise<string[]> => {
  const professionalId = await hire(professional);
  const ids = times.map(uuid);
  for (const [at, time] of times.entries()) {
    await server().sql(
      `insert into slots (id, clinic_id, service_id, professional_id, care_type, mode, starts_at, ends_at, source, source_key, status, booking_link, booking_phone)
       select $1::uuid, c.id, c.id, $2::uuid, $3, $4, start, start + interval '15 minutes', 'test', ($1::uuid)::text, $8, $9, $10
       from clinics c, lateral (select ($5::date + $6::time) at time zone c.time_zone as start) s where c.id = $7::uuid`,
      [
        ...[ids[at], professionalId, careType, mode, dayFromNow(inDays), time, clinicId],
        ...[elsewhere ? 'elsewhere' : 'free', elsewhere?.link ?? null, elsewhere?.phone ?? null],
      ],
    );
  }
  return ids;
};

export const countLive = async (slotIds: string[]): Promise<number> => {
  const rows = await server().sql(
    `select 1 from appointments where slot_id = any($1::uuid[]) and status <> 'cancelled'`,
    [slotIds],
  );
  return rows.length;
};
