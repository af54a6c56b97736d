/** Clinics at the given points: $1 postal prefixes, $2 latitudes, $3 longitudes. */
export const insertClinics = `
  insert into clinics (id, source, source_key, name, kind, city, postal_code, latitude, longitude, time_zone, phone)
  select uuidv7(), 'bench', n::text, 'Clinique ' || n, (array['gmf', 'gmf-u', 'clsc', 'private'])[1 + n % 4], 'Ville',
    fsa || ' 1A1', lat, lng, 'America/Toronto', '418 555-0199'
  from unnest($1::text[], $2::float8[], $3::float8[]) with ordinality as point (fsa, lat, lng, n)`;

/** One service a clinic and care type: $1 care types. */
export const insertServices = `
  insert into services (id, clinic_id, source, source_key, name_fr, name_en, care_type)
  select uuidv7(), clinics.id, 'bench', clinics.source_key || '-' || care_type, 'Service ' || care_type, 'Service ' || care_type, care_type
  from clinics cross join unnest($1::text[]) as care_type where clinics.source = 'bench'`;

/** $1 professionals. */
export const insertProfessionals = `
  insert into professionals (id, source, source_key, name, profession)
  select uuidv7(), 'bench', n::text, 'Professionnelle ' || n, (array['family-doctor', 'nurse', 'nurse-practitioner'])[1 + n % 3]
  from generate_series(1, $1::int) as n`;

/**
 * Slots over 90 days from tomorrow, 16 a day: $1 slots, $2 professionals, $3 clinics, $4 care types. Each professional's
 * slots are spread evenly, and one in five is taken. The rows stand on disk in the order of a feed that brings every
 * professional's next slot.
 */
export const insertSlots = `
  with spread as (
    select n, n % $2 as professional, n / $2 as turn, 1440 / ($1 / $2 + 1) as gap from generate_series(0, $1 - 1) as n
  ), timed as (
    select *, turn * gap + professional % gap as position from spread
  )
  insert into slots (id, clinic_id, service_id, professional_id, care_type, mode, starts_at, ends_at, status, source, source_key)
  select uuidv7(), clinics.id, services.id, professionals.id, services.care_type,
    (array['in-person', 'in-person', 'in-person', 'phone', 'video'])[1 + n % 5],
    start, start + interval '20 minutes', case (turn + n) % 5 when 0 then 'busy' else 'free' end, 'bench', n::text
  from timed
  cross join lateral (
    select date_trunc('day', now()) + interval '1 day 13 hours' + position / 16 * interval '1 day' + position % 16 * interval '30 minutes'
  ) as moment (start)
  join professionals on professionals.source = 'bench' and professionals.source_key = (professional + 1)::text
  join clinics on clinics.source = 'bench' and clinics.source_key = (professional % $3 + 1)::text
  join services on services.source = 'bench'
    and services.source_key = clinics.source_key || '-' || ($4::text[])[1 + (turn * 31 + professional) % array_length($4::text[], 1)]
  order by n`;

/** Patients who never sign in, to stand behind what is taken already: $1 how many. */
export const insertPatients = `
  insert into patients (id, first_name, last_name) select uuidv7(), 'Prénom', 'Nom ' || n from generate_series(1, $1::int) as n`;

/**
 * The appointments behind the taken slots: three a patient at most, all with one professional, so that none overlap.
 * Their reminders are planned already, as they are where the product runs: planning them all takes minutes.
 */
export const insertAppointments = `
  with taken as (
    select slots.*, row_number() over (partition by professional_id order by starts_at) as turn,
      row_number() over (order by professional_id, starts_at) as n
    from slots where source = 'bench' and status = 'busy'
  ), visits as (
    select *, dense_rank() over (order by professional_id, (turn - 1) / 3) as patient from taken
  ), numbered as (
    select id, row_number() over (order by id) as patient from patients where last_name like 'Nom %'
  )
  insert into appointments
    (id, clinic_id, slot_id, patient_id, reference, reason_sealed, per_name, starts_at, ends_at, cancel_until,
      reminders_planned_for)
  select uuidv7(), visits.clinic_id, visits.id, numbered.id, lpad(visits.n::text, 10, '0'), '\\x00', 'Service',
    visits.starts_at, visits.ends_at, visits.starts_at - interval '2 hours', visits.starts_at
  from visits join numbered using (patient)`;

/** One free slot in a thousand is being held, one a patient. */
export const insertHolds = `
  with held as (
    select slots.id, slots.clinic_id, row_number() over (order by slots.id) as n
    from slots where source = 'bench' and status = 'free' and source_key::int % 1000 = 7
  ), numbered as (
    select id, row_number() over (order by id) as n from patients where last_name like 'Nom %'
  )
  insert into holds (slot_id, clinic_id, id, patient_id, expires_at)
  select held.id, held.clinic_id, uuidv7(), numbered.id, now() + interval '1 day' from held join numbered using (n)`;
