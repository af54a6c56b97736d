/** What one request of the bare floor sends: the least that PostgreSQL must do for it, with nothing of the product. */
export const statements = {
  /** $1 slot, $2 patient, $3 reference. */
  reserve: `
    with taken as (
      update slots set status = 'busy' where id = $1 and status = 'free' returning id, clinic_id, starts_at, ends_at
    )
    insert into appointments
      (id, clinic_id, slot_id, patient_id, reference, reason_sealed, per_name, starts_at, ends_at, cancel_until)
    select uuidv7(), clinic_id, id, $2, $3, '\\x00', 'Service', starts_at, ends_at, starts_at - interval '2 hours'
    from taken returning id, reference, starts_at, ends_at`,
  /** $1 slot, $2 patient. */
  hold: `
    insert into holds (id, slot_id, clinic_id, patient_id, expires_at)
    select uuidv7(), id, clinic_id, $2, now() + interval '5 minutes' from slots where id = $1 and status = 'free'
    returning id, slot_id, expires_at`,
  /** $1 care type, $2 instant, $3 slots of a page. */
  search: `
    select id, clinic_id, service_id, professional_id, care_type, mode, languages, starts_at, ends_at from slots
    where status = 'free' and care_type = $1 and starts_at >= $2 order by starts_at, id limit $3::int`,
};

export type BareAct = keyof typeof statements;
