import pg from 'pg';

/** $1 clinics. */
const insertClinics = `
  insert into clinics (id, source, source_key, name, kind, time_zone, phone)
  select uuidv7(), 'bench', n::text, 'Clinique ' || n, 'gmf', 'America/Toronto', '418 555-0199' from generate_series(1, $1::int) as n`;

const insertServices = `
  insert into services (id, clinic_id, source, source_key, name_fr, name_en, care_type)
  select uuidv7(), id, 'bench', source_key, 'Service', 'Service', 'walk-in' from clinics where source = 'bench'`;

/** $1 places each, $2 hours apart from tomorrow. */
const insertSlots = `
  insert into slots (id, clinic_id, service_id, care_type, mode, starts_at, ends_at, source, source_key)
  select uuidv7(), services.clinic_id, services.id, 'walk-in', 'in-person', start, start + interval '20 minutes', 'bench', services.source_key || '-' || n
  from services cross join generate_series(1, $1::int) as n
  cross join lateral (select date_trunc('hour', now()) + interval '1 day' + n * make_interval(hours => $2::int)) as moment (start)
  where services.source = 'bench'`;

/**
 * Lays a small network into a migrated database: clinics with so many free places each, in the order in which they
 * come.
 */
export const layFewSlots = async (
  databaseUrl: string,
  { clinics, slotsEach, hoursApart = 4 }: { clinics: number; slotsEach: number; hoursApart?: number },
): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(insertClinics, [clinics]);
    await client.query(insertServices);
    await client.query(insertSlots, [slotsEach, hoursApart]);
  } finally {
    await client.end();
  }
};
